/** `hantei pairs` and files that cannot be used: named, with line and column, or skipped and counted. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("bad");
const BOXES = "minX,minY,maxX,maxY\n0,0,1,1\n";
const POLYGON = '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}';

function feature(geometry: string): string {
  return `{"type":"FeatureCollection","features":[\n{"type":"Feature","geometry":${POLYGON}},\n {"type":"Feature","geometry":${geometry}}\n]}`;
}

function geometry(type: string, coordinates: string): string {
  return feature(`{"type":"${type}","coordinates":${coordinates}}`);
}

/**
 * Input, what the message must say, the reason that --skip-bad counts, and how many lines of the record it skips when it reads
 * them again; no reason where nothing can be skipped.
 */
const CSV: readonly [string, string, string?, number?][] = [
  ["", "<stdin>: the file is empty"],
  ["\ufeff", "<stdin>: the file is empty"],
  ["\n\r\n\n", "<stdin>: the file is empty"],
  [`${"\n".repeat(2000)}{"a":1}\n`, "line 2001: this looks like JSON"],
  [`${"\r\n".repeat(3000000)}a,b,c\n`, "line 3000001: no columns that make shapes"],
  ["sep=:\na:b\n", 'line 1: ":" is named as the delimiter; wanted: one of comma, semicolon, tab, bar'],
  ["\r\n\na,b,c\n1,2,3\n", "line 3: no columns that make shapes"],
  [`\n${BOXES}0,0,1,x\n`, 'line 4, column 7: maxY: "x" is not a number', "no number"],
  ["a,b,c\n1,2,3\n", "line 1: no columns that make shapes"],
  [BOXES.replaceAll("\n", "\r"), "line 1, column 20: a carriage return (U+000D); end lines with LF or CR LF"],
  ["id,wkt,name\ra,POINT (0 0),b\r", "line 1, column 12: a carriage return (U+000D); end lines with LF or CR LF"],
  ['"start","end"\r1,2\r', "line 1, column 14: a carriage return (U+000D); end lines with LF or CR LF"],
  [
    `start,end\r${"1,2\r".repeat(150_000)}`,
    "line 1, column 10: a carriage return (U+000D); end lines with LF or CR LF",
  ],
  [
    `${BOXES}0,0,1,"1"\r0,0,1,1\n`,
    "line 3, column 10: a carriage return (U+000D); end lines with LF or CR LF",
    "quotes misplaced",
  ],
  ["minX,minY,maxX,maxY,MINX\n0,0,1,1,0\n", 'line 1: the column "minX" is there 2 times (columns 1, 5)'],
  [
    `${"x,".repeat(90_001)}y,radius\n`,
    '"x" is there 90001 times (columns 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 89989 more); which is meant?\n',
  ],
  [
    "minX,minY,minZ,maxX,maxY\n0,0,0,1,1\n",
    'line 1: the column "minZ" looks like a third coordinate, and minX,minY,maxX,maxY lie in the plane; if they are meant, say --columns minX=minX,minY=minY,maxX=maxX,maxY=maxY',
  ],
  ["x,y,Z,width,height,depth\n0,0,0,1,1,1\n", 'the column "Z" looks like a third coordinate, and x,y,width,height lie'],
  ["x1,y1,x2,y2,z2\n0,0,0,1,1\n", 'the column "z2" looks like a third coordinate'],
  [
    "start,end\n2026/01/01,2026/01/02\n",
    'line 2, column 1: start: "2026/01/01" is no number and no date; write one like 12, 2026-11-21 or 2026-11-21T09:30Z',
    "no number",
  ],
  [
    "start,end\n21.11.2026 09:30,2026/01/02\n",
    'line 2, column 1: start: "21.11.2026 09:30" is no number and no date; write one like 12, 2026-11-21 or 2026-11-21T09:30Z',
    "no number",
  ],
  ["x,y,width,height,radius\n0,0,1,1,1\n", "the columns fit x,y,width,height and x,y,radius; say which with --columns"],
  [`${BOXES}0,0,1\n`, "line 3, column 6: 3 fields, but the header has 4: cut off?", "another count of fields"],
  [`${BOXES}0,0,1,1,1\n`, "line 3, column 9: 5 fields, but the header has 4", "another count of fields"],
  [`${BOXES}0,0,1,x\n`, 'line 3, column 7: maxY: "x" is not a number', "no number"],
  [`${BOXES}0,0,1,\n`, "line 3, column 7: maxY: the field is empty; a number is wanted", "no number"],
  [`${BOXES}0,0,1,NaN\n`, '"NaN" is no coordinate', "no number"],
  [
    `${BOXES}0,0,1,1e400\n`,
    'maxY: "1e400" is beyond all doubles (they end at about 1.8e308); write Infinity for an unbounded side\n',
    "no number",
  ],
  [
    "start,end\n-1e400,1\n",
    'start: "-1e400" is beyond all doubles (they end at about -1.8e308); write -Infinity for an unbounded side\n',
    "no number",
  ],
  [`${BOXES}0,0,1,1e-400\n`, '"1e-400" is too small', "no number"],
  [
    'id,minX,minY,maxX,maxY\na,"0\n",0,1,1\n',
    'line 2, column 5: minX: "0\\n" has a line end (U+000A) in it; write 0',
    "no number",
    1,
  ],
  [`${BOXES}0,0,1,1 000\n`, 'line 3, column 8: maxY: "1 000" has a space (U+0020) in it; write 1000', "no number"],
  [`${BOXES}0,0,1,-1 000 000.5\n`, '"-1 000 000.5" has a space (U+0020) in it; write -1000000.5', "no number"],
  [`${BOXES}0,0,1,\u00a01\u3000\n`, "has a no-break space (U+00A0) in it; write 1", "no number"],
  [`${BOXES}0,0,1,1 2\n`, '"1 2" has a space (U+0020) in it; a field holds one number', "no number"],
  [`${BOXES}0,0,1,1\u200b00\n`, "has a zero-width space (U+200B) in it; a field holds one number", "no number"],
  [`${BOXES}0,0,1,1\u00a0000\n`, "has a no-break space (U+00A0) in it; write 1000", "no number"],
  [`${BOXES}0,0,1,a b\n`, '"a b" has a space (U+0020) in it; a field holds one number', "no number"],
  [
    `${BOXES}0,0,1,"1,000"\n`,
    '"1,000" has a comma; leave out separators of thousands, and write a point before decimals',
    "no number",
  ],
  [`${BOXES}0,0,1,0x10\n`, '"0x10" is not decimal; write 16', "no number"],
  [`${BOXES}0,0,１,1\n`, "line 3, column 5: maxX:", "no number"],
  [
    `${BOXES}5,0,1,1\n`,
    "line 3, column 1: minX,minY,maxX,maxY: box: minX must be at most maxX",
    "minimum above maximum",
  ],
  [`${BOXES}Infinity,0,Infinity,1\n`, "line 3, column 1: ", "not finite"],
  ["x,y,radius\n0,0,-1\n", "line 2, column 5: x,y,radius: circle: radius must be 0 or more, not -1", "radius below 0"],
  [
    "x,y,width,height\n0,0,-1.0,1\n",
    "line 2, column 5: x,y,width,height: box: width must be 0 or more, not -1.0\n",
    "1 width below 0",
  ],
  [
    "height,width,x,y\n-1,1,0,0\n",
    "line 2, column 1: x,y,width,height: box: height must be 0 or more, not -1\n",
    "1 height below 0",
  ],
  [
    "x,y,width,height\n1e308,0,1e308,1\n",
    "line 2, column 9: x,y,width,height: box: x + width is beyond all doubles: 1e308 + 1e308\n",
    "1 beyond all doubles",
  ],
  ["x,y,width,height\n0,1e308,1,1e308\n", ": box: y + height is beyond all doubles: 1e308 + 1e308\n", "doubles"],
  [
    "x,y,width,height\n0,-Infinity,1,1\n",
    'line 2, column 3: y: "-Infinity" is not finite; a finite number is wanted\n',
    "1 not finite",
  ],
  [
    "x,y,width,height\n0,0,inf,1\n",
    'column 5: width: "inf" is not finite; a finite number is wanted\n',
    "1 not finite",
  ],
  [
    "x,y,width,height\n0,0,1,1e999\n",
    'line 2, column 7: height: "1e999" is beyond all doubles (they end at about 1.8e308)\n',
    "1 no number",
  ],
  ["x,y,radius\n0,0,Infinity\n", 'column 5: radius: "Infinity" is not finite; a finite number', "1 not finite"],
  [
    `${BOXES}"0,0,1,1\n8,8,9,9\n`,
    "line 3, column 1: the quote opened here is never closed: cut off?",
    "quote never closed",
  ],
  [`${BOXES}"0"0,0,1,1\n`, "line 3, column 4: text after a closing quote", "quotes misplaced"],
  [
    'id,minX,minY,maxX,maxY\n"a,0,0,1,1\n",5\n',
    "line 2, column 1: 2 fields, but the header has 5: the quotes that open here take in 2 lines; is one left open?",
    "another count of fields",
    1,
  ],
  [`${BOXES}0"0,0,1,1\n`, "line 3, column 2: a quote inside a field that does not begin with one", "quotes misplaced"],
  ['id,start,end\n"a\nb",1,2\n"é\nc",1,x\n', 'line 5, column 6: end: "x" is no number and no date', "no number"],
  ["start,end\n2,1\n", "line 2, column 1: start,end: interval: start must not be after end", "minimum above maximum"],
  ["start,end\n1,2\n2026-11-21,2026-11-22\n", "dates without a time zone here, numbers before", "another kind of date"],
  [
    "start,end\n2026-01-05,2026-01-03\n",
    "line 2, column 1: start,end: interval: start must not be after end: 2026-01-05 > 2026-01-03",
    "minimum above maximum",
  ],
  ["start,end\n2026-01-01T00:00+99:99,2026-01-03Z\n", "there is no such offset from UTC", "no date"],
  [
    "start,end\n2300-01-01T00:00:00.000002Z,2300-01-02T00:00Z\n",
    '"2300-01-01T00:00:00.000002Z" is finer than a double tells so far from 1970; 5 digits after the second are kept there',
    "no date",
  ],
  ["start,end\n2026-02-30,2026-03-01\n", '"2026-02-30" is not in the calendar', "no date"],
  ["start,end\n2026-2-3,2026-03-01\n", '"2026-2-3" is no date; write one like 2026-11-21', "no date"],
  ["wkt\nPOINT (1 2\n", "line 2, column 11: the closing ) of POINT is missing: cut off?", "not WKT"],
  ["wkt\nPOINT (1 2 3)\n", "line 2, column 12: a position is x y, and here is a third coordinate", "third coordinate"],
  ["wkt\nPOINT Z (1 2 3)\n", "POINT Z has a third coordinate", "third coordinate"],
  ["wkt\npoint z(1 2 3)\n", "POINT Z has a third coordinate", "third coordinate"],
  ["wkt\nPOINTZ(1 2 3)\n", "POINT Z has a third coordinate", "third coordinate"],
  ['wkt\n"MultiPointZM ((1 2 3 4))"\n', "MULTIPOINT ZM has a third coordinate", "third coordinate"],
  ["wkt\nZ (1 2)\n", '"Z" is not supported', "unsupported kind"],
  ["wkt\nGEOM (1 2)\n", '"GEOM" is not supported', "unsupported kind"],
  ["wkt\nCIRCULARSTRING (1 2)\n", '"CIRCULARSTRING" is not supported', "unsupported kind"],
  [
    "geometry\n0101000020E6100000000000000000F03F0000000000000040\n",
    "this looks like WKB in hexadecimal",
    "unsupported kind",
  ],
  ["wkt\nPOINT EMPTY\n", "POINT EMPTY has no points", "empty geometry"],
  ['wkt\n"POLYGON ((0 0, 1 0, 1 1, 5 5))"\n', "the outer ring is not closed", "ring not closed"],
  ['wkt\n"POLYGON ((0 0, 2 2, 2 0, 0 2, 0 0))"\n', "line 2, column 2: polygon: ", "ring not simple"],
  [
    "wkt\nPOINT (1 1e400)\n",
    'line 2, column 10: "1e400" is beyond all doubles (they end at about 1.8e308)\n',
    "no number",
  ],
  [
    "wkt\nPOINT (1 Infinity)\n",
    'line 2, column 10: "Infinity" is no coordinate of a geometry; give a finite number',
    "not finite",
  ],
  [
    "wkt\nPOINT (1 inf)\n",
    'line 2, column 10: "inf" is no coordinate of a geometry; give a finite number',
    "not finite",
  ],
  ['wkt\n"LINESTRING (0 0, 1 a)"\n', 'line 2, column 21: "a" is not a number', "no number"],
];

