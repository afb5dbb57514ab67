import { isArrayOf, showArray } from "../base/built-in.js";
import { rangeError, typeError } from "../base/errors.js";
import { counter, forwarder, keeper, writer } from "./collector.js";
import { type Columns, checkStill } from "./columns.js";
import { findPairs } from "./engine/find-pairs.js";
import { firstPairs } from "./first-pairs.js";
import { readOptions } from "./options.js";

/** One list, or two. */
type Lists = readonly [a: Columns, b?: Columns];

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
  if (sorted && limit > 0) {
    const isUpTo = limit < Number.POSITIVE_INFINITY;
    return firstPairs(where, a, b, limit, (firsts, seconds, kept) =>
      findPairs(where, firsts, seconds, read, kept, !isUpTo),
    );
  }
  const kept = keeper(where, limit);
  findPairs(where, a, b, read, kept, true);
  return kept.finish();
}

/** Counts pairs within one list, or between two; no further than a limit. */
export function count(where: string, columns: () => Lists, options: unknown): number {
  const read = readOptions(where, options);
  const [a, b] = columns();
  const counted = counter(read.limit);
  findPairs(where, a, b, read, counted, false);
  return Math.min(counted.count, read.limit);
}

/** Writes pairs within one list, or between two, to an array of the caller's; returns how many there are. */
export function write(where: string, columns: () => Lists, out: Uint32Array, options: unknown): number {
  const read = readOptions(where, options);
  if (!isArrayOf(out, "Uint32Array"))
    typeError("ERR_TYPE", `${where}: out must be a Uint32Array, not ${showArray(out)}`);
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
