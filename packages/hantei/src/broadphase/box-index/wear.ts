/**
 * How much moving boxes wears a tree out.
 *
 * A box that leaves the block of eight that it was sorted into stretches the block's bounds, and searches that have nothing to do
 * with any of the eight look into it. How many do is about the product of the block's extents, in units of what is typical of the
 * tree's blocks, and with 1 added to each for the window's own. Moves are counted by what they add to that: so that when as many
 * are counted as there are boxes, which brings the next sort, searches look into twice as much as after the last one.
 */
import { movedOf, sortsOf } from "./header.js";
import { FAN_OUT, type Tree } from "./layout.js";
import type { Columns } from "./order.js";

/** What blocks of a tree are typically like: for each axis, one over the extent; and the sort for which that holds. */
export interface Typical {
  readonly perExtent: Float64Array;
  sorts: number;
}

/** So many blocks, or up to twice as many, say what is typical. */
const SAMPLES = 64;
/** An extent so many times as long as is typical is as bad as any longer one. */
const LONGEST = 64;
/** All blocks together are worth as many moves as there are boxes, and a typical one counts 2 · 2. */
const PER_BLOCK = FAN_OUT / 4;
/** So many moves, or up to twice as many, are looked at, and stand for the others. */
const LOOKED_AT_BITS = 11;
/** A move counts as no more moves than these, nor than one in so many of the boxes: then sorting costs about what mending does. */
const MOST = 512;
const SHARE = 8;

/** What is known at first. */
export function nothingTypical(): Typical {
  return { perExtent: new Float64Array(3), sorts: 0 };
}

/**
 * As how many moves it counts that entries of level 0 get new bounds, before they do: each as one at least. Where that is
 * enough for a sort, it is not counted to the end.
 */
export function wearOf(tree: Tree, typical: Typical, entries: Uint32Array, { least, greatest }: Columns): number {
  const { axes, boxes, count, firstEntry } = tree;
  const enough = count - movedOf(tree);
  let wear = entries.length;
  if (wear >= enough) return wear;
  // Odd, as moves come in rows of even lengths.
  const step = (entries.length >>> LOOKED_AT_BITS) | 1;
  const size = 2 * axes;
  const first = size * (firstEntry[1] as number);
  const perExtent = typicalOf(tree, typical);
  const most = Math.min(MOST, count / SHARE);
  for (let at = 0; at < entries.length && wear < enough; at += step) {
    const block = first + size * ((entries[at] as number) >>> 3);
    let before = 1;
    let after = 1;
    for (let axis = 0; axis < axes; axis++) {
      const low = boxes[block + axis] as number;
      const high = boxes[block + axes + axis] as number;
      const newLow = Math.min(low, (least[axis] as Float64Array)[at] as number);
      const newHigh = Math.max(high, (greatest[axis] as Float64Array)[at] as number);
      before *= lengthIn(high - low, perExtent[axis] as number);
      after *= lengthIn(newHigh - newLow, perExtent[axis] as number);
    }
    if (after > before) wear += step * Math.min(PER_BLOCK * (after - before), most);
  }
  return Math.floor(wear);
}

/** 1 more than an extent in typical ones; 1 where it is 0 as is typical, or both are infinite. */
function lengthIn(extent: number, perExtent: number): number {
  const length = extent * perExtent;
  return length > 0 ? (length < LONGEST ? 1 + length : 1 + LONGEST) : 1;
}

function typicalOf(tree: Tree, typical: Typical): Float64Array {
  const { perExtent } = typical;
  if (typical.sorts === sortsOf(tree)) return perExtent;
  typical.sorts = sortsOf(tree);
  const { axes, boxes, firstEntry } = tree;
  const size = 2 * axes;
  const blocks = (firstEntry[2] as number) - (firstEntry[1] as number);
  const step = Math.max(1, Math.floor(blocks / SAMPLES));
  for (let axis = 0; axis < axes; axis++) {
    const extents = new Float64Array(Math.ceil(blocks / step));
    for (let sample = 0; sample < extents.length; sample++) {
      const at = size * ((firstEntry[1] as number) + step * sample) + axis;
      extents[sample] = (boxes[at + axes] as number) - (boxes[at] as number);
    }
    // The median: a few giants, or blocks that are stretched already, are not typical.
    perExtent[axis] = 1 / (extents.sort()[extents.length >> 1] as number);
  }
  return perExtent;
}
