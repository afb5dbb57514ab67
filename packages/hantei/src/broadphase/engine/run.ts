import { FOUND_PLACE, UNSURE_PLACE } from "../../kernels/broadphase.js";
import type { Collector } from "../collector.js";
import { meetInside } from "../meet.js";
import { axisOf, type Side } from "./block.js";
import { emptyPairs, extendPairs, placePairs, reserve, type Workspace } from "./workspace.js";

/** What stays the same through one call. */
export interface Run {
  readonly workspace: Workspace;
  readonly sides: readonly Side[];
  readonly touching: boolean;
  readonly collector: Collector;
  /** Most bytes of pairs before they are handed over. */
  readonly mostPairBytes: number;
  /** How many boxes cuts may still list: what reaches into several parts is in all of them, and those of parts again. */
  cuts: number;
  /** Whether the caller wants no more. */
  stopped: boolean;
}

/**
 * Decides the pairs in doubt by their doubles, axis by axis, and puts those that are pairs with the others. Two intervals meet
 * with their ends, or with their interiors, where a point is its own. On a lattice most pairs come through here.
 */
export function settle({ workspace, sides, touching }: Run): void {
  const { i32, end } = workspace;
  const start = (i32[UNSURE_PLACE] as number) >>> 2;
  let last = end >>> 2;
  if (start === last) return;
  const first = sides[0] as Side;
  const second = sides[sides.length - 1] as Side;
  for (let axis = 0; axis < first.columns.axes.length; axis++) {
    const { low: lowsA, high: highsA } = axisOf(first, axis);
    const { low: lowsB, high: highsB } = axisOf(second, axis);
    let kept = start;
    for (let at = start; at < last; at = (at + 2) | 0) {
      const i = i32[at] as number;
      const j = i32[(at + 1) | 0] as number;
      const lowA = lowsA[i] as number;
      const highA = highsA[i] as number;
      const lowB = lowsB[j] as number;
      const highB = highsB[j] as number;
      const isPair = touching ? lowA <= highB && lowB <= highA : meetInside(lowA, highA, lowB, highB);
      if (!isPair) continue;
      i32[kept] = i;
      i32[(kept + 1) | 0] = j;
      kept = (kept + 2) | 0;
    }
    last = kept;
  }
  const found = (i32[FOUND_PLACE] as number) >>> 2;
  i32.copyWithin(found, start, last);
  i32[FOUND_PLACE] = (found + last - start) << 2;
  i32[UNSURE_PLACE] = end;
}

/** Hands over what was found. */
export function flush(run: Run): void {
  const { workspace } = run;
  settle(run);
  const from = workspace.start >>> 2;
  const to = (workspace.i32[FOUND_PLACE] as number) >>> 2;
  if (to > from && !run.stopped) {
    const pairs = new Uint32Array(workspace.i32.buffer, from * 4, to - from);
    run.stopped = !run.collector.take(pairs);
  }
  emptyPairs(workspace);
}

/** Makes room for more pairs: more memory up to the limit, or to what there is, then by handing over. */
export function makeRoom(run: Run): void {
  const { workspace } = run;
  settle(run);
  const bytes = workspace.end - workspace.start;
  const used = (workspace.i32[FOUND_PLACE] as number) - workspace.start;
  if (used * 2 < bytes) return;
  if (bytes * 2 > run.mostPairBytes || !extendPairs(workspace, bytes)) flush(run);
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
