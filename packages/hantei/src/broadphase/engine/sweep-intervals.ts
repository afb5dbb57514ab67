import { type BroadphaseKernels, FRAMES, FREE, MAX_KEY, STATE } from "../../kernels/broadphase.js";
import type { Block, Side } from "./block.js";
import { partOf, quantiles } from "./cut-block.js";
import type { AxisFrame } from "./frame.js";
import { type BadSide, CHUNK, stage } from "./lists.js";
import { liftPairs, makeRoom, type Run } from "./run.js";
import { takeSample } from "./sample.js";
import { allocate, emptyPairs } from "./workspace.js";

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
/** Starts that are sampled where intervals crowd, and the keys between two of them. */
const SAMPLED = 1024;
const CROWDED: AxisFrame = { scale: 2097152, offset: 0, limit: MAX_KEY, size: 0 };

/**
 * Finds all pairs within one list of intervals: sorted by their starts, each looks ahead as far as it reaches. False: this is
 * no such list, or the kernels cannot. Where too many starts lie too close together for keys, it begins anew with other keys; where
 * these do not help, or pairs were handed over already, it gives the numbers of those that have not looked yet, which cutting deals
 * with.
 *
 * @param cuts - For the other keys: starts, of which about as many intervals lie between any two.
 */
export function sweepIntervals(
  run: Run,
  block: Block,
  axis: AxisFrame,
  cuts?: Float64Array,
): false | BadSide | Uint32Array | undefined {
  const { workspace, sides } = run;
  // Kernels have both or neither.
  const { listIntervals, findIntervals } = workspace.kernels as Required<BroadphaseKernels>;
  if (sides.length + block.low.length > 2 || !findIntervals) return false;
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
    if (cuts) spread(f64, staging >> 3, cuts);
    free = listIntervals(staging, 8 * CHUNK, size, from, shift, ends, free);
    if (free === 0) return { bad: side };
  }

  // The one that looks, the one behind which it looks, where the sorted ones end, and the next bucket.
  i32.set([sorted, sorted, sorted, 0], STATE >> 2);
  i32[(STATE >> 2) + 6] = count;
  for (;;) {
    const result = findIntervals(ends, buckets, shift, cells, sorted, stride);
    if (result === 0) return undefined;
    if (result !== 1) {
      if (!cuts && run.collector.count === 0) {
        emptyPairs(workspace);
        // All numbers were found to be bounds: those that follow are not looked at again.
        const starts = takeSample(block, sides, SAMPLED).low[0] as Float64Array;
        return sweepIntervals(run, block, CROWDED, quantiles(starts, SAMPLED));
      }
      return Uint32Array.from(workspace.i32.subarray(sorted >> 2, result >> 2));
    }
    makeRoom(run);
    if (run.stopped) return undefined;
  }
}

/** Numbers become how many cuts they reach, and how much of the way to the next one: their order stays. */
function spread(f64: Float64Array, staging: number, cuts: Float64Array): void {
  for (let k = staging; k < staging + 2 * CHUNK; k++) {
    const value = f64[k] as number;
    const part = partOf(cuts, value);
    // Quarters, whose differences cannot overflow. Before the first cut and behind the last one this is NaN.
    const from = (cuts[part - 1] as number) / 4;
    f64[k] = part + ((value / 4 - from) / ((cuts[part] as number) / 4 - from) || 0);
  }
}
