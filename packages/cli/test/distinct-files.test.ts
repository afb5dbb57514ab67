/** What is read is never written over, and two results never go into one file. */
import { spawnSync } from "node:child_process";
import { closeSync, linkSync, openSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { BIN, hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("distinct");

const INPUT = "id,start,end\nA,9,11\nB,10,12\n";

function write(name: string): string {
  const file = join(FOLDER, name);
  writeFileSync(file, INPUT);
  return file;
}

test.each(["--out", "--svg"])("%s that names the input is refused, whatever the input is called", async (option) => {
  const file = write("slots.csv");
  const other = write("other.csv");
  const [soft, hard] = [`soft${option}.csv`, `hard${option}.csv`];
  symlinkSync(file, join(FOLDER, soft));
  linkSync(file, join(FOLDER, hard));
  for (const name of ["./slots.csv", soft, hard]) {
    const { status, stderr, stdout } = await hantei(["pairs", other, file, option, name], { cwd: FOLDER });
    expect(stderr).toBe(`error: ${option} ${name} is the input ${file}; name another file\n`);
    expect([status, stdout]).toEqual([2, ""]);
  }
  expect(readFileSync(file, "utf8")).toBe(INPUT);
});

test.each(["--out", "--svg"])("a calendar's %s neither", async (option) => {
  const file = join(FOLDER, "bookings.csv");
  const text = "start,end\n2026-11-21 09:00,2026-11-21 10:00\n";
  writeFileSync(file, text);
  const { status, stderr } = await hantei(["calendar", file, option, file]);
  expect(stderr).toBe(`error: ${option} ${file} is the input ${file}; name another file\n`);
  expect(status).toBe(2);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("one file for rows and picture is refused before anything is read", async () => {
  const file = write("rows.csv");
  const result = await hantei(["pairs", file, "--out", "both.csv", "--svg", "./both.csv"], { cwd: FOLDER });
  expect(result).toEqual({ status: 2, stdout: "", stderr: "error: --out and --svg both name both.csv\n" });
});

test.each([
  [["--svg", "shared.txt"], "--svg shared.txt is standard output, too; name another file"],
  [["--svg", "picture.svg", "shared.txt"], "standard output is the input shared.txt; name another file"],
])("standard output may be a file, and %j is refused", (args, message) => {
  const file = write("sent.csv");
  const shared = write("shared.txt");
  const descriptor = openSync(shared, "a");
  const { status, stderr } = spawnSync(process.execPath, [BIN, "pairs", file, "--from", "csv", ...args], {
    stdio: ["ignore", descriptor, "pipe"],
    encoding: "utf8",
    cwd: FOLDER,
  });
  closeSync(descriptor);
  expect({ status, stderr }).toEqual({ status: 2, stderr: `error: ${message}\n` });
  expect(readFileSync(shared, "utf8")).toBe(INPUT);
});

test("a device keeps nothing, so it may be named twice", async () => {
  const file = write("slots.csv");
  const twice = ["--out", "/dev/null", "--format", "csv", "--svg", "/dev/null"];
  expect(await hantei(["pairs", file, ...twice])).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("standard input may be the file", () => {
  const file = write("streamed.csv");
  const descriptor = openSync(file, "r");
  const { status, stderr } = spawnSync(process.execPath, [BIN, "pairs", "-", "--out", file], {
    stdio: [descriptor, "pipe", "pipe"],
    encoding: "utf8",
  });
  closeSync(descriptor);
  expect([status, stderr]).toEqual([2, `error: --out ${file} is the input -; name another file\n`]);
  expect(readFileSync(file, "utf8")).toBe(INPUT);
});

test("standard input may not be a directory, which has no lines to be right or wrong", () => {
  const descriptor = openSync(FOLDER, "r");
  for (const args of [["rect"], ["pairs", "-"], ["calendar", "-"]]) {
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...args], {
      stdio: [descriptor, "pipe", "pipe"],
      encoding: "utf8",
    });
    expect([status, stderr], args[0]).toEqual([2, "error: standard input is a directory; name a file\n"]);
  }
  closeSync(descriptor);
});
