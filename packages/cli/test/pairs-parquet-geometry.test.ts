/** `hantei pairs` and Parquet: geometries, and which column they are in. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";
import { FOLDER, parquet } from "./lib/parquet.js";

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
  // Bytes that are geometries name nothing, whatever they are called, though other bytes do.
  const called = await parquet("called.parquet", rows("id"));
  expect(await hantei(["pairs", called, "--columns", "geometry=id"])).toEqual(expected);
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

test("a geometry beside a place is found by its type, and points where they are asked for", async () => {
  const rows = `select * from (values (1, 2, 'LINESTRING (0 0, 2 2)'::GEOMETRY), (3, 4, 'LINESTRING (0 2, 2 0)'::GEOMETRY)) t(x, y, geom)`;
  const both = await parquet("beside-a-place.parquet", rows);
  expect((await hantei(["pairs", both])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
  expect((await hantei(["pairs", both, "--columns", "x,y"])).stdout).toBe("a,b,relation\n");
  const points = await parquet("points.parquet", "select * from (values (1.5, 2), (1.5, 2)) t(x, y)");
  expect((await hantei(["pairs", points])).status).toBe(2);
  expect((await hantei(["pairs", points, "--columns", "x,y"])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
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
