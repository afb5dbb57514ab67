/** `hantei pairs` and Parquet: files made by DuckDB itself. */
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("parquet");

/** Writes what a query gives, and gives the file's path. */
async function parquet(name: string, query: string, options = ""): Promise<string> {
  const path = join(FOLDER, name);
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(`set timezone = 'UTC'`);
  await connection.run(
    `copy (${query}) to '${path.replaceAll("'", "''")}' (format parquet${options && `, ${options}`})`,
  );
  connection.closeSync();
  return path;
}

test("boxes of any numeric type, with ids", async () => {
  const path = await parquet(
    "boxes [1]*'s.parquet",
    `select * from (values (10, 0::double, 0::float, 5::bigint, 5::decimal(9, 2)), (20, 5, 0, 6, 5), (30, 1, 1, 2, 2)) t(id, "minX", "MINY", maxx, "maxY")`,
  );
  const { status, stdout, stderr } = await hantei(["pairs", path, "--format", "ndjson"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe('{"a":10,"b":20,"relation":"touching"}\n{"a":10,"b":30,"relation":"overlapping"}\n');
});

test.runIf(process.platform !== "win32")("names with backslashes", async () => {
  const query = "select * from (values (0, 0, 1, 1), (1, 0, 2, 1)) t(minX, minY, maxX, maxY)";
  const path = await parquet("plain.parquet", query);
  for (const name of ["a\\[1].parquet", "b\\*.parquet", "c\\d.parquet"]) {
    const copy = join(FOLDER, name);
    copyFileSync(path, copy);
    expect(await hantei(["pairs", copy])).toMatchObject({ status: 0, stdout: "a,b,relation\n1,2,touching\n" });
  }
  const both = join(FOLDER, "e\\f*.parquet");
  copyFileSync(path, both);
  const { status, stderr } = await hantei(["pairs", both]);
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("rename the file") });
});

test("a long id full of zeros is read in one go", async () => {
  // Zeros that are followed by something, a million of them: to look for the last zeros from each on would take minutes.
  const query =
    "select i as x, 0 as y, 2 as width, 2 as height, '1' || repeat('0', 1000000) || i as id from range(2) r(i)";
  const { status, stdout } = await hantei(["pairs", await parquet("zeros.parquet", query), "--format", "ndjson"]);
  expect({ status, length: stdout.length }).toEqual({ status: 0, length: 2_000_045 });
});

test("ids and groups of more than 1 MiB", async () => {
  const rows = (length: number) =>
    `select i as x, 0 as y, 2 as width, 2 as height, repeat('A', ${length}) as id from range(2) r(i)`;
  const just = await hantei(["pairs", await parquet("just.parquet", rows(2 ** 20)), "--format", "ndjson"]);
  expect({ status: just.status, stderr: just.stderr }).toEqual({ status: 0, stderr: "" });
  const long = await parquet("long.parquet", rows(2 ** 20 + 1));
  for (const args of [[], ["--by", "id"]]) {
    const { status, stderr } = await hantei(["pairs", long, ...args]);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("longer than 1 MiB") });
  }
});

test.runIf(process.platform !== "win32")("a pipe is refused: DuckDB would wait for it for ever", async () => {
  const path = await parquet("piped.parquet", "select 0 as minX, 0 as minY, 1 as maxX, 1 as maxY");
  const pipe = join(FOLDER, "pipe");
  execFileSync("mkfifo", [pipe]);
  const writer = spawn("sh", ["-c", 'exec cat "$0" > "$1"', path, pipe], { stdio: "ignore" });
  const { status, stderr } = await hantei(["pairs", pipe, "--from", "parquet"]);
  writer.kill();
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("from a pipe or a device") });
});