const JSON_TEXTS: readonly [string, string, string?, number?][] = [
  ...['[{"x":0,"y":0,"radius":1}]\n', '[\n  {"x":0}\n]\n', "[]"].map((text): [string, string] => [
    text,
    "line 1: this looks like JSON and not like CSV; wanted: an object a line (NDJSON), or GeoJSON",
  ]),
  [
    feature("null"),
    "line 3, column 2: the feature's geometry is null: there is nothing to compare; leave the feature out, or use",
    "null geometry",
  ],
  [
    geometry("GeometryCollection", "[]"),
    'the geometry "GeometryCollection" is not supported; there are Point',
    "unsupported kind",
  ],
  [geometry("Sphere", "[0,0]"), 'the geometry "Sphere" is not supported', "unsupported kind"],
  [
    geometry("Point", "[1,2,3]"),
    "coordinates has 3 numbers; a position is x, y: a third coordinate is not supported",
    "third coordinate",
  ],
  [geometry("LineString", "[[0,0],[1,1,1]]"), "coordinates[1] has 3 numbers", "third coordinate"],
  [
    geometry("Polygon", "[[[0,0],[1,0],[1,1],[5,5]]]"),
    "line 3, column 2: the outer ring is not closed",
    "ring not closed",
  ],
  [geometry("Polygon", "[[[0,0],[1,0],[0,0]]]"), "the outer ring has 3 positions", "too few vertices"],
  [geometry("Polygon", "[]"), "this Polygon has no coordinates", "empty geometry"],
  [geometry("Point", '["1",2]'), 'coordinates: a coordinate is a number, not "1"', "no number"],
  [geometry("Point", "[1e400,2]"), '"1e400" is beyond all doubles (they end at about 1.8e308)\n', "no number"],
  [geometry("Point", `[${"1".repeat(250)}e99,2]`), "is beyond all doubles", "no number"],
  [geometry("Point", `[0.${"0".repeat(249)}1e-99,2]`), "is too small for a double", "no number"],
  [geometry("Point", "[1e-400,2]"), '"1e-400" is too small', "no"],
  [geometry("Point", "null"), "coordinates must be a position [x, y], not null", "no geometry"],
  [feature('{"type":"Point","coordinates":[1,]}'), "line 3, column 64: this is no JSON", "not JSON"],
  [feature(POLYGON).slice(0, -3), "the text does not end: cut off?"],
  [feature(POLYGON).slice(0, 120), "line 2, column 1: what begins here does not end: cut off?"],
  ['{"type":"FeatureCollection","features":[]', "the text does not end: cut off?"],
  ['{"type":"FeatureCollection","features":[]}}', "text after the end of the GeoJSON"],
  [`{"type":"FeatureCollection","features":[${POLYGON},]}`, "a feature is wanted here"],
  [
    `{"type":"FeatureCollection","features":[\n  {"geometry":${POLYGON}}]}`,
    'line 2, column 3: an object with a geometry is of type "Feature", and this one has no type\n',
    "no feature",
  ],
  [
    `{"type":"FeatureCollection","features":[{"type":"feature","geometry":${POLYGON},"properties":{}}]}`,
    'line 1, column 41: an object with a geometry is of type "Feature", not "feature"\n',
    "no feature",
  ],
  [
    '{"type":"FeatureCollection","features":[{"geometry":null,"properties":{}}]}',
    'an object with a geometry is of type "Feature", and this one has no type\n',
    "no feature",
  ],
  ['{"id":1,"geometry":5}\n', 'line 1: "geometry" is WKT, a text, not 5\n', "no geometry"],
  ['{"type":"FeatureCollection"}', 'a FeatureCollection with no "features"; an array of features is wanted'],
  [
    '{"type":"FeatureCollection",\n"features":null}',
    'line 1, column 1: a FeatureCollection with null as its "features"; an array of features is wanted',
  ],
  [
    '{"type":"FeatureCollection","features":[],\n"features":[]}',
    'line 2, column 12: "features" is there a second time; which is meant?',
  ],
  ['{"type":"FeatureCollection","features":null,"features":[]}', '"features" is there a second time'],
  [
    '{"kind":"point","x":1,"y":1}\n{"type":"GeometryCollection","geometries":[]}\n',
    'line 2: the geometry "GeometryCollection" is not supported; there are Point',
    "unsupported kind",
  ],
  ['{"type":"Topology",\n"features":[]}', 'an object with features is of type "FeatureCollection", not "Topology"'],
  [
    '{"type":"Topology",\n"objects":{},"arcs":[]}',
    "line 1, column 1: this is TopoJSON, whose shapes are made of shared arcs",
  ],
  ['{"type":"Topology","objects":{},"arcs":[]}\n', "line 1: this is TopoJSON, whose shapes", "a topology"],
  [
    '{"kind":"circle","x":1e400,"y":0,"radius":1}\n',
    'line 1: x: "1e400" is beyond all doubles (they end at about 1.8e308)',
    "no number",
  ],
  [
    '{"kind":"box","minX":0,"minY":0,"maxX":1e400,"maxY":1}\n',
    'line 1: maxX: "1e400" is beyond all doubles (they end at about 1.8e308); write Infinity for an unbounded side',
    "no number",
  ],
  [
    '{"kind":"polygon","coordinates":[[0,0],[1,0],[1,1e-400]]}\n',
    'line 1: coordinates: "1e-400" is too small for a double',
    "no number",
  ],
  ['{"kind":"circle","x":"5","y":0,"radius":1}\n', 'line 1: circle: x must be a number, not "5"', "of a wrong type"],
  ['{\n"kind":"point"}', "line 1, column 1: an object without a type is no GeoJSON"],
  [
    '{"kind":"point","x":1,"y":1}\n{"kind":"point","x":1}\n',
    "line 2: point: y must be a number, not undefined",
    "of a wrong type",
  ],
  ['{"kind":"point","x":1,"y":1}\n{"kind":"blob"}\n', 'line 2: kind: "blob" is no kind of shape', "unsupported kind"],
  [
    '{"kind":"point","x":1,"y":1}\n{"kind":"sphere","x":0,"y":0,"z":0,"radius":1}\n',
    "line 2: a sphere lies in space, and a point lies in the plane before it",
    "another world",
  ],
  ['{"kind":"point","x":1,"y":1}\n\n[1,2]\n', "line 3: an object is wanted, not an array", "not an object"],
  ['{"kind":"point","x":1,"y":1}\n{"kind":"point","x":1,"y"\n', "line 2, column 26: ", "not JSON"],
  [
    '{"minX":0,"minY":0,"maxX":1,"maxY":2} x',
    'line 1, column 39: this is no JSON: "x" is not wanted here\n',
    "not JSON",
  ],
  ['{"kind":"point","x":1,"y":1}\n{"a":1}\n', "line 2: no columns that make shapes", "without columns"],
  [
    '{"kind":"point","x":1,"y":1}\n{"kind":"point","x":1e999,"y":1}\n',
    'line 2: x: "1e999" is beyond all doubles',
    "no number",
  ],
  [
    '{"x":1,"y":0,"width":-1,"height":1}\n',
    "<stdin>, line 1: box: width must be 0 or more, not -1\n",
    "1 width below 0",
  ],
  [
    '{"x":1,"y":0,"width":"Infinity","height":1}\n',
    '<stdin>, line 1: width: "Infinity" is not finite; a finite number is wanted\n',
    "1 not finite",
  ],
  [
    '{"x":-1e999,"y":0,"width":1,"height":1}\n',
    '<stdin>, line 1: x: "-1e999" is beyond all doubles (they end at about -1.8e308)\n',
    "1 no number",
  ],
  [
    feature(POLYGON).replace('{"type":"Feature",', '{"type":"Feature","id":9007199254740993,'),
    "<stdin>, line 2, column 1: id: the number is beyond the integers that JSON readers keep; write it as text\n",
    "bad id",
  ],
  [
    '{"kind":"point","x":1,"y":1}\n{"kind":"point","x":1,"y":1,"id":{}}\n',
    "line 2: id: an id is text or a number, not an object",
    "bad id",
  ],
];

