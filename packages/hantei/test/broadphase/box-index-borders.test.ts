/** Rays along a border that many boxes share, where touching does not count: exact, and without a look at each box. */
import { expect, test } from "vitest";
import { borrow, closestFirst, giveBack, type Measure } from "../../src/broadphase/box-index/closest-first.js";
import { treeIn } from "../../src/broadphase/box-index/format.js";
import { noLeastIds } from "../../src/broadphase/box-index/least-ids.js";
import { DIRECTION, FLAT, measureRay, ORIGIN, REACH, TOUCHING } from "../../src/broadphase/box-index/ray.js";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";

const COUNT = 5000;
const RAY = { x: -1, y: 0, dx: 1, dy: 0, maxFraction: 200 };

/** Columns of a bar chart: boxes of any height that all stand on y = 0, and those of `flat` lie on it. */
function bars(flat: readonly number[]): Record<"minX" | "minY" | "maxX" | "maxY", Float64Array> {
  const random = new Random(7);
  const minX = Float64Array.from({ length: COUNT }, () => 100 * random.unit());
  const maxY = Float64Array.from({ length: COUNT }, () => 1 + random.unit());
  for (const id of flat) maxY[id] = 0;
  return { minX, minY: new Float64Array(COUNT), maxX: minX.map((x) => x + 0.1), maxY };
}

/** How many blocks a ray looks at. */
function blocksLookedAt(index: BoxIndex, flat: number): number {
  let blocks = 0;
  const measure: Measure = (...block) => {
    blocks++;
    measureRay(...block);
  };
  const scratch = borrow();
  const { query } = scratch;
  [query[ORIGIN], query[ORIGIN + 1], query[DIRECTION], query[DIRECTION + 1]] = [RAY.x, RAY.y, RAY.dx, RAY.dy];
  [query[REACH], query[TOUCHING], query[FLAT]] = [RAY.maxFraction, 0, flat];
  closestFirst(treeIn(index.buffer, "js"), measure, scratch, 1, undefined, noLeastIds());
  expect(scratch.found.size).toBe(0);
  giveBack(scratch);
  return blocks;
}

test("nothing below a border is looked into, unless there may be flat boxes", () => {
  const index = new BoxIndex(bars([]));
  expect(blocksLookedAt(index, 0)).toBe(1);
  // Along the other axis: no matter.
  expect(blocksLookedAt(index, 1)).toBe(1);
  expect(blocksLookedAt(index, 2)).toBeGreaterThan(COUNT / 8);
});

test.each(["simd", "js"] as const)("flat boxes on the border are found, however they came there: %s", (kernel) => {
  const index = new BoxIndex(bars([30, 4000]), { kernel, shared: true });
  const other = BoxIndex.load(index.buffer, { kernel });
  const ids = (limit?: number): number[] => {
    const found = [index, other].map((each) => {
      const hits = each.castRay(RAY, limit === undefined ? { touching: false } : { touching: false, limit });
      return hits.map(({ id }) => id).sort((a, b) => a - b);
    });
    expect(found[0]).toEqual(found[1]);
    return found[0] as number[];
  };
  expect(ids()).toEqual([30, 4000]);
  expect(ids(COUNT - 1)).toEqual([30, 4000]);
  const move = (moved: readonly number[], top: number): void => {
    const least = new Float64Array(moved.length);
    const most = least.map(() => top);
    index.update(Uint32Array.from(moved), { minX: least, minY: least, maxX: least.map(() => 1), maxY: most });
  };
  move([30, 4000], 1);
  expect(ids(1)).toEqual([]);
  move([77], 0);
  expect(ids(7)).toEqual([77]);
  // All at once: sorted anew.
  move(
    Array.from({ length: COUNT }, (_, id) => id),
    1,
  );
  expect(ids(7)).toEqual([]);
  move([5], 0);
  expect(ids(7)).toEqual([5]);
});
