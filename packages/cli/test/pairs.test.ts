/** `hantei pairs`: what it reads and what it writes. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei, type Options, type Result } from "./lib/hantei.js";

const FOLDER = temporaryFolder("pairs");

/** Writes a file into the tests' folder and gives its path. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

/** Runs `hantei pairs` on a text from standard input. */
function pairs(input: string, args: readonly string[] = [], options: Options = {}): Promise<Result> {
  return hantei(["pairs", "-", ...args], { input, ...options });
}

/** The rows it writes, without the header. */
async function rows(input: string, args: readonly string[] = []): Promise<string[]> {
  const { status, stdout, stderr } = await pairs(input, args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const [header, ...lines] = stdout.trimEnd().split("\n");
  expect(header).toBe("a,b,relation");
  return lines;
}

const THREE = "minX,minY,maxX,maxY\n0,0,5,5\n5,0,6,5\n1,1,2,2\n";
const SLOTS = "room,start,end\nRed,9,10\nRed,10,12\nRed,11,13\nBlue,9,12\n";

describe("tables", () => {
  test.each([
    ["boxes", THREE, ["1,2,touching", "1,3,overlapping"]],
    ["another case and order", "MAXX,maxy,MinX,miny\n5,5,0,0\n6,5,5,0\n", ["1,2,touching"]],
    ["other columns between", "a,minX,b,minY,maxX,maxY\nx,0,y,0,5,5\nx,5,y,0,6,5\n", ["1,2,touching"]],
    ["corner and size", "x,y,width,height\n0,0,5,5\n5,0,1,5\n", ["1,2,touching"]],
    ["circles", "x,y,radius\n0,0,5\n6,8,5\n0,1,1\n", ["1,2,touching", "1,3,overlapping"]],
    ["segments", "x1,y1,x2,y2\n0,0,4,4\n0,4,4,0\n4,4,5,5\n", ["1,2,overlapping", "1,3,touching"]],
    ["capsules", "x1,y1,x2,y2,radius\n0,0,4,0,1\n0,2,4,2,1\n", ["1,2,touching"]],
    ["intervals", "start,end\n9,10\n10,12\n11,13\n", ["2,3,overlapping"]],
    ["boxes in space", "minX,minY,minZ,maxX,maxY,maxZ\n0,0,0,1,1,1\n0,0,1,1,1,2\n0,0,3,1,1,4\n", ["1,2,touching"]],
    ["spheres", "x,y,z,radius\n0,0,0,1\n0,0,2,1\n0,0,2,1\n", ["1,2,touching", "1,3,touching", "2,3,overlapping"]],
    ["segments in space", "id,x1,y1,z1,x2,y2,z2\nA,0,0,0,2,2,0\nB,0,2,9,2,0,9\nC,0,2,0,2,0,0\n", ["A,C,overlapping"]],
    ["capsules in space", "x1,y1,z1,x2,y2,z2,radius\n0,0,0,4,0,0,1\n0,0,2,4,0,2,1\n", ["1,2,touching"]],
    ["infinity", "minX,minY,maxX,maxY\n-Infinity,0,Infinity,1\n9e99,1,1e100,2\n", ["1,2,touching"]],
    [
      "WKT",
      'id,wkt\np,"POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))"\nq,POINT (4 2)\nr,"LINESTRING (1 1, 9 9)"\n',
      ["p,q,touching", "p,r,overlapping"],
    ],
    [
      "a multi polygon, once",
      'wkt\n"MULTIPOLYGON (((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5)))"\n"LINESTRING (1 0, 7 6)"\n"MULTIPOINT ((0.5 0.2), (9 9))"\n',
      ["1,2,touching", "1,3,overlapping"],
    ],
    [
      "a multi line, the strongest of its parts",
      'wkt\n"MULTILINESTRING ((0 0,1 1),(4 0,4 4),(3 3,5 3))"\n"MULTIPOINT (1 1, 4 2)"\nPOINT (0 0)\n',
      ["1,2,overlapping", "1,3,touching"],
    ],
    [
      "ids",
      "id,minX,minY,maxX,maxY\nleft,0,0,1,1\nright,1,0,2,1\n,1,1,2,2\n",
      ["left,right,touching", "left,3,touching", "right,3,touching"],
    ],
    ["tabs", "minX\tminY\tmaxX\tmaxY\n0\t0\t1\t1\n1\t0\t2\t1\n", ["1,2,touching"]],
    ["semicolons", "minX;minY;maxX;maxY\n0;0;1;1\n1;0;2;1\n", ["1,2,touching"]],
    ["bars, as a database lists", "id|wkt\na|POINT (0 0)\nb|LINESTRING (0 0,1 1)\n", ["a,b,touching"]],
    ["a comma in a name, and quotes further on", 'sum, net;x;"y";"radius"\n7;0;0;5\n8;6;8;5\n', ["1,2,touching"]],
    [
      "a word for the delimiter, saved again",
      '"sep=;";;;\r\na,b;x;y;radius\r\n7;0;0;5\r\n8;6;8;5\r\n',
      ["1,2,touching"],
    ],
    ["a comma in a name among semicolons", "sum, net;x;y;radius\n7;0;0;5\n8;6;8;5\n", ["1,2,touching"]],
    [
      "a spreadsheet's own word for the delimiter",
      "sep=;\r\na,b;x;y;radius\r\n7;0;0;5\r\n8;6;8;5\r\n",
      ["1,2,touching"],
    ],
    [
      "CR LF, a byte order mark, empty lines, no end",
      "\ufeffminX,minY,maxX,maxY\r\n\r\n0,0,1,1\r\n\r\n1,0,2,1",
      ["1,2,touching"],
    ],
    ["empty lines before the header", "\ufeff\r\n\nminX;minY;maxX;maxY\n0;0;1;1\n1;0;2;1\n", ["1,2,touching"]],
    [
      "quotes",
      '"minX","minY","maxX","maxY","id"\r\n"0","0","1","1","a ""b"",\nc"\r\n1,0,2,1,d\r\n',
      ['"a ""b"",', 'c",d,touching'],
    ],
    ["spaces around numbers", "minX, minY, maxX, maxY\n 0, 0 ,1\t,1\n1,0,2,1\n", ["1,2,touching"]],
    ["numbers exactly", "x,y,radius\n0,0,0.5\n0.3,0.4,0\n", []],
    [
      "seventeen digits",
      "start,end\n0,0.30000000000000004\n0.30000000000000004,1\n0.3,1\n",
      ["1,3,overlapping", "2,3,overlapping"],
    ],
    ["nothing but a header", "minX,minY,maxX,maxY\n", []],
    ["one row", "minX,minY,maxX,maxY\n0,0,1,1\n", []],
  ])("%s", async (_, input, expected) => {
    expect(await rows(input)).toEqual(expected);
  });

  test("dates: to the microsecond, with zones or without", async () => {
    const zoned =
      "start,end\n2026-11-21T09:00+09:00,2026-11-21T01:00Z\n2026-11-21T00:59:59.999999Z,2026-11-21T02:00Z\n2026-11-21T02:00:00Z,2026-11-21T03:00Z\n";
    expect(await rows(zoned)).toEqual(["1,2,overlapping"]);
    expect(await rows(zoned, ["--touching", "hit"])).toEqual(["1,2,overlapping", "2,3,touching"]);
    expect(await rows("start,end\n2026-11-21,2026-11-22\n2026-11-21 23:00,2026-11-23\n-Infinity,2026-11-01\n")).toEqual(
      ["1,2,overlapping"],
    );
  });

  test("an id that is the number of a record without one is told", async () => {
    const ambiguous = "id,start,end\n2,0,9\n,1,9\nx,2,9\n";
    const { status, stdout, stderr } = await pairs(ambiguous);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "a,b,relation\n2,2,overlapping\n2,x,overlapping\n2,x,overlapping\n",
    });
    expect(stderr).toBe(
      'note: <stdin>: records without an id are called by their numbers, and "2" is also the id of another; rows may mean either\n',
    );
    expect(await rows("id,start,end\n,0,9\n3,1,9\nx,2,9\n")).toHaveLength(3);
  });

  test.each([
    ["text", "id,start,end\nA,0,9\nb,1,9\nA,2,9\n", '"A"'],
    ["numbers", '{"id":1,"start":0,"end":9}\n{"id":1.0,"start":1,"end":9}\n', '"1"'],
    ["a number and its text", '{"id":"1","start":0,"end":9}\n{"id":1,"start":1,"end":9}\n', '"1"'],
  ])("an id that two records share is told: %s", async (_, input, id) => {
    const { status, stderr } = await pairs(input);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `note: <stdin>: ${id} is the id of more than one record; rows may mean any of them\n`,
    });
  });

  test("ids are told apart to the last byte, and those of two files may be the same", async () => {
    const ids = Array.from({ length: 3000 }, (_, i) => `${"x".repeat(i % 40)}${i}`);
    const input = `id,start,end\n${ids.map((id, i) => `${id},${i},${i}.5\n`).join("")}`;
    expect(await rows(input)).toEqual([]);
    const other = file("same-ids.csv", input);
    expect((await hantei(["pairs", other, other])).stderr).toBe("");
    const last = (await pairs(`${input}${ids[1234]},0,0\n`)).stderr;
    expect(last).toContain(`"${ids[1234]}" is the id of more than one record`);
  });

  test("where only their number is printed, nothing is said of ids", async () => {
    expect(await pairs("id,start,end\nA,0,9\nA,1,9\n", ["--count"])).toMatchObject({ stdout: "1\n", stderr: "" });
  });

  test("--columns names them: in order, or by role", async () => {
    const input = "left,bottom,right,top,code\n0,0,1,1,P\n1,0,2,1,Q\n";
    expect(await rows(input, ["--columns", "left,bottom,right,top"])).toEqual(["1,2,touching"]);
    expect(await rows(input, ["--columns", "minX=left,minY=bottom,maxX=right,maxY=top,id=CODE"])).toEqual([
      "P,Q,touching",
    ]);
    expect(await rows("a,b\n0,2\n1,3\n", ["--columns", "a,b"])).toEqual(["1,2,overlapping"]);
    // Without it, this fits two forms.
    expect(await rows("x,y,width,height,radius\n0,0,1,1,9\n5,5,1,1,9\n", ["--columns", "radius=radius"])).toEqual([
      "1,2,overlapping",
    ]);
  });

  test("--by compares within groups only, in both files", async () => {
    expect(await rows(SLOTS, ["--by", "room"])).toEqual(["2,3,overlapping"]);
    expect(await rows(SLOTS, ["--by", "ROOM", "--touching", "hit"])).toEqual(["1,2,touching", "2,3,overlapping"]);
    const [a, b] = [file("by-a.csv", SLOTS), file("by-b.csv", "room,start,end\nGreen,0,99\nBlue,11,20\nRed,12.5,20\n")];
    const { stdout } = await hantei(["pairs", a, b, "--by", "room"]);
    expect(stdout).toBe("a,b,relation\n3,3,overlapping\n4,2,overlapping\n");
  });

  test("--boxes compares bounds, --touching miss leaves touching out", async () => {
    const input = 'wkt\n"LINESTRING (0 0, 4 4)"\nPOINT (4 0)\n"LINESTRING (3 0, 4 1)"\n';
    expect(await rows(input)).toEqual([]);
    expect(await rows(input, ["--boxes"])).toEqual(["1,2,touching", "1,3,overlapping", "2,3,touching"]);
    expect(await rows(input, ["--boxes", "--touching", "miss"])).toEqual(["1,3,overlapping"]);
    // Of a Multi geometry each part has bounds of its own.
    expect(await rows('wkt\n"MULTIPOINT ((0 0), (9 9))"\nPOINT (5 5)\nPOINT (9 9)\n', ["--boxes"])).toEqual([
      "1,3,overlapping",
    ]);
    // Bounds that touch may hold shapes that overlap.
    expect(
      await rows('wkt\n"LINESTRING (0 0, 2 2, 0 4)"\n"LINESTRING (4 0, 2 2, 4 4)"\n', ["--touching", "miss"]),
    ).toEqual(["1,2,overlapping"]);
  });

  test("two files: rows of the first with rows of the second", async () => {
    const [a, b] = [file("two-a.csv", THREE), file("two-b.csv", "id,x,y,radius\nC,6,6,1\n9,9,9,1\nD,0,0,1\n")];
    const { status, stdout } = await hantei(["pairs", a, b]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n1,D,overlapping\n2,C,touching\n" });
    expect((await hantei(["pairs", a, b, "--count"])).stdout).toBe("2\n");
  });
});

