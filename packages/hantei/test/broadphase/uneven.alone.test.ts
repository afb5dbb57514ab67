/**
 * What a trial of a sweep tells: a short list against a long one of large boxes, of which each of the few compares with most, and yet
 * that is little for all; and slots of all magnitudes, of which most are in doubt.
 */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Boxes2, countJoin, type Intervals, join } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";

/** How often boxes were cut or ranked. */
const detours = vi.hoisted(() => ({ count: 0, ranks: 0 }));

const counting = vi.hoisted(() => <T extends unknown[], R>(detour: (...given: T) => R) => (...given: T): R => {
  detours.count++;
  return detour(...given);
});

vi.mock(import("../../src/broadphase/engine/rank-pairs.js"), async (original) => {
  const { rankPairs } = await original();
  const ranking: typeof rankPairs = (...given) => {
    detours.ranks++;
    rankPairs(...given);
  };
  return { rankPairs: counting(ranking) };
});
vi.mock(import("../../src/broadphase/engine/cut-block.js"), async (original) => {
  const cuts = await original();
  return { ...cuts, cutBlock: counting(cuts.cutBlock) };
});

function boxesOf(count: number, size: number, seed: number): Boxes2 {
  const random = new Random(seed);
  const [minX, minY] = [new Float64Array(count), new Float64Array(count)].map((column) =>
    column.map(() => random.integer(0, 1e6)),
  ) as [Float64Array, Float64Array];
  const grown = (column: Float64Array) => column.map((value) => value + random.integer(0, size));
  return { minX, minY, maxX: grown(minX), maxY: grown(minY) };
}

beforeEach(() => {
  detours.count = 0;
  detours.ranks = 0;
});

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test.each([
    [1, 1000],
    [3, 500_000],
    [12, 500_000],
  ])("%i boxes of up to %i against many that are wide: swept, not cut nor ranked", (few, size) => {
    const many = 100_000;
    const [a, b] = [boxesOf(few, size, 1), boxesOf(many, 500_000, 2)];
    const found = countJoin(a, b, { kernel });
    expect(detours.count).toBe(0);
    expect(countJoin(b, a, { kernel })).toBe(found);
    expect(detours.count).toBe(0);
    let count = 0;
    for (let i = 0; i < few; i++) {
      for (let j = 0; j < many; j++) {
        if ((a.minX[i] as number) > (b.maxX[j] as number) || (b.minX[j] as number) > (a.maxX[i] as number)) continue;
        if ((a.minY[i] as number) <= (b.maxY[j] as number) && (b.minY[j] as number) <= (a.maxY[i] as number)) count++;
      }
    }
    expect(found).toBe(count);
  });

  test("slots of all magnitudes, most of which are in doubt: ranked at once, not cut", () => {
    const random = new Random(9);
    const slotsOf = (count: number): Intervals => {
      const start = Float64Array.from({ length: count }, () => random.sign() * 10 ** (20 * random.unit() - 10));
      return { start, end: start.map((at) => at + Math.abs(at) * 0.01 * random.unit()) };
    };
    const [a, b] = [slotsOf(2000), slotsOf(2000)];
    const found = join(a, b, { kernel, touching: true });
    expect(detours).toEqual({ count: 1, ranks: 1 });
    let count = 0;
    for (let i = 0; i < 2000; i++) {
      for (let j = 0; j < 2000; j++) {
        if ((a.start[i] as number) <= (b.end[j] as number) && (b.start[j] as number) <= (a.end[i] as number)) count++;
      }
    }
    expect(found.length).toBe(2 * count);
  });

  test("a lattice, all of which is in doubt, but meets: swept", () => {
    const start = Float64Array.from({ length: 3000 }, (_, i) => i);
    const slots = { start, end: start.map((at) => at + 1) };
    expect(countJoin(slots, slots, { kernel, touching: true })).toBe(3 * 3000 - 2);
    expect(detours.count).toBe(0);
  });
});
