import { isDate } from "../base/built-in.js";
import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/**
 * What an interval's ends may be: numbers, bigints, dates, or values of Temporal that stand on a time line. ±Infinity, a
 * number, also ends an interval of any of the others.
 */
export type Instant = number | bigint | Date | TemporalValue;

/** The kinds of Temporal that are instants; told apart by their tag, so that any implementation's values will do. */
export interface TemporalValue {
  readonly [Symbol.toStringTag]:
    | "Temporal.Instant"
    | "Temporal.ZonedDateTime"
    | "Temporal.PlainDateTime"
    | "Temporal.PlainTime";
}

/** What the classes of Temporal's values know: their order. */
interface TemporalClass {
  compare(a: TemporalValue, b: TemporalValue): number;
}

const TEMPORAL = /^Temporal\.(?:Instant|ZonedDateTime|PlainDateTime|PlainTime)$/;

/** The type's name, or "" for an infinity, which goes with any. The value has been checked. */
export function typeName(value: Instant): string {
  if (typeof value === "object") return isTemporal(value) ? tagOf(value) : "Date";
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? "" : typeof value;
}

/**
 * Throws unless the value is an instant; returns its type's name as `typeName` does.
 *
 * @param where - Names the argument, as in "interval: start".
 * @param mayBeInvalid - Whether a date may be: it can have become so since it was taken.
 */
export function checkInstant(where: string, value: unknown, mayBeInvalid = false): string {
  if (typeof value === "bigint") return "bigint";
  if (typeof value === "number") {
    if (Number.isNaN(value)) rangeError("ERR_NOT_FINITE", `${where} must not be NaN`);
    return typeName(value);
  }
  const tag = value instanceof Date ? "" : tagOf(value);
  if (TEMPORAL.test(tag) && hasOrder(value as TemporalValue)) return tag;
  if (isDate(value)) {
    if (!mayBeInvalid && Number.isNaN(value.getTime()))
      rangeError("ERR_NOT_FINITE", `${where} must not be an invalid date`);
    return "Date";
  }
  typeError(
    "ERR_TYPE",
    `${where} must be a number, a bigint, a Date or an instant of Temporal, not ${named(value, tag)}`,
  );
}

/** Whether what has been checked is a value of Temporal, and no date. Its class is asked: to read a tag takes longer. */
export function isTemporal(value: Instant): value is TemporalValue {
  return typeof value === "object" && !(value instanceof Date) && hasOrder(value as TemporalValue);
}

function hasOrder(value: TemporalValue): boolean {
  return typeof classOf(value)?.compare === "function";
}

function tagOf(value: unknown): string {
  const tag = typeof value === "object" ? (value as TemporalValue | null)?.[Symbol.toStringTag] : undefined;
  return typeof tag === "string" ? tag : "";
}

/** A day, say, is no instant: it gets a name and a way out. */
function named(value: unknown, tag: string): string {
  if (tag === "Temporal.PlainDate") return "a PlainDate, which is a whole day: toPlainDateTime() gives its start";
  return tag.startsWith("Temporal.") ? tag.slice(0, 60) : show(value);
}

function classOf(value: TemporalValue): TemporalClass | undefined {
  return value.constructor as unknown as TemporalClass | undefined;
}

/**
 * −1, 0 or 1 as the first is before, at or after the second, both of one type or infinite; NaN where one is NaN, which
 * interval() refuses. Dates compare by the instant they stand for, Temporal's values by their own `compare`.
 */
export function compareInstants(a: Instant, b: Instant): number {
  // Their types here, too: numbers are compared by the million.
  if (typeof a === "object" && isTemporal(a)) {
    return typeof b === "object" ? (classOf(a) as TemporalClass).compare(a, b as TemporalValue) : ahead(b as number);
  }
  if (typeof b === "object" && isTemporal(b)) return -ahead(a as number);
  return a <= b ? (a < b ? -1 : 0) : a > b ? 1 : Number.NaN;
}

/** The earlier of two. */
export function earlier<T extends Instant>(a: T, b: T): T {
  return compareInstants(a, b) <= 0 ? a : b;
}

/** The later of two. */
export function later<T extends Instant>(a: T, b: T): T {
  return compareInstants(a, b) >= 0 ? a : b;
}

/** How a finite value compares with an infinity. */
function ahead(infinity: number): number {
  return infinity > 0 ? -1 : infinity < 0 ? 1 : Number.NaN;
}

/** A date can be changed later; what is kept is the instant it stands for. Temporal's values never change. */
export function kept<T extends Instant>(value: T): T {
  return typeof value === "object" && !isTemporal(value) ? (new Date(value) as Date & T) : value;
}
