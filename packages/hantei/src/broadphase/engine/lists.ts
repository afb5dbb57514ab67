import {
  BLOCK,
  DEEP_ENTRY,
  DEPTHS_AT,
  ENTRY,
  FRAMES,
  NEXT_BLOCK,
  NUMBER,
  NUMBER_AT,
  TABLE,
} from "../../kernels/broadphase.js";
import { type Block, type Side, sizeOf } from "./block.js";
import type { AxisFrame, Frame } from "./frame.js";
import { liftPairs, type Run } from "./run.js";
import type { Strips } from "./strips.js";
import { allocate, type Workspace } from "./workspace.js";

/** Boxes that go through the kernels at once: their columns stay in the processor's cache. */
export const CHUNK = 4096;

/** Where entries lie: addresses in bytes, and how many bytes it is from one to the next. */
export interface Entries {
  readonly keys: number;
  readonly keyStep: number;
  readonly numbers: number;
  readonly numberStep: number;
  /** Keys of the third axis, or 0. */
  readonly depths: number;
  readonly depthStep: number;
}

/** Where the lists lie: their entries, and which block follows each. */
export interface Lists {
  readonly entries: Entries;
  readonly chain: number;
  /** First block and number of entries of list `side * strips + strip`. */
  readonly first: Int32Array;
  readonly size: Int32Array;
}

/** A side whose numbers are not bounds; the caller finds the first of them. */
export interface BadSide {
  readonly bad: Side;
}

/**
 * Lists the block's boxes by the strips that they reach, with keys in place of numbers. The axes go to x, y, z in their
 * order, and strips divide the last one; where there is one only, all boxes go from 0 to 1 along y.
 */
export function fillLists(
  run: Run,
  block: Block,
  frame: Frame,
  strips: Strips & { readonly copies: number },
  checked: boolean,
): Lists | BadSide {
  const { workspace, sides } = run;
  const axes = frame.axes.length;
  const deep = axes > 2;
  const lists = sides.length * strips.count;
  const sizes = sides.map((_, side) => sizeOf(block, sides, side));
  const cursors = allocate(workspace, lists * 4);
  const column = CHUNK * 8;
  const staging = allocate(workspace, 6 * column);
  const chunk = inColumns(workspace, CHUNK, deep);
  const mark = workspace.top;
  const first = new Int32Array(lists);
  for (let list = 0; list < lists; list++) first[list] = list;
  // The one strip of each side is one run of blocks: its entries are written where they stay.
  const isDirect = strips.count === 1;
  const needed = sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK), 0);
  if (isDirect && lists > 1) first[1] = Math.ceil((sizes[0] as number) / BLOCK);
  let blocks = isDirect ? needed : Math.ceil(needed * strips.copies * 1.03) + 2 * lists + 16;
  again: for (; ; blocks *= 2) {
    workspace.top = mark;
    const chain = allocate(workspace, blocks * 4);
    const entries = (isDirect ? inColumns : inRows)(workspace, blocks * BLOCK, deep);
    liftPairs(run);
    const { i32, f64, kernels } = workspace;
    if (!isDirect) new Uint16Array(i32.buffer, TABLE, strips.table.length).set(strips.table);
    for (let list = 0; list < lists; list++) i32[(cursors >> 2) + list] = list * BLOCK;
    if (isDirect) for (let k = 0; k < blocks; k++) i32[(chain >> 2) + k] = k + 1;
    i32[NEXT_BLOCK >> 2] = lists;
    frame.axes.forEach((axis, index) => {
      writeFrame(f64, index, axis);
    });
    if (axes === 1) {
      writeFrame(f64, 1, { scale: 1, offset: 0, limit: 1 });
      // From 0 to 1 and not to 0, which would be a tie.
      f64.fill(0, (staging + 2 * column) >> 3, (staging + 3 * column) >> 3);
      f64.fill(1, (staging + 3 * column) >> 3, (staging + 4 * column) >> 3);
    }
    for (let index = 0; index < sides.length; index++) {
      const side = sides[index] as Side;
      const members = block.members[index];
      const size = sizes[index] as number;
      for (let from = 0; from < size; from += CHUNK) {
        const count = Math.min(CHUNK, size - from);
        stage(f64, staging, side, members, from, count);
        const at = isDirect ? (first[index] as number) * BLOCK + from : 0;
        const to = isDirect ? entries : chunk;
        const keys = to.keys + at * to.keyStep;
        const numbers = to.numbers + at * to.numberStep;
        const depths = deep ? to.depths + at * to.depthStep : 0;
        const id = side.bias + from;
        const isRight = kernels.encode(staging, column, (count + 3) & ~3, keys, depths, numbers, id);
        if (!isRight && !checked) return { bad: side };
        if (members !== undefined) i32.set(members.subarray(from, from + count), numbers >> 2);
        if (isDirect) continue;
        const isListed = kernels.scatter(
          keys,
          depths,
          count,
          numbers,
          depths || keys + (axes - 1) * 4,
          strips.shift,
          cursors + index * strips.count * 4,
          chain,
          blocks,
          entries.keys,
        );
        if (!isListed) continue again;
      }
    }
    const size = isDirect ? new Int32Array(sizes) : first.map((list) => countEntries(i32, chain, cursors, list));
    return { entries, chain, first, size };
  }
}