describe("--count by group", () => {
  const rows = (count: number, step: number): string =>
    Array.from({ length: count }, (_, i) => {
      const start = (i * step) % 40;
      return `R${i % 7 === 0 ? `own${i}` : i % 3},${start},${start + ((i * 5) % 9)},${i % 5},${(i % 5) + (i % 2)}\n`;
    }).join("");
  const table = (count: number, step: number): string => `room,minX,maxX,minY,maxY\n${rows(count, step)}`;

  test.each([
    ["boxes", ["--columns", "minX,minY,maxX,maxY"]],
    ["intervals", ["--columns", "minX,maxX"]],
  ])("%s: as many as there are rows, within a file and between two", async (_name, columns) => {
    const [a, b] = [file("counted-a.csv", table(400, 7)), file("counted-b.csv", table(90, 11))];
    for (const files of [[a], [a, b], [b, a]]) {
      for (const touching of ["hit", "miss"]) {
        const args = ["pairs", ...files, "--by", "room", ...columns, "--touching", touching];
        const listed = (await hantei(args)).stdout.trim().split("\n").length - 1;
        expect(listed).toBeGreaterThan(50);
        for (const kernel of [[], ["--kernel", "js"]]) {
          expect((await hantei([...args, ...kernel, "--count"])).stdout).toBe(`${listed}\n`);
        }
        expect((await hantei([...args, "--limit", "9"])).stderr).toContain(`wrote the first 9 of ${listed} pairs`);
      }
    }
  });

  // One by one, this would take minutes.
  test("of a crowd that all meet is told at once", async () => {
    const input = `room,start,end\n${"Red,5,6\nBlue,5,6\n".repeat(60_000)}`;
    const { stdout } = await pairs(input, ["--by", "room", "--count"]);
    expect(stdout).toBe(`${60_000 * 59_999}\n`);
  });
});

