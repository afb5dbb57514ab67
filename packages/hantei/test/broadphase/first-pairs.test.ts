/** The first pairs in order, out of more than are kept at once. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keeper } from "../../src/broadphase/collector.js";
import { firstKeeper } from "../../src/broadphase/first-pairs.js";
import { join, pairs } from "../../src/broadphase/index.js";
import { sortPairs } from "../../src/broadphase/sort-pairs.js";
import { sameBytes } from "./same-bytes.js";

const EQUAL = (count: number) => ({ start: new Float64Array(count), end: new Float64Array(count).fill(1) });

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test.each([1, 2, 7, 600, 20000, 2 ** 31])("the first %i of all pairs", (limit) => {
    const slots = EQUAL(400);
    const all = pairs(slots, { kernel, order: "sorted" });
    expect(sameBytes(pairs(slots, { kernel, order: "sorted", limit }), all.slice(0, 2 * limit))).toBe(true);
    const every = join(slots, EQUAL(200), { kernel, order: "sorted" });
    const first = join(slots, EQUAL(200), { kernel, order: "sorted", limit });
    expect(sameBytes(first, every.slice(0, 2 * limit))).toBe(true);
  });
});

test("whatever order pairs are found in, and however they come in pieces", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.nat(20), fc.nat(20)), { selector: String, minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (found, limit, piece) => {
        const sort = (numbers: Uint32Array) => sortPairs(numbers, 21, 21);
        const [first, all] = [firstKeeper("test", limit, 3, sort), keeper("test")];
        for (let at = 0; at < found.length; at += piece) {
          const numbers = Uint32Array.from(found.slice(at, at + piece).flat());
          expect(first.take(numbers.slice())).toBe(true);
          all.take(numbers);
        }
        expect(first.finish()).toEqual(sort(all.finish()).slice(0, 2 * limit));
      },
    ),
  );
});

test("what is kept at once is bounded by the limit and the boxes, not by the pairs", () => {
  let most = 0;
  const first = firstKeeper("test", 4, 10, (numbers) => {
    most = Math.max(most, numbers.length / 2);
    return sortPairs(numbers, 1000, 2);
  });
  for (let i = 999; i >= 0; i--) first.take(Uint32Array.of(i, 0, i, 1));
  expect([...first.finish()]).toEqual([0, 0, 0, 1, 1, 0, 1, 1]);
  expect(most).toBeLessThanOrEqual(22);
});

test("a pair just before the last of those kept takes its place", () => {
  const first = firstKeeper("test", 2, 1, (numbers) => sortPairs(numbers, 2, 8));
  first.take(Uint32Array.of(0, 5, 0, 7, 1, 0, 1, 1, 1, 2));
  first.take(Uint32Array.of(1, 3, 0, 6));
  expect([...first.finish()]).toEqual([0, 5, 0, 6]);
});
