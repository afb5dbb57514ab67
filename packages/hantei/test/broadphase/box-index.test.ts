/**
 * Every question of a `BoxIndex` against brute force, in the plane and in space: by the kernels, with which
 * `box-index-kernels.alone.test.ts` compares the TypeScript.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BoxIndex, join, pairs, type SearchBox } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { distanceSquared, meeting, type RayOf, rayMeets, squared, type Window } from "./index-oracle.js";
import { boxesOf, columnsOf, pointOf, rayOf, SCENES, windowOf } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

function searchBox({ low, high }: Window): SearchBox {
  const [minX, minY, minZ] = low as [number, number, number?];
  const [maxX, maxY, maxZ] = high as [number, number, number?];
  return minZ === undefined || maxZ === undefined ? { minX, minY, maxX, maxY } : { minX, minY, minZ, maxX, maxY, maxZ };
}

function nearest(index: BoxIndex, point: readonly number[], options: { k: number; maxDistance?: number }): number[] {
  const [x, y, z] = point as [number, number, number?];
  return z === undefined ? index.nearest(x, y, options) : index.nearest(x, y, z, options);
}

function cast(
  index: BoxIndex,
  { origin, direction, reach }: RayOf,
  options: { touching: boolean; limit?: number },
): { id: number; fraction: number }[] {
  const [x, y, z] = origin as [number, number, number?];
  const [dx, dy, dz] = direction as [number, number, number?];
  const plane = { x, y, dx, dy, maxFraction: reach };
  return index.castRay(z === undefined || dz === undefined ? plane : { ...plane, z, dz }, options);
}

function expectSearches(index: BoxIndex, boxes: Axes, window: Window): void {
  const box = searchBox(window);
  for (const touching of [true, false]) {
    const wanted = meeting(boxes, window, touching);
    expect(ascending(index.search(box, { touching })), JSON.stringify(box)).toEqual(wanted);
    expect(index.count(box, { touching })).toBe(wanted.length);
    const out = new Uint32Array(5).fill(77);
    expect(index.searchInto(box, out, { touching })).toBe(wanted.length);
    expect(wanted).toEqual(expect.arrayContaining([...out.subarray(0, wanted.length)]));
    expect([...out.subarray(wanted.length)]).toEqual(new Array(Math.max(0, 5 - wanted.length)).fill(77));
  }
}

/** A distance in doubles, and NaN where its squares over- or underflow. */
function rounded(boxes: Axes, i: number, point: readonly number[]): number {
  const squares = boxes.map(([low, high], axis) => {
    const value = point[axis] as number;
    return Math.max((low[i] as number) - value, value - (high[i] as number), 0) ** 2;
  });
  // The greatest is added last, so that the order of the axes does not matter.
  const sum = squares.sort((a, b) => a - b).reduce((total, square) => total + square, 0);
  return sum > 1e-250 && sum < 1e250 ? Math.sqrt(sum) : Number.NaN;
}

function expectNearest(index: BoxIndex, boxes: Axes, point: readonly number[], random: Random): void {
  const count = index.size;
  const k = random.pick([1, 3, 8, count]);
  const distances = Array.from({ length: count }, (_, i) => distanceSquared(boxes, i, point));
  const found = nearest(index, point, { k });
  expect(found.length).toBe(Math.min(k, count));
  expect(new Set(found).size).toBe(found.length);
  // Distances are rounded to doubles: those that differ by less than that may change places. 2⁻⁴⁸, generously, and near 0
  // the least double, in whose squares these are counted.
  const slack = (distance: bigint): bigint =>
    distance +
    (distance >> 48n) +
    (distance < 1n << 100n ? 4n * BigInt(Math.ceil(Math.sqrt(Number(distance)))) + 4n : 0n);
  // Collected, and expected once: an expectation for each box would take longer than all else.
  const outOfOrder = found.filter((after, at) => {
    if (at === 0) return false;
    const before = found[at - 1] as number;
    if ((distances[before] as bigint) > slack(distances[after] as bigint)) return true;
    return before >= after && rounded(boxes, before, point) === rounded(boxes, after, point);
  });
  expect(outOfOrder).toEqual([]);
  const worst = distances[found.at(-1) as number] as bigint;
  const taken = new Set(found);
  const missed = distances.flatMap((distance, i) => (!taken.has(i) && slack(distance) < worst ? [i] : []));
  expect(missed).toEqual([]);
  // Within a distance: exactly.
  const reach = random.pick([0, 1, 2, 5, Math.sqrt(Number(random.integer(0, 50))), 0.1, 1e-310, 1e200]);
  const within = distances.flatMap((distance, i) => (distance <= squared(reach) ? [i] : []));
  expect(ascending(nearest(index, point, { k: count, maxDistance: reach }))).toEqual(within);
}

function expectRay(index: BoxIndex, boxes: Axes, ray: RayOf): void {
  for (const touching of [true, false]) {
    const hits = cast(index, ray, { touching });
    expect(cast(index, ray, { touching, limit: 3 })).toEqual(hits.slice(0, 3));
    const wanted = Array.from({ length: index.size }, (_, i) => i).filter((i) => rayMeets(boxes, i, ray, touching));
    expect(ascending(hits.map(({ id }) => id)), JSON.stringify(ray)).toEqual(wanted);
    const inOrder = hits.filter(({ id, fraction }, at) => {
      if (!(fraction >= 0 && fraction <= ray.reach)) return false;
      const before = hits[at - 1];
      return before === undefined || before.fraction < fraction || (before.fraction === fraction && before.id < id);
    });
    expect(inOrder, JSON.stringify(ray)).toEqual(hits);
  }
}

