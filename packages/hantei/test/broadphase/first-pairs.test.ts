/** The first pairs in order, out of more than are kept at once. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keeper } from "../../src/broadphase/collector.js";
import { readColumns } from "../../src/broadphase/columns.js";
import { firstKeeper } from "../../src/broadphase/first-pairs.js";
import { firstByRows } from "../../src/broadphase/first-rows.js";
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

describe("where there are very many more pairs than are wanted", () => {
  /** All of the first kind, of 1,000 boxes, meet each other; of the second, each meets none. */
  const crowds = (from: number, to: number) => {
    const start = Float64Array.from({ length: 3000 }, (_, i) => (i >= from && i < to ? 0 : 10 + 2 * i));
    return { start, end: start.map((value) => value + 1) };
  };

  test.each([
    ["all", 0, 3000],
    ["the last third", 2000, 3000],
    ["those in the middle", 1100, 2100],
  ])("%s meet", (_, from, to) => {
    const slots = crowds(from, to);
    const others = crowds(0, 1500);
    const all = pairs(slots, { order: "sorted" });
    const both = join(slots, others, { order: "sorted" });
    for (const limit of [1, 2, 999, 1000, 1998, 3000]) {
      for (const kernel of [undefined, "js"] as const) {
        const options = { order: "sorted", limit, kernel } as const;
        expect(sameBytes(pairs(slots, options), all.slice(0, 2 * limit)), `${limit}`).toBe(true);
        expect(sameBytes(join(slots, others, options), both.slice(0, 2 * limit)), `${limit}`).toBe(true);
      }
    }
  });

  test("not all are looked at", () => {
    const count = 4000;
    let looked = 0;
    const columns = readColumns("test", EQUAL(count));
    const first = firstByRows("test", columns, undefined, 3, (a, b, found) => {
      for (let i = 0; i < a.length; i++) {
        for (let j = 0; j < b.length; j++) {
          looked++;
          if (!found.take(Uint32Array.of(i, j))) return;
        }
      }
    });
    expect([...first]).toEqual([0, 1, 0, 2, 0, 3]);
    expect(looked).toBeLessThan(40 * count);
  });
});
