/** A recurrence rule, RFC 5545 section 3.3.10, from its text. */
import { Misread, quote } from "../bad-input.js";
import { type DateValue, readDateOrTime } from "./values.js";

/** From the longest to the shortest: what is at most `DAILY` steps by days. */
export const FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** `2MO` is `{ordinal: 2, weekday: 1}`, `-1SU` `{ordinal: -1, weekday: 0}`, a plain `TU` has the ordinal 0: every one. */
export interface WeekdayPart {
  readonly ordinal: number;
  readonly weekday: number;
}

/** Lists are sorted, without repetitions, and undefined where the rule does not have the part. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  /** The last instance may start here. */
  readonly until: DateValue | undefined;
  /** On which weekday a week begins; 0 is Sunday. */
  readonly weekStart: number;
  readonly byMonth: readonly number[] | undefined;
  readonly byWeek: readonly number[] | undefined;
  readonly byYearDay: readonly number[] | undefined;
  readonly byMonthDay: readonly number[] | undefined;
  readonly byDay: readonly WeekdayPart[] | undefined;
  readonly byHour: readonly number[] | undefined;
  readonly byMinute: readonly number[] | undefined;
  readonly bySecond: readonly number[] | undefined;
  readonly byPosition: readonly number[] | undefined;
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

interface NumbersPart {
  readonly least: number;
  readonly most: number;
  /** Whether the numbers may count from the end, as −1 for the last; 0 is none of them then. */
  readonly fromEnd?: true;
}

/** The parts that are lists of numbers, and which numbers. */
const NUMBERS: Readonly<Record<string, NumbersPart>> = {
  BYMONTH: { least: 1, most: 12 },
  BYWEEKNO: { least: 1, most: 53, fromEnd: true },
  BYYEARDAY: { least: 1, most: 366, fromEnd: true },
  BYMONTHDAY: { least: 1, most: 31, fromEnd: true },
  BYHOUR: { least: 0, most: 23 },
  BYMINUTE: { least: 0, most: 59 },
  BYSECOND: { least: 0, most: 60 },
  BYSETPOS: { least: 1, most: 366, fromEnd: true },
};

/** Parts of RFC 7529 that may say what is so without them: the calendar, and what becomes of days that a month lacks. */
const ONLY: Readonly<Record<string, string>> = { RSCALE: "GREGORIAN", SKIP: "OMIT" };

const PARTS = new Set(["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "BYDAY", ...Object.keys(NUMBERS)]);

/** The largest whole number that COUNT and INTERVAL may be: with larger ones, sums of times would not be exact. */
const MOST = 1e9;

/**
 * Reads the value of an RRULE or EXRULE.
 *
 * @throws Misread without a column: what is wrong, by the part's name.
 */
export function readRule(text: string): Rule {
  const parts = splitParts(text);
  const frequency = readFrequency(parts.get("FREQ"));
  const rule: Rule = {
    frequency,
    interval: readWhole(parts, "INTERVAL") ?? 1,
    count: readWhole(parts, "COUNT"),
    until: readUntil(parts.get("UNTIL")),
    weekStart: readWeekday(parts.get("WKST") ?? "MO", "WKST"),
    byMonth: readNumbers(parts, "BYMONTH"),
    byWeek: readNumbers(parts, "BYWEEKNO"),
    byYearDay: readNumbers(parts, "BYYEARDAY"),
    byMonthDay: readNumbers(parts, "BYMONTHDAY"),
    byDay: readWeekdays(parts.get("BYDAY")),
    byHour: readNumbers(parts, "BYHOUR"),
    byMinute: readNumbers(parts, "BYMINUTE"),
    bySecond: withoutLeapSecond(readNumbers(parts, "BYSECOND")),
    byPosition: readNumbers(parts, "BYSETPOS"),
  };
  const problem = CONTRADICTIONS.find(([contradicts]) => contradicts(rule));
  if (problem !== undefined) throw misread(`${problem[1]} (RFC 5545, 3.3.10): ${quote(text)}`);
  return rule;
}

/** A rule for dates: the parts about the time of day must be ignored there (RFC 5545, 3.3.10). */
export function withoutClock(rule: Rule): Rule {
  return { ...rule, byHour: undefined, byMinute: undefined, bySecond: undefined };
}

function misread(message: string): Misread {
  return new Misread(undefined, message);
}

function splitParts(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const piece of text.replace(/;$/, "").split(";")) {
    const [name = "", value, ...rest] = piece.trim().toUpperCase().split("=");
    if (value === undefined || value === "" || rest.length > 0) {
      throw misread(`${quote(piece)} is no part; write NAME=VALUE, as in FREQ=WEEKLY;BYDAY=MO`);
    }
    // Parts of others' own, X-…, say nothing about when.
    if (name.startsWith("X-")) continue;
    const only = ONLY[name];
    if (only !== undefined && value !== only)
      throw misread(`${name}=${quote(value)} is not supported; ${name}=${only} is`);
    if (only === undefined && !PARTS.has(name))
      throw misread(`${quote(name)} is no part known; parts: ${[...PARTS].join(", ")}`);
    if (parts.has(name)) throw misread(`${name} is given twice`);
    parts.set(name, value);
  }
  return parts;
}

function readFrequency(text: string | undefined): Frequency {
  const frequency = FREQUENCIES.find((name) => name === text);
  if (frequency !== undefined) return frequency;
  throw misread(
    `${text === undefined ? "FREQ is missing" : `FREQ=${quote(text)}`}; give one of ${FREQUENCIES.join(", ")}`,
  );
}

function readWhole(parts: ReadonlyMap<string, string>, name: string): number | undefined {
  const text = parts.get(name);
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= MOST) return value;
  throw misread(`${name}=${quote(text)}; give a whole number from 1 to ${MOST}`);
}

