import { typeError } from "../base/errors.js";
import { type Code, DISJOINT, OVERLAPPING, type Relation, relationOf, TOUCHING } from "../base/relation.js";
import { show } from "../base/validate.js";
import { compareInstants } from "./instant.js";
import { type Interval, instantType } from "./interval.js";
import { checkSameType, type Slot } from "./slots.js";

/**
 * How two intervals lie: the rule of `base/extent.ts` on values that are only known to have an order.
 */
function relateCode(a: Interval, b: Interval): Code {
  checkComparable(a, b);
  return relateEnds(a, b);
}

/** The same for slots that have been checked. */
export function relateEnds(a: Slot, b: Slot): Code {
  const before = compareInstants(a.start, b.end);
  const after = compareInstants(b.start, a.end);
  if (!(before <= 0 && after <= 0)) return DISJOINT;
  if (before < 0 && after < 0) return OVERLAPPING;
  // Both are one and the same point where neither start is before its own end.
  return hasLength(a) || hasLength(b) ? TOUCHING : OVERLAPPING;
}

export function hasLength({ start, end }: Slot): boolean {
  return compareInstants(start, end) < 0;
}

/** Throws unless both are intervals, and of one type. */
export function checkComparable(a: Interval, b: Interval): void {
  checkInterval(a);
  checkInterval(b);
  checkSameType("intervals", instantType(a), instantType(b));
}

/** Throws unless the value says that it is an interval, as TABLE 1 does for shapes. */
function checkInterval(value: Interval): void {
  if (value?.kind !== "interval")
    typeError("ERR_KIND", `an interval is wanted, made by interval(), not ${show(value)}`);
}

/**
 * How two intervals lie: `"disjoint"`, `"touching"` (back to back) or `"overlapping"` (interiors meet; a zero-length interval
 * is its own interior).
 *
 * @throws TypeError `ERR_TYPE` where one holds dates, say, and the other numbers; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { interval, relate } from "hantei/interval";
 * console.log(relate(interval(10, 16), interval(15, 17))); // "overlapping"
 * ```
 */
export function relate(a: Interval, b: Interval): Relation {
  return relationOf(relateCode(a, b));
}

/**
 * Whether two intervals have a common point: back to back counts.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { intersects, interval } from "hantei/interval";
 * console.log(intersects(interval(9, 10), interval(10, 11))); // true
 * ```
 */
export function intersects(a: Interval, b: Interval): boolean {
  return relateCode(a, b) >= TOUCHING;
}

/**
 * Whether two intervals' interiors meet: back to back does not count. The test for double bookings. The word is wider than
 * Allen's: an interval inside another overlaps it.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { interval, overlaps } from "hantei/interval";
 * console.log(overlaps(interval(9, 10), interval(10, 11))); // false
 * ```
 */
export function overlaps(a: Interval, b: Interval): boolean {
  return relateCode(a, b) > TOUCHING;
}

/**
 * Whether two intervals lie back to back: a common point, but interiors apart.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { interval, touches } from "hantei/interval";
 * console.log(touches(interval(9, 10), interval(10, 11))); // true
 * ```
 */
export function touches(a: Interval, b: Interval): boolean {
  return relateCode(a, b) === TOUCHING;
}
