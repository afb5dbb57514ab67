import { STATE } from "../../kernels/broadphase.js";
import type { Block } from "./block.js";
import type { Frame } from "./frame.js";
import { type BadSide, fillLists } from "./lists.js";
import { liftPairs, makeRoom, type Run } from "./run.js";
import { ONE_STRIP } from "./strips.js";
import { allocate } from "./workspace.js";

/** Intervals in a bucket, about, and the most bits that tell it: what lies in more goes past the processor's first cache. */
const BUCKET = 1024;
const MOST_BITS = 12;
/** Bytes of the kernels' counters. */
const CELLS = 8192;

/**
 * Finds all pairs within one list of intervals: sorted by their starts, each looks ahead as far as it reaches. False, and
 * nothing was found: this is no such list, the kernels cannot, or too many starts lie too close together for keys, which
 * cutting deals with.
 */
export function sweepIntervals(run: Run, block: Block, frame: Frame): false | BadSide | undefined {
  const { workspace, sides } = run;
  const { kernels } = workspace;
  if (sides.length + frame.axes.length > 2 || !kernels.sortIntervals || !kernels.sweepIntervals) return false;
  const lists = fillLists(run, block, frame, 0, ONE_STRIP, false);
  if ("bad" in lists) return lists;
  const count = lists.size[0] as number;
  let bits = 0;
  while (bits < MOST_BITS && count >> bits > BUCKET) bits++;
  const scattered = allocate(workspace, 16 * count);
  const buckets = allocate(workspace, 4 << bits);
  const cells = allocate(workspace, CELLS);
  liftPairs(run);
  const done = kernels.sortIntervals(lists.keys, count, scattered, bits, buckets, cells);
  workspace.i32.fill(0, STATE >> 2, (STATE >> 2) + 2);
  while (done && !run.stopped && kernels.sweepIntervals(lists.keys, count)) makeRoom(run);
  return done ? undefined : false;
}
