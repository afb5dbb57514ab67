/**
 * The local times that a recurrence rule gives, in order, RFC 5545 section 3.3.10. All on the wall: what the clocks make of
 * them is for `zones`.
 *
 * The RFC's table of parts that "expand" and parts that "limit" comes down to three layers, each a set picked from all there
 * is: the days of a period that pass every part about days; the times of such a day; of these pairs, in order, the
 * BYSETPOS-th ones. A part that "expands" in the table is one that the layer picks by, and one that "limits" is so, too.
 */
import {
  civilDate,
  DAY,
  dayNumber,
  dayOf,
  daysInMonth,
  HOUR,
  isLeapYear,
  MINUTE,
  SECOND,
  weekday,
} from "./local-time.js";
import type { Rule } from "./rule.js";

/** Recurrences cost more than they may. Skipping one event would not help those after it: it ends the run. */
export class TooMuch extends Error {}

/** How much recurrences may still cost, all of them together. */
export class Budget {
  readonly #most: number;
  #instances: number;
  #steps: number;

  /** @param most - How many instances recurrences may give; 400 times as many days and times may be looked at. */
  constructor(most: number) {
    this.#most = most;
    this.#instances = most;
    this.#steps = most * STEPS_AN_INSTANCE;
  }

  /**
   * Pays for looking at so many days or times.
   *
   * @throws TooMuch
   */
  look(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) this.#refuse(`more than ${this.#most * STEPS_AN_INSTANCE} days and times were looked at`);
  }

  /**
   * Pays for an instance.
   *
   * @throws TooMuch
   */
  take(): void {
    if (--this.#instances < 0) this.#refuse(`more than ${this.#most} instances`);
  }

  #refuse(what: string): never {
    throw new TooMuch(
      `the recurrences up to this one cost too much (${what}); bring --to nearer, or raise --max-instances`,
    );
  }
}

/** A yearly event is found once among 366 days, a weekly one among 7; rules that give nothing must end, too. */
const STEPS_AN_INSTANCE = 400;

/** The first year that four digits cannot write. */
const END_YEAR = 10_000;
const END_DAY: number = dayNumber(END_YEAR, 1, 1);

/**
 * Local times in order, from `start` on. `start` itself comes first, whether or not the rule matches it (RFC 5545, 3.8.5.3: it
 * is the first instance), unless `onlyMatches` is asked for. Neither COUNT nor UNTIL is looked at here; the calendar ends with
 * the year 9999.
 *
 * @param from - Times before it may be left out, `start` too: the rule is not walked through up to there.
 * @param to - Times after it may be left out: the rule is not walked on from there, even where it gives nothing.
 * @param onlyMatches - `start` comes only where the rule matches it: an EXRULE makes no instances, and takes that one away too
 *   only if it means it.
 */
export function* occurrences(
  rule: Rule,
  start: number,
  from: number,
  to: number,
  budget: Budget,
  onlyMatches = false,
): Generator<number> {
  if (start >= from && !onlyMatches) yield start;
  const walk = rule.frequency in BY_DAYS ? byDays : byClock;
  const times = walk(rule, start, from, to, budget);
  for (const time of times) if (time > start || (onlyMatches && time === start)) yield time;
}

/** Every span of time that the rule's unit has, as days: from the first day on, in order, up to the end of the calendar. */
type Periods = (rule: Rule, start: number, from: number) => Generator<readonly [first: number, length: number]>;

const BY_DAYS: Readonly<Record<string, Periods>> = {
  *YEARLY({ interval, byWeek, weekStart }, start, from) {
    // Where weeks are told by number, a year is its weeks: 1 January may be in the last one of the year before.
    const yearOf =
      byWeek === undefined ? (day: number) => civilDate(day).year : (day: number) => weekYear(day, weekStart);
    const first =
      byWeek === undefined ? (year: number) => dayNumber(year, 1, 1) : (year: number) => firstWeek(year, weekStart);
    for (let year = skipTo(yearOf(start), yearOf(from), interval); year < END_YEAR; year += interval) {
      yield [first(year), first(year + 1) - first(year)];
    }
  },
  *MONTHLY({ interval }, start, from) {
    const monthOf = (day: number): number => civilDate(day).year * 12 + civilDate(day).month - 1;
    for (let at = skipTo(monthOf(start), monthOf(from), interval); at < END_YEAR * 12; at += interval) {
      const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
      yield [dayNumber(year, month, 1), daysInMonth(year, month)];
    }
  },
  *WEEKLY({ interval, weekStart }, start, from) {
    const first = start - ((weekday(start) - weekStart + 7) % 7);
    for (let day = skipTo(first, from - 6, interval * 7); day < END_DAY; day += interval * 7) yield [day, 7];
  },
  *DAILY({ interval }, start, from) {
    for (let day = skipTo(start, from, interval); day < END_DAY; day += interval) yield [day, 1];
  },
};