function readUntil(text: string | undefined): DateValue | undefined {
  if (text === undefined) return undefined;
  try {
    return readDateOrTime(text);
  } catch (error) {
    if (error instanceof Misread) throw misread(`UNTIL: ${error.message}`);
    throw error;
  }
}

function readWeekday(text: string, name: string): number {
  const weekday = WEEKDAYS.indexOf(text);
  if (weekday >= 0) return weekday;
  throw misread(`${name}=${quote(text)}; weekdays are ${WEEKDAYS.join(", ")}`);
}

/** Each once: a line has room for a hundred thousand, and every day would be compared with all of them. */
function readWeekdays(text: string | undefined): readonly WeekdayPart[] | undefined {
  if (text === undefined) return undefined;
  const parts = [...new Set(text.split(","))].map(readWeekdayPart);
  return [...new Map(parts.map((part) => [part.ordinal * 7 + part.weekday, part])).values()];
}

function readWeekdayPart(text: string): WeekdayPart {
  const found = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.trim());
  const ordinal = Number(found?.[1] ?? 0);
  if (found === null || Math.abs(ordinal) > 53 || (found[1] !== undefined && ordinal === 0)) {
    throw misread(`BYDAY=${quote(text)}; give weekdays such as MO, 1MO or -1SU, with -53 to 53 before them`);
  }
  return { ordinal, weekday: readWeekday(found[2] as string, "BYDAY") };
}

function readNumbers(parts: ReadonlyMap<string, string>, name: string): readonly number[] | undefined {
  const { least, most, fromEnd = false } = NUMBERS[name] as NumbersPart;
  const numbers = parts
    .get(name)
    ?.split(",")
    .map((text) => {
      const value = /^[+-]?\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
      const size = fromEnd ? Math.abs(value) : value;
      if (size >= least && size <= most) return value;
      throw misread(
        `${name}=${quote(text)}; give ${fromEnd ? `${least} to ${most}, or -${most} to -1` : `${least} to ${most}`}`,
      );
    });
  return numbers && sortedSet(numbers);
}

function sortedSet(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Clocks here have no leap seconds: the 60th is the 59th (RFC 5545, 3.3.12). */
function withoutLeapSecond(seconds: readonly number[] | undefined): readonly number[] | undefined {
  return seconds && sortedSet(seconds.map((second) => Math.min(second, 59)));
}

/** What the RFC says must not stand together, in words. */
const CONTRADICTIONS: readonly (readonly [(rule: Rule) => boolean, string])[] = [
  [({ count, until }) => count !== undefined && until !== undefined, "COUNT and UNTIL do not go together"],
  [({ byWeek, frequency }) => byWeek !== undefined && frequency !== "YEARLY", "BYWEEKNO goes with FREQ=YEARLY only"],
  [
    ({ byYearDay, frequency }) => byYearDay !== undefined && ["DAILY", "WEEKLY", "MONTHLY"].includes(frequency),
    "BYYEARDAY does not go with FREQ=DAILY, WEEKLY or MONTHLY",
  ],
  [
    ({ byMonthDay, frequency }) => byMonthDay !== undefined && frequency === "WEEKLY",
    "BYMONTHDAY does not go with FREQ=WEEKLY",
  ],
  [
    ({ byDay, byWeek, frequency }) =>
      byDay?.some(({ ordinal }) => ordinal !== 0) === true &&
      (byWeek !== undefined || !(frequency === "MONTHLY" || frequency === "YEARLY")),
    "numbers before weekdays, as in 1FR, go with FREQ=MONTHLY and YEARLY only, and not with BYWEEKNO",
  ],
  [
    (rule) =>
      rule.byPosition !== undefined &&
      [
        rule.byMonth,
        rule.byWeek,
        rule.byYearDay,
        rule.byMonthDay,
        rule.byDay,
        rule.byHour,
        rule.byMinute,
        rule.bySecond,
      ].every((part) => part === undefined),
    "BYSETPOS picks from what another BY part lists, and there is none",
  ],
];
