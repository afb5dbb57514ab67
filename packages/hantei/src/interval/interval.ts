import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** What an interval's ends may be. ±Infinity, a number, also ends an interval of dates or bigints. */
export type Instant = number | bigint | Date;

/** A closed interval; its interior is without its ends, or the point itself where both ends are equal. */
export interface Interval<T extends Instant = Instant> {
  readonly kind: "interval";
  readonly start: T | number;
  readonly end: T | number;
}

/**
 * Makes an interval from its ends, both of one type: numbers, bigints or dates. An open end is −Infinity or +Infinity,
 * whatever the type of the other.
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
export function interval<T extends Instant>(start: T | number, end: T | number): Interval<T> {
  const startType = checkInstant("interval: start", start);
  const endType = checkInstant("interval: end", end);
  if (startType !== "" && endType !== "" && startType !== endType) {
    typeError("ERR_TYPE", `interval: start and end must be of one type, not ${startType} and ${endType}`);
  }
  if (start === Number.POSITIVE_INFINITY || end === Number.NEGATIVE_INFINITY) {
    rangeError("ERR_NOT_FINITE", `interval: start must be below Infinity and end above -Infinity: ${start}, ${end}`);
  }
  if (!(start <= end)) {
    rangeError("ERR_ORDER", `interval: start must not be after end: ${show(start)} > ${show(end)}; swap them?`);
  }
  return { kind: "interval", start: kept(start), end: kept(end) };
}

/** A date can be changed later; the interval keeps the instant it was given. */
function kept<T extends Instant>(value: T | number): T | number {
  return value instanceof Date ? (new Date(value) as T) : value;
}

/** The type of an interval's ends, or "" where both are infinite and it goes with any. */
export function instantType(value: Interval): string {
  return typeName(value.start) || typeName(value.end);
}

/** The type's name, or "" for an infinity, which goes with any. */
function typeName(value: Instant): string {
  if (typeof value === "object") return "Date";
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? "" : typeof value;
}

function checkInstant(where: string, value: unknown): string {
  if (!(typeof value === "number" || typeof value === "bigint" || value instanceof Date)) {
    typeError("ERR_TYPE", `${where} must be a number, a bigint or a Date, not ${show(value)}`);
  }
  if (Number.isNaN(typeof value === "bigint" ? 0 : Number(value))) {
    rangeError("ERR_NOT_FINITE", `${where} must not be ${value instanceof Date ? "an invalid date" : "NaN"}`);
  }
  return typeName(value);
}
