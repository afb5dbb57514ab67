/** What most tests ask of the program in a warm thread, it answers as a process does: byte for byte, with the same status. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei, hanteiProcess, type Options } from "./lib/hantei.js";

const FOLDER = temporaryFolder("warm");
const TABLE = join(FOLDER, "boxes.csv");
const OUT = join(FOLDER, "out.csv");
writeFileSync(TABLE, "minX,minY,maxX,maxY\n0,0,5,5\n1,1,6,4\n5,5,9,9\n");

const LONG = "0 0 5 5 1 1 6 4\n".repeat(20_000);

test.each<[string, readonly string[], Options]>([
  ["help", ["--help"], {}],
  ["the version", ["--version"], {}],
  ["no command", [], {}],
  ["usage that is wrong", ["pairs", "--nope"], {}],
  ["bad input", ["relate", "box"], {}],
  ["a status of its own", ["relate", "box 0 0 5 5", "circle 8 3 3", "--fail-on-hit"], {}],
  ["Japanese", ["relate", "box 0 0 5 5", "circle 8 3 3", "--explain"], { env: { LANG: "ja_JP.UTF-8" } }],
  ["input and output in many pieces", ["rect"], { input: LONG }],
  ["bad input in the middle", ["rect"], { input: `${LONG}1 2 x 4 5 6 7 8\n${LONG}` }],
  ["a table", ["pairs", TABLE], {}],
  ["bytes that are no text", ["pairs", "-"], { input: Uint8Array.of(0x78, 0xff, 0x0a) }],
  ["a file that is not there", ["calendar", join(FOLDER, "none.ics")], {}],
  ["a file that cannot be written", ["pairs", TABLE, "--out", join(FOLDER, "no", "where.csv")], {}],
  ["a file that is there", ["pairs", TABLE, "--out", OUT], {}],
])("%s", async (_, args, options) => {
  const thread = await hantei(args, options);
  expect(thread).toEqual(await hanteiProcess(args, options));
  // What one run leaves behind is none of the next one's.
  expect(await hantei(args, options)).toEqual(thread);
});
