/**
 * How a `BoxIndex` lies in its buffer.
 *
 * Boxes are sorted along a Hilbert curve; entry e of level 0 is the e-th of them. Entry e of level L + 1 bounds the eight
 * entries 8e … 8e + 7 of level L, its last one fewer, up to the level that has one entry. Nothing in the tree points anywhere,
 * so no buffer, however damaged, can send a query round in circles.
 *
 * Searching does not read the boxes but their **cells**: coordinates as small whole numbers, all axes of a corner in one
 * 32-bit integer, so that one subtraction compares them all (`cells.ts`). They count within **frames**: each entry of level 3
 * is the frame of the 512 entries of level 0 below it, each of level 6 that of the 512 entries of level 3, and so on. A frame
 * adapts to what is in it, so a tight cluster far away is told apart as well as boxes that are spread evenly.
 */

/** Entries in a block: what one entry of the next level bounds. */
export const FAN_OUT = 8;
/** Levels that count in one frame: 8³ = 512 entries. */
export const LEVELS_OF_FRAME = 3;
/** Entries in a frame. */
export const FRAME: number = FAN_OUT * FAN_OUT * FAN_OUT;

/** Bytes before the first array. */
export const HEADER_BYTES = 64;

/** A tree: views on one buffer. */
export interface Tree {
  readonly buffer: ArrayBufferLike;
  /** How many boxes. */
  readonly count: number;
  readonly axes: 2 | 3;
  /** The level of the one entry that bounds all; 1 or above, 0 where there are no boxes. */
  readonly top: number;
  /** `HEADER_BYTES` of it, as integers; `header.ts` says what they mean. */
  readonly header: Uint32Array;
  /** The boxes of all entries, level by level: least coordinates, then greatest. */
  readonly boxes: Float64Array;
  /** For each frame, tier by tier: the least coordinates, then how many cells a unit of each axis has. */
  readonly frames: Float64Array;
  /** For each block, level by level: the eight entries' least cells, then their greatest ones. */
  readonly cells: Int32Array;
  /** Which box the entries of level 0 are. */
  readonly ids: Uint32Array;
  /** Entries before each level's first one, and all of them at the end. */
  readonly firstEntry: readonly number[];
  /** Blocks before each level's first one. */
  readonly firstBlock: readonly number[];
  /** Frames before each tier's first one. */
  readonly firstFrame: readonly number[];
}

/** The sizes of a tree's parts. */
export interface Layout {
  readonly top: number;
  readonly firstEntry: readonly number[];
  readonly firstBlock: readonly number[];
  readonly firstFrame: readonly number[];
  readonly entries: number;
  readonly blocks: number;
  readonly frames: number;
  readonly bytes: number;
}

/** The sizes that a number of boxes asks for. */
export function layoutOf(count: number, axes: 2 | 3): Layout {
  const firstEntry = [0, count];
  const firstBlock = [0];
  const firstFrame = [0];
  let entries = count;
  let blocks = 0;
  let frames = 0;
  let top = 0;
  for (let size = count; size > 1 || (size === 1 && top === 0); ) {
    size = Math.ceil(size / FAN_OUT);
    top++;
    blocks += size;
    firstBlock.push(blocks);
    entries += size;
    firstEntry.push(entries);
    if (top % LEVELS_OF_FRAME !== 0 && size > 1) continue;
    frames += size;
    firstFrame.push(frames);
  }
  const bytes = HEADER_BYTES + 2 * axes * 8 * (entries + frames) + 64 * blocks + 4 * count;
  return { top, firstEntry, firstBlock, firstFrame, entries, blocks, frames, bytes };
}

/** The views on a buffer of `layout.bytes` bytes, or more. */
export function treeOn(
  buffer: ArrayBufferLike,
  count: number,
  axes: 2 | 3,
  layout: Layout = layoutOf(count, axes),
): Tree {
  const { top, firstEntry, firstBlock, firstFrame, entries, blocks, frames } = layout;
  let at = 0;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  return {
    buffer,
    count,
    axes,
    top,
    header: new Uint32Array(buffer, take(HEADER_BYTES), HEADER_BYTES / 4),
    boxes: new Float64Array(buffer, take(2 * axes * 8 * entries), 2 * axes * entries),
    frames: new Float64Array(buffer, take(2 * axes * 8 * frames), 2 * axes * frames),
    cells: new Int32Array(buffer, take(64 * blocks), 16 * blocks),
    ids: new Uint32Array(buffer, take(4 * count), count),
    firstEntry,
    firstBlock,
    firstFrame,
  };
}
