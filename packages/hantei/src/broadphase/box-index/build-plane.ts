/**
 * Building an index of the plane with kernels: the columns go through their memory once, in pieces that fit the processor's
 * cache, and come out of it bucket by bucket, sorted and with all that follows from them.
 */
import {
  BLOCK_BYTES,
  BLOCK_SIZE,
  BOXES,
  type BoxIndexKernels,
  BUCKETS,
  boxIndexKernels,
  COLUMN,
  CROWDS,
  DEALT,
  GIVEN,
  IDS_SORTED,
  MADE,
  MADE_CELLS,
  MADE_FRAMES,
  MOST_BLOCKS,
  PLACES,
  ROW_BYTES,
} from "../../kernels/box-index.js";
import { chooseDealing, type Dealing } from "./dealing.js";
import { places } from "./hilbert.js";
import { FAN_OUT, FRAME, type Tree } from "./layout.js";
import { type Sides, UNDEALT } from "./order.js";
import { isMost, wantsShells } from "./shells.js";
import { Sorter } from "./sorter.js";

/** Numbers of a box. */
const SIZE = 4;
/** Boxes that are fitted at once. */
const AT_ONCE = 16 * FRAME;
/** Boxes that are dealt out at once. */
const PIECE = COLUMN / 8;
/** More boxes than these would want more of the kernels' memory than it should have to keep: some 80 MB. */
const MOST = 1 << 21;
/** Words of what is known of a bucket: where its next box goes, its first block, and how many it has behind that. */
const BUCKET_WORDS = 4;

/** All go to one bucket. */
const oneBucket: Dealing = {
  grid: /* @__PURE__ */ new Float64Array(4),
  buckets: /* @__PURE__ */ new Uint16Array(1),
  turns: [0],
};

/** The kernels that have been given the table of Hilbert's curve. */
let withTable: BoxIndexKernels | undefined;

/**
 * Sorts boxes into a tree as `order.ts` does, and fits the frames of the lowest tier that are full as `bound.ts` does.
 *
 * @param scratch - Where the kernels' memory is free, in bytes.
 * @returns How many frames are fitted; −1 where some box is none; undefined, and nothing is done, where there are no kernels, no room or
 * too much of a crowd.
 */
export function buildByKernel(tree: Tree, columns: Sides, scratch: number): number | undefined {
  const { count } = tree;
  if (count > MOST) return undefined;
  const dealing = count <= UNDEALT ? oneBucket : chooseDealing(columns);
  const buckets = dealing.turns.length;
  const blocks = Math.ceil(count / BLOCK_SIZE) + buckets;
  const firstBlock = Math.ceil(scratch / BLOCK_BYTES) * BLOCK_BYTES;
  const kernels = boxIndexKernels(firstBlock + BLOCK_BYTES * blocks);
  if (kernels === undefined) return undefined;
  const { buffer } = kernels.memory;
  if (withTable !== kernels) {
    new Uint16Array(buffer, PLACES, places.length).set(places);
    withTable = kernels;
  }
  new Uint16Array(buffer, BUCKETS, dealing.buckets.length).set(dealing.buckets);
  kernels.startDealing(buckets, firstBlock);
  const sides = [columns.least[0], columns.least[1], columns.greatest[0], columns.greatest[1]] as Float64Array[];
  const [x, y, perX, perY] = dealing.grid as unknown as [number, number, number, number];
  for (let from = 0; from < count; from += PIECE) {
    const to = Math.min(from + PIECE, count);
    for (let side = 0; side < SIZE; side++) {
      new Float64Array(buffer, GIVEN + side * COLUMN, PIECE).set((sides[side] as Float64Array).subarray(from, to));
    }
    if (!kernels.dealPlane(to - from, from, x, y, perX, perY)) return -1;
  }
  const counts = countDealt(new Int32Array(buffer, DEALT, BUCKET_WORDS * buckets));
  if (counts.some((many) => many > MOST_BLOCKS * BLOCK_SIZE)) return undefined;

  let sorted = 0;
  let done = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const many = counts[bucket] as number;
    if (many === 0) continue;
    const crowds = kernels.sortBucket(bucket, dealing.turns[bucket] as number, sorted);
    sortCrowds(kernels, crowds, many, count > UNDEALT && isMost(many, count) ? 1 : 0);
    sorted += many;
    while (sorted >= AT_ONCE) {
      takeBoxes(kernels, tree, done, AT_ONCE);
      takeFitted(kernels, tree, done, AT_ONCE, copy);
      done += AT_ONCE;
      sorted -= AT_ONCE;
      kernels.moveSorted(AT_ONCE, sorted);
    }
  }
  takeBoxes(kernels, tree, done, sorted);
  const full = Math.floor(sorted / FRAME);
  takeFitted(kernels, tree, done, full * FRAME, copy);
  return done / FRAME + full;
}

