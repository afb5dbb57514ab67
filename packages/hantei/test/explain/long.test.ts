/** Witnesses of long outlines: each side is held against each, but hardly any two are near enough for fractions. */
import { describe, expect, test } from "vitest";
import { explain, polygon, polyline, type Shape, verifyWitness } from "../../src/2d/index.js";

/** A star of so many vertices, whose bays hold what comes near. */
function star(x: number, y: number, count: number): Shape {
  const angles = Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);
  return polygon(
    angles.flatMap((angle, index) => {
      const radius = index % 2 === 0 ? 10 : 5;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** The upper edge of a bowl of that many teeth, lifted but for the lowest point. */
function bowl(teeth: number, lift: number): number[] {
  return Array.from({ length: teeth + 1 }, (_, x) => x).flatMap((x) => [
    x,
    (x % 2) + 2 * Math.abs(x - teeth / 2) + (2 * x === teeth ? 0 : lift),
  ]);
}

describe("of outlines of a thousand edges", { timeout: 20_000 }, () => {
  const teeth = 1000;
  const below = polygon([...bowl(teeth, 0), teeth, -5, 0, -5]);
  test.each([
    ["the nearest points", star(0, 0, teeth), star(19.9, 0.1, teeth), "apart"],
    ["what a chain touches", below, polyline(bowl(teeth, 3)), "touch"],
    ["what a region touches", below, polygon([...bowl(teeth, 3), teeth, 5 * teeth, 0, 5 * teeth]), "touch"],
  ] as const)("%s", (_, a, b, type) => {
    const why = explain(a, b);
    expect(why.witness.type).toBe(type);
    expect(verifyWitness(a, b, why)).toBe(true);
    const other = why.relation === "disjoint" ? "touching" : "disjoint";
    expect(verifyWitness(a, b, { ...why, relation: other })).toBe(false);
  });

  test("a pair of points that is not the nearest proves nothing", () => {
    const [a, b] = [star(0, 0, teeth), star(19.9, 0.1, teeth)];
    const why = explain(a, b);
    if (why.witness.type !== "apart") throw new Error("another witness");
    const { nearest } = why.witness;
    const far = { a: [{ value: 10 }, { value: 0 }], b: [{ value: 29.9 }, { value: 0.1 }], gap: 19.9 };
    expect(verifyWitness(a, b, { ...why, witness: { type: "apart", nearest: { ...nearest, ...far } } })).toBe(false);
  });
});
