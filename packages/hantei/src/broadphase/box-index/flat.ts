/**
 * Along which axes some box of an index has no extent.
 *
 * Where touching does not count, a ray that runs along a border meets no box there but flat ones. So an index that has none, and
 * any part of it, need not be looked into for the boxes that border on the ray, of which there may be any number.
 */
import { movedOf, sortsOf } from "./header.js";
import type { Tree } from "./layout.js";
import type { Sides } from "./order.js";

/** A bit for each axis with a flat box, or that had one since the last sort; and the state of the tree for which that holds. */
export interface Flat {
  axes: number;
  sorts: number;
  moved: number;
}

/** What is known at first. */
export function nothingFlat(): Flat {
  return { axes: 0, sorts: -1, moved: 0 };
}

/** The axes as bits; looks through all boxes where the index was sorted since, or another thread has moved some. */
export function flatAxes(tree: Tree, flat: Flat): number {
  if (flat.sorts === sortsOf(tree) && flat.moved === movedOf(tree)) return flat.axes;
  const { boxes, axes, count } = tree;
  const size = 2 * axes;
  flat.axes = 0;
  for (let axis = 0; axis < axes; axis++) {
    const low = boxes.subarray(axis, size * count);
    if (holdsFlat(low, boxes.subarray(axis + axes, size * count), size)) flat.axes |= 1 << axis;
  }
  flat.sorts = sortsOf(tree);
  flat.moved = movedOf(tree);
  return flat.axes;
}

/** Keeps up with boxes that were moved just now, and were counted as so many moves. */
export function followMoves(tree: Tree, flat: Flat, { least, greatest }: Sides, counted: number): void {
  if (flat.sorts !== sortsOf(tree) || flat.moved !== movedOf(tree) - counted) return;
  flat.moved += counted;
  for (let axis = 0; axis < tree.axes; axis++) {
    if (holdsFlat(least[axis] as Float64Array, greatest[axis] as Float64Array, 1)) flat.axes |= 1 << axis;
  }
}

function holdsFlat(low: Float64Array, high: Float64Array, step: number): boolean {
  for (let at = 0; at < high.length; at += step) if (low[at] === high[at]) return true;
  return false;
}