/** How many boxes were dealt to each bucket. */
function countDealt(dealt: Int32Array): Uint32Array {
  const counts = new Uint32Array(dealt.length / BUCKET_WORDS);
  for (let bucket = 0, at = 0; bucket < counts.length; bucket++, at += BUCKET_WORDS) {
    const inLast = ((dealt[at] as number) & (BLOCK_BYTES - 1)) / ROW_BYTES;
    counts[bucket] = (dealt[at + 2] as number) * BLOCK_SIZE + inLast;
  }
  return counts;
}

/**
 * Sorts what is crowded among sorted boxes, and what is crowded in that, and so on; where grids miss, as `shells.ts` does.
 *
 * @param all - How many boxes were sorted.
 * @param misses - How many grids in a row have missed before.
 */
function sortCrowds(kernels: BoxIndexKernels, crowds: number, all: number, misses: number): void {
  if (crowds === 0) return;
  const { buffer } = kernels.memory;
  const listed = new Uint32Array(buffer, CROWDS);
  const todo: number[] = [];
  const list = (many: number, among: number, before: number): void => {
    for (let at = 0; at < 2 * many; at += 2) {
      const [first, end] = [listed[at] as number, listed[at + 1] as number];
      todo.push(first, end, isMost(end - first, among) ? before + 1 : 0);
    }
  };
  list(crowds, all, misses);
  while (todo.length > 0) {
    const missed = todo.pop() as number;
    const end = todo.pop() as number;
    const first = todo.pop() as number;
    const count = end - first;
    if (!wantsShells(count, missed)) list(kernels.sortCrowd(first, end), count, missed);
    else {
      const boxes = new Float64Array(buffer, BOXES + 8 * SIZE * first, SIZE * count);
      const ids = new Uint32Array(buffer, IDS_SORTED + 4 * first, count);
      new Sorter({ axes: 2, count, boxes, ids }).sort([0, count, 0, missed]);
    }
  }
}

/** Copies sorted boxes and their ids to a tree. */
function takeBoxes({ memory }: BoxIndexKernels, { boxes, ids }: Tree, from: number, count: number): void {
  boxes.set(new Float64Array(memory.buffer, BOXES, SIZE * count), SIZE * from);
  ids.set(new Uint32Array(memory.buffer, IDS_SORTED, count), from);
}

/** What is done with numbers that belong into a tree's, from `at` on. */
export type Put = (into: Float64Array | Int32Array, numbers: Float64Array | Int32Array, at: number) => void;

const copy: Put = (into, numbers, at) => into.set(numbers, at);

/** Fits frames to boxes in the kernels' memory, and puts them and what they bound into a tree. */
function takeFitted({ memory, fitPlane }: BoxIndexKernels, tree: Tree, from: number, count: number, put: Put): void {
  if (count === 0) return;
  const { boxes, cells, firstBlock, firstEntry, frames } = tree;
  const { buffer } = memory;
  fitPlane(count / FRAME);
  let made = MADE;
  let madeCells = MADE_CELLS;
  for (let level = 0, share = 1; level < 3; level++, share *= FAN_OUT) {
    const words = (2 * count) / share;
    const firstCell = 2 * FAN_OUT * (firstBlock[level] as number) + (2 * from) / share;
    put(cells, new Int32Array(buffer, madeCells, words), firstCell);
    madeCells += 4 * words;
    const numbers = (SIZE * count) / (FAN_OUT * share);
    const above = SIZE * ((firstEntry[level + 1] as number) + from / (FAN_OUT * share));
    put(boxes, new Float64Array(buffer, made, numbers), above);
    made += 8 * numbers;
  }
  put(frames, new Float64Array(buffer, MADE_FRAMES, (SIZE * count) / FRAME), (SIZE * from) / FRAME);
}

/**
 * Fits the frames of the lowest tier that are full, as `bound.ts` does.
 *
 * @param put - What is done with what follows from the boxes; copied, if nothing else is said.
 * @returns How many there are.
 */
export function fitByKernel(kernels: BoxIndexKernels, tree: Tree, put: Put = copy): number {
  const full = Math.floor(tree.count / FRAME) * FRAME;
  for (let from = 0; from < full; from += AT_ONCE) {
    const many = Math.min(AT_ONCE, full - from);
    const given = tree.boxes.subarray(SIZE * from, SIZE * (from + many));
    new Float64Array(kernels.memory.buffer, BOXES, SIZE * many).set(given);
    takeFitted(kernels, tree, from, many, put);
  }
  return full / FRAME;
}
