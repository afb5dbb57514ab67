/** The header of a tree's buffer: what it says of itself, and what has happened to it. */
import { expectLargeBlocks } from "../large-blocks.js";
import { layoutOf, type Tree, treeOn } from "./layout.js";

/** "HNTi" where the least byte comes first: other machines' buffers do not begin so. */
export const MAGIC = 0x69544e48;
/** Changes whenever the layout or the checksum does. */
export const VERSION = 4;

/** Words of the header; the rest is 0. */
export const WORDS: {
  readonly magic: 0;
  readonly version: 1;
  readonly axes: 2;
  readonly count: 3;
  readonly checksum: 4;
  readonly moved: 5;
  readonly sorts: 6;
} = { magic: 0, version: 1, axes: 2, count: 3, checksum: 4, moved: 5, sorts: 6 };

/** A tree without boxes, in a new buffer of its own. */
export function emptyTree(count: number, axes: 2 | 3, shared: boolean): Tree {
  const layout = layoutOf(count, axes);
  const { bytes } = layout;
  expectLargeBlocks(bytes);
  const tree = treeOn(shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes), count, axes, layout);
  tree.header[WORDS.magic] = MAGIC;
  tree.header[WORDS.version] = VERSION;
  tree.header[WORDS.axes] = axes;
  tree.header[WORDS.count] = count;
  return tree;
}

/** How many boxes have been moved since the last sort; far moves count for more (`wear.ts`). */
export function movedOf({ header }: Tree): number {
  return header[WORDS.moved] as number;
}

/** How often the boxes have been sorted: what is kept beside a buffer holds for one number only. */
export function sortsOf({ header }: Tree): number {
  return header[WORDS.sorts] as number;
}

/** Notes that boxes were moved in their places. A checksum no longer holds. */
export function noteMoved({ header }: Tree, moves: number): void {
  header[WORDS.moved] = Math.min((header[WORDS.moved] as number) + moves, 0xffffffff);
  header[WORDS.checksum] = 0;
}

/** Notes that all boxes were sorted anew. No sorts at all are no index, so the count goes round from its greatest to 1. */
export function noteSorted({ header }: Tree): void {
  header[WORDS.moved] = 0;
  header[WORDS.checksum] = 0;
  header[WORDS.sorts] = ((header[WORDS.sorts] as number) + 1) >>> 0 || 1;
}
