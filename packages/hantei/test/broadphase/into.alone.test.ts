/** Pairs in an array of the caller's: the same, as many as fit, and none made anew. */
import { describe, expect, test } from "vitest";
import { writer } from "../../src/broadphase/collector.js";
import { type Boxes2, join, joinInto, pairs, pairsInto } from "../../src/broadphase/index.js";
import { sortPairs } from "../../src/broadphase/sort-pairs.js";
import { Random } from "../generators/random.js";
import { sameBytes } from "./same-bytes.js";

function boxesOf(count: number, seed: number): Boxes2 {
  const random = new Random(seed);
  const [minX, minY] = [new Float64Array(count), new Float64Array(count)].map((column) =>
    column.map(() => random.integer(0, 20 * Math.ceil(Math.sqrt(count)))),
  ) as [Float64Array, Float64Array];
  return {
    minX,
    minY,
    maxX: minX.map((x) => x + random.integer(0, 25)),
    maxY: minY.map((y) => y + random.integer(0, 25)),
  };
}

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  // The last ones come in several pieces.
  test.each([0, 1, 40, 5000, 700_000])("%d boxes: what pairs and join give", (count) => {
    const [a, b] = [boxesOf(count, 1), boxesOf(Math.ceil(count / 3), 2)];
    for (const touching of [true, false]) {
      const options = { touching, kernel };
      const within = pairs(a, { ...options, order: "sorted" });
      const between = join(a, b, { ...options, order: "sorted" });
      const out = new Uint32Array(2 + Math.max(within.length, between.length)).fill(7);
      expect(pairsInto(a, out, options) * 2).toBe(within.length);
      expect(out[within.length]).toBe(7);
      expect(sameBytes(sortPairs(out.slice(0, within.length), count, count), within)).toBe(true);
      expect(joinInto(a, b, out, options) * 2).toBe(between.length);
      expect(sameBytes(sortPairs(out.slice(0, between.length), count, b.minX.length), between)).toBe(true);
    }
  });

  test.each([0, 1, 2, 101, 5000])("an array of %d numbers takes whole pairs, and all are counted", (length) => {
    const boxes = boxesOf(5000, 1);
    const found = pairs(boxes, { kernel });
    expect(found.length).toBeGreaterThan(5000);
    const out = new Uint32Array(length + 2).fill(7);
    expect(pairsInto(boxes, out.subarray(0, length), { kernel }) * 2).toBe(found.length);
    expect(out.subarray(length & ~1).every((number) => number === 7)).toBe(true);
    const all = new Set(Array.from({ length: found.length / 2 }, (_, k) => `${found[2 * k]},${found[2 * k + 1]}`));
    for (let at = 0; at < (length & ~1); at += 2) expect(all.delete(`${out[at]},${out[at + 1]}`)).toBe(true);
  });
});

test.each([{ order: "sorted" }, { limit: 0 }, { limit: 5 }, { onPairs: () => true }])(
  "%o is refused",
  (options: object) => {
    const boxes = boxesOf(20, 1);
    const wanted = expect.objectContaining({ name: "RangeError", code: "ERR_RANGE" });
    expect(() => pairsInto(boxes, new Uint32Array(9), options)).toThrow(wanted);
    expect(() => joinInto(boxes, boxes, new Uint32Array(9), options)).toThrow(wanted);
  },
);

test("an array may have more numbers than 32 bits with a sign can count", () => {
  const set: unknown[] = [];
  // In place of one, which would be eight gigabytes.
  const out = { length: 2 ** 31 + 1, set: (...given: unknown[]) => set.push(given) } as unknown as Uint32Array;
  writer(out).take(Uint32Array.of(0, 1));
  expect(set).toEqual([[Uint32Array.of(0, 1), 0]]);
});

test("nothing is kept, and nothing new is made for pairs", () => {
  const boxes = boxesOf(100_000, 3);
  const out = new Uint32Array(2 * pairs(boxes).length);
  pairsInto(boxes, out);
  const before = process.memoryUsage().arrayBuffers;
  for (let call = 0; call < 10; call++) pairsInto(boxes, out);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(out.byteLength / 2);
});

test.each([undefined, null, 5, [], new Float64Array(4), new Int32Array(4), new DataView(new ArrayBuffer(8))])(
  "%s is no array for pairs",
  (out) => {
    const boxes = boxesOf(2, 1);
    const wanted = expect.objectContaining({
      name: "TypeError",
      code: "ERR_TYPE",
      message: expect.stringContaining("out must be"),
    });
    expect(() => pairsInto(boxes, out as unknown as Uint32Array)).toThrow(wanted);
    expect(() => joinInto(boxes, boxes, out as unknown as Uint32Array)).toThrow(wanted);
  },
);
