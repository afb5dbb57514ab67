import { rangeError, typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { type ClockTime, clockText, DAY, dayText, readClock, WEEK } from "./clock.js";

/** How often a slot comes again. */
export type Cycle = "day" | "week";

/**
 * A slot that comes again every day or every week, without a date: closed intervals, one a period, for ever. Two such slots
 * overlap where any of their occurrences do, and touch where none overlap and any touch.
 */
export interface Recurring {
  readonly kind: "recurring";
  readonly every: Cycle;
  /** In whole nanoseconds since midnight, or since Monday's midnight; 0 or above, and less than a period. */
  readonly start: number;
  /** At least `start`, at most a period after it: past the period's end it goes on in the next one. */
  readonly end: number;
}

/**
 * A slot of every day. Where the end is before the start, it is on the next day.
 *
 * @param start - A time of day, as `"22:00"`, or a Temporal `PlainTime`; before 24:00.
 * @param end - The same; `"24:00"` is the end of the day. Equal to the start, the slot has no length.
 * @throws TypeError `ERR_TYPE` for what is neither text nor a plain time; RangeError `ERR_RANGE` for text that is no time of day.
 * @example
 * ```ts
 * import { daily, overlaps } from "hantei/interval";
 * const night = daily("22:00", "06:00");
 * console.log(overlaps(night, daily("05:00", "07:00"))); // true
 * console.log(overlaps(night, daily("06:00", "22:00"))); // false: back to back, twice a day
 * ```
 */
export function daily(start: ClockTime, end: ClockTime): Recurring {
  const from = readClock("daily: start", start);
  const to = readClock("daily: end", end);
  if (from.day !== undefined || to.day !== undefined) {
    rangeError(
      "ERR_RANGE",
      "daily: a slot of every day takes times without a day's name; weekly() takes them with one",
    );
  }
  return recurring("day", beforeMidnight("daily", from.time), to.time < from.time ? to.time + DAY : to.time);
}

/**
 * A slot of every week. Where the end is before the start, it is in the next week; without a day's name it is the first such
 * time that is not before the start.
 *
 * @param start - A day and a time, as `"mon 22:00"` or `"Monday 22:00"`; before 24:00.
 * @param end - The same, or a time alone, or a Temporal `PlainTime`. Equal to the start, the slot has no length; but from `"sun 00:00"` to
 * `"sat 24:00"` is all of a week.
 * @throws TypeError `ERR_TYPE` for what is neither text nor a plain time; RangeError `ERR_RANGE` for text that is no such time.
 * @example
 * ```ts
 * import { overlaps, weekly } from "hantei/interval";
 * const shift = weekly("sun 22:00", "06:00"); // until Monday
 * console.log(overlaps(shift, weekly("mon 05:00", "07:00"))); // true
 * console.log(overlaps(shift, weekly("fri 18:00", "sun 22:00"))); // false
 * ```
 */
export function weekly(start: string, end: ClockTime): Recurring {
  const from = readClock("weekly: start", start);
  const to = readClock("weekly: end", end);
  if (from.day === undefined)
    rangeError("ERR_RANGE", `weekly: start must begin with a day, as "mon 22:00", not ${show(start)}`);
  const first = from.day * DAY + beforeMidnight("weekly", from.time);
  if (to.day === undefined) {
    const last = from.day * DAY + to.time;
    return recurring("week", first, last < first ? last + DAY : last);
  }
  const last = to.day * DAY + to.time;
  // From midnight to the end of the day before is all of a week.
  const isNext = last < first || (last === first && to.time === DAY);
  return recurring("week", first, isNext ? last + WEEK : last);
}

function beforeMidnight(where: string, time: number): number {
  if (time === DAY) rangeError("ERR_RANGE", `${where}: start must be before 24:00; 00:00 of the next day?`);
  return time;
}

/** A record of it, without checks. */
export function recurring(every: Cycle, start: number, end: number): Recurring {
  return { kind: "recurring", every, start, end };
}

/** How long a cycle is, in nanoseconds. */
export function turnOf(every: Cycle): number {
  return every === "day" ? DAY : WEEK;
}

/**
 * The start and the end of a recurring slot as text, which `daily` and `weekly` read.
 *
 * All but one sort come back as they were: what `gaps` and `subtract` leave of a whole day or week around a single instant, as
 * 06:00 to 06:00, is a period long, and so written like that instant, which is what the text is read as.
 *
 * @throws TypeError `ERR_KIND` for what is no recurring slot; RangeError `ERR_RANGE` for one built past `daily` and `weekly`
 * whose times are not within its period.
 * @example
 * ```ts
 * import { clockTimes, daily, gaps, weekly } from "hantei/interval";
 * const free = gaps([daily("00:00", "09:00"), daily("18:00", "24:00"), weekly("wed 12:00", "18:00")]);
 * console.log(free.map(clockTimes).map(({ start, end }) => `${start} - ${end}`)[2]); // wed 09:00 - wed 12:00
 * ```
 */
export function clockTimes(slot: Recurring): { start: string; end: string } {
  checkRecurring("clockTimes", slot);
  return { start: textOf(slot.start, slot.every, false), end: textOf(slot.end, slot.every, slot.end > slot.start) };
}

/** Midnight is the end of the day before where something ends at it. */
function textOf(time: number, every: Cycle, isEnd: boolean): string {
  const days = isEnd ? Math.ceil(time / DAY) - 1 : Math.floor(time / DAY);
  const clock = clockText(time - days * DAY);
  return every === "day" ? clock : `${dayText(days)} ${clock}`;
}

/** Throws unless the value is what `daily` and `weekly` make. */
export function checkRecurring(where: string, value: unknown): void {
  const { kind, every, start, end } = Object(value) as Partial<Recurring>;
  if (kind !== "recurring") {
    typeError(
      "ERR_KIND",
      `${where}: a slot made by daily() or weekly() is wanted, not ${show(kind ?? value)}; one sort only`,
    );
  }
  if (every !== "day" && every !== "week") {
    rangeError(
      "ERR_RANGE",
      `${where}: what recurs is made by daily() or weekly(): its every must be "day" or "week", not ${show(every)}`,
    );
  }
  const period = turnOf(every);
  const [from, to] = [start as number, end as number];
  const areWhole = Number.isInteger(from) && Number.isInteger(to);
  if (!(areWhole && from >= 0 && from < period && to >= from && to - from <= period)) {
    rangeError(
      "ERR_RANGE",
      `${where}: a recurring slot out of its ${show(every)}: ${show(from)}, ${show(to)}; use daily() or weekly()`,
    );
  }
}

/** Whether a slot, or the first of a list, is recurring: then all must be. */
export function isRecurring(value: unknown): boolean {
  const slot: unknown = Array.isArray(value) ? value[0] : value;
  return (slot as Recurring | null | undefined)?.kind === "recurring";
}
