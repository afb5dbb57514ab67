/** The nearest of the plane in windows, many of them or within a distance: those of the walk through the tree, which a filter asks for. */
import { expect, test } from "vitest";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import type { Axes } from "./brute-force.js";
import { boxesOf, columnsOf, pointOf, SCENES } from "./index-scenes.js";

const KERNELS = ["simd", "js"] as const;
const all = (): boolean => true;

/** How far a box is, rounded in some way, or a last bit off that. */
function distanceNear(boxes: Axes, point: readonly number[], random: Random, given?: number): number {
  const id = given ?? random.integer(0, (boxes[0]?.[0].length as number) - 1);
  const sides = boxes.map(([low, high], axis) => {
    const value = point[axis] as number;
    return Math.max((low[id] as number) - value, value - (high[id] as number), 0);
  });
  const distance = Math.hypot(...sides);
  return Number.isNaN(distance) ? 1 : random.pick([nextUp, Math.abs, nextDown])(distance);
}

test.each(Object.keys(SCENES).flatMap((scene) => KERNELS.map((kernel) => [scene, kernel] as const)))(
  "%s: %s",
  (scene, kernel) => {
    const random = new Random(scene.length);
    for (const count of [40, 700, 6000]) {
      const boxes = boxesOf(scene, 2, count, random);
      const index = new BoxIndex(columnsOf(boxes), { kernel });
      for (let round = 0; round < 6; round++) {
        const point = pointOf(scene, boxes, random);
        const [x, y] = point as [number, number];
        const [near, nearer] = [distanceNear(boxes, point, random), distanceNear(boxes, point, random)];
        for (const k of [1, 8, 32, 33, 90, 350, 3000, Number.POSITIVE_INFINITY]) {
          // The distance of the last one that would be found, whose last bits decide about it.
          const last = Math.abs(distanceNear(boxes, point, random, index.nearest(x, y, { k }).at(-1)));
          for (const maxDistance of [Number.POSITIVE_INFINITY, Math.abs(near), Math.abs(nearer), 0, last]) {
            const found = index.nearest(x, y, { k, maxDistance });
            const walked = index.nearest(x, y, { k, maxDistance, filter: all });
            expect(found, `${x}, ${y}, ${k}, ${maxDistance}`).toEqual(walked);
          }
        }
      }
    }
  },
);

test("more than kernels have room for", () => {
  const random = new Random(1);
  const count = 60_000;
  const boxes = boxesOf("on a lattice, touching", 2, count, random);
  const spread = boxes.map(
    ([low, high]) => [low.map((at, i) => 5 * at + (i % 7) / 8), high.map((at) => 5 * at + 1)] as const,
  );
  for (const kernel of KERNELS) {
    for (const scene of [boxes, spread]) {
      const index = new BoxIndex(columnsOf(scene), { kernel });
      for (const k of [5000, 6000, 20_000, 30_001, count]) {
        for (const maxDistance of [Number.POSITIVE_INFINITY, 8, 60]) {
          const found = index.nearest(15, 14, { k, maxDistance });
          expect(found, `${k}, ${maxDistance}`).toEqual(index.nearest(15, 14, { k, maxDistance, filter: all }));
        }
      }
    }
  }
});

test.each(KERNELS)("what is farther away than the largest double comes last, by its index: %s", (kernel) => {
  const x = Float64Array.from({ length: 40 }, (_, id) => (id % 3 === 0 ? 1.7e308 : id));
  const index = new BoxIndex({ minX: x, minY: x, maxX: x, maxY: x }, { kernel });
  const near = Array.from(x.keys()).filter((id) => id % 3 !== 0);
  const far = Array.from(x.keys()).filter((id) => id % 3 === 0);
  for (const k of [32, 33, 39, 40]) {
    expect(index.nearest(-1.7e308, 0, { k })).toEqual([...near, ...far].slice(0, k));
    expect(index.nearest(0, -1e308, { k })).toEqual([...near, ...far].slice(0, k));
  }
});
