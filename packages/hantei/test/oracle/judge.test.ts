/** The oracle itself, on cases whose answer is plain to see, and the generators' own promises. */
import { describe, expect, test } from "vitest";
import { hardCase, TROUBLES, TROUBLES_OF_PATHS } from "../generators/hard-cases.js";
import { isPathKind } from "../generators/layout.js";
import { PALETTES } from "../generators/palettes.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { build, PAIRS } from "../rooms.js";
import { doublings, scaled } from "./rational.js";
import { oracleRelate } from "./relate.js";
import { isPolygon } from "./simple.js";

const segment = (x1: number, y1: number, x2: number, y2: number) => ({ kind: "segment", x1, y1, x2, y2 });
const box = (minX: number, minY: number, maxX: number, maxY: number) => ({ kind: "box", minX, minY, maxX, maxY });
const point = (x: number, y: number) => ({ kind: "point", x, y });
const circle = (x: number, y: number, radius: number) => ({ kind: "circle", x, y, radius });
const { NEGATIVE_INFINITY, POSITIVE_INFINITY, MAX_VALUE, MIN_VALUE } = Number;

describe("the oracle", () => {
  test.each([
    ["crossing", segment(0, 0, 2, 2), segment(0, 2, 2, 0), "overlapping"],
    ["T", segment(0, 0, 2, 0), segment(1, 0, 1, 1), "touching"],
    ["L", segment(0, 0, 2, 0), segment(2, 0, 2, 1), "touching"],
    ["collinear, sharing a stretch", segment(0, 0, 2, 2), segment(1, 1, 3, 3), "overlapping"],
    ["collinear, end to end", segment(0, 0, 1, 1), segment(1, 1, 3, 3), "touching"],
    ["collinear, apart", segment(0, 0, 1, 1), segment(2, 2, 3, 3), "disjoint"],
    ["parallel", segment(0, 0, 1, 1), segment(0, 1, 1, 2), "disjoint"],
    ["crossing beyond an end", segment(0, 0, 1, 1), segment(0, 4, 4, 0), "disjoint"],
    ["length 0 on the inside", segment(0, 0, 2, 2), segment(1, 1, 1, 1), "overlapping"],
    ["length 0 on an end", segment(0, 0, 2, 2), segment(2, 2, 2, 2), "touching"],
    ["length 0 twice", segment(1, 1, 1, 1), segment(1, 1, 1, 1), "overlapping"],
    ["along a box's edge", box(0, 0, 2, 2), segment(0, 2, 2, 2), "touching"],
    ["through a box's corner", box(0, 0, 2, 2), segment(-1, 1, 1, 3), "touching"],
    ["through a box", box(0, 0, 2, 2), segment(-1, -1, 3, 3), "overlapping"],
    ["from a box's corner inward", box(0, 0, 2, 2), segment(0, 0, 1, 1), "overlapping"],
    ["past a box's corner", box(0, 0, 2, 2), segment(-1, 1.5, 1, 3.5), "disjoint"],
    ["in a flat box", box(0, 0, 2, 0), segment(1, 0, 3, 0), "overlapping"],
    ["across a flat box", box(0, 0, 2, 0), segment(1, -1, 1, 1), "overlapping"],
    [
      "into a half plane",
      box(NEGATIVE_INFINITY, NEGATIVE_INFINITY, 0, POSITIVE_INFINITY),
      segment(0, 0, 1, 1),
      "touching",
    ],
    [
      "in a half plane",
      box(NEGATIVE_INFINITY, NEGATIVE_INFINITY, 0, POSITIVE_INFINITY),
      segment(-1, 0, 1, 1),
      "overlapping",
    ],
    [
      "against a half plane, falling",
      box(0, NEGATIVE_INFINITY, POSITIVE_INFINITY, POSITIVE_INFINITY),
      segment(0, 0, -1, 1),
      "touching",
    ],
    [
      "in the whole plane",
      box(NEGATIVE_INFINITY, NEGATIVE_INFINITY, POSITIVE_INFINITY, POSITIVE_INFINITY),
      segment(5, 1, 2, 8),
      "overlapping",
    ],
    ["on a corner", box(0, 0, 1, 1), point(1, 1), "touching"],
    ["a point twice", point(1, 2), point(1, 2), "overlapping"],
    ["tangent, 3-4-5", circle(0, 0, 5), point(3, 4), "touching"],
    ["concentric", circle(0, 0, 5), circle(0, 0, 1), "overlapping"],
    ["touching circles", circle(0, 0, 1), circle(2, 0, 1), "touching"],
    ["a circle on a corner", circle(-3, -4, 5), box(0, 0, 1, 1), "touching"],
    ["a tangent", circle(0, 0, 1), segment(1, -1, 1, 1), "touching"],
    ["the largest", circle(-MAX_VALUE, 0, MAX_VALUE), circle(MAX_VALUE, 0, MAX_VALUE), "touching"],
    ["the least", circle(0, 0, MIN_VALUE), point(MIN_VALUE, 0), "touching"],
    ["radius 0 on an end", circle(0, 0, 0), segment(0, 0, 1, 1), "touching"],
    ["radius above 0 on an end", circle(0, 0, MIN_VALUE), segment(0, 0, 1, 1), "overlapping"],
  ])("%s", (_name, a, b, relation) => {
    expect(oracleRelate(a, b)).toBe(relation);
    expect(oracleRelate(b, a)).toBe(relation);
  });

  test("a tangent whose foot is no double: distance |0·4 − 0·3 + 5| / 5 = 1", () => {
    // The line 3x + 4y = 5 lies at distance 1; its foot is (0.6, 0.8).
    expect(oracleRelate(circle(0, 0, 1), segment(3, -1, -1, 2))).toBe("touching");
    expect(oracleRelate(circle(0, 0, nextUp(1)), segment(3, -1, -1, 2))).toBe("overlapping");
    expect(oracleRelate(circle(0, 0, nextDown(1)), segment(3, -1, -1, 2))).toBe("disjoint");
  });
});

