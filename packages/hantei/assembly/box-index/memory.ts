// What lies where in the kernels' memory; `src/kernels/box-index.ts` says the same.

/** Shuffles that move the lanes of a 4-bit mask to the front. */
export const SHUFFLES: usize = 256;
/** A center and a radius in the cells of a frame. */
export const ROUND: usize = 512;
/** Frames still to look into, as tier · 2²⁸ + frame; each frame puts at most 512 of the tier below here. */
export const WAITING: usize = 1024;
/** Blocks of a frame's middle and of its lowest level that meet what is looked for, as numbers within the level. */
export const MIDDLES: usize = 22528;
export const LEAVES: usize = 22784;
/** The ids of what was found, and after them, ENTRIES bytes on, which entries of level 0 they are. */
export const FOUND: usize = 24576;
export const ENTRIES: usize = 40960;
/** A frame begins only where there is room for all of its entries, and for what a store of four writes beyond. */
export const LAST_FOUND: usize = FOUND + ENTRIES - 4 * (512 + 8);
/** Bytes of a block of level 0: cells, and then ids. */
export const LEAF: usize = 96;
export const IDS: usize = 64;

/** An image begins with its highest tier, and how many of that tier's highest levels have one block of one entry. */
export const TOP_TIER: usize = 0;
export const SKIPPED: usize = 4;
export const COUNT: usize = 8;
/** Then, for each tier: where the blocks of its three levels begin, the lowest first, and where its frames. */
export const TIERS: usize = 16;
/** In a frame: where its cells begin, how many a unit has, and the bounds of all that is in it. */
export const SCALE: usize = 16;

export const TIER_SHIFT: i32 = 28;
export const FRAME_MASK: i32 = (1 << TIER_SHIFT) - 1;
/** Set in what is found where the cells do not tell for certain. */
export const UNSURE: i32 = 0x80000000;

/** Appends those four numbers whose lanes are hits; gives the end. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function append(to: usize, numbers: v128, hits: i32): usize {
  v128.store(to, i8x16.swizzle(numbers, v128.load(SHUFFLES + ((<usize>hits) << 4))));
  return to + ((<usize>popcnt(hits)) << 2);
}

/** Appends all boxes in a frame, as certain ones; 0 where there is no room. */
export function appendAll(to: usize, image: usize, tier: i32, index: i32): usize {
  const shift = 9 * (tier + 1);
  const from = index << shift;
  const end = min(from + (1 << shift), load<i32>(image + COUNT));
  if (to + ((<usize>(end - from)) << 2) > LAST_FOUND + 2048) return 0;
  const entries = i32x4(0, 1, 2, 3);
  let leaf = <usize>load<u32>(image + TIERS) + LEAF * <usize>(from >>> 3);
  for (let entry = from; entry < end; entry += 8, leaf += LEAF) {
    v128.store(to, v128.load(leaf, IDS));
    v128.store(to, v128.load(leaf, IDS + 16), 16);
    v128.store(to + ENTRIES, i32x4.add(i32x4.splat(entry), entries));
    v128.store(to + ENTRIES, i32x4.add(i32x4.splat(entry + 4), entries), 16);
    to += (<usize>min(8, end - entry)) << 2;
  }
  return to;
}

/** Appends the boxes of half a block of level 0 whose lanes are hits; ids flagged where they are not sure. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function appendHits(to: usize, ids: v128, entries: v128, sure: v128, hits: i32): usize {
  const front = v128.load(SHUFFLES + ((<usize>hits) << 4));
  const flagged = v128.or(ids, v128.andnot(i32x4.splat(UNSURE), sure));
  v128.store(to, i8x16.swizzle(flagged, front));
  v128.store(to + ENTRIES, i8x16.swizzle(entries, front));
  return to + ((<usize>popcnt(hits)) << 2);
}

/** Boxes to be sorted come in blocks, each of which begins at a multiple of its size. */
export const BLOCK_BYTES: usize = 8192;
/** Columns of boxes to be dealt, COLUMN bytes each; or boxes that a ray may meet; or up to 2⁸ blocks of a crowd to be sorted. */
export const GIVEN: usize = 131072;
export const COLUMN: usize = 32768;
/**
 * Of a ray, in the same bytes: behind the boxes that it may meet when it meets them, their ids, which of them are in doubt; both
 * again, sorted; where buckets of a sort begin. There is room for as many as can be found, and for what is read or written beyond.
 */
export const HIT_VALUES: usize = 458752;
export const HIT_IDS: usize = 540688;
export const DOUBTS: usize = 581664;
export const SORTED_VALUES: usize = 622640;
export const SORTED_IDS: usize = 704576;
export const STARTS: usize = 745552;
/** Boxes, sorted or to be fitted, and their ids: up to 2¹⁶, and 2¹³ left from before. */
export const BOXES: usize = 2228224;
export const IDS_SORTED: usize = 4587520;
/** What is fitted to 2¹³ boxes: the boxes of three levels above, frames, cells. */
export const MADE: usize = 4882432;
export const MADE_FRAMES: usize = 4923392;
export const MADE_CELLS: usize = 4924416;
/** Keys of a sort, and a second set of them; how often each digit is there; crowds. */
export const KEYS: usize = 4999168;
export const KEYS_ASIDE: usize = 5261312;
export const CROWDS: usize = 5523456;
export const COUNTS: usize = 5555200;
/** For each of Hilbert's four turns and each cell of 16 × 16: the place, and above it the turn inside. */
export const PLACES: usize = 5557248;
/** Where the blocks are that are being sorted. */
export const BLOCKS: usize = 5559296;
/** The bucket of each cell; for each bucket where its next box goes, its first block, and how many blocks it has behind that. */
export const BUCKETS: usize = 5563648;
export const DEALT: usize = 5571840;
