/** `hantei pairs` and JSON that cannot be used: named, with line and column, or skipped and counted. */
import { expect, test } from "vitest";
import { type Refused, testRefused } from "./lib/bad-input.js";
import { hantei } from "./lib/hantei.js";

const POLYGON = '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}';

function feature(geometry: string): string {
  return `{"type":"FeatureCollection","features":[\n{"type":"Feature","geometry":${POLYGON}},\n {"type":"Feature","geometry":${geometry}}\n]}`;
}

function geometry(type: string, coordinates: string): string {
  return feature(`{"type":"${type}","coordinates":${coordinates}}`);
}

const JSON_TEXTS: readonly Refused[] = [
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
  [
    geometry("MultiPolygon", "[[[[0,0],[1,0],[1,1],[0,0]]],[[[0,0],[2,2],[2,0],[0,2],[0,0]]]]"),
    "line 3, column 2: coordinates[1]: polygon: edge 0 (0, 0)",
    "ring not simple",
  ],
  [
    geometry("MultiPolygon", "[[[[0,0],[1,0],[1,1],[5,5]]]]"),
    "column 2: coordinates[0]: the outer ring is not closed",
    "ring not closed",
  ],
  [geometry("MultiLineString", "[[[0,0],[1,1,1]]]"), "column 2: coordinates[0][1] has 3 numbers", "third coordinate"],
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

testRefused("JSON", JSON_TEXTS);

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
