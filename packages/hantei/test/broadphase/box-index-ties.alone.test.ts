/** Very many boxes that are all at one distance, or met by a ray all at once: those with the least indices, soon. */
import { expect, test, vi } from "vitest";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { columnsOf } from "./index-scenes.js";

/** How often a query has measured eight entries of the tree. */
const looks = vi.hoisted(() => ({ count: 0 }));
/** A function that counts its calls. */
const counting = vi.hoisted(() => <T extends unknown[]>(measure: (...given: T) => void) => (...given: T): void => {
  looks.count++;
  measure(...given);
});
vi.mock(import("../../src/broadphase/box-index/nearest.js"), async (original) => {
  const module = await original();
  return { ...module, measureDistances: counting(module.measureDistances) };
});
vi.mock(import("../../src/broadphase/box-index/ray.js"), async (original) => {
  const module = await original();
  return { ...module, measureRay: counting(module.measureRay) };
});

const COUNT = 40_000;
const KERNELS = ["simd", "js"] as const;

/** Boxes from below 1 to above 2 on each axis, but for one in so many. */
function pile(axes: 2 | 3, random: Random, oneOf: number): Axes {
  const all = Array.from({ length: axes }, () => {
    const low = Float64Array.from({ length: COUNT }, () => random.unit());
    return [low, low.map((value) => value + 2)] as const;
  });
  for (let id = 0; id < COUNT; id++) {
    if (random.integer(1, oneOf) > 1) continue;
    for (const side of all[0] ?? []) side[id] = 10 + (side[id] as number);
  }
  return all;
}

/** The first ids of the boxes that hold (1.5, 1.5, …). */
function wanted(all: Axes, many: number, counts: (id: number) => boolean): number[] {
  const ids: number[] = [];
  for (let id = 0; id < COUNT && ids.length < many; id++) {
    if (counts(id) && all.every(([low, high]) => (low[id] as number) <= 1.5 && (high[id] as number) >= 1.5))
      ids.push(id);
  }
  return ids;
}

test.each([2, 3] as const)("%i axes: the least indices come first, with filters and after moves, too", (axes) => {
  const random = new Random(axes);
  for (const [oneOf, kernel] of [2, 3, COUNT].flatMap((each) => KERNELS.map((name) => [each, name] as const))) {
    const all = pile(axes, random, oneOf);
    const index = new BoxIndex(columnsOf(all), { kernel });
    for (let round = 0; round < 6; round++) {
      for (const k of [1, 3, 40, 1000]) {
        for (const filter of [undefined, (id: number) => id % 7 === 3]) {
          const options = filter === undefined ? { k } : { k, filter };
          const near = axes === 2 ? index.nearest(1.5, 1.5, options) : index.nearest(1.5, 1.5, 1.5, options);
          const ids = wanted(all, k, filter ?? (() => true));
          expect(near).toEqual(ids);
          const ray = { x: 1.5, y: 1.5, dx: 1, dy: 2 };
          const { k: limit, ...rest } = options;
          const hits = index.castRay(axes === 2 ? ray : { ...ray, z: 1.5, dz: 1 }, { limit, ...rest });
          expect(hits.map(({ id }) => id)).toEqual(ids);
        }
      }
      // The first few leave, others come; in the end all are sorted anew.
      const moved = Uint32Array.from({ length: round < 4 ? 50 : COUNT }, (_, at) => at);
      const to = pile(axes, random, 2).map((sides) => sides.map((side) => side.slice(0, moved.length)));
      index.update(moved, columnsOf(to as unknown as Axes));
      for (const [axis, sides] of all.entries()) {
        for (const side of [0, 1] as const) sides[side].set(to[axis]?.[side] as Float64Array);
      }
    }
  }
});

test("in space, boxes as far along other axes come by their indices", () => {
  const random = new Random(7);
  for (let round = 0; round < 300; round++) {
    const [a, b, c] = [0, 1, 2].map(() => random.unit() * 2 ** random.integer(-2, 2)) as [number, number, number];
    // Also where squares would over- or underflow.
    const scale = 2 ** random.pick([0, 0, 499, 500, 600, 1000, -479, -481, -600, -1000]);
    const points = [a, b, c, a, c, b, b, a, c, b, c, a, c, a, b, c, b, a].map((value) => scale * value);
    const [x, y, z] = [0, 1, 2].map((axis) =>
      Float64Array.from({ length: 6 }, (_, id) => points[3 * id + axis] ?? 0),
    ) as [Float64Array, Float64Array, Float64Array];
    const index = new BoxIndex({ minX: x, minY: y, minZ: z, maxX: x, maxY: y, maxZ: z });
    expect(index.nearest(0, 0, 0, { k: 6 })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(index.nearest(0, 0, 0)).toEqual([0]);
  }
});

test.each([2, 3] as const)("%i axes: the first of very many is found long before all are looked at", (axes) => {
  const ray = { x: 1.5, y: 1.5, dx: 1, dy: 2, ...(axes === 3 && { z: 1.5, dz: 1 }) };
  for (const kernel of KERNELS) {
    const columns = columnsOf(pile(axes, new Random(1), COUNT));
    const looksOf = (ask: () => unknown): number => {
      looks.count = 0;
      ask();
      return looks.count;
    };
    const filter = (id: number): boolean => id > 2;
    const near = new BoxIndex(columns, { kernel });
    const askNear = (): unknown =>
      axes === 2 ? near.nearest(1.5, 1.5, { filter }) : near.nearest(1.5, 1.5, 1.5, { filter });
    const met = new BoxIndex(columns, { kernel });
    for (const ask of [askNear, () => met.castRay(ray, { limit: 1 })]) {
      // Of more than 5000 parts. The first time, it must become clear how many are as near.
      expect(looksOf(ask)).toBeLessThan(1500);
      expect(looksOf(ask)).toBeLessThan(100);
    }
  }
});
