/** `hantei rect` as one program among others: large inputs, slow writers, readers that leave, and Ctrl-C. */
import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ended, hantei, start } from "./lib/hantei.js";

const HIT = "0 0 5 5 1 1 6 4\n";

test("a verdict is written when its line has come, not when the input ends", async () => {
  const child = start(["rect"]);
  const first = new Promise((resolve) => child.stdout?.once("data", (bytes) => resolve(String(bytes))));
  child.stdin?.write(HIT);
  expect(await first).toBe("collision\n");
  child.stdin?.end();
  expect((await ended(child)).status).toBe(0);
});

test("a line may come in pieces", async () => {
  const child = start(["rect"]);
  const result = ended(child);
  for (const piece of ["0 0 5", " 5 1 1 6", "0 60\r", "\n0 0 1 1 2 2 3 ", "3"]) {
    child.stdin?.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.stdin?.end();
  expect(await result).toMatchObject({ status: 0, stdout: "collision\nno collision\n" });
});

test("two hundred thousand lines keep their order and count", async () => {
  const lines = Array.from({ length: 200_000 }, (_, i) => (i % 7 === 0 ? "0 0 1 1 2 2 3 3" : "0.5 0 5 5 1 1.25 6 4"));
  const expected = Array.from({ length: 200_000 }, (_, i) => (i % 7 === 0 ? "NO\n" : "YES\n")).join("");
  const { status, stdout } = await hantei(["rect", "--words", "YES,NO"], { input: `${lines.join("\n")}\n` });
  expect(status).toBe(0);
  expect(stdout === expected).toBe(true);
});

test("a line beyond 1 MiB is refused while it still comes, and skipped whole with --skip-bad", async () => {
  const child = start(["rect"]);
  const result = ended(child);
  child.stdin?.on("error", () => {});
  // No newline, and the input stays open: only a bound on the line can end this.
  child.stdin?.write("1 ".repeat(700_000));
  expect(await result).toMatchObject({ status: 2, stdout: "" });
  expect((await result).stderr).toContain("<stdin>, line 1: the line is longer than 1 MiB");

  const input = `${"1 ".repeat(700_000)}\n${HIT}${"7".repeat(1_100_000)}`;
  const skipped = await hantei(["rect", "--skip-bad"], { input });
  expect(skipped).toMatchObject({ status: 0, stdout: "collision\n" });
  expect(skipped.stderr).toContain("line 3: the line is longer than 1 MiB");
  expect(skipped.stderr).toContain("skipped 2 lines");
});

test("a long line of many numbers is refused at once", async () => {
  const { status, stderr } = await hantei(["rect"], { input: `${"1 ".repeat(500_000)}\n` });
  expect(status).toBe(2);
  expect(stderr).toContain("line 1, column 17: 500000 numbers, that is 499992 too many");
});

test("a reader that leaves ends it quietly", async () => {
  const child = start(["rect"]);
  child.stdin?.on("error", () => {});
  let stderr = "";
  child.stderr?.on("data", (text) => {
    stderr += text;
  });
  const status = new Promise((resolve) => child.on("exit", resolve));
  child.stdout?.once("data", () => child.stdout?.destroy());
  const more = setInterval(() => child.stdin?.write(HIT.repeat(1000)), 5);
  expect(await status).toBe(0);
  clearInterval(more);
  expect(stderr).toBe("");
});

test("a reader that leaves after a hit: --fail-on-hit has its status", async () => {
  const child = start(["rect", "--fail-on-hit"]);
  child.stdin?.on("error", () => {});
  const status = new Promise((resolve) => child.on("exit", resolve));
  child.stdout?.once("data", () => child.stdout?.destroy());
  const more = setInterval(() => child.stdin?.write(HIT.repeat(1000)), 5);
  expect(await status).toBe(1);
  clearInterval(more);
});

test("what is compressed is said to be", async () => {
  for (const options of [[], ["--skip-bad"]]) {
    expect(await hantei(["rect", ...options], { input: gzipSync(HIT) })).toEqual({
      status: 2,
      stdout: "",
      stderr: "error: <stdin>, line 1: the file is compressed (gzip); unpack it first and try again\n",
    });
  }
});

test("Ctrl-C ends it with 130", async () => {
  const child = start(["rect"]);
  const result = ended(child);
  child.stdin?.write(HIT);
  child.stdout?.once("data", () => child.kill("SIGINT"));
  expect(await result).toEqual({ status: 130, stdout: "collision\n", stderr: "" });
});

test.skipIf(!existsSync("/dev/full"))("a full disk is told (needs /dev/full)", async () => {
  const { spawn } = await import("node:child_process");
  const { openSync } = await import("node:fs");
  const { BIN } = await import("./lib/hantei.js");
  const child = spawn(process.execPath, [BIN, "rect"], { stdio: ["pipe", openSync("/dev/full", "w"), "pipe"] });
  const result = ended(child);
  child.stdin?.end(HIT);
  expect(await result).toMatchObject({ status: 2 });
  expect((await result).stderr).toContain("cannot write standard output: no space is left on the device");
});