describe("the oracle's distances", () => {
  const capsule = (x1: number, y1: number, x2: number, y2: number, radius: number) => ({
    kind: "capsule",
    x1,
    y1,
    x2,
    y2,
    radius,
  });
  const capsule3 = (x1: number, y1: number, z1: number, x2: number, y2: number, z2: number, radius: number) => {
    return { kind: "capsule3", x1, y1, z1, x2, y2, z2, radius };
  };
  const box3 = (minX: number, minY: number, minZ: number, maxX: number, maxY: number, maxZ: number) => {
    return { kind: "box3", minX, minY, minZ, maxX, maxY, maxZ };
  };

  test.each([
    ["parallel capsules", capsule(0, 0, 5, 0, 1), capsule(2, 3, 9, 3, 2), "touching"],
    ["capsule ends, 3-4-5", capsule(0, 0, -5, 0, 2), capsule(3, 4, 9, 4, 3), "touching"],
    ["crossing cores", capsule(0, 0, 2, 2, 1), capsule(0, 2, 2, 0, 0), "overlapping"],
    ["an end over a core", capsule(0, 0, 9, 0, 1), segment(4, 1, 4, 7), "touching"],
    ["beside a box's edge", capsule(1, -1, 2, -1, 1), box(0, 0, 9, 9), "touching"],
    ["past a box's corner, 3-4-5 across", capsule(-8, 1, 4, -8, 5), box(5, 5, 9, 9), "disjoint"],
    ["along the line 4x + 3y = −25, 5 from the corner", capsule(-10, 5, -1, -7, 5), box(0, 0, 9, 9), "touching"],
    ["through a box", capsule(-5, 4, 15, 4, 0), box(0, 0, 9, 9), "overlapping"],
    [
      "beside a half plane",
      capsule(-2, -9, -2, 9, 2),
      box(0, NEGATIVE_INFINITY, POSITIVE_INFINITY, POSITIVE_INFINITY),
      "touching",
    ],
    ["skew in space, 3 apart", capsule3(-5, 0, 0, 5, 0, 0, 1), capsule3(0, -5, 3, 0, 5, 3, 2), "touching"],
    [
      "skew in space, a hair more",
      capsule3(-5, 0, 0, 5, 0, 0, 1),
      capsule3(0, -5, nextUp(3), 0, 5, nextUp(3), 2),
      "disjoint",
    ],
    ["a capsule over a box's edge in space", capsule3(-3, -4, 0, -3, -4, 9, 5), box3(0, 0, 2, 5, 5, 3), "touching"],
    [
      "a capsule past a box's corner in space",
      capsule3(-2, -3, -6, -2, -3, -99, 7),
      box3(0, 0, 0, 5, 5, 5),
      "touching",
    ],
    [
      "skew to a box's edge: the way is along (1, 1, 0)",
      capsule3(-2, 0, -1, 0, -2, 1, nextDown(Math.SQRT2)),
      box3(0, 0, -9, 5, 5, 9),
      "disjoint",
    ],
  ])("%s", (_name, a, b, relation) => {
    expect(oracleRelate(a, b)).toBe(relation);
    expect(oracleRelate(b, a)).toBe(relation);
  });
});

