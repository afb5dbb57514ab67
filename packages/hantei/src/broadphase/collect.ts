import { isArrayOf } from "../base/built-in.js";
import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { type Collector, counter, forwarder, keeper, writer } from "./collector.js";
import { type Columns, checkStill } from "./columns.js";
import { findPairs } from "./engine/find-pairs.js";
import { firstKeeper } from "./first-pairs.js";
import { firstByRows } from "./first-rows.js";
import { type ReadOptions, readOptions } from "./options.js";
import { sortPairs } from "./sort-pairs.js";

/** One list, or two. */
type Lists = readonly [a: Columns, b?: Columns];

/** Pairs up to which a limit is asked about in small pieces. */
const SOON = 1_000_000;

/** Looking at so many times as many pairs as boxes takes longer than asking about a half, a quarter, an eighth … of the boxes. */
const MANY_MORE = 128;

/** Finds pairs, and hands them over as the options say: within one list, or between two. */
export function collect(where: string, columns: () => Lists, options: unknown): Uint32Array | number {
  const read = readOptions(where, options);
  const [a, b] = columns();
  const { limit, sorted, onPairs } = read;
  if (onPairs !== undefined) {
    const forwarded = forwarder(limit, onPairs);
    findPairs(where, a, b, read, forwarded, false);
    checkStill(where, a);
    if (b !== undefined) checkStill(where, b);
    return forwarded.count;
  }
  if (sorted && limit > 0) return collectFirst(where, a, b, read);
  const kept = keeper(where, limit);
  // What ends soon is handed over in small pieces; those of a high limit would only be copied once more.
  findPairs(where, a, b, read, kept, limit === Number.POSITIVE_INFINITY || limit > SOON);
  return kept.finish();
}

/** Pairs in order. Where there are very many more than are wanted, the first boxes are asked about alone. */
function collectFirst(where: string, a: Columns, b: Columns | undefined, read: ReadOptions): Uint32Array {
  const { limit } = read;
  const firsts = a.length;
  const seconds = (b ?? a).length;
  const boxes = Math.max(firsts, seconds);
  const kept = firstKeeper(where, limit, boxes, (found) => sortPairs(found, firsts, seconds));
  const most = MANY_MORE * Math.max(limit, boxes);
  const counted: Collector = {
    count: 0,
    take(piece) {
      this.count += piece.length / 2;
      return kept.take(piece) && this.count <= most;
    },
  };
  findPairs(where, a, b, read, counted, limit === Number.POSITIVE_INFINITY);
  if (counted.count <= most) return kept.finish();
  return firstByRows(where, a, b, limit, (rows, others, found) => findPairs(where, rows, others, read, found, false));
}

/** Counts pairs within one list, or between two. */
export function count(where: string, columns: () => Lists, options: unknown): number {
  const read = readOptions(where, options);
  const [a, b] = columns();
  const counted = counter();
  findPairs(where, a, b, read, counted, false);
  return Math.min(counted.count, read.limit);
}

/** Writes pairs within one list, or between two, to an array of the caller's; returns how many there are. */
export function write(where: string, columns: () => Lists, out: Uint32Array, options: unknown): number {
  const read = readOptions(where, options);
  if (!isArrayOf(out, "Uint32Array")) typeError("ERR_TYPE", `${where}: out must be a Uint32Array, not ${show(out)}`);
  if (read.sorted || read.limit < Number.POSITIVE_INFINITY || read.onPairs !== undefined) {
    rangeError(
      "ERR_RANGE",
      `${where}: options are touching and kernel; order, limit and onPairs need an array of their own`,
    );
  }
  const [a, b] = columns();
  const written = writer(out);
  findPairs(where, a, b, read, written, false);
  return written.count;
}
