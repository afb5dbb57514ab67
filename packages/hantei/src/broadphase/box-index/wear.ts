/**
 * How much moving boxes wears a tree out.
 *
 * A box that leaves the block of eight that it was sorted into stretches the block's bounds, and searches that have nothing to do
 * with any of the eight look into it. How many do is about the product of the block's extents, in units of what is typical of
 * blocks around it, and with 1 added to each for the window's own. Moves are counted by what they add to that: when as many
 * are counted as there are boxes, which brings the next sort, searches look into about twice as much as after the last one; into
 * more only where few boxes go far, one after another, for sorting must not cost more than mending.
 */
import { movedOf, sortsOf } from "./header.js";
import { FAN_OUT, type Tree } from "./layout.js";
import type { Sides } from "./order.js";

/**
 * What the blocks of each frame are typically like: for each axis, one over the extent, NaN where nobody has asked; and the sort
 * for which that holds.
 */
export interface Typical {
  perExtent: Float64Array;
  sorts: number;
}

/** Entries of a frame as a power of 2, and blocks of one. */
const FRAME_BITS = 9;
const BLOCKS = 64;
/** An extent so many times as long as is typical is as bad as any longer one. */
const LONGEST = 64;
/** All blocks together are worth as many moves as there are boxes, and a typical one counts 2 · 2. */
const PER_BLOCK = FAN_OUT / 4;
/** So many moves, or up to twice as many, are looked at, and stand for the others. */
const LOOKED_AT_BITS = 11;
/**
 * A move counts as no more moves than these, nor than one in so many of the boxes: then sorting costs about what mending does, in
 * space twice as much.
 */
const MOST = 256;
const SHARE = 8;
/** 2³² over the golden ratio: its multiples are spread evenly, and follow no other step. */
const GOLDEN = 0x9e3779b9;

const nothing: Float64Array = /* @__PURE__ */ new Float64Array(0);

/** What is known at first. */
export function nothingTypical(): Typical {
  return { perExtent: nothing, sorts: 0 };
}

/**
 * As how many moves it counts that entries of level 0 get new bounds, before they do: each as one at least. Where that is
 * enough for a sort, it is not counted to the end.
 */
export function wearOf(tree: Tree, typical: Typical, entries: Uint32Array, { least, greatest }: Sides): number {
  const { axes, boxes, count, firstEntry } = tree;
  const enough = count - movedOf(tree);
  let wear = entries.length;
  const step = Math.max(1, entries.length >>> LOOKED_AT_BITS);
  const size = 2 * axes;
  const first = size * (firstEntry[1] as number);
  const most = Math.min(MOST, count / SHARE);
  for (let from = 0; from + step <= entries.length && wear < enough; from += step) {
    // One of each `step` moves, and not always the same one: they may come in turns.
    const at = from + ((Math.imul(from, GOLDEN) >>> 0) % step);
    const entry = entries[at] as number;
    const typicalAt = axes * typicalOf(tree, typical, entry >>> FRAME_BITS);
    const { perExtent } = typical;
    const block = first + size * (entry >>> 3);
    let before = 1;
    let after = 1;
    for (let axis = 0; axis < axes; axis++) {
      const low = boxes[block + axis] as number;
      const high = boxes[block + axes + axis] as number;
      const newLow = Math.min(low, (least[axis] as Float64Array)[at] as number);
      const newHigh = Math.max(high, (greatest[axis] as Float64Array)[at] as number);
      before *= lengthIn(high - low, perExtent[typicalAt + axis] as number);
      after *= lengthIn(newHigh - newLow, perExtent[typicalAt + axis] as number);
    }
    if (after > before) wear += step * Math.min(PER_BLOCK * (after - before), most);
  }
  return Math.floor(wear);
}

/** 1 more than an extent in typical ones; 1 where both are infinite. */
function lengthIn(extent: number, perExtent: number): number {
  const length = extent * perExtent;
  return length > 0 ? (length < LONGEST ? 1 + length : 1 + LONGEST) : 1;
}

/** Sees to it that it is known what is typical of a frame; gives the frame. */
function typicalOf(tree: Tree, typical: Typical, frame: number): number {
  const { axes, boxes, count, firstEntry } = tree;
  if (typical.sorts !== sortsOf(tree)) {
    typical.sorts = sortsOf(tree);
    typical.perExtent = new Float64Array(axes * ((count >>> FRAME_BITS) + 1)).fill(Number.NaN);
  }
  const { perExtent } = typical;
  if (!Number.isNaN(perExtent[axes * frame])) return frame;
  const size = 2 * axes;
  const first = (firstEntry[1] as number) + BLOCKS * frame;
  const extents = new Float64Array(Math.min(BLOCKS, (firstEntry[2] as number) - first));
  const typicals = new Float64Array(axes);
  for (let axis = 0; axis < axes; axis++) {
    for (let block = 0; block < extents.length; block++) {
      const at = size * (first + block) + axis;
      extents[block] = (boxes[at + axes] as number) - (boxes[at] as number);
    }
    // The median: a few giants, or blocks that are stretched already, are not typical.
    typicals[axis] = extents.sort()[extents.length >> 1] as number;
  }
  // Flat blocks are not flat because the least extent would matter.
  const least = Math.max(...typicals) || greatestExtent(tree) / LONGEST;
  for (let axis = 0; axis < axes; axis++) perExtent[axes * frame + axis] = 1 / ((typicals[axis] as number) || least);
  return frame;
}

/** The greatest extent of all boxes together. */
function greatestExtent({ axes, boxes }: Tree): number {
  const root = boxes.length - 2 * axes;
  let greatest = 0;
  for (let axis = 0; axis < axes; axis++) {
    greatest = Math.max(greatest, (boxes[root + axes + axis] as number) - (boxes[root + axis] as number));
  }
  return greatest;
}