const SQUARE = "[[[0,0],[2,0],[2,2],[0,2],[0,0]]]";
const FEATURES = `{ "type": "FeatureCollection", "features": [
  { "type": "Feature", "id": "sq", "properties": { "zone": 1 }, "geometry": { "type": "Polygon", "coordinates": ${SQUARE} } },
  { "type": "Feature", "properties": { "id": 7, "zone": "1" }, "geometry": { "type": "MultiPoint", "coordinates": [[2,1],[9,9]] } },
  { "type": "Feature", "properties": { "zone": 2, "id": "é\\n\\"" }, "geometry": { "type": "LineString", "coordinates": [[1,1],[5,1]] } }
], "bbox": [0,0,9,9] }\n`;

describe("GeoJSON and NDJSON", () => {
  test("features, with their ids", async () => {
    const path = file("features.geojson", FEATURES);
    const { status, stdout } = await hantei(["pairs", path, "--format", "ndjson"]);
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { a: "sq", b: "7", relation: "touching" },
      { a: "sq", b: 'é\n"', relation: "overlapping" },
      { a: "7", b: 'é\n"', relation: "overlapping" },
    ]);
    expect((await hantei(["pairs", path, "--by", "zone"])).stdout).toBe("a,b,relation\nsq,7,touching\n");
    expect((await pairs(FEATURES, ["--columns", "id=zone"])).stdout).toBe(
      "a,b,relation\n1,1,touching\n1,2,overlapping\n1,2,overlapping\n",
    );
  });

  test("a single feature or geometry is a file of one", async () => {
    const path = file("line.csv", 'wkt\n"LINESTRING (-1 1, 3 1)"\n');
    for (const text of [
      `{"type":"Polygon","coordinates":${SQUARE}}`,
      `{"type":"Feature","geometry":{"type":"Polygon","coordinates":${SQUARE}}}`,
    ]) {
      expect((await hantei(["pairs", "-", path], { input: `\n${text}\n` })).stdout).toBe(
        "a,b,relation\n1,1,overlapping\n",
      );
    }
    expect((await pairs('{"type":"FeatureCollection","features":[]}')).stdout).toBe("a,b,relation\n");
  });

  test("NDJSON takes shapes, columns and features, one a line", async () => {
    const lines = [
      '{"kind":"circle","x":0,"y":0,"radius":5,"id":1}',
      '{"minX":5,"minY":0,"maxX":"Infinity","maxY":1,"id":2}',
      "",
      '{"type":"Feature","id":3,"geometry":{"type":"Point","coordinates":[1,1]},"properties":{}}',
      '{"wkt":"POINT (5 0)","id":4}',
    ];
    const { stdout } = await pairs(lines.join("\n"), ["--format", "ndjson"]);
    expect(stdout).toBe(
      '{"a":1,"b":2,"relation":"touching"}\n{"a":1,"b":3,"relation":"overlapping"}\n{"a":1,"b":4,"relation":"touching"}\n{"a":2,"b":4,"relation":"touching"}\n',
    );
    expect(await rows('{"kind":"interval","start":1,"end":3}\n{"start":2,"end":4}\n')).toEqual(["1,2,overlapping"]);
    expect(await rows('{"kind":"sphere","x":0,"y":0,"z":0,"radius":1}\n{"kind":"point3","x":0,"y":0,"z":1}\n')).toEqual(
      ["1,2,touching"],
    );
  });

  test("GeoJSON out says where: a polygon, a line or a point", async () => {
    const { stdout } = await pairs("minX,minY,maxX,maxY\n0,0,2,2\n1,1,3,3\n2,0,3,1\n3,3,4,4\n", [
      "--format",
      "geojson",
    ]);
    const { type, features } = JSON.parse(stdout);
    expect(type).toBe("FeatureCollection");
    expect(features.map((feature: { geometry: { type: string } }) => feature.geometry.type)).toEqual([
      "Polygon",
      "LineString",
      "LineString",
      "Point",
    ]);
    expect(features[0]).toEqual({
      type: "Feature",
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [1, 1],
            [2, 1],
            [2, 2],
            [1, 2],
            [1, 1],
          ],
        ],
      },
      properties: { a: 1, b: 2, relation: "overlapping" },
    });
  });

  test("names of the prototype are names like others", async () => {
    expect(
      await rows(
        '{"__proto__":{"kind":"point"},"constructor":1,"minX":0,"minY":0,"maxX":1,"maxY":1,"id":"__proto__"}\n{"minX":1,"minY":1,"maxX":1,"maxY":1,"id":"toString"}\n',
      ),
    ).toEqual(["__proto__,toString,touching"]);
    expect(await rows("__proto__,constructor,start,end\na,b,0,2\na,b,1,3\n", ["--by", "__proto__"])).toEqual([
      "1,2,overlapping",
    ]);
  });
});

