import { describe, expect, test } from "vitest";
import { ended, hantei, start } from "./lib/hantei.js";
import { hasTerminal, startOnTerminal } from "./lib/terminal.js";

/** Article 003's own count, of its ten million pairs. */
const COLLISIONS = 2_313_804;

test("the table has four rows, and every test finds the same collisions", async () => {
  const { status, stdout, stderr } = await hantei(["bench"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  expect(lines[0]).toContain("10000000 random pairs of segments, MT19937 seed 4992");
  expect(lines[2]).toMatch(/^ +ms +net ms +ns a pair +net \/ Base +collisions$/);
  expect(lines[3]).toMatch(/^Base \(drawing the pairs\) +\d+ +\d+\.\d$/);
  for (const [i, name] of ["by parameters (Totoki)", "by side products (Luna)", "Hantei, exact"].entries()) {
    const line = lines[i + 4] ?? "";
    expect(line.startsWith(name)).toBe(true);
    expect(line).toMatch(new RegExp(` +\\d+ +\\d+ +\\d+\\.\\d +\\d+\\.\\d\\d +${COLLISIONS}$`));
  }
  expect(lines).toHaveLength(7);
});

test("--json gives the same as data", async () => {
  const { status, stdout } = await hantei(["bench", "--pairs", "100000", "--seed", "1", "--json"]);
  expect(status).toBe(0);
  const { pairs, seed, rows } = JSON.parse(stdout);
  expect({ pairs, seed }).toEqual({ pairs: 100_000, seed: 1 });
  expect(rows.map((row: { name: string }) => row.name)).toEqual(["base", "byParameters", "bySideProducts", "hantei"]);
  const [base, ...tests] = rows;
  expect(base.collisions).toBeUndefined();
  for (const row of tests) {
    expect(row.collisions).toBe(tests[0].collisions);
    expect(row.relativeToBase).toBeCloseTo(row.netMilliseconds / base.milliseconds, 9);
  }
});

test("another seed draws other pairs", async () => {
  const count = async (seed: string) => {
    const { stdout } = await hantei(["bench", "--pairs", "20000", "--seed", seed, "--json"]);
    return JSON.parse(stdout).rows[3].collisions;
  };
  expect(await count("4992")).not.toBe(await count("0"));
  expect(await count("4992")).toBe(await count("4992"));
});

test.each([
  ["--pairs", "0"],
  ["--pairs", "-1"],
  ["--pairs", "1.5"],
  ["--pairs", "1,000"],
  ["--pairs", "1e99"],
  ["--pairs", "0x10"],
  ["--pairs", "many"],
  ["--pairs", ""],
  ["--seed", "-1"],
  ["--seed", "4294967296"],
  ["--seed", "NaN"],
])("%s %j is refused", async (option, value) => {
  const { status, stdout, stderr } = await hantei(["bench", option, value]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(option);
  expect(stderr).toContain("Give a whole number from");
});

test("Ctrl-C ends it with 130 and no half table", async () => {
  const child = start(["bench", "--pairs", "1000000000"]);
  const result = ended(child);
  setTimeout(() => child.kill("SIGINT"), 1500);
  expect(await result).toEqual({ status: 130, stdout: "", stderr: "" });
});

describe.skipIf(!hasTerminal)("on a real terminal (needs script of util-linux)", () => {
  test("a bar shows how far it is, and is gone before the table", async () => {
    const { status, stdout } = await ended(startOnTerminal(["bench", "--pairs", "2000000"]));
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+% · \d+ of 2000000 pairs/);
    expect(stdout.lastIndexOf("of 2000000 pairs")).toBeLessThan(stdout.indexOf("Base (drawing the pairs)"));
  });

  test("Ctrl-C gives the cursor back", async () => {
    const child = startOnTerminal(["bench", "--pairs", "1000000000"]);
    const result = ended(child);
    // Once: a terminal that is sent another Ctrl-C throws away what it has not shown yet.
    let isSent = false;
    child.stdout?.on("data", (text) => {
      if (isSent || !String(text).includes("%")) return;
      isSent = true;
      child.stdin?.write("\u0003");
    });
    const { status, stdout } = await result;
    expect(status).toBe(130);
    expect(stdout.lastIndexOf("\u001b[?25h")).toBeGreaterThan(stdout.lastIndexOf("\u001b[?25l"));
  });
});
