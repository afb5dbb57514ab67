import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("usage");

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

test("a file whose name looks like an option is told how to be given", async () => {
  writeFileSync(join(FOLDER, "-x.csv"), "x,y,radius\n0,0,1\n1,0,1\n");
  const given = await hantei(["pairs", "-x.csv", "--count"], { cwd: FOLDER });
  expect(given).toEqual({
    status: 2,
    stdout: "",
    stderr: "error: unknown option '-x.csv'\n(The file of this name is given as ./-x.csv.)\n",
  });
  expect((await hantei(["pairs", "./-x.csv", "--count"], { cwd: FOLDER })).stdout).toBe("1\n");
  expect((await hantei(["pairs", "-y.csv"], { cwd: FOLDER })).stderr).toBe("error: unknown option '-y.csv'\n");
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
  [["rect", "0", "0", "5", "5", "1", "1", "6", "4"], "as arguments: hantei relate box 0 0 5 5 box 1 1 6 4"],
  [["bench", "a"], "too many arguments"],
  [["relate"], "missing required argument 'SHAPE'"],
  [["constructor"], "unknown command"],
])("usage %j is refused with 2", async (args, message) => {
  const { status, stdout, stderr } = await hantei(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
});

test("help of a command that there is none of", async () => {
  const commands = "rect, relate, pairs, calendar, bench, play, help";
  for (const name of ["nope", "relat", "constructor"]) {
    const stderr = `error: there is no command "${name}"; commands: ${commands}\n`;
    expect(await hantei(["help", name])).toEqual({ status: 2, stdout: "", stderr });
  }
  expect((await hantei(["help"])).stdout).toBe((await hantei(["--help"])).stdout);
});

test("the help of pairs tells of rounded sides and of groups that are text", async () => {
  const told = (await hantei(["pairs", "--help"])).stdout.replace(/\s+/g, " ");
  expect(told).toContain("are x + width and y + height, each rounded to the nearest double.");
  expect(told).toContain("in CSV the same text: 1 is not 1.0");
});

/** A value for each option that takes one. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rect: { touching: "hit", words: "YES,NO" },
  relate: { svg: "a.svg", lang: "en", format: "json" },
  pairs: {
    touching: "hit",
    columns: "start,end",
    by: "room",
    format: "csv",
    out: "a.csv",
    svg: "a.svg",
    limit: "1",
    from: "csv",
    kernel: "js",
    lang: "en",
  },
  calendar: {
    by: "room",
    from: "2026-01-01",
    to: "2026-01-02",
    tz: "UTC",
    include: "declined",
    columns: "start=a",
    touching: "hit",
    format: "csv",
    out: "a.csv",
    svg: "a.svg",
    lang: "en",
    "max-instances": "5",
  },
  bench: { pairs: "1", seed: "1" },
  play: { port: "0", base: "/a/" },
};

test.each(Object.entries(VALUES))("%s refuses a second value of an option", async (command, values) => {
  const { stdout } = await hantei([command, "--help"]);
  const taking = Array.from(stdout.matchAll(/^ {2}--([a-z-]+) </gm), ([, name]) => name);
  expect(taking).toEqual(Object.keys(values));
  for (const [name, value] of Object.entries(values)) {
    const stderr = `error: --${name} is given twice; leave out one\n`;
    expect(await hantei([command, `--${name}`, value, `--${name}=${value}`])).toEqual({
      status: 2,
      stdout: "",
      stderr,
    });
  }
});

test("what takes no value may be said twice", async () => {
  expect(await hantei(["rect", "--fail-on-hit", "--fail-on-hit"])).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("without a command the help is told on standard error", async () => {
  const { status, stdout, stderr } = await hantei([]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain("Usage: hantei");
});

test("whole numbers may be written as 1e3 everywhere", async () => {
  const input = "start,end\n0,2\n1,3\n";
  expect((await hantei(["pairs", "-", "--limit", "1e6"], { input })).stdout).toBe("a,b,relation\n1,2,overlapping\n");
  const { stdout } = await hantei(["bench", "--pairs", "1e3", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ pairs: 1000 });
  for (const wrong of ["1e400", "1.5e1", "-1", "0x10", ""]) {
    const { status, stderr } = await hantei(["pairs", "-", "--limit", wrong], { input });
    expect({ status, stderr }, wrong).toEqual({ status: 2, stderr: expect.stringContaining("Give a whole number") });
  }
});
