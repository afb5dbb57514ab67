/** Boxes by the ranks of their ends, in lists; and pairs of two short or sorted lists, found and reported. */
import { FOUND_PLACE, UNSURE_PLACE } from "../../kernels/broadphase.js";
import type { Ranks } from "./rank-ends.js";
import { makeRoom, type Run } from "./run.js";

/** What a search by ranks goes through. */
export interface Ranking extends Ranks {
  readonly run: Run;
  readonly axes: number;
  /** How much larger the numbers of the second side's boxes are here; 0 where there is but one side. */
  readonly bias: number;
  /** Lists of boxes, one above another, in more room where it runs out; in each they are sorted along the first axis. */
  lists: Int32Array;
}

/** Reports the pairs of two short lists where the second begins within the first on an axis, and both meet on all axes below. */
export function compareLists(ranking: Ranking, a0: number, a1: number, b0: number, b1: number, axis: number): void {
  const { axes, ranks, lists } = ranking;
  const width = 2 * axes;
  for (let i = a0; i < a1; i++) {
    const box = lists[i] as number;
    for (let j = b0; j < b1; j++) {
      const other = lists[j] as number;
      if (arePair(ranks, width * box, width * other, axis)) report(ranking, box, other);
    }
  }
}

/** Whether the second of two boxes begins within the first on an axis, and both meet on all axes below. */
function arePair(ranks: Int32Array, box: number, other: number, axis: number): boolean {
  for (let k = axis; k >= 0; k--) {
    const a = box + 2 * k;
    const b = other + 2 * k;
    const lowA = ranks[a] as number;
    const lowB = ranks[b] as number;
    // Equal ones are both before the block, or of one box.
    if (lowA === lowB || lowA > (ranks[b + 1] as number) || lowB > (ranks[a + 1] as number)) return false;
    if (k === axis && lowA > lowB) return false;
  }
  return true;
}

function report({ run, numbers, bias }: Ranking, box: number, other: number): void {
  const { workspace } = run;
  if ((workspace.i32[FOUND_PLACE] as number) + 8 > (workspace.i32[UNSURE_PLACE] as number)) makeRoom(run);
  if (run.stopped) return;
  const { i32 } = workspace;
  const found = i32[FOUND_PLACE] as number;
  const i = numbers[box] as number;
  const j = numbers[other] as number;
  i32[found >>> 2] = i < j ? i : j;
  i32[(found >>> 2) + 1] = (i < j ? j : i) - bias;
  i32[FOUND_PLACE] = found + 8;
}

/** Reports the pairs of two lists where the second begins within the first on the first axis: those of a box lie together. */
export function scanLists(ranking: Ranking, a0: number, a1: number, b0: number, b1: number): void {
  const { run, axes, ranks, lists } = ranking;
  const width = 2 * axes;
  let next = b0;
  for (let i = a0; i < a1 && !run.stopped; i++) {
    const box = lists[i] as number;
    const begins = ranks[width * box] as number;
    const ends = ranks[width * box + 1] as number;
    while (next < b1 && (ranks[width * (lists[next] as number)] as number) <= begins) next++;
    // Their end, by steps that double, and then by halves: a long run is not looked through before it is reported.
    let near = next;
    let far = next;
    for (let step = 1; far < b1 && (ranks[width * (lists[far] as number)] as number) <= ends; step += step) {
      near = far + 1;
      far = Math.min(far + step, b1);
    }
    while (near < far) {
      const middle = (near + far) >> 1;
      if ((ranks[width * (lists[middle] as number)] as number) <= ends) near = middle + 1;
      else far = middle;
    }
    if (next < near) reportAll(ranking, box, next, near);
  }
}

/** Reports the pairs of a box with those of the lists from one place up to another. */
function reportAll({ run, numbers, bias, lists }: Ranking, box: number, from: number, to: number): void {
  const { workspace } = run;
  const i = numbers[box] as number;
  for (let at = from; at < to && !run.stopped; ) {
    const { i32 } = workspace;
    let found = (i32[FOUND_PLACE] as number) >>> 2;
    const room = (((i32[UNSURE_PLACE] as number) >>> 2) - found) >> 1;
    const end = Math.min(to, at + room);
    for (; at < end; at++, found += 2) {
      const j = numbers[lists[at] as number] as number;
      i32[found] = i < j ? i : j;
      i32[found + 1] = (i < j ? j : i) - bias;
    }
    i32[FOUND_PLACE] = found << 2;
    if (at < to) makeRoom(run);
  }
}
