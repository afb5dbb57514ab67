/**
 * Layers in space are swept like anything else, along whichever axis they are stacked: in the grid of one another they would all lie
 * in the same cells.
 */
import { beforeEach, expect, test, vi } from "vitest";
import { type Boxes3, countJoin, countPairs, pairs } from "../../src/broadphase/index.js";
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

const COUNT = 30_000;

/** Wide and deep boxes, at random places, a thin layer each; stacked along x, y or z. */
function layersOf(stacked: 0 | 1 | 2, seed: number): Boxes3 {
  const random = new Random(seed);
  const sides = [0, 1, 2].map((axis) => {
    const low = new Float64Array(COUNT).map(() => random.unit());
    return { low, high: low.map((value) => value + random.unit() * (axis === stacked ? 4 / COUNT : 1)) };
  });
  const [x, y, z] = sides as [(typeof sides)[0], (typeof sides)[0], (typeof sides)[0]];
  return { minX: x.low, maxX: x.high, minY: y.low, maxY: y.high, minZ: z.low, maxZ: z.high };
}

const AXES = [0, 1, 2] as const;

beforeEach(() => {
  detours.count = 0;
});

test.each(["simd", "js"] as const)("kernel %s: layers are swept, whatever axis they are stacked along", (kernel) => {
  for (const axis of AXES) {
    countPairs(layersOf(axis, 1), { kernel });
    countJoin(layersOf(axis, 1), layersOf(axis, 2), { kernel });
    expect([axis, detours.count]).toEqual([axis, 0]);
  }
});

test("the pairs are those of the boxes as they are given", () => {
  const layers = layersOf(2, 3);
  const { minX, maxX, minY, maxY, minZ, maxZ } = layers;
  const found = pairs(layers, { order: "sorted" });
  expect(pairs({ minX: minZ, maxX: maxZ, minY, maxY, minZ: minX, maxZ: maxX }, { order: "sorted" })).toEqual(found);
  expect(found.length).toBeGreaterThan(COUNT);
  for (let k = 0; k < found.length; k += 2) {
    const [i, j] = [found[k] as number, found[k + 1] as number];
    const meet = (low: Float64Array, high: Float64Array) =>
      (low[i] as number) <= (high[j] as number) && (low[j] as number) <= (high[i] as number);
    if (!(meet(minX, maxX) && meet(minY, maxY) && meet(minZ, maxZ))) expect([i, j]).toBe("a pair");
  }
});

test("of a bad bound the name is told, not that of another axis", () => {
  const layers = layersOf(2, 4);
  layers.minZ[29_000] = Number.NaN;
  expect(() => countPairs(layers)).toThrow("minZ[29000] must not be NaN");
});