describe("output", () => {
  test("ids that a spreadsheet would run are told apart from formulas", async () => {
    const input = 'id,start,end\n=1+1,0,9\n-5,1,9\n@x,2,9\n"+a,b",3,9\n';
    expect(await rows(input)).toEqual([
      "'=1+1,-5,overlapping",
      "'=1+1,'@x,overlapping",
      "'=1+1,\"'+a,b\",overlapping",
      "-5,'@x,overlapping",
      '-5,"\'+a,b",overlapping',
      "'@x,\"'+a,b\",overlapping",
    ]);
    expect(await rows("id,start,end\n=z,0,9\n'=z,1,9\n")).toEqual(["'=z,''=z,overlapping"]);
  });

  test("--out takes its format from the ending, and leaves nothing beside it", async () => {
    const folder = mkdtempSync(join(FOLDER, "out-"));
    for (const [name, start] of [
      ["p.csv", "a,b,relation\n"],
      ["p.ndjson", '{"a":1,"b":2'],
      ["p.geojson", '{"type":"FeatureCollection"'],
    ] as const) {
      const { status, stdout, stderr } = await pairs(THREE, ["--out", join(folder, name)]);
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
      expect(readFileSync(join(folder, name), "utf8").startsWith(start)).toBe(true);
    }
    expect(readdirSync(folder).sort()).toEqual(["p.csv", "p.geojson", "p.ndjson"]);
    const { status, stderr } = await pairs(THREE, ["--out", join(folder, "p.xlsx")]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('the ending ".xlsx" names no format'),
    });
    expect((await pairs(THREE, ["--out", join(folder, "no", "p.csv")])).stderr).toContain(
      "there is no such file or folder",
    );
  });

  test("--count of something and nothing, whatever the something is", async () => {
    const [none, slots] = [join(FOLDER, "none.csv"), join(FOLDER, "slots-to-count.csv")];
    writeFileSync(none, "minX,minY,maxX,maxY\n");
    writeFileSync(slots, "start,end\n0,1\n0,2\n");
    for (const files of [
      [none, slots],
      [slots, none],
      [none, none],
    ]) {
      expect(await hantei(["pairs", ...files, "--count"])).toEqual({ status: 0, stdout: "0\n", stderr: "" });
    }
  });

  test("an id that is half a character is refused", async () => {
    const input = '{"id":"a\\ud800","x":0,"y":0,"radius":1}\n{"id":"\\ud83d\\ude00","x":0,"y":0,"radius":1}\n';
    const { status, stderr } = await pairs(input, ["--from", "ndjson"]);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("id: half a character") });
    expect((await pairs(`${input}{"x":0,"y":0,"radius":1}\n`, ["--from", "ndjson", "--skip-bad"])).stdout).toBe(
      "a,b,relation\n😀,3,overlapping\n",
    );
  });

  test("--count, --limit and --fail-on-hit", async () => {
    expect(await pairs(THREE, ["--count"])).toEqual({ status: 0, stdout: "2\n", stderr: "" });
    expect(await pairs(THREE, ["--count", "--touching", "miss", "--fail-on-hit"])).toEqual({
      status: 1,
      stdout: "1\n",
      stderr: "",
    });
    expect(await pairs(THREE, ["--limit", "1"])).toEqual({
      status: 0,
      stdout: "a,b,relation\n1,2,touching\n",
      stderr: "note: wrote the first 1 of 2 pairs\n",
    });
    expect((await pairs(THREE, ["--fail-on-hit"])).status).toBe(1);
    expect((await pairs("minX,minY,maxX,maxY\n0,0,1,1\n", ["--fail-on-hit"])).status).toBe(0);
  });

  test("both kernels give the same", async () => {
    for (const kernel of ["simd", "js"])
      expect(await rows(THREE, ["--kernel", kernel])).toEqual(["1,2,touching", "1,3,overlapping"]);
  });
});

