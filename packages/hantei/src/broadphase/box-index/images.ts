/**
 * Images of trees in the kernels' memory.
 *
 * A kernel reads nothing but the memory of its own module, and a tree lies in a buffer that the caller may save, send or
 * share. So what a search reads of a tree, its cells and its frames, is copied once enough searches have been asked. One
 * memory serves all indexes of a thread. It is a cache: where it is full, all images are dropped, and drawn anew for the indexes
 * that are still searched; an index without one is searched in TypeScript, in the buffer that it lives in.
 */
import { type BoxIndexKernels, boxIndexKernels, FREE } from "../../kernels/box-index.js";
import type { Kernel } from "../../kernels/choice.js";
import { movedOf, sortsOf } from "./header.js";
import { LEVELS_OF_FRAME, type Tree } from "./layout.js";

/** What is known of one tree's image. */
export interface Image {
  /** Where it is, in whose memory, and in which filling of that memory the place is its own. */
  at: number;
  kernels: BoxIndexKernels | undefined;
  filling: number;
  /** Whether it shows the tree as it was after so many sorts and moves. */
  isDrawn: boolean;
  sorts: number;
  moved: number;
  /** Searches that were done without it since. */
  asked: number;
}

/** An image that shows its tree as that is now: where it is, and what searches it. */
export interface Drawn {
  readonly at: number;
  readonly kernels: BoxIndexKernels;
}

/** What is searched: an index, what is known of its image, and the kernel that it is to be searched with. */
export interface Searched {
  readonly tree: Tree;
  readonly image: Image;
  readonly kernel: Kernel | undefined;
}

/** Copying so many boxes costs about what one search without an image wastes, */
const BOXES_A_SEARCH = 64;
/** and copying none costs what copying so many does. */
const BOXES_A_COPY = 4096;
/** The memory is full with so many bytes of images, or with three times the largest of them. */
const ORDINARY_BYTES = 33_554_432;
const LARGEST_IMAGES = 3;
/** No larger image is drawn: many engines give a memory no more than 2 GiB. */
const MOST_BYTES = 536_870_912;
/** Tiers of the largest tree there can be. */
const MOST_TIERS = 4;
const HEADER_BYTES = 16 + 16 * MOST_TIERS;
/** Of the processor's cache. */
const LINE = 64;
/** A block's cells; in the lowest level their ids follow at once, so that one page of the memory has both. */
const BLOCK_WORDS = 16;
const LEAF_WORDS = 24;

/** Where the next image goes, what the largest takes, and how often the memory has been filled. */
const state: { free: number; largest: number; filling: number } = { free: FREE, largest: 0, filling: 1 };

/** Where the memory has no images, and a build may use it for a while. */
export function scratchIn(): number {
  return state.free;
}

/** What is known at first. */
export function noImage(): Image {
  return { at: 0, kernels: undefined, filling: 0, isDrawn: false, sorts: 0, moved: 0, asked: 0 };
}

/**
 * The image of what is searched, if it has one; draws it where it is worth it. It stays until another index is searched.
 *
 * @param forced - Whether it is worth it at the first search already.
 */
export function drawnImage({ tree, image, kernel }: Searched, forced: boolean = kernel === "simd"): Drawn | undefined {
  if (kernel === "js") return undefined;
  const isCurrent = image.sorts === sortsOf(tree) && image.moved === movedOf(tree);
  if (isCurrent && image.isDrawn && image.filling === state.filling) return image as Drawn;
  if (!isCurrent) {
    image.sorts = sortsOf(tree);
    image.moved = movedOf(tree);
    image.asked = 0;
  }
  image.isDrawn = false;
  image.asked++;
  // Below 0 there was no room for it.
  if (image.asked < 0 || (!forced && !repaysImage(tree, image.asked))) return undefined;
  image.kernels = place(tree, image);
  if (image.kernels === undefined) {
    // Not to be tried again at each search.
    image.asked = Number.MIN_SAFE_INTEGER;
    return undefined;
  }
  draw(tree, image.at, image.kernels);
  image.isDrawn = true;
  image.asked = 0;
  return image as Drawn;
}

/** Whether so many searches are worth an image, without any that were asked before. */
export function repaysImage({ count }: Tree, searches: number): boolean {
  return searches * BOXES_A_SEARCH >= count + BOXES_A_COPY;
}

