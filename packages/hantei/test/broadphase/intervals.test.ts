/** Intervals of one list, which are sorted and looked through in order, and those that are too close together for that. */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../src/broadphase/columns.js";
import { countIntervals } from "../../src/broadphase/count-intervals.js";
import { countJoin, countPairs, pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { bruteForce } from "./brute-force.js";

type Draw = (random: Random, count: number) => readonly [start: number, length: number];

const SCENES: Readonly<Record<string, Draw>> = {
  uniform: (random, count) => [random.unit(), (random.unit() * 4) / count],
  "whole minutes": (random, count) => [6e4 * random.integer(0, count), 6e4 * random.integer(0, 3)],
  "few starts": (random) => [random.integer(0, 40), random.integer(0, 2)],
  points: (random, count) => [random.integer(0, count), 0],
  "points on starts": (random, count) => [random.integer(0, count), random.integer(0, 1) * random.unit()],
  "closer than keys": (random, count) => [random.integer(0, count) + random.integer(0, 3) * 1e-12, 1e-12],
  "a few far off": (random) => [random.unit() < 0.01 ? 1e9 * random.unit() : random.unit(), 1e-3],
  "crowded at one end": (random) => [random.unit() ** 12, 1e-4],
  "two clusters": (random, count) => [1e9 * random.integer(0, 1) + random.unit(), 3 / count],
  "in turns": (random) => {
    const start = random.unit() * 1e-4 * 10 ** (4 * random.integer(0, 3));
    return [start, start * 1e-3];
  },
  "all magnitudes": (random, count) => {
    const start = (random.integer(0, 1) - 0.5) * 10 ** (600 * random.unit() - 300);
    return [start, (Math.abs(start) * 100) / count];
  },
  "from one end of doubles to the other": (random, count) => [
    (2 * random.unit() ** 9 - 1) * Number.MAX_VALUE,
    (Number.MAX_VALUE * random.unit() ** 9) / count,
  ],
  "no smaller ones": (random, count) => [
    Number.MIN_VALUE * random.integer(0, count) * (random.unit() < 0.5 ? 1 : 2 ** 70),
    Number.MIN_VALUE * random.integer(0, 2),
  ],
  "parted by gaps": (random, count) => [1000 * random.integer(0, 4) + random.unit(), 10 / count],
  "crowded late": (random, count) =>
    random.unit() < 0.3 ? [0.9 + 1e-11 * random.unit(), 1e-11 / count] : [random.unit(), 2 / count],
  "points late": (random, count) =>
    random.unit() < 0.3 ? [0.9 + 1e-12 * random.unit(), 0] : [random.unit(), 2 / count],
  "points and what starts there": (random, count) => [random.integer(0, count >> 2), random.integer(0, 2)],
  "long and short": (random, count) => [random.unit(), random.unit() < 0.01 ? random.unit() : 1 / count],
  "unbounded, some": (random) => [random.unit(), random.unit() < 0.01 ? Number.POSITIVE_INFINITY : 1e-3],
};

function draw(name: string, count: number): { start: Float64Array; end: Float64Array } {
  const random = new Random(count);
  const drawn = Array.from({ length: count }, () => (SCENES[name] as Draw)(random, count));
  return {
    start: Float64Array.from(drawn, ([start]) => start),
    end: Float64Array.from(drawn, ([start, length]) => start + length),
  };
}

describe.each(Object.keys(SCENES))("%s", (name) => {
  test.each([2, 127, 128, 129, 2600])("%d intervals are as brute force has them", (count) => {
    const intervals = draw(name, count);
    for (const touching of [true, false]) {
      const expected = bruteForce([[intervals.start, intervals.end]], undefined, touching);
      for (const kernel of ["simd", "js"] as const) {
        const found = pairs(intervals, { touching, kernel, order: "sorted" });
        expect(found.length).toBe(expected.length);
        expect(found.every((number, k) => number === expected[k])).toBe(true);
      }
    }
  });
});

describe("counted from the ends alone", () => {
  test.each([...Object.keys(SCENES), "all at once"])("%s: as many as brute force finds", (name) => {
    const [a, b] = [400, 150].map((count) =>
      name === "all at once"
        ? { start: new Float64Array(count), end: new Float64Array(count).map((_, i) => (i % 3) * (i % 2)) }
        : draw(name, count),
    ) as [ReturnType<typeof draw>, ReturnType<typeof draw>];
    const [columnsA, columnsB] = [readColumns("a", a), readColumns("b", b)];
    for (const touching of [true, false]) {
      const brute = (other: typeof b | undefined): number =>
        bruteForce([[a.start, a.end]], other && [[other.start, other.end]], touching).length / 2;
      expect(countIntervals(columnsA, undefined, touching)).toBe(brute(undefined));
      expect(countIntervals(columnsA, columnsB, touching)).toBe(brute(b));
      expect(countIntervals(columnsB, columnsA, touching)).toBe(brute(b));
    }
  });

  test("of none at all there are 0, and not −0", () => {
    const none = { start: new Float64Array(0), end: new Float64Array(0) };
    expect([countPairs(none), countPairs(none, { touching: true }), countJoin(none, none)]).toEqual([0, 0, 0]);
  });

  // Found one by one, they would take minutes.
  test("a crowd that all meet is counted in seconds, two lists of them, too", () => {
    const start = new Float64Array(200_000).fill(5);
    const end = start.map((value, i) => value + (i % 5));
    const crowd = { start, end };
    const all = (200_000 * 199_999) / 2;
    expect(countPairs(crowd, { touching: true })).toBe(all);
    // A fifth are points on the start of the others.
    expect(countPairs(crowd)).toBe(all - 40_000 * 160_000);
    expect(countJoin(crowd, crowd)).toBe(4e10 - 2 * 40_000 * 160_000);
  });

  test("what is none is refused behind the pairs that are too many to look at, too", () => {
    const start = new Float64Array(10_000).fill(5);
    const end = start.map((value) => value + 1);
    end[9_999] = 4;
    expect(() => countPairs({ start, end })).toThrow(/countPairs: boxes: start\[9999\] must be at most end\[9999\]/);
    expect(() => countJoin({ start: start.slice(0, 9000), end: end.slice(0, 9000) }, { start, end })).toThrow(
      /countJoin: b: start\[9999\] must be at most end\[9999\]/,
    );
  });
});

/** So many fill several of the kernels' buckets, of which some are empty, and some show on the way that they take too long. */
const MANY = 12000;
test.each([
  "uniform",
  "points",
  "two clusters",
  "all magnitudes",
  "from one end of doubles to the other",
  "parted by gaps",
  "crowded late",
  "points late",
  "long and short",
])("many, %s: the kernels find the same", (name) => {
  const intervals = draw(name, MANY);
  for (const touching of [true, false]) {
    const [simd, js] = (["simd", "js"] as const).map((kernel) =>
      pairs(intervals, { touching, kernel, order: "sorted" }),
    ) as [Uint32Array, Uint32Array];
    expect(simd.length).toBe(js.length);
    expect(simd.every((number, k) => number === js[k])).toBe(true);
  }
});

test("starts that crowd after pairs were handed over are counted once", () => {
  const intervals = draw("crowded late", 40000);
  const found = pairs(intervals).length / 2;
  expect(found).toBeGreaterThan(40000);
  for (const kernel of ["simd", "js"] as const) expect(countPairs(intervals, { kernel })).toBe(found);
});

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test("goes on where the space for pairs was full", () => {
    const start = Float64Array.from({ length: 3000 }, (_, i) => i);
    const end = start.map((low) => low + 999.5);
    const all = 2001 * 999 + (998 * 999) / 2;
    expect(countPairs({ start, end }, { kernel })).toBe(all);
    const met = new Uint32Array(3000);
    let order = true;
    const given = pairs(
      { start, end },
      {
        kernel,
        onPairs: (piece) => {
          for (const i of piece) met[i] = (met[i] as number) + 1;
          for (let k = 0; k < piece.length; k += 2) order &&= (piece[k] as number) < (piece[k + 1] as number);
        },
      },
    );
    expect([given, order, met[0], met[1500], met[2999]]).toEqual([all, true, 999, 1998, 999]);
    let pieces = 0;
    pairs({ start, end }, { kernel, onPairs: () => ++pieces < 2 });
    expect(pieces).toBe(2);
    expect(pairs({ start, end }, { kernel, limit: 100001 })).toHaveLength(200002);
  });

  test("refuses what is no interval, wherever it is", () => {
    for (const [low, high] of [
      [Number.NaN, 1],
      [0, Number.NaN],
      [2, 1],
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ] as const) {
      for (const at of [0, 4999, 6001]) {
        const { start, end } = draw("uniform", 6002);
        start[at] = low;
        end[at] = high;
        expect(() => pairs({ start, end }, { kernel })).toThrow(`[${at}]`);
      }
    }
  });
});
