/** What must hold of distances and nearest points, for every pair and on hard cases. */
import { describe, expect, test } from "vitest";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { build, PAIRS } from "../rooms.js";
import { difference, isWithinSizes, largestOf, length, measuringOf } from "./measuring.js";

const CASES = 400;
/** `docs/exactness.md`: the bound of every measured point and distance, times 2⁻⁵³ of the pair's largest number. */
const BOUND = 40 * 2 ** -53;

describe.each(PAIRS.filter(({ room }) => measuringOf(room) !== undefined))("$name", ({ room, kindA, kindB }) => {
  const { distance, closestPoints, projectPoint, pointAt } = measuringOf(room) as NonNullable<
    ReturnType<typeof measuringOf>
  >;

  test("0 exactly where they intersect, the same in both orders, between points of both shapes", () => {
    const random = new Random(411);
    let disjoint = 0;
    for (let index = 0; index < CASES; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [never, never];
      const told = `${JSON.stringify(a)} ${JSON.stringify(b)}`;
      const far = distance(a, b);
      expect(far === 0, told).toBe(room.intersects(a, b));
      expect(far, told).toBeGreaterThanOrEqual(0);
      expect(distance(b, a), told).toBe(far);
      const points = closestPoints(a, b);
      expect(closestPoints(b, a), told).toEqual({ a: points.b, b: points.a });
      if (!isWithinSizes(a, b)) continue;
      disjoint += far > 0 ? 1 : 0;
      const largest = largestOf(a, b);
      expect(distance(a, pointAt(points.a)) / largest, told).toBeLessThanOrEqual(BOUND);
      expect(distance(b, pointAt(points.b)) / largest, told).toBeLessThanOrEqual(BOUND);
      const apart = length(difference(points.a, points.b));
      expect(Math.abs(apart - far) / largest, told).toBeLessThanOrEqual(2 * BOUND);
    }
    expect(disjoint).toBeGreaterThan(CASES / 40);
  });

  test("no point of the one is nearer to the other", () => {
    const random = new Random(412);
    for (let index = 0; index < CASES; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [never, never];
      if (!isWithinSizes(a, b)) continue;
      const far = distance(a, b);
      const q = closestPoints(b, b).a;
      // Any point of b, and the point of a that is nearest to it, are at least as far apart.
      const apart = length(difference(projectPoint(a, q), q));
      const told = `${JSON.stringify(a)} ${JSON.stringify(b)} ${JSON.stringify(q)}`;
      expect(far, told).toBeLessThanOrEqual(apart + 3 * BOUND * largestOf(a, b));
    }
  });

  test("scaled by a power of two with the shapes", () => {
    const random = new Random(413);
    for (let index = 0; index < CASES; index++) {
      const drafts = hardCase(kindA, kindB, random, index);
      const [a, b] = drafts.map((draft) => build(room, draft)) as [never, never];
      if (!isWithinSizes(a, b) || largestOf(a, b) > 1e100 || largestOf(a, b) < 1e-100) continue;
      const smallest = Math.min(...drafts.flatMap(({ numbers }) => numbers.map(Math.abs).filter((n) => n > 0)));
      if (smallest < 1e-120) continue;
      const [c, d] = drafts.map((draft) =>
        build(room, { ...draft, numbers: draft.numbers.map((value) => value * 2 ** 20) }),
      ) as [never, never];
      const told = `${JSON.stringify(a)} ${JSON.stringify(b)}`;
      const far = distance(a, b);
      if (far === 0 || far > 1e-290) expect(distance(c, d), told).toBe(far * 2 ** 20);
    }
  });
});
