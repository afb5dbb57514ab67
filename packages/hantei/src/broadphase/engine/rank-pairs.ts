/**
 * Pairs of a block that neither keys nor cuts can handle, in a time that grows as n logᵈ n and with the pairs, whatever the boxes.
 *
 * Boxes overlap where the ranks of their ends do (`rank-ends.ts`), and those are whole numbers of which no two are equal: a
 * segment tree, streamed.
 *
 * ```text
 *       ├───────── node ─────────┤      A box that spans a node on this axis meets all that begin in it: the other
 *   ━━━━━━━━━━━━━ spans ━━━━━━━━━━━━━   axes decide. The others go to the halves that they reach, what begins to one.
 *           ━━━ goes left ━━━
 * ```
 *
 * A. Zomorodian, H. Edelsbrunner, "Fast software for box intersections" (2000).
 */
import { FOUND_PLACE, UNSURE_PLACE } from "../../kernels/broadphase.js";
import { type Block, sizeOf } from "./block.js";
import { BEFORE, rankEnds } from "./rank-ends.js";
import { makeRoom, type Run } from "./run.js";

/** Up to so many on one side are compared with all on the other. */
const FEW = 8;

/** Finds all pairs of a block. */
export function rankPairs(run: Run, block: Block): void {
  const { workspace, sides, touching } = run;
  const axes = block.low.length;
  const sizes = sides.map((_, side) => sizeOf(block, sides, side));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const { numbers, ranks, order } = rankEnds(block, sides, sizes, touching);
  const width = 2 * axes;
  // Lists of boxes, one above another; in each they are sorted along the first axis.
  let lists = new Int32Array(12 * count);
  const bias = (sides[1] ?? { bias: 0 }).bias;
  if (bias === 0) {
    lists.set(order);
    enter(0, count, 0, count, axes - 1, count);
  } else {
    const middle = sizes[0] as number;
    let end = 0;
    for (const isSecond of [false, true]) for (const box of order) if (box >= middle === isSecond) lists[end++] = box;
    enter(0, middle, middle, count, axes - 1, count);
    enter(middle, count, 0, middle, axes - 1, count);
  }

  /**
   * Finds the pairs of a box of list a and one of list b that begins within the former on an axis, where they meet on all axes below.
   * Lists go from one place up to another; above `top` all is free.
   */
  function enter(a0: number, a1: number, b0: number, b1: number, axis: number, top: number): void {
    if (axis > 0) split(a0, a1, b0, b1, axis, BEFORE, 2 * count, top);
    else if (a0 < a1 && b0 < b1) scan(a0, a1, b0, b1);
  }

  /** The same on an axis that is not the first, of boxes that begin in a node: from rank `low` on and before `high`. */
  function split(
    a0: number,
    a1: number,
    b0: number,
    b1: number,
    axis: number,
    low: number,
    high: number,
    top: number,
  ): void {
    if (a0 === a1 || b0 === b1 || run.stopped) return;
    if (a1 - a0 <= FEW || b1 - b0 <= FEW) {
      for (let i = a0; i < a1; i++) {
        for (let j = b0; j < b1; j++) compare(lists[i] as number, lists[j] as number, axis);
      }
      return;
    }
    // One behind the other: what reaches the lower half and the upper half, then those that span the node, for now.
    const lowerB = top;
    const upperB = lowerB + b1 - b0;
    const lowerA = upperB + b1 - b0;
    const upperA = lowerA + a1 - a0;
    const spanning = upperA + a1 - a0;
    const most = spanning + a1 - a0;
    if (lists.length < most) {
      const larger = new Int32Array(2 * most);
      larger.set(lists);
      lists = larger;
    }
    const middle = (low + high) >> 1;
    let lowerEnd = lowerA;
    let upperEnd = upperA;
    let spanningEnd = spanning;
    for (let i = a0; i < a1; i++) {
      const box = lists[i] as number;
      const begins = ranks[width * box + 2 * axis] as number;
      const ends = ranks[width * box + 2 * axis + 1] as number;
      // Written always, and kept where it belongs.
      if (begins < low && ends >= high - 1) lists[spanningEnd++] = box;
      else {
        lists[lowerEnd] = box;
        if (begins < middle && ends > low) lowerEnd++;
        lists[upperEnd] = box;
        if (begins < high && ends > middle) upperEnd++;
      }
    }
    enter(spanning, spanningEnd, b0, b1, axis - 1, spanningEnd);
    enter(b0, b1, spanning, spanningEnd, axis - 1, spanningEnd);
    let lowerBEnd = lowerB;
    let upperBEnd = upperB;
    for (let j = b0; j < b1; j++) {
      const box = lists[j] as number;
      const begins = ranks[width * box + 2 * axis] as number;
      lists[lowerBEnd] = box;
      if (begins > BEFORE && begins >= low && begins < middle) lowerBEnd++;
      lists[upperBEnd] = box;
      if (begins >= middle && begins < high) upperBEnd++;
    }
    split(lowerA, lowerEnd, lowerB, lowerBEnd, axis, low, middle, spanning);
    split(upperA, upperEnd, upperB, upperBEnd, axis, middle, high, spanning);
  }

  /** Those of list b that begin within a box of list a on the first axis lie together. */
  function scan(a0: number, a1: number, b0: number, b1: number): void {
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
      reportAll(box, next, near);
    }
  }

  /** Reports the pairs of a box with those of the lists from one place up to another. */
  function reportAll(box: number, from: number, to: number): void {
    // What a loop reads again and again is its own.
    const list = lists;
    const numberOf = numbers;
    const lift = bias;
    const i = numberOf[box] as number;
    for (let at = from; at < to && !run.stopped; ) {
      const { i32 } = workspace;
      let found = (i32[FOUND_PLACE] as number) >>> 2;
      const room = (((i32[UNSURE_PLACE] as number) >>> 2) - found) >> 1;
      const end = Math.min(to, at + room);
      for (; at < end; at++, found += 2) {
        const j = numberOf[list[at] as number] as number;
        i32[found] = i < j ? i : j;
        i32[found + 1] = (i < j ? j : i) - lift;
      }
      i32[FOUND_PLACE] = found << 2;
      if (at < to) makeRoom(run);
    }
  }

  /** Compares two boxes, of which the second is to begin within the first on an axis. */
  function compare(box: number, other: number, axis: number): void {
    for (let k = axis; k >= 0; k--) {
      const a = width * box + 2 * k;
      const b = width * other + 2 * k;
      const lowA = ranks[a] as number;
      const lowB = ranks[b] as number;
      // Equal ones are both before the block, or of one box.
      if (lowA === lowB || lowA > (ranks[b + 1] as number) || lowB > (ranks[a + 1] as number)) return;
      if (k === axis && lowA > lowB) return;
    }
    report(box, other);
  }

  function report(box: number, other: number): void {
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
}
