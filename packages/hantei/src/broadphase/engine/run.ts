import { STATE } from "../../kernels/broadphase.js";
import type { Collector } from "../collector.js";
import { axisOf, type Side } from "./block.js";
import { emptyPairs, placePairs, reserve, type Workspace } from "./workspace.js";

/** What stays the same through one call. */
export interface Run {
  readonly workspace: Workspace;
  readonly sides: readonly Side[];
  readonly touching: boolean;
  readonly collector: Collector;
  /** Most bytes of pairs before they are handed over. */
  readonly mostPairBytes: number;
  /** Whether the caller wants no more. */
  stopped: boolean;
}

const FOUND = (STATE >> 2) + 4;
const UNSURE = (STATE >> 2) + 5;

/** Decides the pairs in doubt by their doubles, and puts those that are pairs with the others. */
export function settle({ workspace, sides, touching }: Run): void {
  const { i32, end } = workspace;
  const first = sides[0] as Side;
  const second = sides[sides.length - 1] as Side;
  const axes = first.columns.axes.length;
  let found = (i32[FOUND] as number) >>> 2;
  for (let at = (i32[UNSURE] as number) >>> 2; at < end >>> 2; at += 2) {
    const i = i32[at] as number;
    const j = i32[at + 1] as number;
    let isPair = true;
    for (let axis = 0; axis < axes && isPair; axis++) {
      const a = axisOf(first, axis);
      const b = axisOf(second, axis);
      isPair = meet(a.low[i] as number, a.high[i] as number, b.low[j] as number, b.high[j] as number, touching);
    }
    if (!isPair) continue;
    i32[found] = i;
    i32[found + 1] = j;
    found += 2;
  }
  i32[FOUND] = found << 2;
  i32[UNSURE] = end;
}

/** Whether two intervals meet: with their ends, or their interiors, where a point is its own. */
function meet(lowA: number, highA: number, lowB: number, highB: number, touching: boolean): boolean {
  if (!(lowA <= highB && lowB <= highA)) return false;
  return touching || (lowA < highB && lowB < highA) || (lowA === highA && lowB === highB);
}

/** Hands over what was found. */
export function flush(run: Run): void {
  const { workspace } = run;
  settle(run);
  const from = workspace.start >>> 2;
  const to = (workspace.i32[FOUND] as number) >>> 2;
  if (to > from && !run.stopped) {
    const pairs = new Uint32Array(workspace.i32.buffer, from * 4, to - from);
    run.stopped = !run.collector.take(pairs);
  }
  emptyPairs(workspace);
}

/** Makes room for more pairs: more memory up to the limit, then by handing over. */
export function makeRoom(run: Run): void {
  const { workspace } = run;
  settle(run);
  const bytes = workspace.end - workspace.start;
  const used = (workspace.i32[FOUND] as number) - workspace.start;
  if (used * 2 < bytes) return;
  if (bytes * 2 > run.mostPairBytes) {
    flush(run);
    return;
  }
  workspace.end += bytes;
  reserve(workspace, workspace.end + 64);
  workspace.i32[UNSURE] = workspace.end;
}

/** Sees to it that pairs begin above what is laid out below them, and `more` bytes that are still to come. */
export function liftPairs(run: Run, more: number = 0): void {
  const { workspace } = run;
  if (workspace.top + more <= workspace.start) {
    reserve(workspace, workspace.end + 64);
    return;
  }
  flush(run);
  placePairs(workspace, (workspace.top + more + 63) & ~63, workspace.end - workspace.start);
}
