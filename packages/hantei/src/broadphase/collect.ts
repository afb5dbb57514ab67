import { isArrayOf, showArray } from "../base/built-in.js";
import { rangeError, typeError } from "../base/errors.js";
import { checkHere } from "../base/validate.js";
import { counter, forwarder, keeper, writer } from "./collector.js";
import { type Columns, checkStill, checkValues } from "./columns.js";
import { countIntervals } from "./count-intervals.js";
import { findPairs } from "./engine/find-pairs.js";
import { firstPairs } from "./first-pairs.js";
import type { JoinRules } from "./options.js";

/** Finds pairs, and hands them over as the options say: within one list, or between two. */
export function collect(where: string, rules: JoinRules, a: Columns, b?: Columns): Uint32Array | number {
  const { limit, sorted, onPairs } = rules;
  if (onPairs !== undefined) {
    const forwarded = forwarder(limit, onPairs);
    findPairs(where, a, b, rules, forwarded, false);
    checkStill(where, a);
    if (b !== undefined) checkStill(where, b);
    return forwarded.count;
  }
  if (sorted && limit > 0) {
    const isUpTo = limit < Number.POSITIVE_INFINITY;
    return firstPairs(where, a, b, limit, (firsts, seconds, kept) =>
      findPairs(where, firsts, seconds, rules, kept, !isUpTo),
    );
  }
  const kept = keeper(where, limit);
  findPairs(where, a, b, rules, kept, true);
  return kept.finish();
}

/** Of so many pairs an interval, finding them takes longer than sorting the ends does, which tells how many there are. */
const MANY_AN_INTERVAL = 64;

/** Counts pairs within one list, or between two; no further than a limit. */
export function count(where: string, rules: JoinRules, a: Columns, b?: Columns): number {
  const { limit, touching } = rules;
  const many = a.axes.length > 1 ? limit : Math.min(limit, MANY_AN_INTERVAL * (a.length + (b?.length ?? 0)));
  const counted = counter(many);
  findPairs(where, a, b, rules, counted, false);
  if (counted.count < many || many === limit) return Math.min(counted.count, limit);
  // It stopped before it had seen all.
  checkValues(`${where}: ${b === undefined ? "boxes" : "a"}`, a);
  if (b !== undefined) checkValues(`${where}: b`, b);
  // Of intervals, touching counts only where it was asked for.
  return Math.min(countIntervals(a, b, touching ?? false), limit);
}

/** Throws unless it is an array of indices, be it one to write to, that did not go elsewhere. */
export function checkIndices(where: string, given: unknown): void {
  if (!isArrayOf(given, "Uint32Array")) {
    typeError("ERR_TYPE", `${where} must be a Uint32Array, not ${showArray(given)}`);
  }
  checkHere(where, given);
}

/** Throws unless pairs can be written to an array of the caller's as the options say. */
export function checkWriting(where: string, rules: JoinRules, out: unknown): void {
  checkIndices(`${where}: out`, out);
  if (rules.sorted || rules.limit < Number.POSITIVE_INFINITY || rules.onPairs !== undefined) {
    rangeError(
      "ERR_RANGE",
      `${where}: options are touching and kernel; order, limit and onPairs need an array of their own`,
    );
  }
}

/** Writes pairs within one list, or between two, to an array of the caller's; returns how many there are. */
export function write(where: string, rules: JoinRules, out: Uint32Array, a: Columns, b?: Columns): number {
  const written = writer(out);
  findPairs(where, a, b, rules, written, false);
  return written.count;
}
