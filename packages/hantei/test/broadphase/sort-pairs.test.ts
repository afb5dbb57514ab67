/** Pairs in order: counted where there are many, as numbers where there are few. */
import { expect, test } from "vitest";
import { sortPairs } from "../../src/broadphase/sort-pairs.js";
import { Random } from "../generators/random.js";

/** By comparison, which needs no range. */
function sortedPlainly(pairs: Uint32Array): number[] {
  const rows = Array.from({ length: pairs.length / 2 }, (_, k) => [...pairs.subarray(2 * k, 2 * k + 2)]);
  return rows.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d).flat();
}

test.each([
  [1, 1, 3],
  [1, 50, 30],
  [50, 1, 30],
  [8, 8, 1],
  [100, 60, 10],
  [100, 60, 11],
  [5000, 7, 200],
  [7, 5000, 400],
])("%i firsts, %i seconds, %i pairs", (firsts, seconds, count) => {
  const random = new Random(firsts + seconds);
  const pairs = Uint32Array.from({ length: 2 * count }, (_, k) =>
    random.integer(0, (k % 2 === 0 ? firsts : seconds) - 1),
  );
  expect([...sortPairs(pairs, firsts, seconds)]).toEqual(sortedPlainly(pairs));
});

test("the last of the most boxes whose pairs are numbers below 2⁵³", () => {
  const boxes = 94_906_265;
  const ends = [0, 1, 2, boxes - 2, boxes - 1];
  const pairs = Uint32Array.from(ends.flatMap((second) => ends.flatMap((first) => [first, second])));
  expect(boxes * boxes).toBeLessThan(2 ** 53);
  expect([...sortPairs(pairs, boxes, boxes)]).toEqual(sortedPlainly(pairs));
});

test("no pairs", () => {
  expect(sortPairs(new Uint32Array(0), 0, 0)).toEqual(new Uint32Array(0));
  expect(sortPairs(new Uint32Array(0), 1000, 1000)).toEqual(new Uint32Array(0));
});
