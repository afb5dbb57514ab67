/** `hantei pairs` and files that cannot be used, whatever is in them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("bad");

const BOXES = "minX,minY,maxX,maxY\n0,0,1,1\n";

test("files that are none", async () => {
  mkdirSync(join(FOLDER, "folder.csv"));
  const run = async (...args: string[]) => {
    const { status, stdout, stderr } = await hantei(["pairs", ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    return stderr;
  };
  expect(await run(join(FOLDER, "folder.csv"))).toContain("is a directory; name a file");
  for (const name of ["none.csv", "none.parquet"])
    expect(await run(join(FOLDER, name))).toContain("there is no such file or folder");
  writeFileSync(join(FOLDER, "text.parquet"), BOXES);
  expect(await run(join(FOLDER, "text.parquet"))).toContain("not readable as Parquet");
  writeFileSync(join(FOLDER, "packed.parquet.gz"), gzipSync("PAR1"));
  expect(await run(join(FOLDER, "packed.parquet.gz"))).toContain("Parquet is compressed within");
  writeFileSync(join(FOLDER, "packed.parquet"), gzipSync("PAR1"));
  expect(await run(join(FOLDER, "packed.parquet"))).toContain("Parquet is compressed within");
  writeFileSync(join(FOLDER, "text.parquet.gz"), BOXES);
  expect(await run(join(FOLDER, "text.parquet.gz"))).toContain("not readable as Parquet");
  writeFileSync(join(FOLDER, "binary.csv"), Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)));
  expect(await run(join(FOLDER, "binary.csv"))).toMatch(/binary\.csv, line 1/);
  writeFileSync(join(FOLDER, "utf16.csv"), Buffer.from(`\ufeff${BOXES}`, "utf16le"));
  expect(await run(join(FOLDER, "utf16.csv"))).toContain("the file begins as UTF-16 does");
  for (const [name, text] of [
    ["unmarked.csv", BOXES],
    ["unmarked.geojson", '{"type":"FeatureCollection"}'],
  ] as const) {
    for (const bytes of [Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()]) {
      writeFileSync(join(FOLDER, name), bytes);
      expect(await run(join(FOLDER, name))).toContain(`${name}, line 1, column 1: the file begins as UTF-16 does`);
    }
  }
  writeFileSync(join(FOLDER, "latin1.csv"), Buffer.from("id,start,end\nok,1,2\ncaf\u00e9,1,2\n", "latin1"));
  expect(await run(join(FOLDER, "latin1.csv"))).toContain("latin1.csv, line 3, column 4: byte 0xE9 is not UTF-8");
  const named = '{"type":"FeatureCollection",\n"name":"caf\u00e9","features":[]}';
  for (const [name, text, place] of [
    ["member", named, "line 2, column 12"],
    ["key", named.replace("name", "n\u00e9"), "line 2, column 3"],
    ["feature", named.replace("FeatureCollection", "Feature").replace("features", "bbox"), "line 2, column 12"],
  ] as const) {
    const path = join(FOLDER, `latin1-${name}.geojson`);
    writeFileSync(path, Buffer.from(text, "latin1"));
    expect(await run(path)).toContain(`${path}, ${place}: byte 0xE9 is not UTF-8; save the file as UTF-8`);
  }
  expect(await run("-", "-")).toContain("standard input can be read once");
});

test("times up to where doubles tell them apart", async () => {
  const slots = (start: string, end: string): string =>
    `start,end\n0001-01-01T00:00Z,${start}\n${end},9999-01-01T00:00Z\n`;
  for (const [start, end] of [
    ["2248-01-01T00:00:00.000001Z", "2248-01-01T00:00:00.000002Z"],
    ["2300-01-01T00:00:00.00001Z", "2300-01-01T00:00:00.000020Z"],
    ["4500-01-01T00:00:00.0001Z", "4500-01-01T00:00:00.0002Z"],
    ["1700-01-01T00:00:00.000001Z", "1700-01-01T00:00:00.000002Z"],
  ] as const) {
    const { status, stdout, stderr } = await hantei(["pairs", "-", "--touching", "hit"], { input: slots(start, end) });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "a,b,relation\n", stderr: "" });
  }
  const { stderr } = await hantei(["pairs", "-"], { input: slots("4500-01-01T00:00:00.00001Z", "5000-01-01Z") });
  expect(stderr).toContain("4 digits after the second are kept there");
});

test("what a terminal would obey is told in escapes, whether it comes from the input or from a name", async () => {
  const told = async (args: readonly string[], input = ""): Promise<string> => {
    const { status, stderr } = await hantei(["pairs", ...args], { input });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: [^\p{Cc}\p{Cf}]+\n/u);
    return stderr;
  };
  const red = '{"x":\u001b[31mRED\u001b]0;pwned\u0007,"y":0,"radius":1}\n';
  expect(await told(["-"], red)).toContain('line 1, column 6: this is no JSON: "\\u001b" is not wanted here');
  expect(await told(["-"], '{"x":1,"y":\u202e0}\n')).toContain('"\\u202e" is not wanted here');
  expect(await told(["-"], '{"x":1,"y":\u009b}\n')).toContain('"\\u009b" is not wanted here');
  expect(await told(["-"], '{"x":1,"y":\u{e0041}}\n')).toContain('"\\u{e0041}" is not wanted here');
  expect(await told(["a\u001b[31m\nb.csv"])).toContain("cannot read a\\u001b[31m\\u000ab.csv: there is no such file");
  expect(await told(["-", "--out", "a\u009b.odd"])).toContain("--out a\\u009b.odd: the ending");
  expect((await hantei(["pairs", "--\u001b[31m"])).stderr).toContain("unknown option '--\\u001b[31m'");
  const name = join(FOLDER, "\u202eb.csv");
  writeFileSync(name, "x,why\n");
  expect(await told([name])).toContain("\\u202eb.csv, line 1: no columns that make shapes");
});