describe("the oracle's paths", () => {
  const polygon = (coordinates: number[], ...holes: number[][]) => ({ kind: "polygon", coordinates, holes });
  const polyline = (...coordinates: number[]) => ({ kind: "polyline", coordinates });
  const square = (x: number, y: number, size: number) => [x, y, x + size, y, x + size, y + size, x, y + size];
  const frame = polygon(square(0, 0, 6), square(2, 2, 2));
  const vee = polygon([0, 0, 4, 0, 4, 4, 3, 4, 2, 1, 1, 4, 0, 4]);

  test.each([
    ["inside", polygon(square(0, 0, 4)), point(1, 1), "overlapping"],
    ["on an edge", polygon(square(0, 0, 4)), point(4, 1), "touching"],
    ["above a vertex", polygon([0, 0, 2, 1, 4, 0, 2, 4]), point(2, 0), "disjoint"],
    ["in a hole", frame, point(3, 3), "disjoint"],
    ["on a hole's edge", frame, point(2, 3), "touching"],
    ["across a hole's corner", frame, segment(2, 3, 3, 2), "touching"],
    ["out of a hole", frame, segment(3, 3, 9, 3), "overlapping"],
    ["in a bay", vee, segment(2, 2, 2, 4), "disjoint"],
    ["down to a bay's ground", vee, segment(2, 1, 2, 4), "touching"],
    ["side by side", polygon(square(0, 0, 2)), polygon(square(2, 1, 2)), "touching"],
    ["corner to corner", polygon(square(0, 0, 2)), polygon(square(2, 2, 2)), "touching"],
    ["the same, the other way round", polygon(square(0, 0, 2)), polygon([0, 2, 2, 2, 2, 0, 0, 0]), "overlapping"],
    ["filling a hole", frame, polygon(square(2, 2, 2)), "touching"],
    ["in a hole, free", frame, polygon([3, 3, 3.5, 3, 3, 3.5]), "disjoint"],
    ["more than a hole", frame, polygon(square(2, 2, 3)), "overlapping"],
    ["one inside the other", polygon(square(0, 0, 6)), polygon(square(2, 2, 2)), "overlapping"],
    [
      "crossing without a vertex inside",
      polygon([0, 1, 3, 1, 3, 2, 0, 2]),
      polygon([1, 0, 2, 0, 2, 3, 1, 3]),
      "overlapping",
    ],
    ["in a box's corner", box(-9, -9, 0, 0), polygon(square(0, 0, 2)), "touching"],
    ["in the half plane", box(NEGATIVE_INFINITY, NEGATIVE_INFINITY, 3, POSITIVE_INFINITY), frame, "overlapping"],
    ["beside the half plane", box(NEGATIVE_INFINITY, NEGATIVE_INFINITY, 0, POSITIVE_INFINITY), frame, "touching"],
    ["a circle in a hole", frame, circle(3, 3, 1), "touching"],
    ["a smaller one", frame, circle(3, 3, nextDown(1)), "disjoint"],
    ["a circle off a corner, 3-4-5", polygon(square(0, 0, 4)), circle(-3, -4, 5), "touching"],
    ["on an inner vertex", polyline(0, 0, 2, 0, 2, 2), point(2, 0), "overlapping"],
    ["on an end", polyline(0, 0, 2, 0, 2, 2), point(2, 2), "touching"],
    ["on the seam of a closed one", polyline(0, 0, 2, 0, 2, 2, 0, 0), point(0, 0), "overlapping"],
    ["on an end that is passed again", polyline(0, 0, 4, 0, 4, 2, 2, 2, 2, 0), point(2, 0), "touching"],
    ["tip to tip", polyline(0, 2, 1, 0, 2, 2), polyline(0, -2, 1, 0, 2, -2), "overlapping"],
    ["an end on a middle", polyline(0, 0, 4, 0), polyline(2, 0, 2, 2, 3, 3), "touching"],
    ["along an edge", polyline(0, 6, 6, 6, 9, 9), frame, "touching"],
    ["along an edge and in", polyline(0, 6, 6, 6, 5, 5), frame, "overlapping"],
    ["through a pinched rim", polyline(-1, 1, 1, 1), polygon(square(0, 0, 3), [0, 1, 2, 0.5, 2, 2]), "touching"],
  ])("%s", (_name, a, b, relation) => {
    expect(oracleRelate(a, b)).toBe(relation);
    expect(oracleRelate(b, a)).toBe(relation);
  });

  test.each([
    ["a triangle", [[0, 0, 1, 0, 0, 1]], true],
    ["flat", [[0, 0, 1, 0, 2, 0]], false],
    ["a bow tie", [[0, 0, 2, 2, 2, 0, 0, 2]], false],
    ["a spike", [[0, 0, 4, 0, 4, 4, 4, 9, 4, 4, 0, 4]], false],
    ["a vertex on an edge", [[0, 0, 4, 0, 4, 4, 2, 0, 0, 4]], false],
    ["a vertex twice", [[0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4]], false],
    ["a hole", [square(0, 0, 6), square(2, 2, 2)], true],
    ["a hole outside", [square(0, 0, 6), square(7, 7, 2)], false],
    ["a hole around", [square(2, 2, 2), square(0, 0, 6)], false],
    ["a hole across", [square(0, 0, 6), square(4, 4, 4)], false],
    ["a hole at the rim's point", [square(0, 0, 6), [0, 3, 2, 2, 2, 4]], true],
    ["a hole along the rim", [square(0, 0, 6), square(0, 2, 2)], false],
    ["holes that touch", [square(0, 0, 6), square(1, 1, 2), square(3, 3, 2)], true],
    ["a hole in a hole", [square(0, 0, 9), square(1, 1, 6), square(2, 2, 2)], false],
    ["equal holes", [square(0, 0, 9), square(1, 1, 6), square(1, 1, 6)], false],
    [
      "a hole that leaves through corners",
      [
        [0, 0, 4, -4, 8, 0, 4, 4],
        [4, 0, 12, 0, 4, 4],
      ],
      false,
    ],
  ])("simple or not: %s", (_name, rings, simple) => {
    expect(isPolygon(rings)).toBe(simple);
  });
});