describe.each([
  ["CSV", CSV],
  ["JSON", JSON_TEXTS],
])("%s", (_, cases) => {
  // By the beginning of the input, which may be of megabytes.
  const named = cases.map((row) => ({ name: JSON.stringify(row[0]).slice(0, 200), row }));
  test.each(named)("$name", async ({ row: [input, message, reason, lines = 0] }) => {
    const { status, stdout, stderr } = await hantei(["pairs", "-"], { input });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(message);
    const skipped = await hantei(["pairs", "-", "--skip-bad"], { input });
    if (reason === undefined) expect(skipped).toMatchObject({ status: 2, stdout: "" });
    else {
      expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n" });
      const again = lines === 0 ? "" : `, and ${lines} of the lines that its quotes took in`;
      expect(skipped.stderr).toContain(`note: skipped 1 record of <stdin>${again}: 1 `);
      expect(skipped.stderr).toContain(reason);
    }
  });
});

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

test("a shape of the plane with a third coordinate is refused, in JSON of the library's, too", async () => {
  for (const [shape, field] of [
    ['{"kind":"point","x":0,"y":0,"z":5}', "z"],
    ['{"kind":"box","minX":0,"minY":0,"maxX":1,"maxY":1,"minZ":0,"maxZ":1}', "minZ"],
  ] as const) {
    const told = `lies in the plane, and this one has a third coordinate, "${field}"; shapes of space have kinds`;
    const { status, stderr } = await hantei(["pairs", "-"], { input: `${shape}\n` });
    expect(status).toBe(2);
    expect(stderr).toContain(told);
    expect((await hantei(["relate", shape, "point", "0", "0"])).stderr).toContain(told);
  }
});
