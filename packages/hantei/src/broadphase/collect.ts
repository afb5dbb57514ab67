import { counter, forwarder, keeper } from "./collector.js";
import type { Columns } from "./columns.js";
import { readOptions } from "./options.js";
import { sweep } from "./plain-sweep.js";
import { sortPairs } from "./sort-pairs.js";

/** Finds pairs, and hands them over as the options say: within one list, or between two. */
export function collect(where: string, a: Columns, b: Columns | undefined, options: unknown): Uint32Array | number {
  const read = readOptions(where, options, a.axes.length > 1);
  const { limit, sorted, onPairs } = read;
  if (onPairs !== undefined) {
    const forwarded = forwarder(limit, onPairs);
    sweep(where, a, b, read, forwarded);
    return forwarded.count;
  }
  const kept = keeper(where, sorted ? Number.POSITIVE_INFINITY : limit);
  sweep(where, a, b, read, kept);
  const found = kept.finish();
  if (!sorted) return found;
  const all = sortPairs(found, a.length, (b ?? a).length);
  return all.length > limit * 2 ? all.slice(0, limit * 2) : all;
}

/** Counts pairs within one list, or between two. */
export function count(where: string, a: Columns, b: Columns | undefined, options: unknown): number {
  const counted = counter();
  sweep(where, a, b, readOptions(where, options, a.axes.length > 1), counted);
  return counted.count;
}