test("rows keep their order over many chunks, and agree with the same table as CSV", async () => {
  const path = await parquet(
    "grid.parquet",
    `select i % 300 as x, i // 300 as y, 1.0 + (i % 7) / 16 as width, 1.0 as height, 'g' || (i // 300 % 3) as g from range(60000) r(i)`,
  );
  const lines = Array.from(
    { length: 60000 },
    (_, i) => `${i % 300},${Math.floor(i / 300)},${1 + (i % 7) / 16},1,g${Math.floor(i / 300) % 3}`,
  );
  const csv = join(FOLDER, "grid.csv");
  writeFileSync(csv, `x,y,width,height,g\n${lines.join("\n")}\n`);
  for (const args of [
    ["--touching", "miss"],
    ["--by", "g", "--touching", "miss"],
  ]) {
    const [fromParquet, fromCsv] = await Promise.all([
      hantei(["pairs", path, ...args]),
      hantei(["pairs", csv, ...args]),
    ]);
    expect(fromParquet.stderr).toBe("");
    expect(fromParquet.stdout.length).toBeGreaterThan(10_000);
    expect(fromParquet.stdout === fromCsv.stdout).toBe(true);
  }
});

test("times of every type, dates and texts", async () => {
  const slots = (type: string): string =>
    `select s::${type} as start, e::${type} as "end" from (values (timestamp '2026-11-21 09:00:00', timestamp '2026-11-21 10:00:00'), (timestamp '2026-11-21 09:59:59', timestamp '2026-11-21 11:00:00'), (timestamp '2026-11-21 11:00:00', timestamp '2026-11-21 12:00:00')) t(s, e)`;
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS", "VARCHAR"]) {
    const path = await parquet(`slots-${type}.parquet`, slots(type));
    expect(await hantei(["pairs", path])).toEqual({ status: 0, stdout: "a,b,relation\n1,2,overlapping\n", stderr: "" });
  }
  const zoned = join(FOLDER, "slots.csv");
  writeFileSync(zoned, "start,end\n2026-11-21T18:30+09:00,2026-11-21T09:31Z\n");
  const { stdout } = await hantei(["pairs", join(FOLDER, "slots-TIMESTAMPTZ.parquet"), zoned]);
  expect(stdout).toBe("a,b,relation\n1,1,overlapping\n");
  const late = await parquet(
    "late.parquet",
    `select timestamp '2026-01-05 09:30:00' as start, timestamp '2026-01-03' as "end"`,
  );
  expect((await hantei(["pairs", late])).stderr).toContain("after end: 2026-01-05T09:30 > 2026-01-03");
  for (const [type, told] of [
    ["TIMESTAMP", "2026-01-01T00:00:00.000002 > 2026-01-01T00:00:00.000001"],
    ["TIMESTAMPTZ", "2026-01-01T00:00:00.000002Z > 2026-01-01T00:00:00.000001Z"],
    ["VARCHAR", "2026-01-01 00:00:00.000002 > 2026-01-01 00:00:00.000001"],
  ]) {
    const micros = await parquet(
      `micros-${type}.parquet`,
      `select (timestamp '2026-01-01 00:00:00.000002')::${type} as start, (timestamp '2026-01-01 00:00:00.000001')::${type} as "end"`,
    );
    expect((await hantei(["pairs", micros])).stderr).toContain(`must not be after end: ${told}\n`);
  }
  const fine = await parquet(
    "fine.parquet",
    `select timestamp '2300-01-01 00:00:00.000002' as start, timestamp '2301-01-01' as "end"`,
  );
  expect((await hantei(["pairs", fine])).stderr).toContain("row 1: start: a time is finer than a double tells");
  const mixed = await hantei(["pairs", join(FOLDER, "slots-TIMESTAMP.parquet"), zoned]);
  expect(mixed).toMatchObject({ status: 2, stdout: "" });
  expect(mixed.stderr).toContain("dates with a time zone here, dates without a time zone before");
});

test("times without end", async () => {
  const slots = (type: string): string =>
    `select s::timestamp::${type} as start, e::timestamp::${type} as "end" from (values ('2026-11-21', 'infinity'), ('-infinity', '2026-11-22'), ('2026-01-01', '2026-01-02')) t(s, e)`;
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_MS", "TIMESTAMP_NS", "DATE"]) {
    const path = await parquet(`endless-${type}.parquet`, slots(type));
    expect(await hantei(["pairs", path]), type).toEqual({
      status: 0,
      stdout: "a,b,relation\n1,2,overlapping\n2,3,overlapping\n",
      stderr: "",
    });
  }
});

