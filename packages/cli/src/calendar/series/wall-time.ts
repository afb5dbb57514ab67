/** The instants that a series' moments mean. */
import type { Moment } from "../event.js";
import { UTC, type Zone } from "../zone.js";
import type { Placing } from "./placing.js";

/** A time on the wall of a zone, and the instant that it means. */
export interface WallTime {
  readonly local: number;
  readonly zone: Zone;
  readonly instant: number;
}

/** The time on a series' wall. A rule's own may be one that clocks skip, so it is not asked of the instant. */
export function onWall(series: Zone, { local, zone, instant }: WallTime): number {
  return zone === series ? local : series.localAt(instant);
}

export function zoneOf({ type, zone }: Moment, { floating }: Placing): Zone {
  if (type === "utc") return UTC;
  return type === "local" && zone !== undefined ? zone.resolve() : floating;
}

export function instantOf(moment: Moment, placing: Placing): number {
  return zoneOf(moment, placing).instantOf(moment.local);
}

/** A time without a zone that belongs to a series in one, or in UTC, is meant there: some programs write exceptions so. */
export function inSeries(moment: Moment, start: Moment | undefined): Moment {
  if (start === undefined || moment.type !== "local" || moment.zone !== undefined) return moment;
  return start.type === "utc" ? { ...moment, type: "utc" } : { ...moment, zone: start.zone };
}
