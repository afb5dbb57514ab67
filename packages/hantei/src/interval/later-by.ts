import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { compareInstants, type Instant, isTemporal, type TemporalValue, typeName } from "./instant.js";

/**
 * A length of time: of numbers a number, of bigints a bigint, of dates milliseconds, of Temporal's values whatever their `add`
 * takes, as `"PT90M"` or `{ minutes: 90 }`. Infinity, a number, is for ever.
 */
export type Duration = number | bigint | string | object;

/** What is used of Temporal's values and durations. */
interface Addable extends TemporalValue {
  add(duration: Duration): TemporalValue;
  until(other: Addable): TemporalDuration;
}

type TimeFields = Readonly<Record<"hour" | "minute" | "second" | "millisecond" | "microsecond" | "nanosecond", number>>;

interface TemporalDuration {
  total(unit: "nanoseconds"): number;
}

interface DurationClass {
  from(duration: Duration): TemporalDuration;
}

const DAY_IN_NANOSECONDS = 86_400_000_000_000;

/**
 * The instant a duration after another, rounded as its type does; undefined where it is beyond what a date, or the day of a
 * plain time, can hold.
 *
 * @param start - Finite.
 * @throws TypeError `ERR_TYPE` for a duration of another type; RangeError `ERR_RANGE` for one that is not above 0, is no whole
 * number of milliseconds for dates, or that Temporal refuses; `ERR_NOT_REPRESENTABLE` where it is too short to change `start`.
 */
export function laterBy(where: string, start: Instant, duration: Duration): Instant | undefined {
  if (duration === Number.POSITIVE_INFINITY) return duration;
  if (isTemporal(start)) return temporalLaterBy(where, start as Addable, duration);
  checkLength(where, start, duration);
  if (typeof start === "bigint") return start + (duration as bigint);
  if (typeof start === "object") {
    const end = new Date(start.getTime() + (duration as number));
    return Number.isNaN(end.getTime()) ? undefined : end;
  }
  const end = start + (duration as number);
  if (!(end > start)) {
    rangeError(
      "ERR_NOT_REPRESENTABLE",
      `${where}: ${start} + ${duration} has no double of its own; a longer duration?`,
    );
  }
  return end;
}

/**
 * Refuses what is no duration after `start`, as `laterBy` does, whether or not it is needed.
 *
 * @throws TypeError `ERR_TYPE`, RangeError `ERR_RANGE` as `laterBy` does.
 */
export function checkDuration(where: string, start: Instant, duration: Duration): void {
  if (duration === Number.POSITIVE_INFINITY) return;
  if (isTemporal(start)) temporalLaterBy(where, start as Addable, duration);
  else checkLength(where, start, duration);
}

function checkLength(where: string, start: number | bigint | Date, duration: Duration): void {
  const wanted = typeof start === "bigint" ? "bigint" : "number";
  if (typeof duration !== wanted) {
    typeError("ERR_TYPE", `${where}: the duration for ${typeName(start)} must be a ${wanted}, not ${show(duration)}`);
  }
  if (!((duration as number | bigint) > 0)) refuse(where, `must be above 0, not ${show(duration)}`);
  if (typeof start === "object" && !Number.isInteger(duration)) {
    refuse(where, `for dates must be whole milliseconds, not ${show(duration)}`);
  }
}

function temporalLaterBy(where: string, start: Addable, duration: Duration): Instant | undefined {
  const end = asked(where, start, () => start.add(duration));
  if (typeName(start) !== "Temporal.PlainTime") {
    return compareInstants(end, start) > 0 ? end : refuse(where, `must be above 0, not ${show(duration)}`);
  }
  // A plain time's own `add` goes round the clock; here a day ends at midnight.
  const durations = start.until(start).constructor as unknown as DurationClass;
  const length = asked(where, start, () => durations.from(duration).total("nanoseconds"));
  if (!(length > 0)) refuse(where, `must be above 0, not ${show(duration)}`);
  return length < nanosecondsToMidnight(start) ? end : undefined;
}

/** A plain time has no midnight at the day's end: there is one nanosecond from the last one to it. */
function nanosecondsToMidnight(time: Addable): number {
  const { hour, minute, second, millisecond, microsecond, nanosecond } = time as Addable & TimeFields;
  const seconds = (hour * 60 + minute) * 60 + second;
  return DAY_IN_NANOSECONDS - (seconds * 1e9 + millisecond * 1e6 + microsecond * 1e3 + nanosecond);
}

/** What Temporal answers, or its complaint under the library's codes. */
function asked<T>(where: string, start: Addable, question: () => T): T {
  try {
    return question();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof TypeError) typeError("ERR_TYPE", `${where}: no duration for ${typeName(start)}: ${message}`);
    refuse(where, `must suit ${typeName(start)}: ${message}`);
  }
}

function refuse(where: string, what: string): never {
  rangeError("ERR_RANGE", `${where}: the duration ${what}`);
}
