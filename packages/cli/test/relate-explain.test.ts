import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { box, circle, contact, explain, verifyWitness } from "hantei";
import { box as box3, contact as contact3, explain as explain3, sphere } from "hantei/3d";
import { explanationToJSON, toSVG, toText } from "hantei/render";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const WORDS = ["box 0 0 5 5", "circle 8 3 3"];
const WHY = explain(box(0, 0, 5, 5), circle(8, 3, 3));
const MET = contact(box(0, 0, 5, 5), circle(8, 3, 3));
const FAR = [box3(0, 0, 0, 1, 1, 1), sphere(3, 0, 0, 1)] as const;
const WITHIN = { maxDistance: Number.POSITIVE_INFINITY };

test("--explain prints the word and then the library's explanation", async () => {
  const { status, stdout, stderr } = await hantei(["relate", ...WORDS, "--explain"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(`touching\n\n${toText(WHY, { lang: "en", contact: MET })}\n`);
});

test("--explain in space", async () => {
  const { stdout } = await hantei(["relate", "box3 0 0 0 1 1 1", "sphere 3 0 0 1", "--explain"]);
  expect(stdout).toBe(`disjoint\n\n${toText(explain3(...FAR), { lang: "en", contact: contact3(...FAR, WITHIN) })}\n`);
});

describe("the language", () => {
  const ja = `touching\n\n${toText(WHY, { lang: "ja", contact: MET })}\n`;
  const en = `touching\n\n${toText(WHY, { lang: "en", contact: MET })}\n`;

  test.each([
    ["--lang ja", ["--lang", "ja"], {}, ja],
    ["LANG", [], { LANG: "ja_JP.UTF-8" }, ja],
    ["LANG=ja", [], { LANG: "ja" }, ja],
    ["LC_ALL before LANG", [], { LC_ALL: "en_US.UTF-8", LANG: "ja_JP.UTF-8" }, en],
    ["LC_MESSAGES before LANG", [], { LC_MESSAGES: "ja_JP.UTF-8", LANG: "en_US.UTF-8" }, ja],
    ["--lang before all", ["--lang", "en"], { LC_ALL: "ja_JP.UTF-8" }, en],
    ["another language", [], { LANG: "jam_JM.UTF-8" }, en],
  ])("by %s", async (_, args, env, stdout) => {
    expect(await hantei(["relate", ...WORDS, "--explain", ...args], { env })).toEqual({
      status: 0,
      stdout,
      stderr: "",
    });
  });

  test("one that is not spoken is refused", async () => {
    const { status, stdout, stderr } = await hantei(["relate", ...WORDS, "--lang", "fr"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Allowed choices are en, ja.");
  });
});

test("--format json prints the explanation as data that can be checked", async () => {
  const { status, stdout } = await hantei(["relate", ...WORDS, "--format", "json"]);
  expect(status).toBe(0);
  const data = JSON.parse(stdout);
  expect(data).toEqual(JSON.parse(JSON.stringify(explanationToJSON(WHY))));
  expect(data.relation).toBe("touching");
  expect(verifyWitness(box(0, 0, 5, 5), circle(8, 3, 3), data)).toBe(true);
});

describe("--svg", () => {
  const all = temporaryFolder("svg");
  const folder = () => mkdtempSync(join(all, "case-"));

  test("writes the library's picture and prints the word", async () => {
    const cwd = folder();
    const result = await hantei(["relate", ...WORDS, "--svg", "why.svg"], { cwd });
    expect(result).toEqual({ status: 0, stdout: "touching\n", stderr: "" });
    expect(readFileSync(join(cwd, "why.svg"), "utf8")).toBe(`${toSVG(WHY, { lang: "en", contact: MET })}\n`);
    expect(readdirSync(cwd)).toEqual(["why.svg"]);
  });

  test("replaces a file, also behind a link", async () => {
    const cwd = folder();
    writeFileSync(join(cwd, "real.svg"), "old");
    symlinkSync("real.svg", join(cwd, "link.svg"));
    expect((await hantei(["relate", ...WORDS, "--svg", "link.svg"], { cwd })).status).toBe(0);
    expect(readFileSync(join(cwd, "real.svg"), "utf8")).toContain("<svg");
    expect(readdirSync(cwd).sort()).toEqual(["link.svg", "real.svg"]);
  });

  test("goes with --explain and --format json", async () => {
    const cwd = folder();
    const { stdout } = await hantei(["relate", ...WORDS, "--svg", "a.svg", "--format", "json"], { cwd });
    expect(JSON.parse(stdout).relation).toBe("touching");
    expect(readdirSync(cwd)).toEqual(["a.svg"]);
  });

  test("a file that cannot be written is named, and nothing is printed or left", async () => {
    const cwd = folder();
    mkdirSync(join(cwd, "folder"));
    for (const [file, why] of [
      ["missing/why.svg", "there is no such file or folder"],
      ["folder", "it is a directory"],
    ] as const) {
      const result = await hantei(["relate", ...WORDS, "--svg", file], { cwd });
      expect(result).toEqual({ status: 2, stdout: "", stderr: `error: cannot write ${file}: ${why}\n` });
    }
    expect(readdirSync(cwd)).toEqual(["folder"]);
  });

  test.skipIf(process.platform === "win32")(
    "a named pipe is written into, not replaced (Windows has none)",
    async () => {
      const cwd = folder();
      execFileSync("mkfifo", ["pipe"], { cwd });
      const read = readFile(join(cwd, "pipe"), "utf8");
      const result = await hantei(["relate", ...WORDS, "--svg", "pipe"], { cwd });
      expect(result).toEqual({ status: 0, stdout: "touching\n", stderr: "" });
      expect(await read).toBe(`${toSVG(WHY, { lang: "en", contact: MET })}\n`);
      expect(statSync(join(cwd, "pipe")).isFIFO()).toBe(true);
    },
  );
});

test("--fail-on-hit goes with an explanation", async () => {
  expect((await hantei(["relate", ...WORDS, "--explain", "--fail-on-hit"])).status).toBe(1);
});
