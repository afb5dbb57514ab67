import { type BroadphaseKernels, COMPARED_PLACE, FRAMES, FREE, STATE_PLACE } from "../../kernels/broadphase.js";
import type { Block, Side } from "./block.js";
import type { AxisFrame } from "./frame.js";
import type { BadSide } from "./lists.js";
import { liftPairs, makeRoom, type Run } from "./run.js";
import { CHUNK, stage } from "./stage.js";
import { allocate } from "./workspace.js";

/** Intervals in a bucket, at most about: what lies in more goes past the processor's first cache. And the most buckets. */
const BUCKET = 2048;
const MOST_BUCKETS = 4096;
/** Bytes of the kernels' counters, which tell so many bits of keys below those of a bucket, and one to make an address. */
const CELLS = 16384;
const LEAST_SHIFT = 14;
/** Blocks of so many entries. */
const BLOCK_BYTES = 4096;
const BLOCK = 340;
/** Where no block ends. */
const NO_BLOCK = 4080;

/** Those whose starts lie too close together for keys, and that have not looked yet, by their numbers: they need ranks. */
export interface Crowd {
  readonly crowd: Uint32Array;
}

/** Whether it is one list of intervals, and the kernels can sweep it at once. */
export function isSweptAtOnce({ workspace, sides }: Run, block: Block): boolean {
  return sides.length === 1 && block.low.length === 1 && workspace.kernels.findIntervals !== undefined;
}

/**
 * Finds all pairs within one list of intervals: sorted by their starts, each looks ahead as far as it reaches; all, unless it says who is
 * left.
 */
export function sweepIntervals(run: Run, axis: AxisFrame): BadSide | Crowd | undefined {
  const { workspace, sides } = run;
  // Kernels have both or neither.
  const { listIntervals, findIntervals } = workspace.kernels as Required<BroadphaseKernels>;
  const side = sides[0] as Side;
  workspace.top = FREE;
  const count = side.columns.length;
  const wanted = Math.min(MOST_BUCKETS, Math.ceil(count / BUCKET));
  let shift = LEAST_SHIFT;
  while (axis.limit >> shift >= wanted) shift++;
  const buckets = (axis.limit >> shift) + 1;
  const ends = allocate(workspace, 4 * buckets);
  const cells = allocate(workspace, CELLS);
  const staging = allocate(workspace, 16 * CHUNK);
  // Behind the last of a column lie eight more.
  const stride = (4 * count + 47) & ~15;
  const sorted = allocate(workspace, 3 * stride);
  let free = (workspace.top + BLOCK_BYTES - 1) & -BLOCK_BYTES;
  workspace.top = free + BLOCK_BYTES * (Math.ceil(count / BLOCK) + buckets);
  liftPairs(run);

  const { i32, f64 } = workspace;
  i32.fill(NO_BLOCK, ends >> 2, (ends >> 2) + buckets);
  f64.set([axis.scale, axis.offset, axis.limit], FRAMES >> 3);
  for (let from = 0; from < count; from += CHUNK) {
    const size = Math.min(CHUNK, count - from);
    stage(f64, staging, side, undefined, from, size);
    free = listIntervals(staging, 8 * CHUNK, size, from, shift, ends, free);
    if (free === 0) return { bad: side };
  }

  // The one that looks, the one behind which it looks, where the sorted ones end, and the next bucket.
  i32.set([sorted, sorted, sorted, 0], STATE_PLACE);
  i32[COMPARED_PLACE] = count;
  for (;;) {
    const result = findIntervals(ends, buckets, shift, cells, sorted, stride);
    if (result === 0) return undefined;
    if (result !== 1) return { crowd: Uint32Array.from(workspace.i32.subarray(sorted >> 2, result >> 2)) };
    makeRoom(run);
    if (run.stopped) return undefined;
  }
}