test("an empty name is told as such", async () => {
  const told = async (...args: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await hantei(["pairs", ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    return stderr;
  };
  expect(await told("")).toBe("error: the name of the file to read is empty; name one, or - for standard input\n");
  expect(await told("-", "--out", "")).toBe(
    "error: option '--out <FILE>' argument '' is invalid. The name of the file to write is empty; leave --out out for standard output.\n",
  );
});

test("gzip, by its first bytes", async () => {
  const path = file("three.csv.gz", gzipSync(THREE));
  expect((await hantei(["pairs", path, "--count"])).stdout).toBe("2\n");
  expect((await hantei(["pairs", file("odd-name", gzipSync(FEATURES)), "--count"])).stdout).toBe("3\n");
  const cut = await hantei(["pairs", file("cut.csv.gz", gzipSync(THREE).subarray(0, 40))]);
  expect(cut).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("the gzip data is damaged or cut off"),
  });
});

test("a line of equal positions is a point, however many there are", async () => {
  const input = 'wkt\n"LINESTRING (1 1,1 1)"\n"LINESTRING (1 1,1 1,1 1)"\n';
  const { stdout, stderr } = await hantei(["pairs", "-"], { input });
  expect({ stdout, stderr }).toEqual({ stdout: "a,b,relation\n1,2,overlapping\n", stderr: "" });
  expect((await hantei(["relate", "LINESTRING (1 1,1 1,1 1)", "LINESTRING (0 0,2 2)"])).stdout).toBe("overlapping\n");
});

