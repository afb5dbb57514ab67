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
import { type Block, sizeOf } from "./block.js";
import { BEFORE, rankEnds } from "./rank-ends.js";
import { compareLists, type Ranking, scanLists } from "./ranking.js";
import type { Run } from "./run.js";

/** Up to so many on one side are compared with all on the other. */
const FEW = 8;

/** Finds all pairs of a block. */
export function rankPairs(run: Run, block: Block): void {
  const { sides, touching } = run;
  const axes = block.low.length;
  const sizes = sides.map((_, side) => sizeOf(block, sides, side));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const ranks = rankEnds(block, sides, sizes, touching);
  const { order } = ranks;
  const bias = sides[1]?.bias ?? 0;
  const lists = new Int32Array(12 * count);
  const ranking: Ranking = { ...ranks, run, axes, bias, lists };
  if (bias === 0) {
    lists.set(order);
    pairLists(ranking, 0, count, 0, count, axes - 1, count);
    return;
  }
  const middle = sizes[0] as number;
  lists.set(order.filter((box) => box < middle));
  lists.set(
    order.filter((box) => box >= middle),
    middle,
  );
  pairLists(ranking, 0, middle, middle, count, axes - 1, count);
  pairLists(ranking, middle, count, 0, middle, axes - 1, count);
}

/**
 * Finds the pairs of a box of list a and one of list b that begins within the former on an axis, where they meet on all axes below.
 * Lists go from one place up to another; above `top` all is free.
 */
function pairLists(ranking: Ranking, a0: number, a1: number, b0: number, b1: number, axis: number, top: number): void {
  // Every box has two ranks on an axis.
  if (axis > 0) pairInNode(ranking, a0, a1, b0, b1, axis, BEFORE, 2 * ranking.numbers.length, top);
  else if (a0 < a1 && b0 < b1) scanLists(ranking, a0, a1, b0, b1);
}

/** The same on an axis that is not the first, of boxes that begin in a node: from rank `low` on and before `high`. */
function pairInNode(
  ranking: Ranking,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
  axis: number,
  low: number,
  high: number,
  top: number,
): void {
  if (a0 === a1 || b0 === b1 || ranking.run.stopped) return;
  if (a1 - a0 <= FEW || b1 - b0 <= FEW) {
    compareLists(ranking, a0, a1, b0, b1, axis);
    return;
  }
  // One behind the other: what reaches the lower half and the upper half, then those that span the node, for now.
  const lowerB = top;
  const upperB = lowerB + b1 - b0;
  const lowerA = upperB + b1 - b0;
  const upperA = lowerA + a1 - a0;
  const spanning = upperA + a1 - a0;
  const lists = listsUpTo(ranking, spanning + a1 - a0);
  const { ranks } = ranking;
  const width = 2 * ranking.axes;
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
  pairLists(ranking, spanning, spanningEnd, b0, b1, axis - 1, spanningEnd);
  pairLists(ranking, b0, b1, spanning, spanningEnd, axis - 1, spanningEnd);
  pairInNode(ranking, lowerA, lowerEnd, lowerB, lowerBEnd, axis, low, middle, spanning);
  pairInNode(ranking, upperA, upperEnd, upperB, upperBEnd, axis, middle, high, spanning);
}

/** The lists, with room up to such a place. */
function listsUpTo(ranking: Ranking, most: number): Int32Array {
  if (ranking.lists.length < most) {
    const larger = new Int32Array(2 * most);
    larger.set(ranking.lists);
    ranking.lists = larger;
  }
  return ranking.lists;
}
