/** Article 000's console program: prompts, four numbers each, one verdict. */
import { describe, expect, test } from "vitest";
import { ended, hantei, start } from "./lib/hantei.js";
import { hasTerminal, startOnTerminal } from "./lib/terminal.js";

const terminal = true;

test("it asks for RectA and RectB and prints the verdict", async () => {
  expect(await hantei(["rect"], { terminal, input: "0 0 5 5\n1 1 6 4\n" })).toEqual({
    status: 0,
    stdout: "collision\n",
    stderr: "RectA: RectB: ",
  });
  expect((await hantei(["rect"], { terminal, input: "0 0 1 1\n2 2 3 3\n" })).stdout).toBe("no collision\n");
});

test("it ends after the verdict, although the terminal stays", async () => {
  const child = start(["rect"], { terminal });
  child.stdin?.write("0 0 5 5\n1 1 6 4\n");
  expect(await ended(child)).toMatchObject({ status: 0, stdout: "collision\n" });
});

test("the options count here too", async () => {
  const input = "0 0 5 5\n5 0 9 5\n";
  expect((await hantei(["rect", "--touching", "miss", "--words", "YES,NO"], { terminal, input })).stdout).toBe("NO\n");
  expect((await hantei(["rect", "--fail-on-hit"], { terminal, input })).status).toBe(1);
});

test("a bad line is explained and asked again", async () => {
  const input = "0 0 5\nabc 0 5 5\n0 0 ５ 5\n0 0 5 5\nInfinity 0 Infinity 1\n1 1 6 4 9\n1 1 6 4\n";
  const { status, stdout, stderr } = await hantei(["rect"], { terminal, input });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "collision\n" });
  expect(stderr.match(/RectA: /g)).toHaveLength(4);
  expect(stderr.match(/RectB: /g)).toHaveLength(3);
  expect(stderr).toContain("give four numbers, x1 y1 x2 y2: two opposite corners; got 3; try again");
  expect(stderr).toContain('column 1: "abc" is not a number');
  expect(stderr).toContain('column 5: "５" has full-width characters; write them half-width: "5"');
  expect(stderr).toContain("column 1: box: minX must be below Infinity");
});

test("corners in any order, with a note", async () => {
  const { stdout, stderr } = await hantei(["rect"], { terminal, input: "5 5 0 0\n1 1 6 4\n" });
  expect(stdout).toBe("collision\n");
  expect(stderr).toContain("note: the corners are not in the order least, greatest");
});

test("all eight numbers may come at the first prompt", async () => {
  const { stdout, stderr } = await hantei(["rect"], { terminal, input: "0 0 5 5 1 1 6 4\n" });
  expect({ stdout, stderr }).toEqual({ stdout: "collision\n", stderr: "RectA: " });
});

test("Ctrl-D leaves: without a word before RectA, and with one before RectB", async () => {
  expect(await hantei(["rect"], { terminal })).toEqual({ status: 0, stdout: "", stderr: "RectA: \n" });
  const half = await hantei(["rect"], { terminal, input: "0 0 5 5\n" });
  expect(half).toMatchObject({ status: 2, stdout: "" });
  expect(half.stderr).toContain("RectB was not given");
});

describe.skipIf(!hasTerminal)("on a real terminal (needs script of util-linux)", () => {
  /** What the terminal shows, keys being typed one prompt at a time. */
  async function type(...keys: readonly string[]) {
    const child = startOnTerminal(["rect"]);
    const result = ended(child);
    let next = 0;
    child.stdout?.on("data", (text) => {
      if (/Rect[AB]: /.test(String(text)) && next < keys.length) child.stdin?.write(keys[next++] ?? "");
    });
    return result;
  }

  test("a session", async () => {
    const { status, stdout } = await type("0 0 5 5\n", "1 1 6 4\n");
    expect(status).toBe(0);
    expect(stdout).toContain("RectA: ");
    expect(stdout).toMatch(/RectB: [\s\S]*\r\ncollision\r\n/);
  });

  test("Ctrl-C ends it with 130, Ctrl-D with 0", async () => {
    expect((await type("\u0003")).status).toBe(130);
    expect((await type("\u0004")).status).toBe(0);
  });
});
