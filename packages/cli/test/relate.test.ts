import { describe, expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

describe("shapes that are taken", () => {
  test.each([
    ["words", ["box", "0", "0", "5", "5", "circle", "8", "3", "3"], "touching"],
    ["one argument a shape", ["box 0 0 5 5", "circle 8 3 3"], "touching"],
    ["all in one argument", ["box 0 0 5 5 circle 8 3 3"], "touching"],
    ["one of each", ["box", "0", "0", "5", "5", "circle 8 3 3"], "touching"],
    ["kinds in capitals", ["BOX 0 0 5 5", "Circle 8 3 3"], "touching"],
    ["line ends and tabs", ["box 0 0\n5 5\r\n", "circle\t8 3 3"], "touching"],
    ["points", ["point 1 2", "point 1 2"], "overlapping"],
    ["segments", ["segment 0 0 4 4", "segment 0 4 4 0"], "overlapping"],
    ["disjoint collinear segments", ["segment 0 0 1 1", "segment 2 2 3 3"], "disjoint"],
    ["negative numbers", ["box", "-5", "-5", "-1", "-.5", "point", "-1", "-1e0"], "touching"],
    ["minus infinity", ["box", "-Infinity", "0", "Infinity", "5", "point", "0", "5"], "touching"],
    ["negative numbers after --", ["--", "box", "-5", "-5", "0", "0", "point", "1", "1"], "disjoint"],
    ["WKT points", ["POINT (1 2)", "POINT(1 2)"], "overlapping"],
    ["a WKT segment", ["LINESTRING (0 4, 4 0)", "segment 0 0 4 4"], "overlapping"],
    ["WKT in small letters, with spaces", ["linestring  ( 0 4 ,4   0 )", "point 2 2"], "overlapping"],
    ["WKT in pieces", ["LINESTRING", "(0", "4,", "4", "0)", "point", "0", "4"], "touching"],
    ["capsule and circle", ["capsule 0 0 4 0 1", "circle 2 3 2"], "touching"],
    [
      "a polygon and a polyline",
      ["polygon", "0", "0", "4", "0", "4", "4", "0", "4", "polyline 1 -1 2 0 3 -1"],
      "touching",
    ],
    [
      "a WKT polygon with a hole",
      ["POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (3 3,6 3,6 6,3 6,3 3))", "POINT (4 4)"],
      "disjoint",
    ],
    ["a WKT chain", ["LINESTRING (0 0, 1 1, 2 0)", "point 1 1"], "overlapping"],
    ["a polygon in JSON", ['{"kind":"polygon","coordinates":[0,0,2,0,1,2],"holes":[]}', "point 1 1"], "overlapping"],
    ["segment and capsule in space", ["segment3 0 0 0 0 0 4", "capsule3 2 0 0 2 0 4 2"], "touching"],
    ["JSON", ['{"kind":"circle","x":0,"y":0,"radius":1}', "point 0 1"], "touching"],
    ["JSON with more fields", ['{"id":{"a":["}"]},"kind":"point","x":0,"y":1}', "circle 0 0 1"], "touching"],
    ["GeoJSON", ['{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2],[0,0]]]}', "point 1 1"], "overlapping"],
    [
      "a GeoJSON Feature",
      ['{"type":"Feature","geometry":{"type":"Point","coordinates":[1,1]}}', "point 1 1"],
      "overlapping",
    ],
    ["a Multi geometry of one", ['{"type":"MultiLineString","coordinates":[[[0,4],[4,0]]]}', "point 0 4"], "touching"],
    [
      "JSON with text for infinity",
      ['{"kind":"box","minX":0,"minY":0,"maxX":"Infinity","maxY":1}', "point 9e99 1"],
      "touching",
    ],
    ["boxes in space", ["box3 0 0 0 1 1 1", "box3 1 0 0 2 1 1"], "touching"],
    ["spheres and points in space", ["sphere 0 0 0 1", "point3 0 0 2"], "disjoint"],
    ["JSON in space", ['{"kind":"sphere","x":0,"y":0,"z":0,"radius":1}', "box3 -1 -1 -1 1 1 1"], "overlapping"],
    // As doubles, 0.3² + 0.4² is 0.25 and some 1e-17 more: rounded, it would be 0.25.
    ["apart by less than rounding sees", ["circle 0 0 0.5", "circle 0.3 0.4 0"], "disjoint"],
  ])("%s", async (_, args, relation) => {
    const { status, stdout, stderr } = await hantei(["relate", ...args]);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${relation}\n`, stderr: "" });
  });
});

describe("shapes that are refused", () => {
  test.each([
    [
      "too few numbers",
      ["box 0 0 5", "point 1 1"],
      "the first shape, column 11: only 3 given; box takes 4 numbers: minX minY maxX maxY",
    ],
    ["too few at the end", ["point 1 1", "circle 0 0"], "the second shape, column 11: only 2 given; circle takes 3"],
    [
      "too many numbers",
      ["point 1 1", "point 1 1 1"],
      'the second shape, column 11: "1" is one too many; point takes 2',
    ],
    ["a word for a number", ["box 0 0 5 x", "point 1 1"], 'the first shape, column 11: "x" is not a number'],
    ["NaN", ["point NaN 1", "point 1 1"], 'the first shape, column 7: "NaN" is no coordinate'],
    ["1e400", ["point 1e400 1", "point 1 1"], 'the first shape, column 7: "1e400" is beyond all doubles'],
    [
      "-1e400",
      ["point -1e400 0", "point 1 1"],
      'the first shape, column 7: "-1e400" is beyond all doubles (they end at about -1.8e308)\n',
    ],
    [
      "-1e400 as a side",
      ["point 1 1", "box -1e400 0 1 1"],
      'the second shape, column 5: "-1e400" is beyond all doubles (they end at about -1.8e308); write -Infinity for an',
    ],
    ["-1e400 in WKT", ["POINT (-1e400 0)", "point 1 1"], "(they end at about -1.8e308)\n"],
    ["infinity in WKT", ["POINT (0 inf)", "point 1 1"], 'column 10: "inf" is no coordinate of a geometry'],
    [
      "a negative number misspelled",
      ["point", "1", "-5x", "point 1 1"],
      'the first shape, column 10: "-5x" is not a number',
    ],
    ["full-width digits", ["point １ 1", "point 1 1"], "half-width"],
    ["swapped corners", ["box 5 0 0 5", "point 1 1"], "the first shape: box: minX must be at most maxX"],
    ["a negative radius", ["circle 0 0 -1", "point 1 1"], "the first shape: circle: radius must be 0 or more, not -1"],
    ["an infinite radius", ["circle 0 0 Infinity", "point 1 1"], 'column 12: "Infinity" is not finite; a finite'],
    ["no shape", ["", ""], "argument 1 is empty"],
    ["one shape", ["point 1 1"], "the second shape is missing"],
    [
      "an empty argument, as of a variable that is not set",
      ["", "point 1 1"],
      "argument 1 is empty, where a shape or a part of one",
    ],
    ["three shapes", ["point 1 1", "point 1 1", "point 2 2"], 'two shapes are enough; "point 2 2" is left over'],
    [
      "an unknown kind",
      ["point 1 1", "crcle 1 1 1"],
      'the second shape, column 1: "crcle" is no kind of shape; kinds: point, segment',
    ],
    ["a kind of Object.prototype", ["constructor 1 1", "point 1 1"], '"constructor" is no kind'],
    ["numbers alone", ["0 0 5 5", "1 1 6 4"], '"0" is no kind of shape'],
    [
      "a vertex cut off",
      ["polygon 0 0 1 0 1 1 2", "point 1 1"],
      "only 7 given; polygon takes an even count of numbers",
    ],
    ["two vertices of a polygon", ["polygon 0 0 1 0", "point 1 1"], "only 4 given"],
    ["a bow-tie", ["polygon 0 0 2 2 2 0 0 2", "point 1 1"], "cross"],
    ["plane and space", ["sphere 0 0 0 1", "point 1 1"], "a point lies in the plane and a sphere in space"],
    [
      "plane and space in JSON",
      ["point 1 1", '{"kind":"point3","x":0,"y":0,"z":0}'],
      "a point lies in the plane and a point3 in space",
    ],
    ["a WKT ring that is open", ["POLYGON ((0 0, 1 0, 1 1))", "point 1 1"], "column 10: the outer ring is not closed"],
    ["a WKT polygon without rings", ["POLYGON (0 0, 1 0, 1 1)", "point 1 1"], "column 10: ( is wanted here"],
    [
      "a WKT polygon cut off",
      ["POLYGON ((0 0, 1 0, 1 1, 0 0)", "point 1 1"],
      'column 31: ) is wanted here, not "point 1 1"',
    ],
    [
      "a WKT multi-geometry",
      ["point 1 1", "MULTILINESTRING ((0 0, 1 1))"],
      'the second shape, column 1: "MULTILINESTRING" is not supported; of WKT there are POINT, LINESTRING, POLYGON\n',
    ],
    ["a WKT line of one position", ["LINESTRING (0 0)", "point 1 1"], "a line takes two positions or more, not 1"],
    [
      "WKT in space",
      ["POINT Z (1 2 3)", "point 1 1"],
      "POINT Z has a third coordinate; geometries lie in the plane; in space, write point3, box3 or sphere",
    ],
    [
      "WKT in space, without a space",
      ["POINTZ (1 2 3)", "point 1 1"],
      "POINT Z has a third coordinate; geometries lie in the plane; in space, write point3, box3 or sphere",
    ],
    ["WKT with curves", ["CURVEPOLYGON ((0 0, 1 0, 1 1, 0 0))", "point 1 1"], '"CURVEPOLYGON" is not supported'],
    ["no WKT", ["ROOM (1 2)", "point 1 1"], '"ROOM" is not supported; of WKT there are POINT, LINESTRING, POLYGON'],
    [
      "no number in a hole of WKT",
      ["POLYGON ((0 0, 9 0, 9 9, 0 0), (1 1, 2 a, 2 2, 1 1))", "point 1 1"],
      'the first shape, column 40: "a" is not a number',
    ],
    [
      "a hole of WKT that is open",
      ["POLYGON ((0 0, 9 0, 9 9, 0 0), (1 1, 2 1, 2 2))", "point 1 1"],
      "the first shape, column 32: hole 0 is not closed",
    ],
    [
      "a third coordinate",
      ["POINT (1 2 3)", "point 1 1"],
      "the first shape, column 12: a position is x y, and here is a third coordinate; in space, write point3",
    ],
    [
      "a comma in a WKT point",
      ["POINT (1, 2)", "point 1 1"],
      'column 9: a position is x y, with a space between, and here is ", 2) point 1 1"',
    ],
    ["an empty WKT geometry", ["POINT EMPTY", "point 1 1"], "POINT EMPTY has no points"],
    ["a WKT reference system", ["SRID=4326;POINT (1 2)", "point 1 1"], "a reference system is not supported"],
    ["PostGIS's box", ["BOX(0 0,1 1)", "point 1 1"], "BOX(...) is no WKT; write box minX minY maxX maxY"],
    ["WKT cut off", ["point 1 1", "LINESTRING (0 0, 1 1"], "the closing ) of LINESTRING is missing: cut off?"],
    ["no number in WKT", ["LINESTRING (0 0, 1 a)", "point 1 1"], 'the first shape, column 20: "a" is not a number'],
    [
      "JSON cut off",
      ["point 1 1", '{"kind":"point","x":0'],
      "the second shape, column 22: the JSON object does not end: cut off?",
    ],
    ["no JSON", ['{"kind":"point","x":0,}', "point 1 1"], "the first shape, column 23: this is no JSON"],
    ["a JSON array", ["[0,0]", "point 1 1"], "a shape in JSON is an object"],
    ["JSON without a kind", ['{"x":1,"y":1}', "point 1 1"], 'the object needs a "kind"'],
    [
      "GeoJSON of several shapes",
      ["point 1 1", '{"type":"MultiPoint","coordinates":[[1,1],[2,2]]}'],
      "the second shape: this MultiPoint has 2 parts, and relate takes one shape; give one of them, or use hantei pairs",
    ],
    [
      "a ring that is open",
      ['{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2]]]}', "point 1 1"],
      "the first shape: the outer ring is not closed",
    ],
    [
      "a Feature without a geometry",
      ['{"type":"Feature","geometry":null,"properties":{}}', "point 1 1"],
      "the first shape: the Feature has no geometry",
    ],
    [
      "a FeatureCollection",
      ['{"type":"FeatureCollection","features":[]}', "point 1 1"],
      'the object needs a "kind", or to be a geometry or a Feature of GeoJSON; kinds: point,',
    ],
    [
      "a kind from the prototype",
      ['{"__proto__":{"kind":"point"},"x":1,"y":1}', "point 1 1"],
      'the object needs a "kind"',
    ],
    ["an unknown kind in JSON", ['{"kind":"toString"}', "point 1 1"], '"toString" is no kind of shape'],
    ["a missing field in JSON", ['{"kind":"point","x":1}', "point 1 1"], "point: y must be a number, not undefined"],
    [
      "no vertices in JSON",
      ['{"kind":"polyline","points":[]}', "point 1 1"],
      'a polyline needs "coordinates", as [[x, y]',
    ],
    ["a wrong type in JSON", ['{"kind":"point","x":"1","y":1}', "point 1 1"], 'point: x must be a number, not "1"'],
    [
      "1e400 in JSON",
      ['{"kind":"box","minX":0,"minY":0,"maxX":1e400,"maxY":1}', "point 1 1"],
      'the first shape, column 40: "1e400" is beyond all doubles (they end at about 1.8e308)\n',
    ],
    ["1e-400 in JSON", ['{"kind":"point","x":1e-400,"y":1}', "point 1 1"], '"1e-400" is too small'],
  ])("%s", async (_, args, message) => {
    const { status, stdout, stderr } = await hantei(["relate", ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });
});

test("--fail-on-hit exits with 1 unless the shapes are disjoint", async () => {
  const statusOf = async (...args: string[]) => (await hantei(["relate", "--fail-on-hit", ...args])).status;
  expect(await statusOf("point 1 1", "point 1 1")).toBe(1);
  expect(await statusOf("box 0 0 1 1", "box 1 0 2 1")).toBe(1);
  expect(await statusOf("point 1 1", "point 1 2")).toBe(0);
});
