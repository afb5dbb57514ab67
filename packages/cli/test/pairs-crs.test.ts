/** `hantei pairs` of two files whose coordinates are of two systems: compared as they are, and told. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";
import { FOLDER, parquet } from "./lib/parquet.js";

const FEATURE = '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}';

/** A file of one point, in a system, before its features or behind them. */
function geojson(name: string, crs: unknown, isBehind = false): string {
  const path = join(FOLDER, name);
  const member = crs === undefined ? "" : `"crs":${JSON.stringify(crs)},`;
  const features = `"features":[${FEATURE}]`;
  const members = isBehind
    ? `${features},${member}"type":"FeatureCollection"`
    : `${member}"type":"FeatureCollection",${features}`;
  writeFileSync(path, `{${members}}`);
  return path;
}

const named = (name: string): unknown => ({ type: "name", properties: { name } });

/** What is said of two files; they are compared in any case. */
async function told(...files: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await hantei(["pairs", ...files]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n1,1,overlapping\n" });
  return stderr.replaceAll(`${FOLDER}/`, "").replaceAll(`${FOLDER}\\`, "");
}

const UTM = "urn:ogc:def:crs:EPSG::25832";

test("GeoJSON", async () => {
  const utm = geojson("utm.geojson", named(UTM));
  const none = geojson("none.geojson", undefined);
  const same = "their coordinates are compared as they are\n";
  expect(await told(utm, none)).toBe(
    `note: utm.geojson is in EPSG:25832, and none.geojson in OGC:CRS84, as it names no other; ${same}`,
  );
  expect(await told(none, utm)).toBe(
    `note: none.geojson is in OGC:CRS84, as it names no other, and utm.geojson in EPSG:25832; ${same}`,
  );
  const next = geojson("next.geojson", named("http://www.opengis.net/def/crs/EPSG/0/25833"), true);
  expect(await told(utm, next)).toBe(`note: utm.geojson is in EPSG:25832, and next.geojson in EPSG:25833; ${same}`);
});

test.each([
  ["the same, written otherwise", named(UTM), named("epsg:25832")],
  ["longitudes and latitudes", undefined, named("urn:ogc:def:crs:OGC:1.3:CRS84")],
  ["what many call them", undefined, named("EPSG:4326")],
  ["a file that says that nobody knows", null, named(UTM)],
  ["a link", { type: "link", properties: { href: "x.prj" } }, named(UTM)],
  ["nonsense", 5, named(UTM)],
])("nothing is said of %s", async (_, a, b) => {
  expect(await told(geojson("one.geojson", a), geojson("other.geojson", b))).toBe("");
});

test("nor of a format that cannot say it, nor of one file", async () => {
  const table = join(FOLDER, "table.csv");
  writeFileSync(table, "wkt\nPOINT (1 2)\n");
  const utm = geojson("alone.geojson", named(UTM));
  expect(await told(table, utm)).toBe("");
  expect((await hantei(["pairs", utm])).stderr).toBe("");
});

test("GeoParquet, by its metadata", async () => {
  const file = (name: string, column: object): Promise<string> => {
    const geo = { version: "1.1.0", primary_column: "geom", columns: { geom: { encoding: "WKB", ...column } } };
    const row = "select st_aswkb('POINT (1 2)'::GEOMETRY) as geom";
    return parquet(`${name}.parquet`, row, `kv_metadata {geo: '${JSON.stringify(geo)}'}`);
  };
  const utm = await file("utm", { crs: { type: "ProjectedCRS", name: "UTM", id: { authority: "EPSG", code: 25832 } } });
  const none = await file("none", {});
  expect(await told(utm, none)).toContain(
    "utm.parquet is in EPSG:25832, and none.parquet in OGC:CRS84, as it names no",
  );
  expect(await told(utm, geojson("as-utm.geojson", named(UTM)))).toBe("");
  expect(await told(await file("unknown", { crs: null }), utm)).toBe("");
  expect(await told(await file("by-name", { crs: { name: "Site 7" } }), utm)).toContain(
    "by-name.parquet is in Site 7, and",
  );
});
