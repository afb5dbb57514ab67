import { BLOCK, NUMBER, PADDING } from "../../kernels/broadphase.js";
import { type Block, type Side, sizeOf } from "./block.js";
import type { AxisFrame, Frame } from "./frame.js";
import { liftPairs, type Run } from "./run.js";
import type { Strips } from "./strips.js";
import { allocate, type Workspace } from "./workspace.js";

/** Boxes that go through the kernels at once: their columns stay in the processor's cache. */
const CHUNK = 4096;

/** Where the lists lie: addresses in bytes. */
export interface Lists {
  readonly chain: number;
  readonly keys: number;
  readonly numbers: number;
  /** Keys of the third axis, or 0. */
  readonly depths: number;
  /** An entry that meets nothing. */
  readonly padding: number;
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
 * order; where there is one axis only, all boxes go from 0 to 1 along y.
 */
export function fillLists(
  run: Run,
  block: Block,
  frame: Frame,
  stripAxis: number,
  strips: Strips & { readonly copies: number },
  checked: boolean,
): Lists | BadSide {
  const { workspace, sides } = run;
  const axes = frame.axes.length;
  const lists = sides.length * strips.count;
  const total = sides.reduce((sum, _, side) => sum + sizeOf(block, sides, side), 0);
  const table = allocate(workspace, strips.table.byteLength);
  const cursors = allocate(workspace, lists * 4);
  const nextBlock = allocate(workspace, 4);
  const staging = allocate(workspace, axes * 2 * CHUNK * 8);
  const stride = CHUNK * 4;
  const keyColumns = allocate(workspace, 6 * stride);
  const stagedIds = allocate(workspace, stride);
  const mark = workspace.top;
  for (let blocks = Math.ceil((total * strips.copies * 1.03) / BLOCK) + 2 * lists + 16; ; blocks *= 2) {
    workspace.top = mark;
    const chain = allocate(workspace, blocks * 4);
    const padding = blocks * BLOCK;
    const keys = allocate(workspace, (padding + 1) * 16);
    const numbers = allocate(workspace, (padding + 1) * 4);
    const depths = axes > 2 ? allocate(workspace, (padding + 1) * 8) : 0;
    liftPairs(run);
    const { i32, u16, f64, kernels } = workspace;
    u16.set(strips.table, table >> 1);
    for (let list = 0; list < lists; list++) i32[(cursors >> 2) + list] = list * BLOCK;
    i32[nextBlock >> 2] = lists;
    i32.fill(PADDING, (keys >> 2) + padding * 4, (keys >> 2) + padding * 4 + 4);
    if (axes === 1) {
      // From 0 to 1 and not to 0, which would be a tie.
      i32.fill(0, (keyColumns + stride) >> 2, (keyColumns + 2 * stride) >> 2);
      i32.fill(1, (keyColumns + 3 * stride) >> 2, (keyColumns + 4 * stride) >> 2);
    }
    let complete = true;
    for (let index = 0; index < sides.length && complete; index++) {
      const side = sides[index] as Side;
      const members = block.members[index];
      const size = sizeOf(block, sides, index);
      for (let from = 0; from < size && complete; from += CHUNK) {
        const count = Math.min(CHUNK, size - from);
        const padded = (count + 3) & ~3;
        stage(f64, staging, side, members, from, count, padded);
        for (let axis = 0; axis < axes; axis++) {
          const at = staging + axis * 2 * CHUNK * 8;
          if (!checked && !kernels.areExtents(at, at + CHUNK * 8, padded)) return { bad: side };
          const { scale, offset, limit } = frame.axes[axis] as AxisFrame;
          // Columns are x0, y0, x1, y1, z0, z1.
          const to = keyColumns + (axis === 2 ? 4 : axis) * stride;
          const step = (axis === 2 ? 1 : 2) * stride;
          kernels.quantize(at, to, padded, scale, offset, limit);
          kernels.quantize(at + CHUNK * 8, to + step, padded, scale, offset, limit);
        }
        if (members !== undefined) i32.set(members.subarray(from, from + count), stagedIds >> 2);
        const low = keyColumns + (stripAxis === 2 ? 4 : stripAxis) * stride;
        const done = kernels.scatter(
          keyColumns,
          stride,
          count,
          members === undefined ? 0 : stagedIds,
          side.bias + from,
          low,
          low + (stripAxis === 2 ? 1 : 2) * stride,
          table,
          strips.shift,
          cursors + index * strips.count * 4,
          chain,
          nextBlock,
          blocks,
          keys,
          numbers,
          depths,
        );
        complete = done === count;
      }
    }
    if (!complete) continue;
    const first = Int32Array.from({ length: lists }, (_, list) => list);
    return {
      chain,
      keys,
      numbers,
      depths,
      padding,
      first,
      size: first.map((list) => countEntries(i32, chain, cursors, list)),
    };
  }
}

/** Copies a chunk's columns; beyond its end, zeros, which are bounds. */
function stage(
  f64: Float64Array,
  staging: number,
  { columns, bias }: Side,
  members: Uint32Array | undefined,
  from: number,
  count: number,
  padded: number,
): void {
  let at = staging >> 3;
  for (const { low, high } of columns.axes) {
    for (const column of [low, high]) {
      if (members === undefined) f64.set(column.subarray(from, from + count), at);
      else gather(f64, at, column, members, from, count, bias);
      if (padded > count) f64.fill(0, at + count, at + padded);
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
  let block = lists.first[list] as number;
  for (let from = 0; from < size; from += BLOCK) {
    const at = (lists.numbers >> 2) + block * BLOCK;
    members.set(i32.subarray(at, at + Math.min(BLOCK, size - from)), from);
    block = i32[(lists.chain >> 2) + block] as number;
  }
  return members;
}