/** The kernels, with room for an image; undefined where there is none. */
function place({ count, cells, frames }: Tree, image: Image): BoxIndexKernels | undefined {
  // A tree's image is always as large: after a change it goes where it was.
  if (image.filling === state.filling) return boxIndexKernels(0);
  if (count === 0) return undefined;
  const frameBytes = 2 * frames.byteLength;
  const leafBytes = ((count + 7) >>> 3) * (LEAF_WORDS - BLOCK_WORDS) * 4;
  // Not cut off by `&`: the bytes of a huge tree do not fit 32 bits.
  const bytes = LINE * Math.ceil((HEADER_BYTES + cells.byteLength + leafBytes + frameBytes + 2 * LINE) / LINE);
  if (bytes > MOST_BYTES) return undefined;
  if (state.free + bytes > Math.max(ORDINARY_BYTES, LARGEST_IMAGES * Math.max(state.largest, bytes)) + FREE) {
    state.free = FREE;
    state.largest = 0;
    state.filling++;
  }
  const kernels = boxIndexKernels(state.free + bytes);
  if (kernels === undefined) return undefined;
  state.largest = Math.max(state.largest, bytes);
  image.at = state.free;
  image.filling = state.filling;
  state.free += bytes;
  return kernels;
}

/** Copies what searches read; `assembly/box-index/memory.ts` says what lies where. */
function draw(tree: Tree, at: number, { memory }: BoxIndexKernels): void {
  const { axes, count, top, firstBlock, firstFrame } = tree;
  const words = new Int32Array(memory.buffer);
  const tiers = firstFrame.length - 1;
  const leaves = firstBlock[1] as number;
  const leavesAt = ((at + HEADER_BYTES + LINE - 1) & -LINE) / 4;
  const blocksAt = leavesAt + LEAF_WORDS * leaves;
  const framesAt = blocksAt + (tree.cells.length - BLOCK_WORDS * leaves);
  drawLeaves(tree, words, leavesAt);
  words.set(tree.cells.subarray(BLOCK_WORDS * leaves), blocksAt);
  drawFrames(tree, new Float64Array(memory.buffer, 4 * framesAt, 4 * axes * (firstFrame[tiers] as number)));
  const header = at / 4;
  words[header] = tiers - 1;
  words[header + 1] = LEVELS_OF_FRAME * tiers - top;
  words[header + 2] = count;
  for (let tier = 0; tier < tiers; tier++) {
    for (let part = 0; part < LEVELS_OF_FRAME; part++) {
      const level = Math.min(LEVELS_OF_FRAME * tier + part, top);
      const block = level === 0 ? leavesAt : blocksAt + BLOCK_WORDS * ((firstBlock[level] as number) - leaves);
      words[header + 4 + 4 * tier + part] = 4 * block;
    }
    words[header + 7 + 4 * tier] = 4 * framesAt + 32 * axes * (firstFrame[tier] as number);
  }
}

/** The blocks of the lowest level, each with its ids. */
function drawLeaves({ cells, ids, firstBlock }: Tree, words: Int32Array, leavesAt: number): void {
  let to = leavesAt;
  const end = BLOCK_WORDS * (firstBlock[1] as number);
  for (let from = 0; from < end; from += BLOCK_WORDS, to += LEAF_WORDS) {
    for (let word = 0; word < BLOCK_WORDS; word++) words[to + word] = cells[from + word] as number;
    const entry = from >> 1;
    // Nothing stands where the last block has no box, and nothing is found there.
    for (let slot = 0; slot < 8; slot++) words[to + BLOCK_WORDS + slot] = ids[entry + slot] as number;
  }
}

/** For each frame its cells' start and scale, and the bounds of what is in it. */
function drawFrames({ axes, boxes, frames, top, firstEntry, firstFrame }: Tree, lines: Float64Array): void {
  const size = 2 * axes;
  for (let tier = 0; tier + 1 < firstFrame.length; tier++) {
    const first = firstFrame[tier] as number;
    const above = firstEntry[Math.min(LEVELS_OF_FRAME * (tier + 1), top)] as number;
    for (let frame = first; frame < (firstFrame[tier + 1] as number); frame++) {
      for (let part = 0; part < size; part++) {
        lines[2 * size * frame + part] = frames[size * frame + part] as number;
        lines[2 * size * frame + size + part] = boxes[size * (above + frame - first) + part] as number;
      }
    }
  }
}
