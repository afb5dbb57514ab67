/** When instances end. */
import { Misread } from "../../bad-input.js";
import type { EventRecord } from "../event.js";
import { DAY, localText } from "../local-time.js";
import type { Zone } from "../zone.js";
import type { Placing } from "./placing.js";
import { instantOf, zoneOf } from "./wall-time.js";

/**
 * When an instance that begins at a local time ends. A series of times keeps the exact length of its first (RFC 5545, 3.8.5.3);
 * a DURATION's days and dates keep the time on the wall (3.3.6).
 *
 * @throws Misread where the event ends before it starts.
 */
export function endOf(event: EventRecord, local: number, zone: Zone, placing: Placing): number {
  const { start, end, duration } = event;
  if (duration !== undefined) {
    return (duration.days === 0 ? zone.instantOf(local) : zone.instantOf(local + duration.days)) + duration.exact;
  }
  if (start.type === "date") {
    const days = end === undefined ? DAY : end.local - start.local;
    if (days < 0) throw endsFirst(event, placing);
    // Many write the same date twice and mean that day.
    return zone.instantOf(local + (days === 0 ? DAY : days));
  }
  if (end === undefined) return zone.instantOf(local);
  const length = instantOf(end, placing) - instantOf(start, placing);
  if (length < 0) throw endsFirst(event, placing);
  return zone.instantOf(local) + length;
}

/** Where clocks skip the start, the wall's times alone may not show it. */
function endsFirst({ start, end, endNames: [startName, endName] }: EventRecord, placing: Placing): Misread {
  const zone = zoneOf(start, placing);
  const shown = zone.localAt(zone.instantOf(start.local));
  const why =
    shown === start.local || (end !== undefined && end.local < start.local)
      ? "the event ends before it starts"
      : `in ${zone.name} clocks skip ${localText(start.local, " ", true)}, which is read as ${localText(shown, " ", true)}`;
  return new Misread(undefined, `${endName} is before ${startName}: ${why}`);
}

/** The length of the first instance. */
export function lengthOf(event: EventRecord, placing: Placing): number {
  const { start } = event;
  return endOf(event, start.local, zoneOf(start, placing), placing) - instantOf(start, placing);
}
