/** `IntervalIndex` against columns, options and buffers that are not what they should be. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/base/errors.js";
import { IntervalIndex, interval } from "../../src/interval/index.js";
import { code } from "../code.js";

/** Words of a saved index, changed, with a checksum that fits. */
function sealed(words: Uint32Array): Uint32Array {
  words[5] = 0;
  let hash = 0x811c9dc5;
  words.forEach((word, at) => {
    if (at !== 5) hash = Math.imul(hash ^ word, 0x01000193);
    hash ^= hash >>> 15;
  });
  words[5] = hash >>> 0;
  return words;
}

describe("hostile input", () => {
  test.each([Float64Array, BigInt64Array])(
    "arrays whose buffers went elsewhere are not taken for none: %o",
    (Numbers) => {
      const [starts, ends] = [new Numbers(2), new Numbers(2)];
      structuredClone([starts, ends], { transfer: [starts.buffer, ends.buffer] });
      expect(() => new IntervalIndex({ starts, ends })).toThrow(/starts has lost its numbers/);
    },
  );

  const good = new IntervalIndex([interval(1, 2), interval(1.5, 3)]);

  test.each<[string, unknown, ErrorCode]>([
    ["nothing", undefined, "ERR_TYPE"],
    ["one array", { starts: Float64Array.of(1) }, "ERR_TYPE"],
    ["lists instead of typed arrays", { starts: [1], ends: [2] }, "ERR_TYPE"],
    ["two types of arrays", { starts: Float64Array.of(1), ends: BigInt64Array.of(2n) }, "ERR_TYPE"],
    ["arrays of 32 bits", { starts: Float32Array.of(1), ends: Float32Array.of(2) }, "ERR_TYPE"],
    ["different lengths", { starts: Float64Array.of(1), ends: Float64Array.of(2, 3) }, "ERR_LENGTH"],
    ["NaN", { starts: Float64Array.of(Number.NaN), ends: Float64Array.of(2) }, "ERR_NOT_FINITE"],
    ["Infinity to Infinity", { starts: Float64Array.of(1 / 0), ends: Float64Array.of(1 / 0) }, "ERR_NOT_FINITE"],
    ["end before start", { starts: BigInt64Array.of(3n), ends: BigInt64Array.of(2n) }, "ERR_ORDER"],
    ["more than 64 bits", [interval(0n, 2n ** 63n)], "ERR_RANGE"],
    ["what stands for Infinity", [interval(0n, 2n ** 63n - 1n)], "ERR_RANGE"],
    ["what stands for −Infinity", [interval(-(2n ** 63n), 0n)], "ERR_RANGE"],
    [
      "what stands for Infinity to what does",
      { starts: BigInt64Array.of(2n ** 63n - 1n), ends: BigInt64Array.of(2n ** 63n - 1n) },
      "ERR_NOT_FINITE",
    ],
    [
      "what stands for −Infinity to what does",
      { starts: BigInt64Array.of(-(2n ** 63n)), ends: BigInt64Array.of(-(2n ** 63n)) },
      "ERR_NOT_FINITE",
    ],
    ["dates", [interval(new Date(0), new Date(1))], "ERR_TYPE"],
    ["Temporal", [interval(Temporal.PlainTime.from("01:00"), Temporal.PlainTime.from("02:00"))], "ERR_TYPE"],
    ["two types", [interval(1, 2), interval(1n, 2n)], "ERR_TYPE"],
    ["a slot without an end", [{ start: 1 }], "ERR_TYPE"],
  ])("%s", (_name, source, wanted) => {
    expect(() => new IntervalIndex(source as [])).toThrow(code(wanted));
  });

  test("questions of another type, and options", () => {
    const wrong = code("ERR_TYPE");
    const integers = new IntervalIndex([interval(1n, 2n)]);
    expect(() => good.at(1n)).toThrow(wrong);
    expect(() => integers.at(1)).toThrow(wrong);
    expect(() => good.at(new Date(0) as never)).toThrow(wrong);
    expect(() => good.at("1" as never)).toThrow(wrong);
    expect(() => good.at(Number.NaN)).toThrow(code("ERR_NOT_FINITE"));
    expect(() => good.search(interval(1n, 2n))).toThrow(wrong);
    expect(() => good.search(undefined as never)).toThrow(wrong);
    expect(() => good.search({ start: 2, end: 1 })).toThrow(code("ERR_ORDER"));
    expect(() => good.search(interval(1, 2), { touching: 1 } as never)).toThrow(wrong);
    expect(() => good.join(integers)).toThrow(wrong);
    expect(() => good.join([] as never)).toThrow(wrong);
    expect(() => good.pairs({ maxPairs: "1" } as never)).toThrow(wrong);
    expect(() => good.pairs({ maxPairs: 0 })).toThrow(code("ERR_TOO_MANY"));
    expect(() => good.join(good, { maxPairs: 3 })).toThrow(code("ERR_TOO_MANY"));
    expect(good.join(good, { maxPairs: 4 })).toHaveLength(8);
  });

  test("too many pairs are counted, not made", () => {
    const same = { starts: new Float64Array(200_000), ends: new Float64Array(200_000).fill(1) };
    expect(() => new IntervalIndex(same).pairs()).toThrow(/19999900000 pairs clash/);
    expect(() => new IntervalIndex(same).pairs({ maxPairs: Infinity })).toThrow(code("ERR_TOO_MANY"));
  });

  test("a buffer of something else, cut off or grown", () => {
    for (const wrong of [undefined, null, "hTIi", [1, 2], {}]) {
      expect(() => IntervalIndex.load(wrong as never)).toThrow(code("ERR_TYPE"));
    }
    const whole = new Uint8Array(good.save());
    for (let length = 0; length < whole.length; length++) {
      expect(() => IntervalIndex.load(whole.subarray(0, length))).toThrow(code("ERR_FORMAT"));
    }
    for (const other of [new Uint8Array(4096), new Uint8Array([...whole, 0]), new Uint8Array([...whole, ...whole])]) {
      expect(() => IntervalIndex.load(other)).toThrow(code("ERR_FORMAT"));
    }
    expect(() => IntervalIndex.load(new Uint8Array(whole).reverse())).toThrow(/byte order/);
  });

  test("every single damaged bit is found", () => {
    const whole = new Uint8Array(good.save());
    for (let bit = 0; bit < 8 * whole.length; bit++) {
      const damaged = whole.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(() => IntervalIndex.load(damaged), `bit ${bit}`).toThrow(code("ERR_FORMAT"));
    }
  });

  test("damage in the highest bits of two words is found", () => {
    const whole = new Uint32Array(good.save());
    for (let first = 0; first < whole.length; first++) {
      for (let second = 0; second < first; second++) {
        for (const bit of [30, 31]) {
          const damaged = whole.slice();
          for (const at of [first, second]) damaged[at] = ((damaged[at] as number) ^ (1 << bit)) >>> 0;
          expect(() => IntervalIndex.load(damaged), `words ${second} and ${first}`).toThrow(code("ERR_FORMAT"));
        }
      }
    }
  });

  test("a forged buffer, with a checksum that fits, is checked all the same", () => {
    const words = new Uint32Array(good.save());
    const refused = (change: (words: Uint32Array) => void): void => {
      const forged = words.slice();
      change(forged);
      expect(() => IntervalIndex.load(forged)).toThrow(code("ERR_FORMAT"));
      expect(() => IntervalIndex.load(sealed(forged))).toThrow(code("ERR_FORMAT"));
    };
    // 8 words of header, 4 values of 2 words, then 2 starts, 2 ends, 2 ids.
    const lists = 16;
    for (const [at, value] of [
      [1, 1],
      [2, 2],
      [6, 1],
      [7, 1 << 31],
      [3, 0xffffffff],
      [4, 0xffffffff],
      [4, 0],
      [9, 0x7ff80000],
      [11, 0],
      [lists, 3],
      [lists, 2],
      [lists + 2, 4],
      [lists + 2, 0xffffffff],
      [lists + 4, 1],
      [lists + 4, 2],
    ] as const) {
      refused((forged) => forged.fill(value, at, at + 1));
    }
  });
});

test("a forged interval that lies at an infinity as a whole is refused", () => {
  for (const slot of [interval(-Infinity, 0), interval(-Infinity, 0n), interval(0, Infinity), interval(0n, Infinity)]) {
    const words = new Uint32Array(new IntervalIndex([slot]).save());
    expect(IntervalIndex.load(sealed(words.slice())).size).toBe(1);
    // 8 words of header, 2 values of 2 words, then the start and the end, as ranks.
    const infinity = slot.start === -Infinity ? 0 : 1;
    words.fill(infinity, 12, 14);
    expect(() => IntervalIndex.load(sealed(words))).toThrow(code("ERR_FORMAT"));
  }
});
