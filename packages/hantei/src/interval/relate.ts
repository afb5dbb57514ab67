import { typeError } from "../base/errors.js";
import { type Code, type Relation, relationOf, TOUCHING } from "../base/relation.js";
import { show } from "../base/validate.js";
import { type Interval, instantType } from "./interval.js";
import { relateRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import { relateEnds } from "./relate-ends.js";
import { checkSameType } from "./slots.js";

function relateCode(a: Interval | Recurring, b: Interval | Recurring): Code {
  if (isRecurring(a) || isRecurring(b)) return relateRecurring(a as Recurring, b as Recurring);
  checkComparable(a as Interval, b as Interval);
  return relateEnds(a, b);
}

/** Throws unless both are intervals, and of one type. */
export function checkComparable(a: Interval, b: Interval): void {
  checkInterval(a);
  checkInterval(b);
  // What most are, without the names of types.
  if (areNumbers(a) && areNumbers(b)) return;
  checkSameType("intervals", instantType(a), instantType(b));
}

function areNumbers({ start, end }: Interval): boolean {
  return typeof start === "number" && typeof end === "number";
}

/** Throws unless the value says that it is an interval, as TABLE 1 does for shapes. */
function checkInterval(value: Interval): void {
  if (value?.kind === "interval") return;
  const given = isRecurring(value) ? "a slot that recurs" : show(value);
  typeError("ERR_KIND", `an interval is wanted, made by interval(), not ${given}`);
}

/**
 * How two intervals lie: `"disjoint"`, `"touching"` (back to back) or `"overlapping"` (interiors meet; a zero-length interval
 * is its own interior).
 *
 * @throws TypeError `ERR_TYPE` where one holds dates, say, and the other numbers; `ERR_KIND` where either is no interval, or
 * only one recurs.
 * @example
 * ```ts
 * import { interval, relate } from "hantei/interval";
 * console.log(relate(interval(10, 16), interval(15, 17))); // "overlapping"
 * ```
 */
export function relate(a: Interval, b: Interval): Relation;
export function relate(a: Recurring, b: Recurring): Relation;
export function relate(a: Interval | Recurring, b: Interval | Recurring): Relation {
  return relationOf(relateCode(a, b));
}

/**
 * Whether two intervals have a common point: back to back counts.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval, or
 * only one recurs.
 * @example
 * ```ts
 * import { intersects, interval } from "hantei/interval";
 * console.log(intersects(interval(9, 10), interval(10, 11))); // true
 * ```
 */
export function intersects(a: Interval, b: Interval): boolean;
export function intersects(a: Recurring, b: Recurring): boolean;
export function intersects(a: Interval | Recurring, b: Interval | Recurring): boolean {
  return relateCode(a, b) >= TOUCHING;
}

/**
 * Whether two intervals' interiors meet: back to back does not count. The test for double bookings. The word is wider than
 * Allen's: an interval inside another overlaps it.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval, or
 * only one recurs.
 * @example
 * ```ts
 * import { interval, overlaps } from "hantei/interval";
 * console.log(overlaps(interval(9, 10), interval(10, 11))); // false
 * ```
 */
export function overlaps(a: Interval, b: Interval): boolean;
export function overlaps(a: Recurring, b: Recurring): boolean;
export function overlaps(a: Interval | Recurring, b: Interval | Recurring): boolean {
  return relateCode(a, b) > TOUCHING;
}

/**
 * Whether two intervals lie back to back: a common point, but interiors apart.
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval, or
 * only one recurs.
 * @example
 * ```ts
 * import { interval, touches } from "hantei/interval";
 * console.log(touches(interval(9, 10), interval(10, 11))); // true
 * ```
 */
export function touches(a: Interval, b: Interval): boolean;
export function touches(a: Recurring, b: Recurring): boolean;
export function touches(a: Interval | Recurring, b: Interval | Recurring): boolean {
  return relateCode(a, b) === TOUCHING;
}
