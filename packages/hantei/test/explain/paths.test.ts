/** Explanations of shapes that take a look at their edges, by example; and no altered witness passes. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  explain,
  point,
  polygon,
  polyline,
  regularPolygon,
  relate,
  type Shape,
  segment,
  verifyWitness,
} from "../../src/2d/index.js";
import type { Explanation } from "../../src/explain/explanation.js";
import { Random } from "../generators/random.js";

/** A C, open to the right, and a frame. */
const BAY = polygon([0, 0, 6, 0, 6, 1, 1, 1, 1, 5, 6, 5, 6, 6, 0, 6]);
const FRAME = polygon([0, 0, 8, 0, 8, 8, 0, 8], [[2, 2, 6, 2, 6, 6, 2, 6]]);
const FILLING = polygon([2, 2, 6, 2, 6, 6, 2, 6]);
const VEE = polyline([0, 2, 1, 0, 2, 2]);

type Case = readonly [name: string, a: Shape, b: Shape, relation: string, witness: string];
const CASES: readonly Case[] = [
  ["a box in a bay", BAY, box(2, 2, 4, 4), "disjoint", "apart"],
  ["a box in front of a bay", BAY, box(7, 2, 8, 4), "disjoint", "axis"],
  ["a point in a bay", BAY, point(3, 3), "disjoint", "apart"],
  ["a circle in a bay", BAY, circle(3, 3, 1.5), "disjoint", "apart"],
  ["a circle that fills a bay", BAY, circle(3, 3, 2), "touching", "touch"],
  ["a circle one bit too large for a bay", BAY, circle(3, 3, 2.0000000000000004), "overlapping", "point"],
  ["a capsule in a bay", BAY, capsule(3, 3, 9, 3, 1), "disjoint", "apart"],
  ["a capsule that fills a bay", BAY, capsule(3, 3, 9, 3, 2), "touching", "touch"],
  ["a polygon that fills a hole", FRAME, FILLING, "touching", "touch"],
  ["a segment across a hole", FRAME, segment(2, 3, 6, 5), "touching", "touch"],
  ["a segment through a frame", FRAME, segment(1, 3, 6, 5), "overlapping", "point"],
  ["equal rings", FILLING, polygon([6, 6, 6, 2, 2, 2, 2, 6]), "overlapping", "point"],
  ["one inside the other", FILLING, polygon([3, 3, 5, 3, 4, 5]), "overlapping", "point"],
  ["a shared edge", FILLING, polygon([6, 2, 6, 6, 9, 4]), "touching", "contact"],
  ["a shared vertex", FILLING, polygon([6, 6, 9, 6, 9, 9]), "touching", "contact"],
  ["polylines tip to tip", VEE, polyline([0, -2, 1, 0, 2, -2]), "overlapping", "point"],
  ["a polyline's end on a vertex", VEE, polyline([1, -2, 1, 0]), "touching", "contact"],
  ["a point on a polyline's vertex", VEE, point(1, 0), "overlapping", "point"],
  ["a point on a polyline's end", VEE, point(0, 2), "touching", "touch"],
  ["a closed chain from its own start", polyline([0, 0, 2, 0, 2, 2, 0, 0]), point(0, 0), "overlapping", "point"],
  ["a chain that comes by its own end again", polyline([1, 0, 1, 2, 0, 0, 2, 0]), point(1, 0), "touching", "touch"],
  ["an unbounded box", VEE, box(Number.NEGATIVE_INFINITY, 2, Number.POSITIVE_INFINITY, 3), "touching", "contact"],
  ["a capsule in a half-plane", box(0, -Infinity, Infinity, Infinity), capsule(3, 0, 4, 1, 1), "overlapping", "point"],
  ["a capsule off a half-plane", box(0, -Infinity, Infinity, Infinity), capsule(-3, 0, -4, 1, 1), "disjoint", "axis"],
  ["a path in a quadrant", box(-Infinity, 0, 9, Infinity), VEE, "overlapping", "point"],
  ["all of the plane", BAY, box(-Infinity, -Infinity, Infinity, Infinity), "overlapping", "point"],
  ["capsules without radius", capsule(0, 0, 4, 4, 0), capsule(0, 4, 4, 0, 0), "overlapping", "point"],
  [
    "a circle where a hole touches the middle of an edge",
    polygon([0, 0, 4, 0, 4, 4, 0, 4], [[2, 0, 3, 2, 1, 2]]),
    circle(2, 0, 0.125),
    "overlapping",
    "point",
  ],
  ["a capsule in a polygon", FILLING, capsule(3, 3, 5, 5, 0.25), "overlapping", "point"],
];

describe.each(CASES)("%s", (_, a, b, relation, witness) => {
  test.each([
    [a, b],
    [b, a],
  ])("in either order", (first, second) => {
    const found = explain(first, second);
    expect([found.relation, found.witness.type]).toEqual([relation, witness]);
    expect(relate(first, second)).toBe(relation);
    expect(verifyWitness(first, second, found)).toBe(true);
  });

  test("passes for no other relation, no other shapes, and with no number altered", () => {
    const found = explain(a, b);
    for (const other of ["disjoint", "touching", "overlapping"] as const) {
      expect(verifyWitness(a, b, { ...found, relation: other })).toBe(other === relation);
    }
    expect(verifyWitness(b, a, found)).toBe(false);
    for (const altered of alterations(found.witness)) {
      const changed = { ...found, witness: altered } as Explanation<Shape>;
      // A common point may be another common point, too; all else is one of a kind.
      if (witness === "axis" || witness === "apart") expect(verifyWitness(a, b, changed)).toBe(false);
    }
    const far = [{ value: 1e9 }, { value: -1e9 }];
    if ("point" in found.witness && b.kind !== "box") {
      const changed = { ...found, witness: { ...found.witness, point: far } } as Explanation<Shape>;
      expect(verifyWitness(a, b, changed)).toBe(false);
    }
  });
});

