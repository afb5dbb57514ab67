import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

test("--version prints the package's", async () => {
  expect(await hantei(["--version"])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  expect(await hantei(["-V"])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test("--help shows the commands and examples on standard output", async () => {
  const { status, stdout, stderr } = await hantei(["--help"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  for (const text of ["rect ", "relate ", "pairs ", "calendar ", "bench ", "Examples:", "Exit status:"])
    expect(stdout).toContain(text);
});

test.each(["rect", "relate", "pairs", "calendar", "bench"])(
  "%s has a help of its own, with examples",
  async (command) => {
    const { status, stdout, stderr } = await hantei([command, "--help"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`Usage: hantei ${command}`);
    expect(stdout).toContain("Examples:");
    expect((await hantei(["help", command])).stdout).toBe(stdout);
  },
);

/** Every `$ hantei …` of a help that shows its output really gives it. */
test.each([[], ["rect"], ["relate"], ["pairs"]])("the examples of the help are true: %s", async (...command) => {
  const { stdout } = await hantei([...command, "--help"]);
  const lines = stdout.split("\n");
  let shown = 0;
  for (const [i, line] of lines.entries()) {
    // Lines of output follow, indented like the command, without its sign.
    const after = lines.slice(i + 1).findIndex((next) => !/^ {2}[^ $]/.test(next));
    const expected = lines.slice(i + 1, i + 1 + after).map((next) => next.slice(2));
    const [, input, rest] = /^ {2}\$ (?:printf '([^']*)' \| )?hantei (.*)$/.exec(line) ?? [];
    if (expected.length === 0 || rest === undefined) continue;
    const args = (rest.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
    const result = await hantei(args, { input: input?.replaceAll("\\n", "\n") ?? "" });
    expect(result).toEqual({ status: 0, stdout: `${expected.join("\n")}\n`, stderr: "" });
    shown++;
  }
  expect(shown).toBeGreaterThanOrEqual(2);
});

test.each([
  [["relat"], "Did you mean relate?"],
  [["rects"], "Did you mean rect?"],
  [["rect", "--tuching", "hit"], "Did you mean --touching?"],
  [["bench", "--pair", "5"], "Did you mean --pairs?"],
  [["--versoin"], "Did you mean --version?"],
  [["rect", "--touching", "maybe"], "Allowed choices are hit, miss."],
  [["rect", "--touching"], "argument missing"],
  [["rect", "a", "b"], "too many arguments"],
  [["bench", "a"], "too many arguments"],
  [["relate"], "missing required argument 'SHAPE'"],
  [["constructor"], "unknown command"],
])("usage %j is refused with 2", async (args, message) => {
  const { status, stdout, stderr } = await hantei(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
});

test("without a command the help is told on standard error", async () => {
  const { status, stdout, stderr } = await hantei([]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain("Usage: hantei");
});
