/** Whole numbers that no double holds are compared as the nearest ones, and that is told. */
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

const told = (what: string): string => `note: <stdin>: ${what}; the nearest doubles are compared\n`;

test.each([
  [
    "csv",
    "start,end,id\n1700000000000000001,1700000000000000100,9007199254740993\n",
    "2 whole numbers are",
    "1700000000000000001",
  ],
  ["csv", "start,end\n-9007199254740993,-0009007199254740993.00\n", "2 whole numbers are", "9007199254740993"],
  [
    "csv",
    'wkt\n"POINT (1 9007199254740993)"\nPOINT (9007199254740994 1e300)\n',
    "1 whole number is",
    "9007199254740993",
  ],
  ["csv", "minX,minY,minZ,maxX,maxY,maxZ\n0,0,0,1,1,36028797018963969\n", "1 whole number is", "36028797018963969"],
  [
    "ndjson",
    '{"start":9007199254740993,"end":"9007199254740995","id":"9007199254740999"}\n',
    "2 whole numbers are",
    "9007199254740995",
  ],
  ["ndjson", '{"kind":"circle","x":0,"y":9007199254740993,"radius":1}\n', "1 whole number is", "9007199254740993"],
  ["geojson", '{"type":"Point","coordinates":[9007199254740993,0]}', "1 whole number is", "9007199254740993"],
])("%s: %j", async (format, input, count, example) => {
  const { status, stderr } = await hantei(["pairs", "-", "--from", format], { input });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: told(`${count} beyond what doubles tell apart (${example})`),
  });
});

test.each([
  ["csv", "start,end\n9007199254740992,9007199254740994\n-Infinity,1e300\n0.1,9007199254740991\n"],
  ["csv", "start,end,id\n1,2,9007199254740993\n-Infinity,3,9007199254740995\n"],
  ["csv", "start,end\n9007199254740992.5,100000000000000000000\n"],
  ["csv", "x,y,radius\n1e20,.90071992547409931,1\n"],
  ["ndjson", `{"x":1e20,"y":0,"radius":1,"big":${"1".repeat(400)}}\n`],
  ["ndjson", '{"start":9007199254740992,"end":1e300,"id":"9007199254740993"}\n'],
  ["ndjson", '{"start":9007199254740992,"end":1e300,"id":9007199254740991,"osm":12345678901234567}\n'],
  ["ndjson", '{"kind":"circle","x":1e16,"y":0,"radius":1,"osm":12345678901234567}\n'],
  [
    "geojson",
    '{"type":"Feature","properties":{"osm":12345678901234567},"geometry":{"type":"Point","coordinates":[1e16,0]}}',
  ],
  ["geojson", '{"type":"Point","coordinates":[1e16,0],"osm":12345678901234567}'],
  ["geojson", '{"type":"Point","coordinates":[1e16,0],"bbox":[12345678901234567]}'],
  ["ndjson", `{"type":"Point","coordinates":[1e16,0],"deep":${"[".repeat(100000)}${"]".repeat(100000)}}\n`],
])("%s: nothing is told of %j", async (format, input) => {
  expect((await hantei(["pairs", "-", "--from", format], { input })).stderr).toBe("");
});

test.each([
  ["csv", "start,end,g\n9007199254740993,9007199254740995,\n0,1,a\n"],
  ["ndjson", '{"start":"9007199254740993","end":9007199254740995}\n{"start":0,"end":1,"g":"a"}\n'],
])("%s: nothing is told of a record that is skipped", async (format, input) => {
  const { stderr } = await hantei(["pairs", "-", "--from", format, "--by", "g", "--skip-bad"], { input });
  expect(stderr).toContain("skipped 1 record");
  expect(stderr).not.toContain("nearest doubles");
});
