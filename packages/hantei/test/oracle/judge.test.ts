/** The oracle itself, on cases whose answer is plain to see, and the generators' own promises. */
import { describe, expect, test } from "vitest";
import { hardCase, TROUBLES } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { build, PAIRS } from "../rooms.js";
import { oracleRelate } from "./relate.js";

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

  test.each(Object.keys(TROUBLES))("%s: every pair is valid", (name) => {
    const random = new Random(1);
    const trouble = TROUBLES[name] as (typeof TROUBLES)[string];
    for (const { room, kindA, kindB } of PAIRS) {
      for (let count = 0; count < 100; count++) {
        for (const draft of trouble(kindA, kindB, random)) expect(build(room, draft).kind).toBe(draft.kind);
      }
    }
  });

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
