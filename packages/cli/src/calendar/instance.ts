/** Events placed on the line of time. */
import type { EventRecord } from "./event.js";

/** One instance of an event; instants in milliseconds since 1970-01-01T00:00Z, the start at most the end. */
export interface Instance {
  readonly event: EventRecord;
  readonly start: number;
  readonly end: number;
  /** The calendars that it stands in; a copy in another file adds its own. */
  readonly calendars: readonly string[];
}

/** The stretch of time asked for, half-open; ±Infinity where it is open. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Whether more than an end of a stretch lies in the window; of a stretch of length 0, whether its instant does. */
export function isInside({ from, to }: Window, start: number, end: number): boolean {
  return start === end ? start >= from && start < to : start < to && end > from;
}