/** The same with one number made larger, at every place that has a number. */
function* alterations(value: unknown): Generator<unknown> {
  if (Number.isFinite(value)) yield (value as number) + 0.5;
  if (typeof value !== "object" || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    for (const altered of alterations(field)) {
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? altered : each))
        : { ...value, [key]: altered };
    }
  }
}

test("a contact is met where doubles put it a little beside the edge", () => {
  const random = new Random(7);
  for (let i = 0; i < 200; i++) {
    // Five times as long as g, an edge is longer than doubles can tell its length.
    const [x, y] = [random.integer(2 ** 50, 2 ** 51), random.integer(2 ** 50, 2 ** 51)];
    const edge = polyline([-2 * x, -2 * y, 3 * x, 3 * y, 3 * x, 2 ** 53]);
    for (const from of [polyline([0, 0, -y, x, -y, 0]), polyline([0, 0, y, -x, 0, -x])]) {
      expect(relate(edge, from)).toBe("touching");
      expect(explain(edge, from).relation, `${x} ${y}`).toBe("touching");
    }
  }
});

describe("witnesses cannot be exchanged", () => {
  const apart = explain(BAY, box(2, 2, 4, 4));
  const touch = explain(FRAME, FILLING);

  test("an embrace is not apart by a line, nor by points that are not the nearest", () => {
    const nearest = { a: [{ value: 1 }, { value: 2 }], b: [{ value: 2 }, { value: 2 }], gap: 1 };
    const witness = { type: "apart", nearest } as const;
    // As near as those given, on other edges: that proves as much.
    expect(verifyWitness(BAY, box(2, 2, 4, 4), { ...apart, witness })).toBe(true);
  });

  test("nor by points that are a hair farther, in either order", () => {
    // Nearest to the left side of the bay alone.
    const inBay = box(2, 2.5, 4, 3.5);
    const [there, back] = [explain(BAY, inBay), explain(inBay, BAY)];
    for (const [gap, proves] of [
      [1, true],
      [1 + 2 ** -11, false],
      [2, false],
    ] as const) {
      const [a, b] = [
        [{ value: 1 }, { value: 3 }],
        [{ value: 1 + gap }, { value: 3 }],
      ] as const;
      const first = { ...there, witness: { type: "apart", nearest: { a, b, gap } } } as const;
      expect(verifyWitness(BAY, inBay, first), `${gap}`).toBe(proves);
      const second = { ...back, witness: { type: "apart", nearest: { a: b, b: a, gap } } } as const;
      expect(verifyWitness(inBay, BAY, second), `${gap}, back`).toBe(proves);
    }
  });

  test("a touch is none where interiors meet", () => {
    const inside = polygon([2, 2, 6, 2, 6, 6, 2, 6.5]);
    const claim = { ...touch, b: inside } as Explanation<Shape>;
    expect(relate(FRAME, inside)).toBe("overlapping");
    expect(verifyWitness(FRAME, inside, claim)).toBe(false);
  });

  test("a chain's inner vertex on an axis proves no touching", () => {
    const contact = explain(VEE, polyline([1, -2, 1, 0]));
    const other = polyline([0, -2, 1, 0, 2, -2]);
    expect(verifyWitness(VEE, other, { ...contact, b: other })).toBe(false);
  });
});

describe("what is said", () => {
  test("vertices go by their numbers, on through the holes", () => {
    const { steps } = explain(FRAME, circle(4, 4, 1));
    expect(steps.at(-1)).toMatchObject({ id: "farther", toPart: { type: "edge", index: 4 } });
    expect(steps.at(-1)?.where[0]).toBe("u = (a.x5 − a.x4, a.y5 − a.y4) = (4, 0)");
  });

  test("of large rings only what decides is listed, and the rest counted", () => {
    const [a, b] = [regularPolygon(0, 0, 10, 120), regularPolygon(3, 0, 10, 100)];
    const found = explain(a, b);
    expect(found).toMatchObject({ relation: "overlapping", omitted: 12000 });
    expect(found.steps.length).toBeLessThan(10);
    expect(verifyWitness(a, b, found)).toBe(true);
  });
});

test("what is a single point has no line that another could lie on", () => {
  const square = polygon([0, 0, 4, 0, 4, 4, 0, 4]);
  for (const single of [point(1, 1), circle(1, 1, 0), segment(1, 1, 1, 1), box(1, 1, 1, 1), capsule(1, 1, 1, 1, 0)]) {
    for (const other of [square, polyline([0, 0, 1, 1, 2, 0])]) {
      const ids = explain(other, single).steps.map(({ id, toPart, to }) => `${id} ${to} ${toPart?.type ?? ""}`);
      expect(
        ids.filter((id) => /^level b/.test(id)),
        single.kind,
      ).toEqual([]);
      expect(
        ids.some((id) => /^equal b/.test(id)),
        single.kind,
      ).toBe(true);
    }
  }
});

test("where products of coordinates overflow, edges are still held against each other", () => {
  const size = 1.09e154;
  const path = polyline([-size, -0.8 * size, size, -0.8 * size, 1.05 * size, 0]);
  const inReach = circle(0, 0, 1e154);
  const found = explain(path, inReach);
  expect(found.relation).toBe("overlapping");
  expect(verifyWitness(path, inReach, found)).toBe(true);
  // Its nearest edge is not the one whose end seems nearest.
  const { steps } = explain(path, circle(0, 0, 1));
  expect(steps.at(-1)?.toPart ?? steps.at(-1)?.ofPart).toEqual({ type: "edge", index: 0 });
});
