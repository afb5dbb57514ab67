/**
 * The local times that a recurrence rule gives, in order, RFC 5545 section 3.3.10. All on the wall: what the clocks make of
 * them is for `zone.ts`.
 *
 * The RFC's table of parts that "expand" and parts that "limit" comes down to three layers, each a set picked from all there
 * is: the days of a period that pass every part about days; the times of such a day; of these pairs, in order, the
 * BYSETPOS-th ones. A part that "expands" in the table is one that the layer picks by, and one that "limits" is so, too.
 */
import type { Budget } from "./budget.js";
import { dayFilter } from "./day-filter.js";
import { civilDate, DAY, dayNumber, dayOf, daysInMonth, HOUR, MINUTE, SECOND, weekday } from "./local-time.js";
import type { Frequency, Rule } from "./rule.js";
import { clockFilter, timesOfDay } from "./times-of-day.js";
import { firstWeek, weekYear } from "./week-of-year.js";

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
  const { frequency } = rule;
  const times = isOfDays(frequency)
    ? byDays(rule, PERIODS[frequency], start, from, to, budget)
    : byClock(rule, UNITS[frequency], start, from, to, budget);
  for (const time of times) if (time > start || (onlyMatches && time === start)) yield time;
}

/** Every span of time that the rule's unit has, as days: from the first day on, in order, up to the end of the calendar. */
type Periods = (rule: Rule, start: number, from: number) => Generator<readonly [first: number, length: number]>;

/** The frequencies whose unit is a day or more. */
type DayFrequency = "YEARLY" | "MONTHLY" | "WEEKLY" | "DAILY";

const PERIODS: Readonly<Record<DayFrequency, Periods>> = {
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

/** The others: the unit in milliseconds. */
const UNITS: Readonly<Record<Exclude<Frequency, DayFrequency>, number>> = {
  HOURLY: HOUR,
  MINUTELY: MINUTE,
  SECONDLY: SECOND,
};

function isOfDays(frequency: Frequency): frequency is DayFrequency {
  return frequency in PERIODS;
}

/** The first of `first`, `first + step`, … that is not before `from`; `first` where that is later. */
function skipTo(first: number, from: number, step: number): number {
  return from <= first ? first : first + Math.ceil((from - first) / step) * step;
}

function* byDays(
  rule: Rule,
  periods: Periods,
  start: number,
  from: number,
  to: number,
  budget: Budget,
): Generator<number> {
  const filter = dayFilter(rule, start);
  const times = timesOfDay(rule, start % DAY < 0 ? (start % DAY) + DAY : start % DAY);
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

function* byClock(
  rule: Rule,
  unit: number,
  start: number,
  from: number,
  to: number,
  budget: Budget,
): Generator<number> {
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
