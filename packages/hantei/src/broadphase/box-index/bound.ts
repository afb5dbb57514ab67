/** The boxes of the levels above the first, and what searches read: all that follows from the sorted boxes. */
import { fitFrame } from "./cells.js";
import { FAN_OUT, LEVELS_OF_FRAME, type Tree } from "./layout.js";

/**
 * Writes all that follows from the boxes of level 0: frame by frame, each while it is in the processor's cache.
 *
 * @param done - So many frames of the lowest tier are fitted already.
 */
export function fitTree(tree: Tree, done: number): void {
  for (let tier = 0; tier + 1 < tree.firstFrame.length; tier++) {
    const frames = (tree.firstFrame[tier + 1] as number) - (tree.firstFrame[tier] as number);
    const level = LEVELS_OF_FRAME * tier;
    for (let frame = tier === 0 ? done : 0; frame < frames; frame++) {
      boundWithin(tree, level + 1, frame * FAN_OUT * FAN_OUT, FAN_OUT * FAN_OUT);
      boundWithin(tree, level + 2, frame * FAN_OUT, FAN_OUT);
      boundWithin(tree, level + 3, frame, 1);
      fitFrame(tree, tier, frame);
    }
  }
}

/** Writes the boxes of so many entries of a level, or of as many as there are. */
function boundWithin(tree: Tree, level: number, from: number, count: number): void {
  if (level > tree.top) return;
  const all = (tree.firstEntry[level + 1] as number) - (tree.firstEntry[level] as number);
  boundEntries(tree, level, from, Math.min(from + count, all));
}

/** Writes all that follows from the boxes of some entries of level 0, given in ascending order. */
export function fitEntries(tree: Tree, changed: Uint32Array): void {
  let entries = changed;
  for (let level = 1; level <= tree.top; level++) {
    entries = parents(entries);
    for (const entry of entries) boundEntries(tree, level, entry, entry + 1);
    if (level % LEVELS_OF_FRAME !== 0 && level < tree.top) continue;
    for (const frame of entries) fitFrame(tree, Math.ceil(level / LEVELS_OF_FRAME) - 1, frame);
  }
}

/** The entries above ascending ones, each once. */
function parents(entries: Uint32Array): Uint32Array {
  const found = new Uint32Array(entries.length);
  let count = 0;
  for (const entry of entries) {
    const parent = entry >>> 3;
    if (count === 0 || found[count - 1] !== parent) found[count++] = parent;
  }
  return found.subarray(0, count);
}

/** Writes the boxes of entries of a level from those of the level below. */
function boundEntries(tree: Tree, level: number, from: number, to: number): void {
  if (tree.axes === 2) {
    boundEntriesInPlane(tree, level, from, to);
    return;
  }
  const { axes, boxes, firstEntry } = tree;
  const size = 2 * axes;
  const below = size * (firstEntry[level - 1] as number);
  const end = size * (firstEntry[level] as number);
  for (let entry = from; entry < to; entry++) {
    const at = end + size * entry;
    const first = below + size * FAN_OUT * entry;
    const last = Math.min(first + size * FAN_OUT, end);
    for (let axis = 0; axis < axes; axis++) {
      let least = boxes[first + axis] as number;
      let greatest = boxes[first + axes + axis] as number;
      for (let child = first + size; child < last; child += size) {
        const min = boxes[child + axis] as number;
        const max = boxes[child + axes + axis] as number;
        if (min < least) least = min;
        if (max > greatest) greatest = max;
      }
      boxes[at + axis] = least;
      boxes[at + axes + axis] = greatest;
    }
  }
}

/** The same with both axes in one loop. */
function boundEntriesInPlane(tree: Tree, level: number, from: number, to: number): void {
  const { boxes, firstEntry } = tree;
  const below = 4 * (firstEntry[level - 1] as number);
  const end = 4 * (firstEntry[level] as number);
  for (let entry = from; entry < to; entry++) {
    const first = below + 4 * FAN_OUT * entry;
    const last = Math.min(first + 4 * FAN_OUT, end);
    let minX = boxes[first] as number;
    let minY = boxes[first + 1] as number;
    let maxX = boxes[first + 2] as number;
    let maxY = boxes[first + 3] as number;
    for (let child = first + 4; child < last; child += 4) {
      if ((boxes[child] as number) < minX) minX = boxes[child] as number;
      if ((boxes[child + 1] as number) < minY) minY = boxes[child + 1] as number;
      if ((boxes[child + 2] as number) > maxX) maxX = boxes[child + 2] as number;
      if ((boxes[child + 3] as number) > maxY) maxY = boxes[child + 3] as number;
    }
    boxes[end + 4 * entry] = minX;
    boxes[end + 4 * entry + 1] = minY;
    boxes[end + 4 * entry + 2] = maxX;
    boxes[end + 4 * entry + 3] = maxY;
  }
}
