/** Dates and times as tables of bookings have them. */
import { Misread, quote } from "../bad-input.js";
import type { Moment, NamedZone } from "./event.js";
import { DAY, HOUR, MINUTE } from "./local-time.js";
import { dateNumber, readDateOrTime, timeOfDay } from "./values.js";

const DATE = String.raw`(\d{4})([-/])(\d{1,2})\2(\d{1,2})`;
const TIME = String.raw`(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?m\.?)?`;
const PLACE = String.raw`(Z|[+-]\d\d(?::?\d\d)?)?(?:\[([\w+/-]+)\])?`;
/** Year first; `/` between its parts is as clear as `-`. */
const FORM = new RegExp(String.raw`^${DATE}(?:[T ]+${TIME}\s*${PLACE})?$`, "i");

/**
 * Reads `2026-11-21`, `2026-11-21 09:00`, `2026-11-21 9:00 AM`, `2026-11-21T09:00:00.5+09:00`, `2026-11-21T09:00[Asia/Tokyo]`,
 * `2026-11-21T09:00+09:00[Asia/Tokyo]`, or iCalendar's `20261121T090000Z`. Without an offset or a zone it floats.
 *
 * @throws Misread where it is none of these, no such day or time exists, or the offset is not that of the zone.
 */
export function readBookingTime(text: string, zoneNamed: (name: string) => NamedZone): Moment {
  const trimmed = text.trim();
  if (/^\d{8}(T\d{6}Z?)?$/i.test(trimmed)) return readDateOrTime(trimmed);
  const found = FORM.exec(trimmed);
  if (found === null) {
    throw new Misread(
      undefined,
      `${quote(text)} is no date or time; write 2026-11-21, 2026-11-21 09:00 or 2026-11-21T09:00:00+09:00`,
    );
  }
  const [, year, , month, day, hour, minute, second = "0", fraction = "", half, offset, zone] = found;
  const date = dateNumber(Number(year), Number(month), Number(day));
  if (date === undefined) throw new Misread(undefined, `${quote(text)}: there is no such day`);
  if (hour === undefined) return { type: "date", local: date * DAY };
  const time = timeOfDay(hourOf(Number(hour), half), Number(minute), Number(second));
  if (time === undefined)
    throw new Misread(undefined, `${quote(text)}: there is no such time of day (midnight is 00:00 of the next day)`);
  if (/[1-9]/.test(fraction.slice(3)))
    throw new Misread(undefined, `${quote(text)} is finer than a millisecond; three digits after the second are kept`);
  const local = date * DAY + time + Number(fraction.slice(0, 3).padEnd(3, "0"));
  if (offset === undefined) {
    return zone === undefined ? { type: "local", local } : { type: "local", local, zone: zoneNamed(zone) };
  }
  const instant = local - offsetOf(offset, text);
  if (zone !== undefined) checkOffset(offset, zoneNamed(zone).resolve().offsetAt(instant), zone, text);
  return { type: "utc", local: instant };
}

/** The hour of the day, of one that may be of its first or second half; beyond all days where a clock of twelve hours has none such. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** @throws Misread where an offset contradicts the zone behind it. `Z` says only which instant it is, not what a wall shows (RFC 9557). */
function checkOffset(offset: string, own: number, zone: string, text: string): void {
  // Old local times have seconds, which offsets are written without.
  if (/z/i.test(offset) || Math.abs(offsetOf(offset, text) - own) < MINUTE) return;
  throw new Misread(undefined, `${quote(text)} contradicts itself: the clocks of ${zone} are not at ${offset} then`);
}

/** No clock has been farther from UTC since there are time zones; 14:00-15:00 is a range of times. */
const FARTHEST = 14 * HOUR;

function offsetOf(offset: string, text: string): number {
  if (/z/i.test(offset)) return 0;
  const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (minutes > 59 || hours * HOUR + minutes * MINUTE > FARTHEST)
    throw new Misread(undefined, `${quote(text)}: there is no such offset from UTC`);
  return (offset[0] === "-" ? -1 : 1) * (hours * HOUR + minutes * MINUTE);
}
