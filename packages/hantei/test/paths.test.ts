/** The constructors of polygons and polylines: what they take, what they drop, what they refuse. */
import { describe, expect, test } from "vitest";
import { type Polygon, polygon, polyline } from "../src/2d/index.js";
import { code } from "./code.js";

type Loose = (...values: unknown[]) => Polygon;
const POLYGON = polygon as unknown as Loose;
const POLYLINE = polyline as unknown as Loose;
const SQUARE = [0, 0, 4, 0, 4, 4, 0, 4];

function pairsOf(flat: readonly number[]): [number, number][] {
  return flat.flatMap((x, at) => (at % 2 === 0 ? [[x, flat[at + 1] as number]] : [])) as [number, number][];
}

describe.each([
  ["polygon", POLYGON],
  ["polyline", POLYLINE],
])("%s", (kind, make) => {
  test("takes pairs, flat numbers and typed arrays, and keeps one flat ordinary array of its own", () => {
    const forms = [
      SQUARE,
      pairsOf(SQUARE),
      new Float64Array(SQUARE),
      new Int8Array(SQUARE),
      Object.freeze([...SQUARE]),
    ];
    for (const form of forms) {
      const { coordinates } = make(form);
      expect(coordinates).toEqual(SQUARE);
      expect(Array.isArray(coordinates)).toBe(true);
      expect(coordinates).not.toBe(form);
    }
  });

  test("makes a plain object of known field order", () => {
    const shape = make(SQUARE);
    expect(Object.keys(shape)).toEqual(kind === "polygon" ? ["kind", "coordinates", "holes"] : ["kind", "coordinates"]);
    expect(shape.kind).toBe(kind);
    expect(Object.getPrototypeOf(shape)).toBe(Object.prototype);
  });

  test("drops repeated neighbors", () => {
    expect(make([0, 0, 0, 0, 4, 0, 4, 4, 4, 4, 4, 4, 0, 4]).coordinates).toEqual(SQUARE);
    // −0 is 0.
    expect(make([0, 0, -0, 0, 4, 0, 4, 4, 0, 4]).coordinates).toEqual(SQUARE);
    // Neighbors one step of a double apart are different.
    const step = [0, 0, 4, 0, 4 + 2 ** -50, 4, 4, 4, 0, 4];
    expect(make(step).coordinates).toEqual(step);
  });

  test("a flat list of odd length is refused, with its length", () => {
    expect(() => make([0, 0, 4, 0, 4])).toThrow(code("ERR_VERTICES"));
    expect(() => make([0, 0, 4, 0, 4])).toThrow(/5 flat numbers/);
    expect(() => make(new Float64Array([0]))).toThrow(RangeError);
  });

  test("what is no list of vertices is a TypeError", () => {
    for (const value of [
      undefined,
      null,
      7,
      "0,0 1,1",
      {},
      { length: 6 },
      () => 1,
      new Map(),
      new DataView(new ArrayBuffer(8)),
    ]) {
      expect(() => make(value)).toThrow(code("ERR_TYPE"));
    }
    for (const vertex of [
      undefined,
      null,
      7,
      "1,1",
      [1],
      [1, 2, 3],
      { x: 1, y: 1 },
      ["1", 2],
      [1, null],
      [[1], [2]],
      [1n, 2n],
    ]) {
      expect(() => make([[0, 0], [4, 0], vertex, [0, 4]])).toThrow(code("ERR_TYPE"));
      expect(() => make([[0, 0], vertex, [4, 0], [0, 4]])).toThrow(/vertex 1/);
    }
    for (const value of ["1", null, undefined, [1, 2], {}, 1n]) {
      expect(() => make([0, 0, 4, value, 0, 4])).toThrow(TypeError);
    }
    // A hole in the array is no number.
    // biome-ignore lint/suspicious/noSparseArray: on purpose
    expect(() => make([0, 0, 4, , 0, 4])).toThrow(code("ERR_TYPE"));
    expect(() => make(new BigInt64Array(6))).toThrow(TypeError);
  });

  test("what is not finite is a RangeError that names the vertex", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => make([0, 0, 4, 0, value, 4])).toThrow(code("ERR_NOT_FINITE"));
      expect(() => make([0, 0, 4, 0, value, 4])).toThrow(/x of vertex 2/);
      expect(() => make(pairsOf([0, 0, 4, 0, 4, value]))).toThrow(/y of vertex 2/);
    }
  });

  test("too few different vertices are refused", () => {
    for (const few of [[], [[]], [1, 1], [1, 1, 1, 1], [1, 1, 1, 1, 1, 1]]) {
      expect(() => make(few)).toThrow(few.length === 1 ? code("ERR_TYPE") : code("ERR_VERTICES"));
    }
  });

  test("the caller's array may change afterwards", () => {
    const mine = [...SQUARE];
    const shape = make(mine);
    mine.fill(9);
    expect(shape.coordinates).toEqual(SQUARE);
  });

  test("10⁵ vertices are fine", () => {
    const many = Array.from({ length: 100_000 }, (_, k) => [k, (k % 7) + (k === 0 || k === 99_999 ? 100 : 0)]);
    const closed = [...many, [50_000, 1e6]];
    expect(make(closed).coordinates.length).toBe(200_002);
  });
});

