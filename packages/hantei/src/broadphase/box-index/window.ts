/** The window of a search, and what the boxes themselves say about it where cells cannot tell. */
import { FRAME, LEVELS_OF_FRAME, type Tree } from "./layout.js";

/** Least coordinates, then greatest. Nothing calls back while a search uses it. */
export const window: Float64Array = /* @__PURE__ */ new Float64Array(6);

/** Whether a frame's box lies inside the window, and touches no border of it: then all its boxes overlap the window. */
export function isWithin(tree: Tree, tier: number, index: number): boolean {
  const { axes, boxes, firstEntry, top } = tree;
  const at = 2 * axes * ((firstEntry[Math.min(LEVELS_OF_FRAME * (tier + 1), top)] as number) + index);
  for (let axis = 0; axis < axes; axis++) {
    if (!((window[axis] as number) < (boxes[at + axis] as number))) return false;
    if (!((boxes[at + axes + axis] as number) < (window[axes + axis] as number))) return false;
  }
  return true;
}

/** Takes every box of a frame; gives how many there are now. */
export function takeAll(tree: Tree, tier: number, index: number, found: number, out: Uint32Array): number {
  let size = FRAME;
  for (let below = 0; below < tier; below++) size *= FRAME;
  const from = index * size;
  const to = Math.min(from + size, tree.count);
  const room = Math.min(to, from + out.length - found);
  if (room > from) out.set(tree.ids.subarray(from, room), found);
  return found + (to - from);
}

/** Whether an entry of level 0 meets the window: closed, or with an interior that does. */
export function meetsExactly(tree: Tree, entry: number, touching: boolean): boolean {
  const { axes, boxes } = tree;
  const at = 2 * axes * entry;
  for (let axis = 0; axis < axes; axis++) {
    const min = boxes[at + axis] as number;
    const max = boxes[at + axes + axis] as number;
    const from = window[axis] as number;
    const to = window[axes + axis] as number;
    if (!(min <= to && from <= max)) return false;
    // An extent of length 0 is its own interior: it overlaps another such one where the two are equal.
    if (!touching && !((min < to && from < max) || (min === max && from === to))) return false;
  }
  return true;
}
