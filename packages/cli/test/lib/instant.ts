import { Temporal } from "temporal-polyfill";

/** The instant of a local time, by Temporal and not by what is tested. */
export function instant(local: string, zone: string): string {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
}