describe("polygon", () => {
  test("drops a repeated closing vertex, more than one too", () => {
    expect(polygon([...SQUARE, 0, 0]).coordinates).toEqual(SQUARE);
    expect(polygon([...SQUARE, 0, 0, -0, 0]).coordinates).toEqual(SQUARE);
    expect(polygon(pairsOf([...SQUARE, 0, 0])).coordinates).toEqual(SQUARE);
  });

  test("keeps straight-through vertices, order and orientation", () => {
    const straight = [0, 0, 2, 0, 4, 0, 4, 4, 0, 4];
    expect(polygon(straight).coordinates).toEqual(straight);
    const clockwise = [0, 0, 0, 4, 4, 4, 4, 0];
    expect(polygon(clockwise).coordinates).toEqual(clockwise);
  });

  test("takes holes in every form, and keeps them flat", () => {
    const hole = [1, 1, 2, 1, 1, 2];
    for (const form of [hole, pairsOf(hole), new Float32Array(hole), [...hole, 1, 1]]) {
      expect(polygon(SQUARE, [form]).holes).toEqual([hole]);
    }
    expect(polygon(SQUARE).holes).toEqual([]);
    expect(polygon(SQUARE, []).holes).toEqual([]);
    expect(polygon(SQUARE, undefined).holes).toEqual([]);
  });

  test("holes that are no list of rings are a TypeError", () => {
    for (const holes of [null, 7, "x", {}, new Float64Array(6), [7], [null], ["x"], [[["1", 1]]], [1, 1, 2, 1, 1, 2]]) {
      expect(() => POLYGON(SQUARE, holes)).toThrow(code("ERR_TYPE"));
    }
    expect(() => POLYGON(SQUARE, [[1, 1, 2, 1]])).toThrow(code("ERR_VERTICES"));
    expect(() => POLYGON(SQUARE, [[1, 1, 2, 1, 1, Number.NaN]])).toThrow(/hole 0: y of vertex 2/);
  });

  test("two different vertices are too few", () => {
    expect(() => polygon([0, 0, 4, 0])).toThrow(code("ERR_VERTICES"));
    expect(() => polygon([0, 0, 4, 0, 0, 0])).toThrow(code("ERR_VERTICES"));
    expect(() => polygon([0, 0, 0, 0, 4, 0, 4, 0, 0, 0])).toThrow(/3 different vertices are needed, not 2/);
  });

  test.each([
    ["a bow tie", [0, 0, 4, 4, 4, 0, 0, 4], /edge 0 .* and edge 2/],
    ["an edge through a vertex", [0, 0, 4, 0, 4, 4, 2, 0, 0, 4], /edge 0 .* and edge [23]/],
    ["a vertex twice", [0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4], /edge [01] .* and edge [34]/],
    ["a spike outward", [0, 0, 4, 0, 4, 4, 9, 9, 4, 4, 0, 4], /edge/],
    ["a spike inward", [0, 0, 4, 0, 4, 4, 2, 2, 4, 4, 0, 4], /edge/],
    ["a bridge there and back", [0, 0, 4, 0, 4, 4, 8, 4, 8, 6, 9, 5, 8, 4, 4, 4, 0, 4], /edge/],
    ["a star of five points, drawn in one go", [0, 3, 2, -3, -3, 1, 3, 1, -2, -3], /edge/],
    ["once around and once again, outside", [0, 0, 9, 0, 9, 9, 0, 9, 0, -1, 10, -1, 10, 10, -1, 10], /edge/],
    ["flat", [0, 0, 4, 0, 2, 0], /edge/],
    ["flat and slanted", [0, 0, 3, 1, 6, 2, 9, 3], /edge/],
    ["flat by the least double", [0, 0, 5e-324, 0, 1e-323, 0], /edge/],
  ])("%s is refused, naming two edges", (_name, ring, message) => {
    expect(() => polygon(ring)).toThrow(code("ERR_NOT_SIMPLE"));
    expect(() => polygon(ring)).toThrow(message);
    expect(() => polygon([...ring].reverse())).toThrow(code("ERR_NOT_SIMPLE"));
    expect(() => polygon([-99, -99, 99, -99, 0, 99], [ring])).toThrow(/hole 0/);
  });

  test.each([
    ["outside", [[6, 6, 7, 6, 6, 7]]],
    ["around the outer ring", [[-9, -9, 9, -9, 9, 9, -9, 9]]],
    ["across the outer ring", [[3, 1, 6, 1, 6, 2, 3, 2]]],
    ["along the outer ring", [[0, 1, 2, 1, 2, 2, 0, 2]]],
    ["the outer ring itself", [SQUARE]],
    ["outside, at a vertex", [[4, 4, 6, 5, 5, 6]]],
    [
      "in another hole",
      [
        [1, 1, 3, 1, 3, 3, 1, 3],
        [1.5, 1.5, 2, 1.5, 1.5, 2],
      ],
    ],
    [
      "around another hole",
      [
        [1.5, 1.5, 2, 1.5, 1.5, 2],
        [1, 1, 3, 1, 3, 3, 1, 3],
      ],
    ],
    [
      "across another hole",
      [
        [1, 1, 3, 1, 3, 2, 1, 2],
        [2, 1.5, 2.5, 1.5, 2.5, 3, 2, 3],
      ],
    ],
    [
      "along another hole",
      [
        [1, 1, 2, 1, 2, 2, 1, 2],
        [2, 1, 3, 1, 3, 2, 2, 2],
      ],
    ],
    [
      "equal to another hole",
      [
        [1, 1, 2, 1, 2, 2],
        [2, 2, 1, 1, 2, 1],
      ],
    ],
    ["out and in through vertices only", [[2, 0, 6, 0, 4, 4, 4, 4, 3, 3, 4, 0]]],
  ])("a hole %s is refused", (_name, holes) => {
    expect(() => polygon(SQUARE, holes)).toThrow(code("ERR_NOT_SIMPLE"));
  });

  test("a hole that leaves through two corners, crossing no edge, is refused", () => {
    const diamond = [0, 0, 4, -4, 8, 0, 4, 4];
    expect(() => polygon(diamond, [[4, 0, 12, 0, 4, 4]])).toThrow(code("ERR_NOT_SIMPLE"));
    expect(() => polygon(diamond, [[12, 0, 4, 4, 4, 0]])).toThrow(code("ERR_NOT_SIMPLE"));
  });

  test("two holes that pass through each other in vertices only are refused", () => {
    const outer = [-99, -99, 99, -99, 99, 99, -99, 99];
    expect(() =>
      polygon(outer, [
        [0, 0, 4, -4, 8, 0, 4, 4],
        [4, 0, 12, 0, 4, 4],
      ]),
    ).toThrow(code("ERR_NOT_SIMPLE"));
  });

  test.each([
    ["at a point of the rim", [[0, 2, 1, 1, 1, 3]]],
    ["at a vertex", [[0, 0, 2, 1, 1, 2]]],
    ["at two points: the inside falls into two parts", [[2, 0, 3, 2, 2, 4, 1, 2]]],
    ["with every vertex on the rim", [[2, 0, 4, 2, 2, 4, 0, 2]]],
    [
      "and another at its vertex",
      [
        [1, 1, 2, 1, 2, 2, 1, 2],
        [2, 2, 3, 2, 3, 3, 2, 3],
      ],
    ],
    [
      "and another at its edge",
      [
        [1, 1, 2, 1, 2, 3, 1, 3],
        [2, 2, 3, 1, 3, 3],
      ],
    ],
  ])("a hole that touches %s is accepted", (_name, holes) => {
    expect(polygon(SQUARE, holes).holes).toEqual(holes);
  });

  test("a self-crossing that only exact arithmetic sees", () => {
    // The last vertex lies on the first edge exactly, a step to its left, a step to its right.
    const ring = (y: number): number[] => [0, 0, 3, 1, 3, 4, 1.5, y, 0, 4];
    expect(() => polygon(ring(0.5))).toThrow(code("ERR_NOT_SIMPLE"));
    expect(() => polygon(ring(0.5 - 2 ** -54))).toThrow(code("ERR_NOT_SIMPLE"));
    expect(polygon(ring(0.5 + 2 ** -53)).coordinates).toHaveLength(10);
  });

  test("any magnitude: the least triangle, the largest", () => {
    const { MIN_VALUE: least, MAX_VALUE: most } = Number;
    expect(polygon([0, 0, least, 0, 0, least]).kind).toBe("polygon");
    expect(
      polygon([-most, -most, most, -most, most, most, -most, most], [[0, 0, least, 0, 0, least]]).holes,
    ).toHaveLength(1);
    expect(() => polygon([-most, -most, most, most, most, -most, -most, most])).toThrow(code("ERR_NOT_SIMPLE"));
  });
});

describe("polyline", () => {
  test("keeps a repeated first vertex at its end: it is closed", () => {
    expect(polyline([...SQUARE, 0, 0]).coordinates).toEqual([...SQUARE, 0, 0]);
    expect(polyline([0, 0, 4, 0, 0, 0]).coordinates).toEqual([0, 0, 4, 0, 0, 0]);
  });

  test("may cross itself, touch itself and run back along itself", () => {
    for (const chain of [
      [0, 0, 4, 4, 4, 0, 0, 4],
      [0, 0, 4, 0, 4, 4, 2, 0],
      [0, 0, 4, 0, 1, 0, 9, 0],
    ]) {
      expect(polyline(chain).coordinates).toEqual(chain);
    }
  });
});
