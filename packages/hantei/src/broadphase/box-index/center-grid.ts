/** A grid over the centers of a stretch of boxes, and the place of each along Hilbert's curve through it. */
import { placeInSpace, shortPlaceInPlane } from "./hilbert.js";
import type { Tree } from "./layout.js";

/** A tree's level 0, or what is to be some of it. */
export type Level = Pick<Tree, "axes" | "count" | "boxes" | "ids">;

/** For each axis, where its cells begin, and how many a unit has. */
export const grid: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** For each axis, 0 or what is nearest to it in the grid: only around there doubles are of many magnitudes. */
export const heart: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** Sets the grid's axis by the least and the greatest center; false where there is nothing to tell apart. */
function setAxis(axis: number, low: number, high: number, cells: number): boolean {
  const scale = cells / (high - low);
  const useful = scale > 0 && scale < Number.POSITIVE_INFINITY;
  heart[axis] = low > 0 ? low : high < 0 ? high : 0;
  grid[axis] = useful ? low : 0;
  grid[3 + axis] = useful ? scale : 0;
  return useful;
}

/** Chooses the grid of the centers of a stretch; false where all are equal. */
export function chooseGrid({ axes, boxes }: Level, from: number, to: number, cells: number): boolean {
  if (axes === 2) return chooseGridInPlane(boxes, from, to, cells);
  const size = 2 * axes;
  let differ = false;
  for (let axis = 0; axis < axes; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let at = size * from + axis; at < size * to; at += size) {
      const center = 0.25 * (boxes[at] as number) + 0.25 * (boxes[at + axes] as number);
      if (center < low && center > Number.NEGATIVE_INFINITY) low = center;
      if (center > high && center < Number.POSITIVE_INFINITY) high = center;
    }
    if (setAxis(axis, low, high, cells)) differ = true;
  }
  return differ;
}

/** The same in the plane, with both axes in one loop. */
function chooseGridInPlane(boxes: Float64Array, from: number, to: number, cells: number): boolean {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 4 * from; at < 4 * to; at += 4) {
    const x = 0.25 * (boxes[at] as number) + 0.25 * (boxes[at + 2] as number);
    const y = 0.25 * (boxes[at + 1] as number) + 0.25 * (boxes[at + 3] as number);
    if (x < left && x > Number.NEGATIVE_INFINITY) left = x;
    if (x > right && x < Number.POSITIVE_INFINITY) right = x;
    if (y < low && y > Number.NEGATIVE_INFINITY) low = y;
    if (y > high && y < Number.POSITIVE_INFINITY) high = y;
  }
  const differInX = setAxis(0, left, right, cells);
  return setAxis(1, low, high, cells) || differInX;
}

/** The place of an entry in the grid. */
export function placeOf({ axes, boxes }: Level, entry: number, cells: number, turn: number): number {
  const at = 2 * axes * entry;
  const last = cells - 1;
  const x =
    (0.25 * (boxes[at] as number) + 0.25 * (boxes[at + axes] as number) - (grid[0] as number)) * (grid[3] as number);
  const y =
    (0.25 * (boxes[at + 1] as number) + 0.25 * (boxes[at + axes + 1] as number) - (grid[1] as number)) *
    (grid[4] as number);
  const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
  const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
  // In the plane for dealing out only: what is sorted has a loop of its own.
  if (axes === 2) return shortPlaceInPlane(cellX, cellY, turn);
  const z =
    (0.25 * (boxes[at + 2] as number) + 0.25 * (boxes[at + 5] as number) - (grid[2] as number)) * (grid[5] as number);
  return placeInSpace(cellX, cellY, z > 0 ? (z < last ? z | 0 : last) : 0, cells === 8 ? 3 : 5);
}
