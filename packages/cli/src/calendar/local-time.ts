/**
 * Wall-clock time without a zone: milliseconds from 1970-01-01T00:00 as if every day had 24 hours. The proleptic Gregorian
 * calendar, years 0 to 9999.
 */

export const SECOND = 1000;
export const MINUTE: number = 60 * SECOND;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** The first day that iCalendar's readers know: four digits could write the year 0, but few take it for one. */
export const START_OF_TIME: number = new Date("0001-01-01T00:00Z").getTime();
/** The last millisecond that four digits can write a year for. */
export const END_OF_TIME: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] as number);
}

/**
 * The day's number from 1970-01-01, which is 0. A year is counted from March, so that the leap day comes last and the lengths
 * of the months before a given one are 153 days every five months; 400 years are 146,097 days.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_TO_1970;
}

/** From 0000-03-01, where the eras above begin, to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/** The date of a day's number: the inverse of `dayNumber`. */
export function civilDate(number: number): CivilDate {
  const shifted = number + DAYS_TO_1970;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** 0 is Sunday: 1970-01-01 was a Thursday. */
export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** The day's number of a local time. */
export function dayOf(local: number): number {
  return Math.floor(local / DAY);
}

/** A local time as `2026-11-21T09:00:00`; seconds are there only where they are not 0, if asked so. */
export function localText(local: number, between = "T", short = false): string {
  const time = new Date(local).toISOString();
  const date = time.startsWith("+") || time.startsWith("-") ? time.slice(0, 13) : time.slice(0, 10);
  const clock = time.slice(date.length + 1, -1);
  const shown = clock.endsWith(".000") ? clock.slice(0, -4) : clock;
  return `${date}${between}${short && shown.endsWith(":00") && shown.length === 8 ? shown.slice(0, 5) : shown}`;
}
