import { counter, forwarder, keeper } from "./collector.js";
import type { Columns } from "./columns.js";
import { findPairs } from "./engine/find-pairs.js";
import { readOptions } from "./options.js";
import { sortPairs } from "./sort-pairs.js";

/** Finds pairs, and hands them over as the options say: within one list, or between two. */
export function collect(where: string, a: Columns, b: Columns | undefined, options: unknown): Uint32Array | number {
  const read = readOptions(where, options, a.axes.length > 1);
  const { limit, sorted, onPairs } = read;
  if (onPairs !== undefined) {
    const forwarded = forwarder(limit, onPairs);
    findPairs(where, a, b, read, forwarded, false);
    return forwarded.count;
  }
  const kept = keeper(where, sorted ? Number.POSITIVE_INFINITY : limit);
  findPairs(where, a, b, read, kept, true);
  const found = kept.finish();
  if (!sorted) return found;
  const all = sortPairs(found, a.length, (b ?? a).length);
  return all.length > limit * 2 ? all.slice(0, limit * 2) : all;
}

/** Counts pairs within one list, or between two. */
export function count(where: string, a: Columns, b: Columns | undefined, options: unknown): number {
  const counted = counter();
  findPairs(where, a, b, readOptions(where, options, a.axes.length > 1), counted, false);
  return counted.count;
}