test("times that are null are refused, whichever end they are of", async () => {
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS", "DATE"]) {
    const path = await parquet(
      `null-${type}.parquet`,
      `select s::timestamp::${type} as start, e::timestamp::${type} as "end" from (values ('2026-11-21', '2026-11-22'), (null, '2030-01-01'), ('2026-01-01', null), ('2026-11-21', '2026-11-23')) t(s, e)`,
    );
    expect((await hantei(["pairs", path])).stderr, type).toContain("row 2: start: the value is null");
    const { status, stdout, stderr } = await hantei(["pairs", path, "--skip-bad"]);
    expect({ status, stdout }, type).toEqual({ status: 0, stdout: "a,b,relation\n1,4,overlapping\n" });
    expect(stderr, type).toMatch(/2 .*null/s);
  }
});

test("dates beyond all times are dates", async () => {
  const path = await parquet(
    "far.parquet",
    `select s::date as start, e::date as "end" from (values ('2026-11-21', '300000-01-01'), ('2026-11-21', '2026-11-22'), ('2026-11-20', 'infinity'), ('300000-01-01', '5000000-12-31')) t(s, e)`,
  );
  expect(await hantei(["pairs", path])).toEqual({
    status: 0,
    stdout: "a,b,relation\n1,2,overlapping\n1,3,overlapping\n2,3,overlapping\n3,4,overlapping\n",
    stderr: "",
  });
});

test("ids beyond the integers that JSON readers keep are written as text", async () => {
  const path = await parquet(
    "large-ids.parquet",
    "select * from (values (9007199254740993::bigint, 0, 0, 1), (9007199254740992, 0, 0, 1)) t(id, x, y, radius)",
  );
  expect((await hantei(["pairs", path, "--format", "ndjson"])).stdout).toBe(
    '{"a":"9007199254740993","b":"9007199254740992","relation":"overlapping"}\n',
  );
});

test("a small decimal number is the group that it is in JSON", async () => {
  const lines = join(FOLDER, "small.ndjson");
  writeFileSync(lines, '{"start":0,"end":1,"g":1e-7}\n');
  for (const type of ["decimal(10, 7)", "decimal(18, 7)", "decimal(38, 20)", "double"]) {
    const path = await parquet("small.parquet", `select 0 as start, 1 as "end", 0.0000001::${type} as g`);
    expect((await hantei(["pairs", path, lines, "--by", "g"])).stdout).toBe("a,b,relation\n1,1,overlapping\n");
  }
});

test("nanoseconds with a time zone come as microseconds, which is told", async () => {
  const zoned = "2026-11-21 09:00:00.000001+00";
  const file = await parquet(
    "zoned.parquet",
    `select timestamptz '${zoned}' as start, timestamptz '${zoned}' as "end"`,
  );
  // DuckDB writes microseconds; in the footer, the unit is a field of its union of units: 1, 2 and 3, each an empty structure.
  const bytes = readFileSync(file);
  const micros = Buffer.from([0x11, 0x1c, 0x2c, 0x00, 0x00, 0x00]);
  let count = 0;
  for (let at = bytes.indexOf(micros); at >= 0; at = bytes.indexOf(micros, at + 1), count++) bytes[at + 2] = 0x3c;
  expect(count).toBe(2);
  const finer = join(FOLDER, "finer.parquet");
  writeFileSync(finer, bytes);
  const { status, stderr } = await hantei(["pairs", finer]);
  expect(status).toBe(0);
  for (const column of ["start", "end"]) {
    expect(stderr).toContain(`finer.parquet: the column "${column}" has nanoseconds, of which microseconds are read`);
  }
  expect((await hantei(["pairs", file])).stderr).toBe("");
});

