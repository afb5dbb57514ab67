/**
 * How many intervals meet, from their ends alone, in a time that grows as n log n however many it is: whoever does not meet lies
 * wholly before the other.
 */
import type { AxisColumns, Columns } from "./columns.js";

/** Counts the pairs within one list of intervals, or between two; their numbers have been checked. */
export function countIntervals(a: Columns, b: Columns | undefined, touching: boolean): number {
  const [axisA, axisB] = [axisOf(a), axisOf(b ?? a)];
  const sortedA = sortedEnds(axisA);
  const sortedB = b === undefined ? sortedA : sortedEnds(axisB);
  // Equal points lie both before and behind each other, open, and meet all the same: they are no pairs that are apart.
  const points = touching ? 0 : equalPoints(axisA, axisB);
  const before = countBefore(sortedA, sortedB, touching) - points;
  // Adding 0 turns −0, of none at all, into 0.
  if (b === undefined) return (a.length * (a.length - 1)) / 2 - before + 0;
  return a.length * b.length - before - (countBefore(sortedB, sortedA, touching) - points);
}

function axisOf({ axes }: Columns): AxisColumns {
  return axes[0] as AxisColumns;
}

interface Ends {
  readonly lows: Float64Array;
  readonly highs: Float64Array;
}

function sortedEnds({ low, high }: AxisColumns): Ends {
  return { lows: low.slice().sort(), highs: high.slice().sort() };
}

/** How often one of the first ends before one of the second begins, or, where touching does not count, as it begins. */
function countBefore({ highs }: Ends, { lows }: Ends, touching: boolean): number {
  let count = 0;
  let ended = 0;
  for (let at = 0; at < lows.length; at++) {
    const low = lows[at] as number;
    while (ended < highs.length && ((highs[ended] as number) < low || (!touching && highs[ended] === low))) ended++;
    count += ended;
  }
  return count;
}

/** How often a point of the first list is one of the second; in one list each is itself, too. */
function equalPoints(a: AxisColumns, b: AxisColumns): number {
  const [first, second] = [pointsOf(a), pointsOf(b)];
  let count = 0;
  let from = 0;
  let to = 0;
  for (let at = 0; at < first.length; at++) {
    const value = first[at] as number;
    while (from < second.length && (second[from] as number) < value) from++;
    to = Math.max(to, from);
    while (to < second.length && second[to] === value) to++;
    count += to - from;
  }
  return count;
}

function pointsOf({ low, high }: AxisColumns): Float64Array {
  return low.filter((value, index) => value === high[index]).sort();
}