describe.each([2, 3] as const)("%i axes", (axes) => {
  describe.each(Object.keys(SCENES))("%s", (scene) => {
    // Around the sizes of blocks and frames, and beyond two levels of frames only once: brute force is slow.
    const sizes = [0, 1, 2, 8, 9, 64, 65, 512, 513, 700];

    test.each(sizes)("%i boxes: search, searchInto, count", (count) => {
      const random = new Random(count + axes);
      const boxes = boxesOf(scene, axes, count, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
      expect(index.size).toBe(count);
      for (let round = 0; round < 40; round++) expectSearches(index, boxes, windowOf(scene, boxes, random));
    });

    test.each([1, 9, 300, 900])("%i boxes: nearest", (count) => {
      const random = new Random(count + axes);
      const boxes = boxesOf(scene, axes, count, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
      for (let round = 0; round < 12; round++) expectNearest(index, boxes, pointOf(scene, boxes, random), random);
    });

    test.each([1, 9, 300])("%i boxes: castRay", (count) => {
      const random = new Random(count + axes);
      const boxes = boxesOf(scene, axes, count, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
      for (let round = 0; round < 25; round++) expectRay(index, boxes, rayOf(scene, boxes, random));
    });

    test("pairs and join are those of the broad phase", () => {
      const random = new Random(axes);
      const [a, b] = [boxesOf(scene, axes, 200, random), boxesOf(scene, axes, 90, random)];
      const [indexA, indexB] = [new BoxIndex(columnsOf(a), { kernel: "simd" }), new BoxIndex(columnsOf(b))];
      for (const touching of [true, false]) {
        const options = { touching, order: "sorted" } as const;
        expect(sameBytes(indexA.pairs(options), pairs(columnsOf(a), options))).toBe(true);
        expect(sameBytes(indexA.join(indexB, options), join(columnsOf(a), columnsOf(b), options))).toBe(true);
      }
    });

    test("boxes that move", () => {
      const random = new Random(axes + 5);
      const count = 600;
      const boxes = boxesOf(scene, axes, count, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
      for (const moved of [1, 5, 30, 100, 1, 0, 600, 3, 40, 599, 2, 700]) {
        const ids = Uint32Array.from({ length: moved }, () => random.integer(0, count - 1));
        const bounds = boxesOf(scene, axes, moved, random);
        index.update(ids, columnsOf(bounds));
        ids.forEach((id, at) => {
          for (const [axis, [low, high]] of boxes.entries()) {
            low[id] = bounds[axis]?.[0][at] as number;
            high[id] = bounds[axis]?.[1][at] as number;
          }
        });
        for (let round = 0; round < 12; round++) expectSearches(index, boxes, windowOf(scene, boxes, random));
        expectNearest(index, boxes, pointOf(scene, boxes, random), random);
        // What stands in the buffer is whole: loading checks all of it.
        expect(BoxIndex.load(index.save()).size).toBe(count);
      }
    });
  });

  test("several levels of frames", () => {
    const random = new Random(17);
    for (const scene of ["uniform", "two clusters far apart", "a giant in dust", "clusters in clusters", "unbounded"]) {
      const boxes = boxesOf(scene, axes, 5000, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
      for (let round = 0; round < 40; round++) expectSearches(index, boxes, windowOf(scene, boxes, random));
      for (let round = 0; round < 6; round++) expectNearest(index, boxes, pointOf(scene, boxes, random), random);
      expect(
        ascending(
          index.search(
            searchBox({ low: [-1 / 0, -1 / 0, -1 / 0].slice(0, axes), high: [1 / 0, 1 / 0, 1 / 0].slice(0, axes) }),
          ),
        ),
      ).toHaveLength(5000);
    }
  });

  test("any boxes and windows (fast-check)", () => {
    const value = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }).map(Number));
    const extent = fc
      .tuple(value, value)
      .map(([a, b]) => (a <= b ? [a, b] : [b, a]) as [number, number])
      .filter(([low, high]) => low < Number.POSITIVE_INFINITY && high > Number.NEGATIVE_INFINITY);
    const box = fc.array(extent, { minLength: axes, maxLength: axes });
    const property = fc.property(
      fc.array(box, { maxLength: 40 }),
      fc.array(box, { minLength: 1, maxLength: 5 }),
      (all, windows) => {
        const boxes: Axes = Array.from({ length: axes }, (_, axis) => [
          Float64Array.from(all, (each) => each[axis]?.[0] as number),
          Float64Array.from(all, (each) => each[axis]?.[1] as number),
        ]);
        const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
        for (const extents of windows) {
          expectSearches(index, boxes, { low: extents.map(([low]) => low), high: extents.map(([, high]) => high) });
        }
      },
    );
    fc.assert(property, { seed: 5, numRuns: 400 });
  });
});