/** The first of `first`, `first + step`, … that is not before `from`; `first` where that is later. */
function skipTo(first: number, from: number, step: number): number {
  return from <= first ? first : first + Math.ceil((from - first) / step) * step;
}

function* byDays(rule: Rule, start: number, from: number, to: number, budget: Budget): Generator<number> {
  const filter = dayFilter(rule, start);
  const times = timesOfDay(rule, start % DAY < 0 ? (start % DAY) + DAY : start % DAY);
  const periods = BY_DAYS[rule.frequency] as Periods;
  const positions = positionsOf(rule);
  for (const [first, length] of periods(rule, dayOf(start), dayOf(Math.max(start, from)))) {
    if (first * DAY > to) return;
    budget.look(length);
    const days: number[] = [];
    for (let day = first; day < first + length && day < END_DAY; day++) if (filter(day)) days.push(day);
    const size = days.length * times.length;
    const at = (index: number): number =>
      (days[Math.floor(index / times.length)] as number) * DAY + (times[index % times.length] as number);
    yield* picked(positions(size), size, at, from, budget);
  }
}

/** HOURLY, MINUTELY and SECONDLY: the rule's unit in milliseconds. */
const UNITS: Readonly<Record<string, number>> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: SECOND };

function* byClock(rule: Rule, start: number, from: number, to: number, budget: Budget): Generator<number> {
  const unit = UNITS[rule.frequency] as number;
  const step = unit * rule.interval;
  const filter = dayFilter(rule, start);
  const passes = clockFilter(rule, unit);
  // The times inside one unit, such as the minutes and seconds of an hour.
  const inside = timesOfDay(rule, ((start % unit) + unit) % unit, unit);
  const first = Math.floor(start / unit) * unit;
  let at = skipTo(first, Math.floor(Math.max(start, from) / unit) * unit, step);
  const positions = positionsOf(rule)(inside.length);
  while (dayOf(at) < END_DAY && at <= to) {
    const day = dayOf(at);
    const end = (day + 1) * DAY;
    budget.look(1);
    if (!filter(day)) {
      at = skipTo(at, end, step);
      continue;
    }
    for (; at < end && at <= to; at += step) {
      budget.look(1);
      if (!passes(at - day * DAY)) continue;
      const base = at;
      yield* picked(positions, inside.length, (index) => base + (inside[index] as number), from, budget);
    }
  }
}

/** The indexes from 0, in order, that BYSETPOS picks from so many times; all of them, undefined, without it. */
type Positions = (size: number) => readonly number[] | undefined;

/** Made once for each size: periods come by the million, and have few sizes. */
function positionsOf({ byPosition }: Rule): Positions {
  const known = new Map<number, readonly number[]>();
  return (size) => {
    if (byPosition === undefined) return undefined;
    let indexes = known.get(size);
    if (indexes === undefined) {
      const all = byPosition.map((position) => (position > 0 ? position - 1 : size + position));
      indexes = [...new Set(all)].filter((index) => index >= 0 && index < size).sort((a, b) => a - b);
      known.set(size, indexes);
    }
    return indexes;
  };
}

/** What BYSETPOS leaves of a period's times. `at(index)` is the index-th, from 0, in order. */
function* picked(
  positions: readonly number[] | undefined,
  size: number,
  at: (index: number) => number,
  from: number,
  budget: Budget,
): Generator<number> {
  const count = positions === undefined ? size : positions.length;
  for (let i = 0; i < count; i++) {
    const time = at(positions === undefined ? i : (positions[i] as number));
    if (time >= from) yield time;
    // Who takes a time pays for it.
    else budget.look(1);
  }
}

/** Whether an hour, minute or second passes BYHOUR, BYMINUTE and BYSECOND, as far as they are not finer than the unit. */
function clockFilter({ byHour, byMinute, bySecond }: Rule, unit: number): (timeOfDay: number) => boolean {
  const hours = byHour && new Set(byHour);
  const minutes = unit <= MINUTE && byMinute ? new Set(byMinute) : undefined;
  const seconds = unit <= SECOND && bySecond ? new Set(bySecond) : undefined;
  return (time) =>
    (hours === undefined || hours.has(Math.floor(time / HOUR))) &&
    (minutes === undefined || minutes.has(Math.floor(time / MINUTE) % 60)) &&
    (seconds === undefined || seconds.has(Math.floor(time / SECOND) % 60));
}