function writeFrame(f64: Float64Array, axis: number, { scale, offset, limit }: Omit<AxisFrame, "size">): void {
  const at = (FRAMES >> 3) + axis * 3;
  f64[at] = scale;
  f64[at + 1] = offset;
  f64[at + 2] = limit;
}

/** Room for entries as the kernels encode them: keys, numbers and depths, each in a column. */
function inColumns(workspace: Workspace, count: number, deep: boolean): Entries {
  const keys = allocate(workspace, count * 16);
  const numbers = allocate(workspace, count * 4);
  const depths = deep ? allocate(workspace, count * 8) : 0;
  return { keys, keyStep: 16, numbers, numberStep: 4, depths, depthStep: 8 };
}

/** Room for whole entries, one behind the other: of many lists, the processor has fewer places to keep track of. */
function inRows(workspace: Workspace, count: number, deep: boolean): Entries {
  const step = deep ? DEEP_ENTRY : ENTRY;
  const keys = allocate(workspace, count * step);
  const depths = deep ? keys + DEPTHS_AT : 0;
  return { keys, keyStep: step, numbers: keys + NUMBER_AT, numberStep: step, depths, depthStep: step };
}

/** Copies a chunk's columns; beyond its end, up to a multiple of 4, zeros, which are bounds. */
export function stage(
  f64: Float64Array,
  staging: number,
  { columns, bias }: Side,
  members: Uint32Array | undefined,
  from: number,
  count: number,
): void {
  let at = staging >> 3;
  for (const { low, high } of columns.axes) {
    for (const column of [low, high]) {
      if (members === undefined) f64.set(count < column.length ? column.subarray(from, from + count) : column, at);
      else gather(f64, at, column, members, from, count, bias);
      for (let k = count; k & 3; k++) f64[at + k] = 0;
      at += CHUNK;
    }
  }
}

function gather(
  f64: Float64Array,
  at: number,
  column: Float64Array,
  members: Uint32Array,
  from: number,
  count: number,
  bias: number,
): void {
  for (let k = 0; k < count; k++) f64[at + k] = column[((members[from + k] as number) & NUMBER) - bias] as number;
}

function countEntries(i32: Int32Array, chain: number, cursors: number, list: number): number {
  const cursor = i32[(cursors >> 2) + list] as number;
  const last = Math.floor(cursor / BLOCK);
  let count = cursor - last * BLOCK;
  for (let block = list; block !== last; block = i32[(chain >> 2) + block] as number) count += BLOCK;
  return count;
}

/** The numbers, with flags, of a list's boxes. */
export function membersOf({ i32 }: Workspace, lists: Lists, list: number): Uint32Array {
  const size = lists.size[list] as number;
  const members = new Uint32Array(size);
  const { numbers, numberStep } = lists.entries;
  const step = numberStep >> 2;
  let block = lists.first[list] as number;
  for (let from = 0; from < size; from += BLOCK) {
    let at = (numbers >> 2) + block * BLOCK * step;
    for (let k = from; k < Math.min(from + BLOCK, size); k++, at += step) members[k] = i32[at] as number;
    block = i32[(lists.chain >> 2) + block] as number;
  }
  return members;
}
