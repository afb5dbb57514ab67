/** The joins find what brute force finds: both kernels, both policies, one to three axes, on every kind of scene. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Boxes, countJoin, countPairs, join, pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { type Axes, bruteForce } from "./brute-force.js";
import { columnsOf, DRAWS, drawBoxes, pickDraws } from "./scenes.js";

const KERNELS = ["simd", "js", undefined] as const;

/** What is wrong with the joins of these boxes; nothing, let us hope. */
function complaints(a: Axes, b: Axes): string[] {
  const [boxesA, boxesB]: [Boxes, Boxes] = [columnsOf(a), columnsOf(b)];
  const found: string[] = [];
  for (const touching of [true, false]) {
    const [within, between] = [bruteForce(a, undefined, touching), bruteForce(a, b, touching)];
    for (const kernel of KERNELS) {
      const options = { touching, kernel, order: "sorted" } as const;
      const compare = (name: string, expected: readonly number[], given: Uint32Array, count: number): void => {
        const same = expected.length === given.length && expected.every((value, k) => value === given[k]);
        const said = `${name} ${kernel} ${touching ? "closed" : "open"}`;
        if (!same) found.push(`${said}: ${given.length / 2} pairs, not ${expected.length / 2}`);
        if (count * 2 !== expected.length) found.push(`${said}: counted ${count}, not ${expected.length / 2}`);
      };
      compare("pairs", within, pairs(boxesA, options), countPairs(boxesA, { touching, kernel }));
      compare("join", between, join(boxesA, boxesB, options), countJoin(boxesA, boxesB, { touching, kernel }));
    }
  }
  return found;
}

describe.each([1, 2, 3])("%i axes", (axes) => {
  test.each(Object.keys(DRAWS))("%s", (name) => {
    const names = Array.from({ length: axes }, () => name);
    for (let seed = 1; seed <= 4; seed++) {
      const random = new Random(seed);
      const count = seed === 4 ? 700 : random.integer(0, 80);
      const found = complaints(drawBoxes(random, names, count), drawBoxes(random, names, random.integer(0, count)));
      expect(found, `seed ${seed}`).toEqual([]);
    }
  });

  test("mixed scenes of any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), fc.nat(120), fc.nat(120), (seed, countA, countB) => {
        const random = new Random(seed);
        const names = pickDraws(random, axes);
        expect(complaints(drawBoxes(random, names, countA), drawBoxes(random, names, countB)), names.join()).toEqual(
          [],
        );
      }),
      { numRuns: 25 },
    );
  });

  test("small integers, shrunk where they fail", () => {
    const extent = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.nat(3));
    const boxes = fc.array(fc.tuple(...Array.from({ length: axes }, () => extent)), { maxLength: 12 });
    const axesOf = (rows: readonly (readonly (readonly [number, number])[])[]): Axes =>
      Array.from({ length: axes }, (_, axis) => [
        Float64Array.from(rows, (row) => row[axis]?.[0] ?? 0),
        Float64Array.from(rows, (row) => (row[axis]?.[0] ?? 0) + (row[axis]?.[1] ?? 0)),
      ]);
    fc.assert(
      fc.property(boxes, boxes, (a, b) => {
        expect(complaints(axesOf(a as never), axesOf(b as never))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