test("spaces around a group say nothing; ids are kept as they are", async () => {
  const csv = 'id,room,start,end\n a ,Red,1,3\nb,Red ,2,4\nc," Red",2,4\n';
  expect((await hantei(["pairs", "-", "--by", "room"], { input: csv })).stdout).toBe(
    'a,b,relation\n" a ",b,overlapping\n" a ",c,overlapping\nb,c,overlapping\n',
  );
  const json = '{"room":"Red","start":1,"end":3}\n{"room":" Red","start":2,"end":4}\n';
  expect((await hantei(["pairs", "-", "--by", "room"], { input: json })).stdout).toBe(
    "a,b,relation\n1,2,overlapping\n",
  );
  for (const empty of ["room,start,end\n ,1,3\n", '{"room":" ","start":1,"end":3}\n']) {
    expect((await hantei(["pairs", "-", "--by", "room"], { input: empty })).stderr).toContain("is empty\n");
  }
});

test("an id of JSON may be true or false, and is text", async () => {
  const input = '{"id":true,"start":1,"end":3}\n{"id":7,"start":2,"end":4}\n';
  const { stdout } = await hantei(["pairs", "-", "--format", "ndjson"], { input });
  expect(stdout).toBe('{"a":"true","b":"7","relation":"overlapping"}\n');
});