test("the oracle reads a double as what it is after so many doublings that it is whole", () => {
  const random = new Random(1);
  const drawn = Object.values(PALETTES).flatMap((palette) => Array.from({ length: 200 }, palette(random)));
  const words = [31, 32, 33, 52, 53, -1, -1021, -1022, -1023, -1074, 1023].flatMap((bits) => [
    2 ** bits,
    -3 * 2 ** bits,
  ]);
  for (const value of [0, -0, MIN_VALUE, MAX_VALUE, 2 ** 32 + 1, 2 ** 53 - 1, ...words, ...drawn].filter(
    Number.isFinite,
  )) {
    let count = 0;
    let whole = value;
    for (; !Number.isInteger(whole); whole *= 2) count += 1;
    expect(doublings(value), String(value)).toBe(count);
    expect(scaled(value, count), String(value)).toEqual({ n: BigInt(whole), d: 1n });
  }
  for (const bound of [POSITIVE_INFINITY, NEGATIVE_INFINITY]) {
    expect(doublings(bound)).toBe(0);
    expect(scaled(bound, 5)).toEqual({ n: BigInt(Math.sign(bound)), d: 0n });
  }
});

describe("the generators", () => {
  test("the same seed gives the same cases", () => {
    const pair = (seed: number) => hardCase("circle", "box", new Random(seed), 3);
    expect(pair(7)).toEqual(pair(7));
    expect(pair(7)).not.toEqual(pair(8));
  });

  test("the neighbors of a double", () => {
    expect(nextUp(1)).toBe(1 + Number.EPSILON);
    expect(nextDown(1)).toBe(1 - Number.EPSILON / 2);
    expect(nextUp(0)).toBe(MIN_VALUE);
    expect(nextDown(0)).toBe(-MIN_VALUE);
    expect(nextUp(-0)).toBe(MIN_VALUE);
    expect(nextUp(MAX_VALUE)).toBe(POSITIVE_INFINITY);
    expect(nextUp(-1)).toBe(-1 + Number.EPSILON / 2);
  });

  test.each([...Object.entries(TROUBLES), ...Object.entries(TROUBLES_OF_PATHS)])(
    "%s: every pair is valid",
    (_, trouble) => {
      const random = new Random(1);
      const ofPaths = Object.values(TROUBLES_OF_PATHS).includes(trouble);
      for (const { room, kindA, kindB } of PAIRS) {
        if (ofPaths && !(isPathKind(kindA) || isPathKind(kindB))) continue;
        for (let count = 0; count < 100; count++) {
          for (const draft of trouble(kindA, kindB, random)) expect(build(room, draft).kind).toBe(draft.kind);
        }
      }
    },
  );

  test("contacts are exact: whole-number contacts never come apart", () => {
    const random = new Random(1);
    for (const { room, kindA, kindB } of PAIRS) {
      for (let count = 0; count < 500; count++) {
        const [a, b] = (TROUBLES.touching as (typeof TROUBLES)[string])(kindA, kindB, random);
        expect(oracleRelate(build(room, a), build(room, b))).not.toBe("disjoint");
      }
    }
  });
});
