/** Round numbers and dates of a range, for an axis: as many as have room. */
import type { InstantKind } from "../../pairs/instant-kinds.js";
import type { Extent } from "./frame.js";

export interface Tick {
  readonly at: number;
  readonly label: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Steps of a clock, from one midnight on. */
const CLOCK_STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * SECOND),
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
] as const;
/** Steps of days from 1970 on, which are weeks from a Monday on. */
const DAY_STEPS = [1, 2, 7, 14] as const;
const FIRST_MONDAY = 4;
/** Steps of months, from one January on; longer ones are years. */
const MONTH_STEPS = [1, 3, 6] as const;
const MONTHS = 12;
/** The mean of them. */
const MONTH = (365.2425 / MONTHS) * DAY;
/** What a `Date` can be. */
const LAST_DATE = 8.64e15;

/** Round places of a range with a length, `most` of them or fewer; none where there is none. */
export function ticksOf([least, greatest]: Extent, kind: InstantKind | undefined, most: number): readonly Tick[] {
  if (!(least < greatest) || most < 1) return [];
  const step = greatest / most - least / most;
  const isDate = kind === "local" || kind === "zoned";
  if (!isDate) return numbers(least, greatest, step);
  if (least < -LAST_DATE || greatest > LAST_DATE || greatest - least < SECOND) return [];
  const clock = CLOCK_STEPS.find((each) => each >= step);
  if (clock !== undefined) return every(least, greatest, clock, 0).map((at) => ({ at, label: timeText(at, clock) }));
  const days = DAY_STEPS.find((each) => each * DAY >= step);
  if (days !== undefined) {
    const places = every(least, greatest, days * DAY, days < 7 ? 0 : FIRST_MONDAY * DAY);
    return places.map((at) => ({ at, label: dayText(at) }));
  }
  const months = MONTH_STEPS.find((each) => each * MONTH >= step);
  return months === undefined
    ? monthly(least, greatest, MONTHS * roundStep(step / MONTH / MONTHS))
    : monthly(least, greatest, months);
}

/** Digits of which doubles have all, and how many steps from 0 are told apart by them. */
const DIGITS = 15;
const MOST_STEPS = 1e13;

/** Whole multiples of 1, 2 or 5 in a power of ten. */
function numbers(least: number, greatest: number, smallest: number): readonly Tick[] {
  const step = roundStep(smallest);
  // A range of which doubles have no such parts has no ticks: they would be at other places than they say.
  if (!(step > 0 && step < Number.POSITIVE_INFINITY) || Math.max(-least, greatest) / step > MOST_STEPS) return [];
  const ticks: Tick[] = [];
  for (let turn = Math.ceil(least / step); turn * step <= greatest; turn++) {
    // So that 3 · 0.1 is 0.3.
    const at = Number((turn * step).toPrecision(DIGITS)) + 0;
    if (at >= least && at <= greatest) ticks.push({ at, label: String(at) });
  }
  return ticks;
}

/** The least of 1, 2, 5, 10, 20, … and their tenths that is no less. */
function roundStep(smallest: number): number {
  const power = 10 ** Math.floor(Math.log10(smallest));
  return power * ([1, 2, 5, 10].find((each) => each * power >= smallest) ?? 10);
}

function every(least: number, greatest: number, step: number, from: number): readonly number[] {
  const first = from + Math.ceil((least - from) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((greatest - first) / step) + 1) },
    (_, turn) => first + turn * step,
  );
}

/** The first of every so many months; of whole years their number alone. */
function monthly(least: number, greatest: number, step: number): readonly Tick[] {
  const ticks: Tick[] = [];
  const last = monthOf(greatest);
  for (let month = Math.ceil(monthOf(least) / step) * step; month <= last; month += step) {
    const date = new Date(0);
    date.setUTCFullYear(Math.floor(month / MONTHS), ((month % MONTHS) + MONTHS) % MONTHS, 1);
    const at = date.getTime();
    if (at >= least && at <= greatest) ticks.push({ at, label: dayText(at).slice(0, step % MONTHS === 0 ? -6 : -3) });
  }
  return ticks;
}

/** Months since the year 0. */
function monthOf(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
}

/** Years before 0 and after 9999 have a sign and six digits. */
function dayText(at: number): string {
  return new Date(at).toISOString().split("T")[0] as string;
}

/** The time of day; at midnight, the day. */
function timeText(at: number, step: number): string {
  if (at % DAY === 0) return dayText(at);
  const [, time = ""] = new Date(at).toISOString().split("T");
  return time.slice(0, step < MINUTE ? 8 : 5);
}
