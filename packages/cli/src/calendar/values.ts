/** iCalendar's values for dates, times and durations, RFC 5545 section 3.3. */
import { Misread, quote } from "../bad-input.js";
import { DAY, dayNumber, daysInMonth, HOUR, MINUTE, SECOND } from "./local-time.js";

/** A date or a time as it is written: on the wall, or in UTC. */
export interface DateValue {
  readonly type: "date" | "local" | "utc";
  /** Milliseconds as in `local-time.ts`; of a date, its midnight. */
  readonly local: number;
}

const DATE_OR_TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/i;

/** Reads a DATE, `20261121`, or a DATE-TIME, `20261121T090000` or with a `Z` behind it. */
export function readDateOrTime(text: string): DateValue {
  const found = DATE_OR_TIME.exec(text);
  if (found === null) {
    throw new Misread(
      undefined,
      `${quote(text)} is no date or time; write 20261121, 20261121T090000 or 20261121T090000Z`,
    );
  }
  const [, year, month, day, hour, minute, second, utc] = found;
  const date = dateNumber(Number(year), Number(month), Number(day));
  if (date === undefined) throw new Misread(undefined, `there is no day ${quote(text.slice(0, 8))}`);
  if (hour === undefined) return { type: "date", local: date * DAY };
  const time = timeOfDay(Number(hour), Number(minute), Number(second));
  if (time === undefined) throw new Misread(undefined, `there is no time of day ${quote(text.slice(9))}`);
  return { type: utc === undefined ? "local" : "utc", local: date * DAY + time };
}

/** The day's number, or undefined where the calendar has no such day. Year 0 is refused with the rest: nobody means it. */
export function dateNumber(year: number, month: number, day: number): number | undefined {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return undefined;
  return dayNumber(year, month, day);
}

/** Milliseconds since midnight; the leap second 60 is the 59th (RFC 5545, 3.3.12). Undefined where no clock shows it. */
export function timeOfDay(hour: number, minute: number, second: number): number | undefined {
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  return hour * HOUR + minute * MINUTE + Math.min(second, 59) * SECOND;
}

/** Days keep the time on the wall, whatever the clocks do; the rest is exact (RFC 5545, 3.3.6). Both in milliseconds. */
export interface Duration {
  readonly days: number;
  readonly exact: number;
}

const DURATION = /^([+-])?P(?:(\d{1,7})W)?(?:(\d{1,7})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,11})S)?)?$/i;

/** Reads a DURATION, `PT1H30M`. A negative one is refused: events end after they start. */
export function readDuration(text: string): Duration {
  const found = DURATION.exec(text);
  if (found === null || /[PT]$/i.test(text)) {
    throw new Misread(undefined, `${quote(text)} is no duration; write PT1H30M, P1D or P2W`);
  }
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found;
  const duration = {
    days: (Number(weeks) * 7 + Number(days)) * DAY,
    exact: Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND,
  };
  if (sign === "-" && duration.days + duration.exact > 0) {
    throw new Misread(undefined, `the duration ${quote(text)} is negative: the event would end before it starts`);
  }
  return duration;
}

/** Reads a UTC-OFFSET, `+0900` or `-033052`, in milliseconds. */
export function readOffset(text: string): number {
  const found = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text);
  const size = found && timeOfDay(Number(found[2]), Number(found[3]), Number(found[4] ?? 0));
  if (size === null || size === undefined) {
    throw new Misread(undefined, `${quote(text)} is no offset from UTC; write +0900 or -0330`);
  }
  return found?.[1] === "-" ? -size : size;
}

/** Reads a property's value, and puts the property's name before what is amiss with it. */
export function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Misread) throw new Misread(undefined, `${name}: ${problem.message}`);
    throw problem;
  }
}
