/** A short list against a long one of large boxes: each of the few compares with most, and yet that is little for all. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Boxes2, countJoin } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";

/** How often boxes were cut or ranked. */
const detours = vi.hoisted(() => ({ count: 0 }));

const counting = vi.hoisted(() => <T extends unknown[], R>(detour: (...given: T) => R) => (...given: T): R => {
  detours.count++;
  return detour(...given);
});

vi.mock(import("../../src/broadphase/engine/rank-pairs.js"), async (original) => {
  const { rankPairs } = await original();
  return { rankPairs: counting(rankPairs) };
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
});
