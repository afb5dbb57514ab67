/** The first pairs in order, out of more than are kept at once. */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../src/broadphase/columns.js";
import { firstPairs } from "../../src/broadphase/first-pairs.js";
import { join, pairs } from "../../src/broadphase/index.js";
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

  test.each([1, 3, 4000, 5001])("the first %i are found without a look at all", (limit) => {
    const count = 4000;
    let looked = 0;
    const columns = readColumns("test", EQUAL(count));
    const first = firstPairs("test", columns, undefined, limit, (a, b, found) => {
      for (let i = 0; i < a.length; i++) {
        for (let j = b === undefined ? i + 1 : 0; j < (b ?? a).length; j++) {
          looked++;
          if (!found.take(Uint32Array.of(i, j))) return;
        }
      }
    });
    const all = Array.from({ length: limit }, (_, k) => (k < count - 1 ? [0, k + 1] : [1, k - count + 3]));
    expect([...first]).toEqual(all.flat());
    expect(looked).toBeLessThan(20 * count);
  });

  test.each([
    [["start"], ["end"]],
    [
      ["minX", "minY"],
      ["maxX", "maxY"],
    ],
    [
      ["minX", "minY", "minZ"],
      ["maxX", "maxY", "maxZ"],
    ],
  ])("a bad box behind those that are wanted is refused: %j", (lows, highs) => {
    for (const count of [50, 5000]) {
      const columns = Object.fromEntries([
        ...lows.map((name) => [name, new Float64Array(count)]),
        ...highs.map((name) => [name, new Float64Array(count).fill(1)]),
      ]);
      (columns[highs.at(-1) as string] as Float64Array)[count - 1] = Number.NaN;
      for (const kernel of ["simd", "js", undefined] as const) {
        const ask = () => pairs(columns as never, { order: "sorted", limit: 1, kernel });
        expect(ask).toThrow(`[${count - 1}] must not be NaN`);
        expect(() => join(columns as never, columns as never, { order: "sorted", limit: 1, kernel })).toThrow(/NaN/);
      }
    }
  });
});
