/** Ends of intervals: numbers, or dates and times as ISO 8601 writes them, turned into milliseconds since 1970. */
import { Misread, quote } from "../bad-input.js";
import type { InstantKind } from "../pairs/instant-kinds.js";

const DATE = String.raw`([+-]\d{6}|\d{4})-(\d{2})-(\d{2})`;
const TIME = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?`;
const ISO = new RegExp(String.raw`^${DATE}(?:[Tt ]${TIME}(Z|z|[+-]\d{2}(?::?\d{2})?)?)?$`);

/** Microseconds are kept; a double of milliseconds tells no finer times apart. */
const FINEST_DIGITS = 6;

/**
 * Up to how many milliseconds from 1970 doubles lie closer together than 1, 10 and 100 microseconds: until the years 2248, 4199
 * and 19809. Beyond, two such times might be one double, and would touch.
 */
const TOLD_APART = [2 ** 43, 2 ** 46, 2 ** 49] as const;

/** Whether a text looks like a date and is to be read as one. */
export function isDate(text: string): boolean {
  return /^[+-]?\d{4,6}-\d/.test(text);
}

/**
 * The instant that a text names.
 *
 * @throws Misread for a date that is not in the calendar, a form that is not ISO 8601, or a time too fine for a double.
 */
export function readDate(text: string): { readonly value: number; readonly kind: "local" | "zoned" } {
  const match = ISO.exec(text);
  if (match === null) {
    throw new Misread(
      1,
      `${quote(text)} is no date; write one like 2026-11-21, 2026-11-21T09:30 or 2026-11-21T09:30Z`,
      "no date",
    );
  }
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone] = match;
  if (/[1-9]/.test(fraction.slice(FINEST_DIGITS))) {
    throw new Misread(1, `${quote(text)} is finer than a microsecond; six digits after the second are kept`, "no date");
  }
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const inCalendar = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!inCalendar || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    throw new Misread(1, `${quote(text)} is not in the calendar or on the clock`, "no date");
  }
  const micros = Number(fraction.slice(0, FINEST_DIGITS).padEnd(FINEST_DIGITS, "0"));
  const offset = zone === undefined ? 0 : offsetOf(zone, text);
  const seconds = (Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second);
  const milliseconds = date.getTime() + seconds * 1000 + Math.floor(micros / 1000);
  const value = fromMicroseconds(milliseconds, micros % 1000, () => quote(text));
  return { value, kind: zone === undefined ? "local" : "zoned" };
}

/**
 * Milliseconds from whole ones and microseconds: the same double wherever they come from.
 *
 * @param what - How a message calls the time.
 * @throws Misread where no double tells it from its neighbors.
 */
export function fromMicroseconds(milliseconds: number, microseconds: number, what: () => string): number {
  if (microseconds === 0) return milliseconds;
  const zeros = microseconds % 10 > 0 ? 0 : microseconds % 100 > 0 ? 1 : 2;
  if (!(Math.abs(milliseconds) < TOLD_APART[zeros])) {
    const told = FINEST_DIGITS - TOLD_APART.filter((end) => Math.abs(milliseconds) >= end).length;
    throw new Misread(
      1,
      `${what()} is finer than a double tells so far from 1970; ${told} digits after the second are kept there`,
      "no date",
    );
  }
  return milliseconds + microseconds / 1000;
}

/** An instant as ISO 8601 has it, as short as it may be: `2026-11-21`, `2026-11-21T09:30Z`, or to the microsecond. */
export function instantText(value: number, kind: InstantKind | undefined): string {
  const milliseconds = Math.floor(value);
  const date = new Date(milliseconds);
  if (kind === undefined || kind === "number" || Number.isNaN(date.getTime())) return String(value);
  // Finer digits than are kept so far from 1970 are the double's own.
  const unit = 10 ** TOLD_APART.filter((end) => Math.abs(value) >= end).length;
  const micros = Math.min(Math.round(((value - milliseconds) * 1000) / unit) * unit, 1000 - unit);
  const text =
    micros > 0
      ? date.toISOString().replace("Z", String(micros).padStart(3, "0"))
      : date.toISOString().replace(/(?::00)?\.000Z$|Z$/, "");
  return kind === "zoned" ? `${text}Z` : text.replace(/T00:00$/, "");
}

/** Minutes east of Greenwich. */
function offsetOf(zone: string, text: string): number {
  if (zone === "Z" || zone === "z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(":", "") || 0)];
  if (hours > 23 || minutes > 59) throw new Misread(1, `${quote(text)}: there is no such offset from UTC`, "no date");
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
