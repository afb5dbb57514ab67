/**
 * The first pairs in order, where all of them are too many to look at: all pairs of the first boxes come before those of the
 * rest, so half of the boxes is tried, then half of that half or of the other one, as a number is looked up in a list.
 */
import { type Collector, keeper } from "./collector.js";
import type { Columns } from "./columns.js";
import { sortPairs } from "./sort-pairs.js";

/** Finds the pairs between two lists, and gives them to the collector until it wants no more. */
type Find = (a: Columns, b: Columns, collector: Collector) => void;

/**
 * The first `limit` pairs, of which there must be more than that and more than boxes in either list: a box alone has fewer, and
 * boxes that have more need not be looked at to their end.
 */
export function firstByRows(where: string, a: Columns, b: Columns | undefined, limit: number, find: Find): Uint32Array {
  const seconds = (b ?? a).length;
  const most = Math.max(limit, seconds);
  const first = keeper(where, limit, Number.POSITIVE_INFINITY);
  let from = 0;
  for (let rows = a.length; first.count < limit && from < a.length; ) {
    rows = Math.ceil(rows / 2);
    const kept = keeper(where, most + 1, Number.POSITIVE_INFINITY);
    const others = b ?? slice(a, from, a.length);
    find(slice(a, from, from + rows), others, b === undefined ? later(kept) : kept);
    if (kept.count > most) continue;
    const sorted = sortPairs(kept.finish(), rows, seconds);
    for (let k = 0; k < sorted.length; k++) {
      if (k % 2 === 0 || b === undefined) sorted[k] = (sorted[k] as number) + from;
    }
    first.take(sorted);
    from += rows;
  }
  return first.finish();
}

function slice({ axes, length }: Columns, from: number, to: number): Columns {
  const part = axes.map((axis) => ({
    ...axis,
    low: axis.low.subarray(from, to),
    high: axis.high.subarray(from, to),
  }));
  return { axes: part, length: Math.min(to, length) - from };
}

/** Of boxes with all from the first of them on, each pair once, and none of a box with itself. */
function later(kept: Collector): Collector {
  return {
    count: 0,
    take(piece) {
      const found = new Uint32Array(piece.length);
      let end = 0;
      for (let k = 0; k < piece.length; k += 2) {
        const [i, j] = [piece[k] as number, piece[k + 1] as number];
        if (i >= j) continue;
        found[end] = i;
        found[end + 1] = j;
        end += 2;
      }
      return kept.take(found.subarray(0, end));
    },
  };
}
