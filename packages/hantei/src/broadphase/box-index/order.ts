/**
 * The order in which an index keeps its boxes: along Hilbert's curve, in stretches that each have bounds of their own, so that
 * a crowd is told apart however large the emptiness around it; but for what no grid can measure: centers at infinity, and
 * extents of them so small that their inverse overflows. Such boxes are found like all others, only more slowly.
 *
 * Boxes are first dealt out to buckets (`dealing.ts`; in space 512), straight from the columns they come in; a bucket then fits
 * the processor's cache and is sorted there. Picking each box from the columns in sorted order would miss the cache four times a box.
 */
import { chooseDealing, dealOut, gridOfAxis, isExtent, stepOf } from "./dealing.js";
import { placeInSpace } from "./hilbert.js";
import type { Tree } from "./layout.js";
import { isMost } from "./shells.js";
import { accumulate, BUCKETS, DEALT, Sorter } from "./sorter.js";

/** Sides of boxes: for each axis the least and the greatest coordinates. */
export interface Sides {
  readonly least: readonly Float64Array[];
  readonly greatest: readonly Float64Array[];
}

/** Up to so many boxes are sorted without being dealt out first. */
export const UNDEALT = 16384;

/** Puts boxes into a tree's level 0, sorted, with their ids; false, and nothing is there, where some box is none. */
export function sortInto(tree: Tree, columns: Sides): boolean {
  const { count, axes } = tree;
  const sorter = new Sorter(tree);
  if (count <= UNDEALT) {
    if (!areBoxes(columns)) return false;
    scatter(tree, columns, new Uint16Array(count), new Uint32Array(1));
    sorter.sort([0, count, 0, 0]);
    return true;
  }
  const buckets = new Uint16Array(count);
  const dealing = axes === 2 ? chooseDealing(columns) : undefined;
  const starts = new Uint32Array(dealing?.turns.length ?? (BUCKETS[3] as number));
  if (!(dealing ? dealOut(columns, dealing, buckets, starts) : dealSpace(columns, buckets, starts))) return false;
  accumulate(starts);
  const ends = starts.slice();
  scatter(tree, columns, buckets, ends);
  const todo: number[] = [];
  for (let bucket = starts.length - 1; bucket >= 0; bucket--) {
    const [from, to] = [starts[bucket] as number, ends[bucket] as number];
    todo.push(from, to, dealing?.turns[bucket] ?? 0, isMost(to - from, count) ? 1 : 0);
  }
  sorter.sort(todo);
  return true;
}

/** Whether each of the columns' boxes is one. */
function areBoxes({ least, greatest }: Sides): boolean {
  return least.every((low, axis) => {
    const high = greatest[axis] as Float64Array;
    for (let i = 0; i < low.length; i++) if (!isExtent(low[i] as number, high[i] as number)) return false;
    return true;
  });
}

/** Writes which bucket each box of space goes to, and how many each gets; false where some box is none. */
function dealSpace(columns: Sides, buckets: Uint16Array, counts: Uint32Array): boolean {
  if (!areBoxes(columns)) return false;
  const grid = new Float64Array(6);
  for (let axis = 0; axis < 3; axis++) {
    const [low, high] = [columns.least[axis] as Float64Array, columns.greatest[axis] as Float64Array];
    [grid[axis], grid[3 + axis]] = gridOfAxis(low, high, stepOf(low.length), DEALT[3] as number);
  }
  const [minX, minY, minZ] = columns.least as [Float64Array, Float64Array, Float64Array];
  const [maxX, maxY, maxZ] = columns.greatest as [Float64Array, Float64Array, Float64Array];
  const [x0, y0, z0, perX, perY, perZ] = grid as unknown as [number, number, number, number, number, number];
  const last = (DEALT[3] as number) - 1;
  for (let i = 0; i < buckets.length; i++) {
    const x = (0.25 * (minX[i] as number) + 0.25 * (maxX[i] as number) - x0) * perX;
    const y = (0.25 * (minY[i] as number) + 0.25 * (maxY[i] as number) - y0) * perY;
    const z = (0.25 * (minZ[i] as number) + 0.25 * (maxZ[i] as number) - z0) * perZ;
    const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
    const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
    const bucket = placeInSpace(cellX, cellY, z > 0 ? (z < last ? z | 0 : last) : 0, 3);
    buckets[i] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return true;
}

/** Writes each box of the columns behind those of its bucket that are there already; `ends` says where that is. */
function scatter(tree: Tree, columns: Sides, buckets: Uint16Array, ends: Uint32Array): void {
  const { axes, boxes, ids } = tree;
  if (axes === 2) {
    scatterInPlane(tree, columns, buckets, ends);
    return;
  }
  const [minX, minY, minZ] = columns.least as [Float64Array, Float64Array, Float64Array];
  const [maxX, maxY, maxZ] = columns.greatest as [Float64Array, Float64Array, Float64Array];
  for (let index = 0; index < buckets.length; index++) {
    const bucket = buckets[index] as number;
    const to = ends[bucket] as number;
    ends[bucket] = to + 1;
    const at = 6 * to;
    ids[to] = index;
    boxes[at] = minX[index] as number;
    boxes[at + 1] = minY[index] as number;
    boxes[at + 2] = minZ[index] as number;
    boxes[at + 3] = maxX[index] as number;
    boxes[at + 4] = maxY[index] as number;
    boxes[at + 5] = maxZ[index] as number;
  }
}

/** The same with two axes. */
function scatterInPlane({ boxes, ids }: Tree, columns: Sides, buckets: Uint16Array, ends: Uint32Array): void {
  const [minX, minY] = columns.least as [Float64Array, Float64Array];
  const [maxX, maxY] = columns.greatest as [Float64Array, Float64Array];
  for (let index = 0; index < buckets.length; index++) {
    const bucket = buckets[index] as number;
    const to = ends[bucket] as number;
    ends[bucket] = to + 1;
    const at = 4 * to;
    ids[to] = index;
    boxes[at] = minX[index] as number;
    boxes[at + 1] = minY[index] as number;
    boxes[at + 2] = maxX[index] as number;
    boxes[at + 3] = maxY[index] as number;
  }
}
