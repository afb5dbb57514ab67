import { fromDouble, fromInteger, type Rational } from "../exact/rational.js";
import { type Instant, type TemporalValue, typeName } from "./instant.js";

/** What these functions read of Temporal's values; each kind has its part of it. */
interface Fields extends TemporalValue {
  readonly epochNanoseconds: bigint;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly microsecond: number;
  readonly nanosecond: number;
  withCalendar(calendar: string): Fields;
}

/**
 * An instant as an exact number on its type's own axis: dates in milliseconds since 1970, Temporal's values in nanoseconds
 * since 1970 (a plain one as if in UTC) or since midnight.
 */
export function exactInstant(value: Instant): Rational {
  if (typeof value === "bigint") return fromInteger(value);
  if (typeof value === "number" || value instanceof Date) return fromDouble(Number(value));
  const fields = value as Fields;
  if (typeof fields.epochNanoseconds === "bigint") return fromInteger(fields.epochNanoseconds);
  const days = typeName(value) === "Temporal.PlainTime" ? 0 : daysSince1970(fields.withCalendar("iso8601"));
  return fromInteger(BigInt(days) * 86_400_000_000_000n + BigInt(nanosecondsOfDay(fields)));
}

/** At most 8.64e13, so exact in a double. */
function nanosecondsOfDay({ hour, minute, second, millisecond, microsecond, nanosecond }: Fields): number {
  const seconds = (hour * 60 + minute) * 60 + second;
  return seconds * 1e9 + millisecond * 1e6 + microsecond * 1e3 + nanosecond;
}

/** Days of the proleptic Gregorian calendar: years begin in March, so that the leap day comes last. */
function daysSince1970({ year, month, day }: Fields): number {
  const march = month > 2 ? year : year - 1;
  const leapDays = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400);
  const daysBeforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return march * 365 + leapDays + daysBeforeMonth + day - 719469;
}

/** A date or a value of Temporal as text. */
export function instantText(value: Date | TemporalValue): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
