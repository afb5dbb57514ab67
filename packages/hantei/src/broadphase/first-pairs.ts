/**
 * The first pairs in order, of however many. All pairs of the first boxes come before those of the rest: where all of them are
 * too many, half of the boxes is asked about, then half of that half or of the other, as a name is looked up in a list.
 */
import { type Collector, keeper, MAX_NUMBERS } from "./collector.js";
import type { Columns } from "./columns.js";
import { sortPairs } from "./sort-pairs.js";

/** Finds the pairs within a list, or between two, and gives them to the collector until it wants no more. */
type Find = (a: Columns, b: Columns | undefined, collector: Collector) => void;

/**
 * The first `limit` pairs; 1 or more. What is kept grows with the limit and the boxes, not with the pairs.
 *
 * @throws RangeError `ERR_TOO_MANY` where one array cannot hold them.
 */
export function firstPairs(where: string, a: Columns, b: Columns | undefined, limit: number, find: Find): Uint32Array {
  const seconds = (b ?? a).length;
  // A box alone has no more, so that it can be asked about to its end.
  const most = Math.max(limit, seconds);
  const room = limit > MAX_NUMBERS / 2 ? MAX_NUMBERS : Number.POSITIVE_INFINITY;
  const first = keeper(where, limit, room);
  for (let [from, rows] = [0, a.length]; first.count < limit && from < a.length; ) {
    const kept = keeper(where, most + 1, room);
    if (rows === a.length) find(a, b, kept);
    else find(slice(a, from, from + rows), b ?? slice(a, from, seconds), b === undefined ? later(kept) : kept);
    if (kept.count <= most) {
      first.take(shifted(sortPairs(kept.finish(), rows, seconds), from, b === undefined ? from : 0));
      from += rows;
    } else rows = Math.ceil(rows / 2);
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

/** Of pairs of the same boxes, each once, and none of a box with itself. */
function later(kept: Collector): Collector {
  return {
    count: 0,
    // Those that are left out come besides.
    most: 2 * kept.most,
    take(piece) {
      const found = new Uint32Array(piece.length);
      let end = 0;
      for (let k = 0; k < piece.length; k += 2) {
        if ((piece[k] as number) >= (piece[k + 1] as number)) continue;
        found[end++] = piece[k] as number;
        found[end++] = piece[k + 1] as number;
      }
      return kept.take(found.subarray(0, end));
    },
  };
}

function shifted(pairs: Uint32Array, first: number, second: number): Uint32Array {
  for (let k = 0; first > 0 && k < pairs.length; k += 2) {
    pairs[k] = (pairs[k] as number) + first;
    pairs[k + 1] = (pairs[k + 1] as number) + second;
  }
  return pairs;
}
