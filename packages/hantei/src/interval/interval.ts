import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { checkInstant, compareInstants, type Instant, kept, typeName } from "./instant.js";

/** A closed interval; its interior is without its ends, or the point itself where both ends are equal. */
export interface Interval<T extends Instant = Instant> {
  readonly kind: "interval";
  readonly start: T | number;
  readonly end: T | number;
}

/**
 * Makes an interval from its ends, both of one type: numbers, bigints, dates, or instants of Temporal. An open end is −Infinity
 * or +Infinity, whatever the type of the other.
 *
 * @param start - At most `end`; in any unit, as long as it is the same for both.
 * @param end - At least `start`.
 * @throws TypeError `ERR_TYPE` where an end is of another type, or the two differ; RangeError `ERR_NOT_FINITE` for NaN, an
 * invalid date, a start at +Infinity or an end at −Infinity, `ERR_ORDER` where start is after end.
 * @example
 * ```ts
 * import { interval, overlaps } from "hantei/interval";
 * console.log(overlaps(interval(15, 16), interval(16, 17))); // false: back to back is no conflict
 * ```
 */
export function interval(start: number, end: number): Interval<number>;
/** The interval between bigints; `end` may be Infinity. */
export function interval(start: bigint, end: bigint | number): Interval<bigint>;
/** The interval from -Infinity to a bigint. */
export function interval(start: number, end: bigint): Interval<bigint>;
/**
 * The interval between ends of any one type: dates, or instants of one class of Temporal, say. An infinity is an open end; where
 * both are, say of what: `interval<Date>(-Infinity, Infinity)`.
 */
export function interval<T extends Instant>(start: T | number, end: T | number): Interval<T>;
export function interval<T extends Instant>(start: T | number, end: T | number): Interval<T> {
  checkEnds("interval", start, end);
  return between(start, end);
}

/** An interval between ends that are known to be good. */
export function between<T extends Instant>(start: T | number, end: T | number): Interval<T> {
  return { kind: "interval", start: kept(start), end: kept(end) };
}

/** Throws unless the two are the ends of an interval; returns their type's name, or "" where both are infinite. */
export function checkEnds(where: string, start: unknown, end: unknown): string {
  const startType = checkInstant(`${where}: start`, start);
  const endType = checkInstant(`${where}: end`, end);
  checkOneType(where, startType, endType);
  if (start === Number.POSITIVE_INFINITY || end === Number.NEGATIVE_INFINITY) {
    rangeError("ERR_NOT_FINITE", `${where}: start must be below Infinity and end above -Infinity: ${start}, ${end}`);
  }
  if (!(compareInstants(start as Instant, end as Instant) <= 0)) {
    const mend = startType === "Temporal.PlainTime" ? "past midnight? use daily()" : "swap them?";
    const order = `${text(start as Instant)} > ${text(end as Instant)}`;
    rangeError("ERR_ORDER", `${where}: start must not be after end: ${order}; ${mend}`);
  }
  return startType || endType;
}

/** A date's own text has neither milliseconds nor any zone but the machine's: two that differ might read the same. */
function text(value: Instant): string {
  return typeof value === "object" ? String((value as Date).toISOString?.() ?? value) : show(value);
}

/**
 * The type of an interval's ends, or "" where both are infinite and it goes with any.
 *
 * @throws TypeError `ERR_TYPE` for ends of no type or of two, as those that went through JSON.
 */
export function instantType({ start, end }: Interval): string {
  if (typeof start === "number" && typeof end === "number") return typeName(start) || typeName(end);
  // A date may have become invalid since it was taken: it is one all the same.
  const startType = checkInstant("interval: start", start, true);
  const endType = checkInstant("interval: end", end, true);
  checkOneType("interval", startType, endType);
  return startType || endType;
}

function checkOneType(where: string, startType: string, endType: string): void {
  if (startType === endType || startType === "" || endType === "") return;
  typeError("ERR_TYPE", `${where}: start and end must be of one type, not ${startType} and ${endType}`);
}
