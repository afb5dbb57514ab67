import { BLOCK, FRAMES, NEXT_BLOCK, TABLE } from "../../kernels/broadphase.js";
import { type Block, type Side, sizeOf } from "./block.js";
import { type Entries, inColumns, inRows } from "./entries.js";
import type { AxisFrame, Frame } from "./frame.js";
import { liftPairs, type Run } from "./run.js";
import { CHUNK, stage } from "./stage.js";
import type { Strips } from "./strips.js";
import { allocate, type Workspace } from "./workspace.js";

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

/** Bytes of a column of a chunk. */
const COLUMN = CHUNK * 8;

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
  const lists = sides.length * strips.count;
  const needed = sides.reduce((sum, _, side) => sum + Math.ceil(sizeOf(block, sides, side) / BLOCK), 0);
  // One strip's entries are written where they stay. Of more, the sample only tells about how many copies there will be.
  let blocks = strips.count === 1 ? needed : Math.ceil(needed * strips.copies * 1.03) + 2 * lists + 16;
  const mark = workspace.top;
  for (;;) {
    const filled = fillBlocks(run, block, frame, strips, checked, blocks);
    if (filled !== undefined) return filled;
    workspace.top = mark;
    blocks *= 2;
  }
}

/** Fills lists of so many blocks; undefined where these ran out. */
function fillBlocks(
  run: Run,
  block: Block,
  frame: Frame,
  strips: Strips,
  checked: boolean,
  blocks: number,
): Lists | BadSide | undefined {
  const { workspace, sides } = run;
  const axes = frame.axes.length;
  const deep = axes > 2;
  const isDirect = strips.count === 1;
  const lists = sides.length * strips.count;
  const cursors = allocate(workspace, lists * 4);
  const staging = allocate(workspace, 6 * COLUMN);
  const chunk = inColumns(workspace, CHUNK, deep);
  const chain = allocate(workspace, blocks * 4);
  const entries = (isDirect ? inColumns : inRows)(workspace, blocks * BLOCK, deep);
  liftPairs(run);
  const { i32, kernels } = workspace;
  const first = new Int32Array(lists);
  for (let list = 0; list < lists; list++) first[list] = list;
  // The one strip of each side is one run of blocks.
  if (isDirect && lists > 1) first[1] = Math.ceil(sizeOf(block, sides, 0) / BLOCK);
  if (isDirect) for (let k = 0; k < blocks; k++) i32[(chain >> 2) + k] = k + 1;
  else new Uint16Array(i32.buffer, TABLE, strips.table.length).set(strips.table);
  for (let list = 0; list < lists; list++) i32[(cursors >> 2) + list] = list * BLOCK;
  i32[NEXT_BLOCK >> 2] = lists;
  writeFrames(workspace, frame, staging);

  for (let index = 0; index < sides.length; index++) {
    const side = sides[index] as Side;
    const members = block.members[index];
    const size = sizeOf(block, sides, index);
    for (let from = 0; from < size; from += CHUNK) {
      const count = Math.min(CHUNK, size - from);
      stage(workspace.f64, staging, side, members, from, count);
      const to = isDirect ? entries : chunk;
      const at = isDirect ? (first[index] as number) * BLOCK + from : 0;
      const keys = to.keys + at * to.keyStep;
      const numbers = to.numbers + at * to.numberStep;
      const depths = deep ? to.depths + at * to.depthStep : 0;
      const isRight = kernels.encode(staging, COLUMN, (count + 3) & ~3, keys, depths, numbers, side.bias + from);
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
      if (!isListed) return undefined;
    }
  }
  const size = first.map((list, index) =>
    isDirect ? sizeOf(block, sides, index) : countEntries(i32, chain, cursors, list),
  );
  return { entries, chain, first, size };
}

/** Tells the kernels how numbers become keys; where there is one axis only, the second one's columns, too. */
function writeFrames({ f64 }: Workspace, { axes }: Frame, staging: number): void {
  const write = (axis: number, { scale, offset, limit }: Omit<AxisFrame, "size">): void => {
    const at = (FRAMES >> 3) + axis * 3;
    f64[at] = scale;
    f64[at + 1] = offset;
    f64[at + 2] = limit;
  };
  for (let axis = 0; axis < axes.length; axis++) write(axis, axes[axis] as AxisFrame);
  if (axes.length > 1) return;
  write(1, { scale: 1, offset: 0, limit: 1 });
  // From 0 to 1 and not to 0, which would be a tie.
  f64.fill(0, (staging + 2 * COLUMN) >> 3, (staging + 3 * COLUMN) >> 3);
  f64.fill(1, (staging + 3 * COLUMN) >> 3, (staging + 4 * COLUMN) >> 3);
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
