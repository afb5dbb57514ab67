/** Times of day and of the week as text, and in nanoseconds, which a double holds exactly: a week has 6.048e14. */
import { rangeError, typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { type TemporalValue, typeName } from "../instant.js";

/** A time of day: `"22:00"`, with seconds and their fractions if need be, `"24:00"` for the end of a day; or a `PlainTime`. */
export type ClockTime = string | TemporalValue;

const SECOND = 1_000_000_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY: number = 24 * HOUR;
export const WEEK: number = 7 * DAY;

const DAYS: readonly string[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const DAY_LETTERS = 3;

/** A day's name or nothing, then hours, minutes, and perhaps seconds and up to nine digits of a fraction. */
const CLOCK = /^(?:([a-z]+) )?(\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/i;

/** What a text says: the day, 0 for Monday, undefined without one; and the nanoseconds since its midnight. */
export interface Reading {
  readonly day: number | undefined;
  readonly time: number;
}

/**
 * Reads a time of day or of the week.
 *
 * @param where - Names the argument, as in "daily: start".
 * @param wanted - What it is to be, for the message about text that is none.
 * @throws TypeError `ERR_TYPE` for what is neither text nor a plain time; RangeError `ERR_RANGE` for text that is no time.
 */
export function readClock(
  where: string,
  value: unknown,
  wanted = 'a time, as "22:00" or "mon 22:00", from 00:00 to 24:00',
): Reading {
  const isTime =
    typeof value === "object" && value !== null && typeName(value as TemporalValue) === "Temporal.PlainTime";
  if (typeof value !== "string" && !isTime) {
    typeError("ERR_TYPE", `${where} must be text, as "22:00", or a PlainTime, not ${show(value)}`);
  }
  const [, name, hours, minutes, seconds = "0", fraction = ""] = CLOCK.exec(String(value)) ?? [];
  const day = name === undefined ? undefined : dayOf(name);
  const nanoseconds = Number(fraction.padEnd(9, "0"));
  const time = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + nanoseconds;
  if (!(Number(minutes) < 60 && Number(seconds) < 60 && time <= DAY) || day === -1) {
    rangeError("ERR_RANGE", `${where} must be ${wanted}, not ${show(value)}`);
  }
  return { day, time };
}

/** −1 for what is no day's name. */
function dayOf(name: string): number {
  const small = name.toLowerCase();
  return DAYS.findIndex((day) => small === day || small === day.slice(0, DAY_LETTERS));
}

/** A time of day as text, without seconds and their fraction where they are 0. */
export function clockText(time: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const text = `${two(time / HOUR)}:${two((time % HOUR) / MINUTE)}`;
  const rest = time % MINUTE;
  if (rest === 0) return text;
  const fraction = String(rest % SECOND)
    .padStart(9, "0")
    .replace(/0+$/, "");
  return `${text}:${two(rest / SECOND)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** A day's short name; they go round. */
export function dayText(day: number): string {
  return (DAYS[day % DAYS.length] as string).slice(0, DAY_LETTERS);
}
