import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("rect");
const HIT = "0 0 5 5 1 1 6 4\n";
const TOUCH = "0 0 5 5 5 0 9 5\n";
const MISS = "0 0 1 1 2 2 3 3\n";

test("--touching says what touching is", async () => {
  const input = HIT + TOUCH + MISS;
  expect((await hantei(["rect", "--touching", "hit"], { input })).stdout).toBe("collision\ncollision\nno collision\n");
  expect((await hantei(["rect", "--touching", "miss"], { input })).stdout).toBe(
    "collision\nno collision\nno collision\n",
  );
});

test("--words are printed as given, the one for a hit first", async () => {
  expect((await hantei(["rect", "--words", "YES,NO"], { input: HIT + MISS })).stdout).toBe("YES\nNO\n");
  expect((await hantei(["rect", "--words", "衝突, なし"], { input: HIT + MISS })).stdout).toBe("衝突\nなし\n");
});

test.each([["YES"], ["YES,NO,MAYBE"], [",NO"], ["YES,"], ["YES, "], ["YES,YES"], ["a\n,b"], [""]])(
  "--words %j is refused",
  async (words) => {
    const { status, stdout, stderr } = await hantei(["rect", "--words", words], { input: HIT });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("--words");
  },
);

test("--fail-on-hit exits with 1 where any pair collides, by the policy chosen", async () => {
  const statusOf = async (input: string, ...args: string[]) => (await hantei(["rect", ...args], { input })).status;
  expect(await statusOf(MISS + HIT + MISS, "--fail-on-hit")).toBe(1);
  expect(await statusOf(MISS, "--fail-on-hit")).toBe(0);
  expect(await statusOf(TOUCH, "--fail-on-hit")).toBe(1);
  expect(await statusOf(TOUCH, "--fail-on-hit", "--touching", "miss")).toBe(0);
  expect(await statusOf(HIT)).toBe(0);
});

test("a bad line outweighs a hit", async () => {
  expect((await hantei(["rect", "--fail-on-hit"], { input: `${HIT}x\n` })).status).toBe(2);
});

test("corners in another order are told once, counted, and judged as the same rectangles", async () => {
  const input = "5 5 0 0 1 1 6 4\n0 0 1 1 2 2 3 3\n0 5 5 0 6 4 1 1\n0 0 5 5\n6 1 1 4\n";
  expect(await hantei(["rect"], { input })).toEqual({
    status: 0,
    stdout: "collision\nno collision\ncollision\ncollision\n",
    stderr:
      "note: <stdin>, line 1: RectA's corners are not in the order least, greatest; taken in any order\n" +
      "note: 4 rectangles had corners in another order\n",
  });
});

test("--skip-bad goes on, tells the problems and counts the lines", async () => {
  const { status, stdout, stderr } = await hantei(["rect", "--skip-bad"], { input: `${HIT}# x\n${MISS}1 2 3\n${HIT}` });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "collision\nno collision\ncollision\n" });
  expect(stderr).toContain("<stdin>, line 2, column 1");
  expect(stderr).toContain("<stdin>, line 4, column 6");
  expect(stderr).toContain("skipped 2 lines of <stdin>");
});

test("--skip-bad tells five problems and counts the rest", async () => {
  const { stderr } = await hantei(["rect", "--skip-bad"], { input: "x\n".repeat(1000) });
  expect(stderr.match(/^error: /gm)).toHaveLength(5);
  expect(stderr).toContain("skipped 1000 lines");
});

test("--skip-bad never takes a RectB for a RectA", async () => {
  // Lines 2 and 4 belong to lines 3 and 5; with line 1 lost, nothing says so.
  const input = `1 2 3\n0 0 1 1\n9 9 9 9\n0 0 1 1\n${HIT}0 0 1 1\n2 2 3 3\n`;
  const { status, stdout, stderr } = await hantei(["rect", "--skip-bad"], { input });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "collision\nno collision\n" });
  expect(stderr).toContain("<stdin>, line 2: after a line that was skipped, this may be a RectA or a RectB");
  expect(stderr).toContain("skipped 4 lines");
});

test("--skip-bad counts a RectA that is lost with its RectB, or at the end", async () => {
  const lost = await hantei(["rect", "--skip-bad"], { input: `0 0 1 1\nx\n${HIT}` });
  expect(lost.stdout).toBe("collision\n");
  expect(lost.stderr).toContain("skipped 2 lines");
  const last = await hantei(["rect", "--skip-bad"], { input: `${HIT}0 0 1 1\n` });
  expect(last.stdout).toBe("collision\n");
  expect(last.stderr).toContain("skipped 1 line of");
});

test("a FILE is read instead, and named in messages; - is standard input", async () => {
  const cwd = mkdtempSync(join(FOLDER, "rect-"));
  writeFileSync(join(cwd, "pairs.txt"), `${HIT}0 0 1\n`);
  const { status, stdout, stderr } = await hantei(["rect", "pairs.txt"], { cwd, input: MISS });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "collision\n" });
  expect(stderr).toContain("error: pairs.txt, line 2, column 6: ");
  expect((await hantei(["rect", "-"], { input: MISS })).stdout).toBe("no collision\n");
});

test("a file that cannot be read is named, with the reason", async () => {
  const cwd = mkdtempSync(join(FOLDER, "rect-"));
  const missing = await hantei(["rect", "missing.txt"], { cwd });
  expect(missing).toEqual({
    status: 2,
    stdout: "",
    stderr: "error: cannot read missing.txt: there is no such file or folder\n",
  });
  const folder = await hantei(["rect", cwd]);
  expect(folder).toEqual({ status: 2, stdout: "", stderr: `error: ${cwd} is a directory; name a file\n` });
});
