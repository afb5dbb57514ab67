/** Files that are written: whose name and permissions they get, and what lies in the way. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cannot } from "../src/bad-input.js";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("written");
const INPUT = "start,end\n0,2\n1,3\n";
const ROWS = "a,b,relation\n1,2,overlapping\n";
const isWindows = process.platform === "win32";

/** Writes pairs into a file that lies in a folder of its own, which is given. */
async function write(folder: string, ...args: readonly string[]): Promise<void> {
  const { status, stderr } = await hantei(["pairs", "-", ...args], { input: INPUT, cwd: folder });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

test("a name as long as a name may be", async () => {
  const folder = mkdtempSync(join(FOLDER, "long-"));
  const name = `${"n".repeat(isWindows ? 60 : 248)}.csv`;
  await write(folder, "--out", name);
  expect(readdirSync(folder)).toEqual([name]);
  const longer = await hantei(["pairs", "-", "--out", `${"n".repeat(400)}.csv`], { input: INPUT, cwd: folder });
  expect(longer).toMatchObject({ status: 2, stdout: "" });
  expect(longer.stderr).toMatch(/^error: cannot write n+\.csv: /);
  expect(readdirSync(folder)).toEqual([name]);
});

test.skipIf(isWindows)(
  "a file that is replaced keeps its permissions; a new one has those of any new file",
  async () => {
    const folder = mkdtempSync(join(FOLDER, "modes-"));
    for (const [name, mode] of [
      ["pairs.csv", 0o600],
      ["shared.csv", 0o666],
      ["picture.svg", 0o640],
    ] as const) {
      writeFileSync(join(folder, name), "before");
      chmodSync(join(folder, name), mode);
      await write(folder, name.endsWith(".csv") ? "--out" : "--svg", name);
      expect(statSync(join(folder, name)).mode & 0o7777, name).toBe(mode);
      expect(readFileSync(join(folder, name), "utf8")).not.toContain("before");
    }
    writeFileSync(join(folder, "plain"), "");
    await write(folder, "--out", "new.csv");
    expect(statSync(join(folder, "new.csv")).mode).toBe(statSync(join(folder, "plain")).mode);
  },
);

test.skipIf(isWindows)("links are followed, also where nothing lies at their end yet", async () => {
  const folder = mkdtempSync(join(FOLDER, "links-"));
  mkdirSync(join(folder, "deep"));
  symlinkSync("deep/second.csv", join(folder, "first.csv"));
  symlinkSync("pairs.csv", join(folder, "deep", "second.csv"));
  for (let turn = 0; turn < 2; turn++) {
    await write(folder, "--out", "first.csv");
    expect(readlinkSync(join(folder, "first.csv"))).toBe("deep/second.csv");
    expect(lstatSync(join(folder, "deep", "pairs.csv")).isFile()).toBe(true);
    expect(readFileSync(join(folder, "deep", "pairs.csv"), "utf8")).toBe(ROWS);
  }
  expect(readdirSync(join(folder, "deep")).sort()).toEqual(["pairs.csv", "second.csv"]);
  symlinkSync("nowhere.svg", join(folder, "same.csv"));
  const both = await hantei(["pairs", "-", "--out", "same.csv", "--svg", "nowhere.svg"], { input: INPUT, cwd: folder });
  expect(both).toMatchObject({ status: 2, stderr: expect.stringContaining("--out and --svg both name same.csv") });
  symlinkSync("loop.csv", join(folder, "loop.csv"));
  const loop = await hantei(["pairs", "-", "--out", "loop.csv"], { input: INPUT, cwd: folder });
  expect(loop).toMatchObject({ status: 2, stderr: expect.stringContaining("it is a link that leads to itself") });
});

test.each(["-", "/dev/stdout"])("--out %s is standard output, in the format of it", async (file) => {
  const folder = mkdtempSync(join(FOLDER, "standard-"));
  expect(await hantei(["pairs", "-", "--out", file], { input: INPUT, cwd: folder })).toEqual({
    status: 0,
    stdout: ROWS,
    stderr: "",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("a file called - is another one than standard output", async () => {
  const folder = mkdtempSync(join(FOLDER, "dash-"));
  writeFileSync(join(folder, "-"), INPUT);
  expect((await hantei(["pairs", "./-", "--out", "-"], { cwd: folder })).stdout).toBe(ROWS);
  expect(readFileSync(join(folder, "-"), "utf8")).toBe(INPUT);
});

test.each([
  ["-", "Name a file for the picture"],
  ["", "Name a file for the picture"],
  ["/dev/stdout", "Name a file for the picture"],
  ["why.PNG", "end the name with .svg, not .PNG"],
  [".png", "end the name with .svg, not .png"],
  ["why.svgz", "end the name with .svg, not .svgz"],
])("--svg %j is refused before anything is read", async (file, message) => {
  const folder = mkdtempSync(join(FOLDER, "pictures-"));
  for (const args of [
    ["pairs", "-"],
    ["calendar", "-"],
    ["relate", "point 0 0", "point 0 0"],
  ]) {
    const { status, stdout, stderr } = await hantei([...args, "--svg", file], { input: INPUT, cwd: folder });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(isWindows)("a device needs no ending, and a folder is told as one", async () => {
  const folder = mkdtempSync(join(FOLDER, "kinds-"));
  await write(folder, "--out", "/dev/null");
  for (const verb of ["pairs", "calendar"]) {
    const { status, stderr } = await hantei([verb, "-", "--out", folder], { input: INPUT });
    expect({ status, stderr }, verb).toEqual({ status: 2, stderr: expect.stringContaining("is a directory") });
  }
});

test.skipIf(isWindows)("a file that is read-only is not replaced", async () => {
  const file = join(mkdtempSync(join(FOLDER, "locked-")), "kept.csv");
  writeFileSync(file, "before");
  chmodSync(file, 0o444);
  const { status, stderr } = await hantei(["pairs", "-", "--out", file], { input: INPUT });
  expect({ status, stderr }).toEqual({ status: 2, stderr: `error: cannot write ${file}: it is read-only\n` });
  expect(readFileSync(file, "utf8")).toBe("before");
});

test("a file that grows too large is told in words", () => {
  const problem = Object.assign(new Error("EFBIG: file too large, write"), { code: "EFBIG" });
  expect(cannot("write", "big.csv", problem)).toBe("cannot write big.csv: it would be larger than the system allows");
});