test("files of other formats are named", async () => {
  for (const [start, told] of [
    ["PK\u0003\u0004\u0014", "a ZIP archive, as .xlsx"],
    ["SQLite format 3\0", "an SQLite database, as .gpkg is"],
    ["\0\0'\n\0", "a shapefile (.shp)"],
    ["ARROW1\0\0", "Arrow IPC"],
    ["fgb\u0003fgb\0", "FlatGeobuf"],
  ] as const) {
    const { status, stderr } = await hantei(["pairs", "-"], { input: start });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(`error: <stdin> is ${told}`) });
    expect(stderr).toContain("which is not read here; export it as CSV, GeoJSON or Parquet\n");
  }
  expect((await hantei(["pairs", "-"], { input: "BEGIN:VCALENDAR\r\n" })).stderr).toContain(
    "<stdin> is iCalendar (.ics), which hantei calendar reads",
  );
  const called = join(FOLDER, "called.parquet");
  writeFileSync(called, "PK\u0003\u0004\u0014");
  expect((await hantei(["pairs", called])).stderr).toContain("called.parquet is a ZIP archive, as .xlsx");
  expect((await hantei(["rect"], { input: "PK\u0003\u0004\u0014" })).stderr).toContain("<stdin> is a ZIP archive");
});

test("an empty end may be a date as well", async () => {
  const { stderr } = await hantei(["pairs", "-"], { input: "start,end\n2026-01-01,\n" });
  expect(stderr).toContain("line 2, column 12: end: the field is empty; a number or a date is wanted\n");
});
