import { type ContainsOptions, type Depth, INSIDE, isDeepEnough, NOT_WITHIN, WITHIN } from "../base/containment.js";
import { compareInstants } from "./instant.js";
import type { Interval } from "./interval.js";
import { checkComparable } from "./relate.js";
import { hasLength } from "./relate-ends.js";

/**
 * Whether every instant of `b` lies in `a`; with `{ strict: true }`, in `a`'s interior, which is without its ends. An open end is
 * no instant, so that nothing lies on it. The word is wider than Allen's: every interval contains itself.
 *
 * @throws TypeError `ERR_TYPE` where their types differ, or `strict` is neither true nor false; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { contains, interval } from "hantei/interval";
 * console.log(contains(interval(9, 17), interval(9, 10))); // true
 * console.log(contains(interval(9, 17), interval(9, 10), { strict: true })); // false
 * ```
 */
export function contains(a: Interval, b: Interval, options?: ContainsOptions): boolean {
  checkComparable(a, b);
  return isDeepEnough(depthOf(a, b), options);
}

/** The rule of `base/contain-extent.ts` on values that are only known to have an order. */
function depthOf(a: Interval, b: Interval): Depth {
  const starts = compareInstants(a.start, b.start);
  const ends = compareInstants(b.end, a.end);
  if (!(starts <= 0 && ends <= 0)) return NOT_WITHIN;
  if (!hasLength(a)) return INSIDE;
  const offStart = starts < 0 || a.start === Number.NEGATIVE_INFINITY;
  const offEnd = ends < 0 || a.end === Number.POSITIVE_INFINITY;
  return offStart && offEnd ? INSIDE : WITHIN;
}