test("nanoseconds name rows with a note, and groups not at all", async () => {
  const file = await parquet("at.parquet", "select 0 x, 0 y, 1 radius, timestamptz '2026-11-21 09:00:00+00' \"at\"");
  const bytes = readFileSync(file);
  bytes[bytes.indexOf(Buffer.from([0x11, 0x1c, 0x2c, 0x00, 0x00, 0x00])) + 2] = 0x3c;
  writeFileSync(file, bytes);
  const told = 'at.parquet: the column "at" has nanoseconds, of which microseconds are read';
  expect(await hantei(["pairs", file, "--columns", "id=at"])).toMatchObject({
    status: 0,
    stderr: expect.stringContaining(`note: ${FOLDER}/${told}`),
  });
  expect(await hantei(["pairs", file, "--by", "at"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${told}: different groups would be one`),
  });
  expect((await hantei(["pairs", file])).stderr).toBe("");
});

test("whole numbers beyond what doubles tell apart are told", async () => {
  const path = await parquet(
    "nanoseconds.parquet",
    `select * from (values (1700000000000000001::bigint, 1700000000000000003::decimal(38, 2)), (null, 2), (9223372036854775807, 1e19::decimal(38, 0)), (3, 4))
       t(start, "end")`,
  );
  const { stderr } = await hantei(["pairs", path, "--skip-bad"]);
  expect(stderr).toContain(
    ": 3 whole numbers are beyond what doubles tell apart (1700000000000000001); the nearest doubles are compared\n",
  );
});

test("numbers that make no box of a size", async () => {
  const path = await parquet(
    "sizes.parquet",
    "select * from (values ('infinity'::double, 0, 1, '1'), (0, 0, -2, '1'), (0, 0, 1, '-Infinity')) t(x, y, width, height)",
  );
  const { status, stdout, stderr } = await hantei(["pairs", path, "--skip-bad"]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n" });
  expect(stderr).toContain("row 1: x: Infinity is not finite; a finite number is wanted\n");
  expect(stderr).toContain("row 2: box: width must be 0 or more, not -2\n");
  expect(stderr).toContain('row 3: height: "-Infinity" is not finite; a finite number is wanted\n');
  expect(stderr).toContain("2 not finite, 1 width below 0\n");
});

test("columns that differ in case alone are not guessed among", async () => {
  const path = await parquet(
    "case.parquet",
    "select * from (values (0, 0, 1, 50), (20, 0, 1, 50)) t(x, y, radius, radiuQ)",
  );
  // DuckDB itself writes no such file.
  const bytes = readFileSync(path).toString("latin1").replaceAll("radiuQ", "RADIUS");
  writeFileSync(path, bytes, "latin1");
  const { status, stdout, stderr } = await hantei(["pairs", path]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain('the column "radius" is there 2 times');
  const nested = await parquet(
    "nested.parquet",
    "select * from (values ({x: 9, deep: {y: [1, 2]}}, 0, 0, 1), ({x: 9, deep: {y: [3]}}, 1, 0, 1)) t(about, x, y, radius)",
  );
  expect((await hantei(["pairs", nested])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("a folder called column=value, and a name that begins with ~, say nothing about the rows", async () => {
  for (const folder of ["x=5", "~"]) mkdirSync(join(FOLDER, folder));
  const rows = `select * from (values ('a', 0, 0, 1), ('b', 2, 0, 1), ('c', 100, 0, 1)) t(id, x, y, radius)`;
  const expected = { status: 0, stdout: "a,b,relation\na,b,touching\n", stderr: "" };
  expect(await hantei(["pairs", await parquet("x=5/h.parquet", rows)])).toEqual(expected);
  await parquet("~/t.parquet", rows);
  expect(await hantei(["pairs", "~/t.parquet"], { cwd: FOLDER })).toEqual(expected);
});

test("numbers that group and name are the same as in other formats", async () => {
  const slots = join(FOLDER, "slots.ndjson");
  writeFileSync(slots, '{"room":1,"start":0,"end":9}\n{"room":0.1,"start":0,"end":9}\n');
  for (const type of ["DOUBLE", "FLOAT", "DECIMAL(9, 2)", "BIGINT", "VARCHAR"]) {
    const one = type === "VARCHAR" ? "'1'" : "1";
    const path = await parquet(
      `rooms-${type}.parquet`,
      `select ${one}::${type} as id, ${one}::${type} as room, 1 as start, 2 as "end"`,
    );
    const { stdout } = await hantei(["pairs", path, slots, "--by", "room", "--format", "ndjson"]);
    const id = /DECIMAL|VARCHAR/.test(type) ? '"1"' : "1";
    expect(stdout, type).toBe(`{"a":${id},"b":1,"relation":"overlapping"}\n`);
  }
  for (const type of ["DOUBLE", "FLOAT", "DECIMAL(9, 2)"]) {
    const path = await parquet(`tenth-${type}.parquet`, `select 0.1::${type} as room, 1 as start, 2 as "end"`);
    expect((await hantei(["pairs", path, slots, "--by", "room"])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
  }
});

test("decimals of many digits are read to the nearest double", async () => {
  const digits = ["6.978764079526248173", "9007199254740993", "0.12345678901234567", "-3.141592653589793238"];
  const csv = join(FOLDER, "digits.csv");
  writeFileSync(csv, `start,end\n${digits.map((text) => `${text},${text}`).join("\n")}\n`);
  for (const type of ["DECIMAL(38, 18)", "DECIMAL(18, 0)", "DECIMAL(18, 17)"]) {
    for (const [i, text] of digits.entries()) {
      if (type !== "DECIMAL(38, 18)" && i !== (type === "DECIMAL(18, 0)" ? 1 : 2)) continue;
      const path = await parquet("digits.parquet", `select ${text}::${type} as start, ${text}::${type} as "end"`);
      // An interval of no length overlaps only what is the same to the last bit.
      expect((await hantei(["pairs", path, csv])).stdout, text).toBe(`a,b,relation\n1,${i + 1},overlapping\n`);
    }
  }
});

test("WKT", async () => {
  const path = await parquet("wkt.parquet", `select * from (values ('POINT (1 1)'), ('LINESTRING (0 0, 2 2)')) t(wkt)`);
  expect((await hantei(["pairs", path])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("GeoParquet: geometries to the last bit", async () => {
  const path = await parquet(
    "geo.parquet",
    `select * from (values ('a', 'MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5)))'::GEOMETRY), ('b', 'LINESTRING (5 4, 7 6)'::GEOMETRY)) t(id, geometry)`,
  );
  expect(await hantei(["pairs", path])).toEqual({ status: 0, stdout: "a,b,relation\na,b,touching\n", stderr: "" });
  const above = await parquet("above.parquet", `select 'POINT Z (1 2 3)'::GEOMETRY as geom`);
  expect((await hantei(["pairs", above, "--columns", "wkt=geom"])).stderr).toContain(
    "row 1: POINT Z has a third coordinate",
  );
  // Odd doubles, as a point in a table of numbers and in one of geometries: the same point overlaps itself.
  const odd = [
    0.1,
    1 / 3,
    1e22,
    123456789.12345679,
    5e-324,
    1.7976931348623157e308,
    -2.2250738585072014e-308,
    2 ** -1000,
  ];
  const numbers = join(FOLDER, "odd.csv");
  writeFileSync(numbers, `x,y,radius\n${odd.map((x) => `${x},${-x},0`).join("\n")}\n`);
  const values = odd.map((x) => `('POINT (${x} ${-x})'::GEOMETRY)`).join(", ");
  const points = await parquet("odd.parquet", `select * from (values ${values}) t(geometry)`);
  const { stdout } = await hantei(["pairs", points, numbers, "--touching", "miss"]);
  expect(stdout).toBe(`a,b,relation\n${odd.map((_, i) => `${i + 1},${i + 1},overlapping\n`).join("")}`);
});

/** What GeoParquet tells of its columns. */
function geoParquet(version: string, column: string): string {
  const told = { version, primary_column: column, columns: { [column]: { encoding: "WKB", geometry_types: [] } } };
  return `kv_metadata {geo: '${JSON.stringify(told)}'}`;
}

const DOT = (x: number): string => `st_aswkb('POINT (${x} 0)'::GEOMETRY)`;

test("geometries in bytes, whatever their table calls them", async () => {
  const rows = (name: string): string => `select unnest([${DOT(1)}, ${DOT(2)}, ${DOT(1)}]) as ${name}`;
  const expected = { status: 0, stdout: "a,b,relation\n1,3,overlapping\n", stderr: "" };
  for (const [name, column, options] of [
    ["bytes", "geometry", ""],
    ["bytes-wkt", "wkt", ""],
    ["version-0.4", "geom", geoParquet("0.4.0", "geom")],
    ["version-1.1", "shape", geoParquet("1.1.0", "shape")],
  ] as const) {
    const path = await parquet(`${name}.parquet`, rows(column), options);
    expect(await hantei(["pairs", path]), name).toEqual(expected);
  }
  const typed = `select g::GEOMETRY as "where", 'x' as wher from (${rows("g").replaceAll("st_aswkb", "")})`;
  for (const version of ["V1", "V2"]) {
    const path = await parquet(`typed-${version}.parquet`, typed, `geoparquet_version '${version}'`);
    expect(await hantei(["pairs", path]), version).toEqual(expected);
  }
  const unnamed = await parquet("unnamed.parquet", rows("place"));
  expect((await hantei(["pairs", unnamed])).stderr).toContain('no columns that make shapes; there are: "place"');
  expect(await hantei(["pairs", unnamed, "--columns", "geometry=place"])).toEqual(expected);
  const lists = await parquet("lists.parquet", "select [1, 2] as geometry");
  expect((await hantei(["pairs", lists])).stderr).toContain(
    'the column "geometry" is of type INTEGER[]; text in WKT, bytes in WKB or geometries are wanted',
  );
});

test("the file says which of several columns it means, or else nothing is guessed", async () => {
  const two = `select unnest([${DOT(1)}, ${DOT(2)}]) as centroid, unnest([${DOT(5)}, ${DOT(5)}]) as shape`;
  const typed = "select centroid::GEOMETRY as centroid, shape::GEOMETRY as shape";
  const meeting = { status: 0, stdout: "a,b,relation\n1,2,overlapping\n", stderr: "" };
  const typedTwo = `${typed} from (${two.replaceAll("st_aswkb", "")})`;
  for (const [name, query, extra] of [
    ["bytes", two, ""],
    ["types", typedTwo, "geoparquet_version 'NONE', "],
  ] as const) {
    const path = await parquet(`two-${name}.parquet`, query, extra + geoParquet("1.1.0", "shape"));
    expect(await hantei(["pairs", path]), name).toEqual(meeting);
  }
  const untold = await parquet("two-untold.parquet", typedTwo, "geoparquet_version 'NONE'");
  expect((await hantei(["pairs", untold])).stderr).toContain(
    'no columns that make shapes; there are: "centroid", "shape"',
  );
  const named = await parquet("two-named.parquet", two.replace("centroid", "geometry"), geoParquet("1.1.0", "shape"));
  expect((await hantei(["pairs", named])).stderr).toContain(
    'the file says that its geometries are in "shape", and there is a column "geometry"; say which with --columns',
  );
  expect(await hantei(["pairs", named, "--columns", "geometry=shape"])).toEqual(meeting);
  expect((await hantei(["pairs", named, "--columns", "geometry=geometry", "--count"])).stdout).toBe("0\n");
  for (const column of ["wkt", "geometry", "id"]) {
    const path = await parquet(
      `called-${column}.parquet`,
      `select unnest([${DOT(1)}, ${DOT(1)}]) as ${column}`,
      geoParquet("1.1.0", column),
    );
    expect(await hantei(["pairs", path]), column).toEqual(meeting);
  }
  // A column of such a type is taken only where nothing fits by name, unless the file says that it is the one.
  const beside = `select * from (values (0, 0, 5, 5, 'POINT (9 9)'::GEOMETRY), (1, 1, 6, 4, 'POINT (8 8)'::GEOMETRY)) t(minX, minY, maxX, maxY, centroid)`;
  const boxes = await parquet("beside.parquet", beside, "geoparquet_version 'NONE'");
  expect(await hantei(["pairs", boxes])).toEqual(meeting);
  const times = `select unnest([${DOT(1)}, ${DOT(2)}]) as geom, 0 as start, 1 as "end"`;
  const both = await parquet("both.parquet", times, geoParquet("1.1.0", "geom"));
  expect((await hantei(["pairs", both])).stderr).toContain(
    "the columns fit geom and start,end; say which with --columns, as in --columns geometry=geom",
  );
  expect((await hantei(["pairs", both, "--columns", "start,end", "--count", "--touching", "hit"])).stdout).toBe("1\n");
});

test("what a file calls its geometries does not reach the terminal as it is", async () => {
  const name = "a\u001b[2Jb";
  for (const other of ['0 as start, 1 as "end"', "'POINT (1 1)' as geometry"]) {
    const path = await parquet("escapes.parquet", `select ${DOT(1)} as "${name}", ${other}`, geoParquet("1.1.0", name));
    const { status, stderr } = await hantei(["pairs", path]);
    expect({ status, hasEscape: stderr.includes("\u001b") }).toEqual({ status: 2, hasEscape: false });
    expect(stderr).toContain("--columns geometry=a");
  }
});

test("columns keep their names beside a geometry of any name", async () => {
  const path = await parquet("keep.parquet", `select ${DOT(1)} as geom, 'K' as k`, geoParquet("1.1.0", "geom"));
  for (const [args, told] of [
    [["--by", "geometry"], 'there is no column "geometry" to group by; columns: "geom", "k"'],
    [["--columns", "id=geometry"], 'no record has "geometry", which --columns gives as the id'],
  ] as const) {
    expect((await hantei(["pairs", path, ...args])).stderr).toContain(told);
  }
  expect(await hantei(["pairs", path, path, "--by", "k", "--columns", "id=k"])).toEqual({
    status: 0,
    stdout: "a,b,relation\nK,K,overlapping\n",
    stderr: "",
  });
});

test("metadata that make no sense name no column", async () => {
  for (const geo of ["{", "null", "5", '{"primary_column": 7}', '{"primary_column": "nowhere"}', '{"__proto__": 1}']) {
    const path = await parquet("senseless.parquet", `select ${DOT(1)} as geom`, `kv_metadata {geo: '${geo}'}`);
    expect(await hantei(["pairs", path]), geo).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("no columns that make shapes"),
    });
  }
});

test("a geometry that cannot be read is a row that cannot", async () => {
  const curve = "from_hex('010A00000000000000')";
  const path = await parquet(
    "curves.parquet",
    `select unnest([${DOT(1)}, ${curve}, null, ${DOT(2)}[:9], ${DOT(1)}]) as geometry`,
    geoParquet("1.0.0", "geometry"),
  );
  const { status, stderr } = await hantei(["pairs", path]);
  expect({ status, stderr }).toMatchObject({ status: 2 });
  expect(stderr).toContain("row 2: CURVEPOLYGON is not supported; of WKB there are POINT");
  const skipped = await hantei(["pairs", path, "--skip-bad"]);
  expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n1,5,overlapping\n" });
  expect(skipped.stderr).toContain("row 3: geometry: the value is null; a geometry is wanted");
  expect(skipped.stderr).toContain("row 4: byte 10 of the geometry's WKB: the geometry does not end: cut off?");
});

test("values that are none are told by row, or skipped", async () => {
  const path = await parquet(
    "bad.parquet",
    `select * from (values (0::double, 1::double), (null, 1), ('nan'::double, 1), (2, 1), (0.5, 0.75)) t(start, "end")`,
  );
  const { status, stderr } = await hantei(["pairs", path]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("bad.parquet, row 2: start: the value is null"),
  });
  const skipped = await hantei(["pairs", path, "--skip-bad"]);
  expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n1,5,overlapping\n" });
  expect(skipped.stderr).toContain("skipped 3 records");
  expect(skipped.stderr).toContain("row 3: start: NaN lies nowhere");
  const mixed = await parquet(
    "kinds.parquet",
    `select * from (values ('5', 'oops'), ('2026-01-01', '2026-01-03'), ('2026-01-02', '2026-01-04')) t(start, "end")`,
  );
  expect((await hantei(["pairs", mixed, "--skip-bad"])).stdout).toBe("a,b,relation\n2,3,overlapping\n");
});

test("files and columns that cannot be used", async () => {
  const run = async (path: string, ...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await hantei(["pairs", path, ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    return stderr;
  };
  const flags = await parquet("flags.parquet", `select true as start, 1 as "end"`);
  expect(await run(flags)).toContain('the column "start" is of type BOOLEAN; numbers or times are wanted');
  expect(await run(await parquet("other.parquet", "select 1 as a"))).toContain("no columns that make shapes");
  expect(await run(flags, "--by", "room")).toContain('there is no column "room" to group by');
  const nested = await parquet("nested.parquet", `select 0 as start, 1 as "end", [1, 2] as room, {'a': 1} as id`);
  expect(await run(nested)).toContain('the column "id" is of type STRUCT(a INTEGER); an id is text or a number');
  const rooms = await parquet("rooms.parquet", `select 0 as start, 1 as "end", [1, 2] as room`);
  expect(await run(rooms, "--by", "room")).toContain(
    'the column "room" is of type INTEGER[]; a group is text or a number',
  );
  const named = join(FOLDER, "named.csv");
  writeFileSync(named, readFileSync(rooms));
  expect(await run(named)).toContain("named.csv: the file begins as Parquet does; read it with --from parquet");
  const cut = join(FOLDER, "cut.parquet");
  writeFileSync(cut, readFileSync(flags).subarray(0, -10));
  expect(await run(cut)).toMatch(/cut\.parquet: not readable as Parquet: .*(?:magic|footer)/i);
  const empty = join(FOLDER, "empty.parquet");
  writeFileSync(empty, "");
  expect(await run(empty)).toContain("not readable as Parquet");
});

test("NaN is no group and no id", async () => {
  const rows = `select * from (values ('1.5', 0, 1), ('nan', 0, 1)) t(g, "start", "end")`;
  const path = await parquet("nan.parquet", `select g::double as g, g::double as id, "start", "end" from (${rows})`);
  const { status, stderr } = await hantei(["pairs", path, "--by", "g"]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('row 2: "g": there is no value to group by\n'),
  });
  expect((await hantei(["pairs", path])).stdout).toBe("a,b,relation\n1.5,2,overlapping\n");
});

test("spaces around a group", async () => {
  const rows = "select * from (values ('Red', 1, 3), ('Red ', 2, 4)) t(room, \"start\", \"end\")";
  const rooms = await hantei(["pairs", await parquet("rooms-spaced.parquet", rows), "--by", "room"]);
  expect(rooms.stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("a geometry beside a place is found by its type, and points where they are asked for", async () => {
  const rows = `select * from (values (1, 2, 'LINESTRING (0 0, 2 2)'::GEOMETRY), (3, 4, 'LINESTRING (0 2, 2 0)'::GEOMETRY)) t(x, y, geom)`;
  const both = await parquet("beside-a-place.parquet", rows);
  expect((await hantei(["pairs", both])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
  expect((await hantei(["pairs", both, "--columns", "x,y"])).stdout).toBe("a,b,relation\n");
  const points = await parquet("points.parquet", "select * from (values (1.5, 2), (1.5, 2)) t(x, y)");
  expect((await hantei(["pairs", points])).status).toBe(2);
  expect((await hantei(["pairs", points, "--columns", "x,y"])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("a footer that has two numbers of rows is refused", async () => {
  const query = "select i::double minX, 0 minY, i + 1 maxX, 1 maxY from range(5000) t(i)";
  const path = await parquet("whole.parquet", query, "row_group_size 2048");
  expect((await hantei(["pairs", path, "--count"])).stdout).toBe("4999\n");
  const bytes = readFileSync(path);
  // Thrift's compact form: a field of 64 bits, and 2048, or 1500, as a zigzag varint. The last 2048 is that of a row group.
  const at = bytes.lastIndexOf(Buffer.from([0x16, 0x80, 0x20]));
  bytes.set([0x16, 0xb8, 0x17], at);
  const damaged = join(FOLDER, "damaged-rows.parquet");
  writeFileSync(damaged, bytes);
  const { status, stdout, stderr } = await hantei(["pairs", damaged, "--count"]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(
    "its footer says that there are 5000 rows, and its row groups have 4452; the file is damaged",
  );
});