/** The times within a day, or within a shorter unit: what the parts finer than it list, or `start`'s where they do not. */
function timesOfDay({ byHour, byMinute, bySecond }: Rule, start: number, unit: number = DAY): readonly number[] {
  const hours = unit > HOUR ? (byHour ?? [Math.floor(start / HOUR)]) : [0];
  const minutes = unit > MINUTE ? (byMinute ?? [Math.floor((start % HOUR) / MINUTE)]) : [0];
  const seconds = unit > SECOND ? (bySecond ?? [Math.floor((start % MINUTE) / SECOND)]) : [0];
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => hour * HOUR + minute * MINUTE + second * SECOND)),
  );
}

/** Whether a day passes every part about days, with those that the rule lacks taken from the start (RFC 5545, 3.3.10). */
function dayFilter(rule: Rule, start: number): (day: number) => boolean {
  const { frequency, weekStart } = rule;
  const first = civilDate(dayOf(start));
  const isYearly = frequency === "YEARLY";
  const isOpen =
    rule.byWeek === undefined &&
    rule.byYearDay === undefined &&
    rule.byMonthDay === undefined &&
    rule.byDay === undefined;
  const fromDate = isOpen && (isYearly || frequency === "MONTHLY");
  const byMonthDay = rule.byMonthDay ?? (fromDate ? [first.day] : undefined);
  const byMonth = rule.byMonth ?? (fromDate && isYearly ? [first.month] : undefined);
  const fromWeekday =
    (isOpen && frequency === "WEEKLY") ||
    (rule.byWeek !== undefined &&
      rule.byDay === undefined &&
      rule.byMonthDay === undefined &&
      rule.byYearDay === undefined);
  const byDay = rule.byDay ?? (fromWeekday ? [{ ordinal: 0, weekday: weekday(dayOf(start)) }] : undefined);

  const months = byMonth && new Set(byMonth);
  const weeks = rule.byWeek && new Set(rule.byWeek);
  const yearDays = rule.byYearDay && new Set(rule.byYearDay);
  const monthDays = byMonthDay && new Set(byMonthDay);
  // "The 20th Monday" is the year's, or the month's where months are told.
  const inYear = isYearly && rule.byMonth === undefined;

  return (day) => {
    const { year, month, day: monthDay } = civilDate(day);
    if (months !== undefined && !months.has(month)) return false;
    if (monthDays !== undefined) {
      const length = daysInMonth(year, month);
      if (!monthDays.has(monthDay) && !monthDays.has(monthDay - length - 1)) return false;
    }
    const yearDay = day - dayNumber(year, 1, 1) + 1;
    const yearLength = isLeapYear(year) ? 366 : 365;
    if (yearDays !== undefined && !yearDays.has(yearDay) && !yearDays.has(yearDay - yearLength - 1)) return false;
    if (weeks !== undefined) {
      const [week, length] = weekOfYear(day, weekStart);
      if (!weeks.has(week) && !weeks.has(week - length - 1)) return false;
    }
    if (byDay === undefined) return true;
    const [position, length] = inYear ? [yearDay, yearLength] : [monthDay, daysInMonth(year, month)];
    const own = weekday(day);
    const forwards = Math.floor((position - 1) / 7) + 1;
    const backwards = -Math.floor((length - position) / 7) - 1;
    return byDay.some(
      ({ ordinal, weekday: wanted }) =>
        wanted === own && (ordinal === 0 || ordinal === forwards || ordinal === backwards),
    );
  };
}

/** The number of a day's week, and how many weeks its year has: week 1 is the first with four days or more in the year. */
function weekOfYear(day: number, weekStart: number): readonly [week: number, weeks: number] {
  const year = weekYear(day, weekStart);
  const first = firstWeek(year, weekStart);
  return [Math.floor((day - first) / 7) + 1, (firstWeek(year + 1, weekStart) - first) / 7];
}

/** The year that a day's week counts for: that of the fourth day of the week. */
function weekYear(day: number, weekStart: number): number {
  return civilDate(day - ((weekday(day) - weekStart + 7) % 7) + 3).year;
}

/** The day on which a year's week 1 begins: the week of 4 January. */
function firstWeek(year: number, weekStart: number): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekday(fourth) - weekStart + 7) % 7);
}
