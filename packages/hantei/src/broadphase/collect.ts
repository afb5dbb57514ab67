import { counter, forwarder, keeper } from "./collector.js";
import type { Columns } from "./columns.js";
import { findPairs } from "./engine/find-pairs.js";
import { firstKeeper } from "./first-pairs.js";
import { readOptions } from "./options.js";
import { sortPairs } from "./sort-pairs.js";

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
    return forwarded.count;
  }
  const firsts = a.length;
  const seconds = (b ?? a).length;
  const kept =
    sorted && limit > 0
      ? firstKeeper(where, limit, Math.max(firsts, seconds), (found) => sortPairs(found, firsts, seconds))
      : keeper(where, limit);
  findPairs(where, a, b, read, kept, !sorted || limit === Number.POSITIVE_INFINITY);
  return kept.finish();
}

/** Counts pairs within one list, or between two. */
export function count(where: string, columns: () => Lists, options: unknown): number {
  const read = readOptions(where, options);
  const [a, b] = columns();
  const counted = counter();
  findPairs(where, a, b, read, counted, false);
  return counted.count;
}
