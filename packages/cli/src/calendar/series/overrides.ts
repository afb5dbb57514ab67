/** Versions of an event that stand for one instance of a series, or for it and all after it. */
import { Misread } from "../../bad-input.js";
import { type EventRecord, type Moment, newerOf } from "../event.js";
import type { Zone } from "../zone.js";
import { type Placing, placed, type Version } from "./placing.js";
import { instanceNamed } from "./recurrence-id.js";
import { onWall, type WallTime, zoneOf } from "./wall-time.js";

/** A differing version, with the start that the series gives the instance it stands for. */
export interface Override extends Version {
  readonly of: WallTime;
}

type PlacedVersion = Omit<Override, "calendars">;

/** The newest version for each instance, in order; those for the instance alone after those for all that follow, too. */
export function overridesOf(
  differing: readonly EventRecord[],
  master: Version | undefined,
  placing: Placing,
): readonly Override[] {
  const versions = differing.flatMap(
    (event) => placed(event, placing, () => placeOverride(event, master?.event, placing)) ?? [],
  );
  return newestOfEach(versions, master?.calendars ?? []).sort(
    (a, b) => a.of.instant - b.of.instant || Number(b.event.andFuture) - Number(a.event.andFuture),
  );
}

/** Of copies the newest, standing in the calendars of all of them and of the series. */
function newestOfEach(versions: readonly PlacedVersion[], calendars: readonly string[]): Override[] {
  const newest = new Map<string, { event: EventRecord; readonly of: WallTime; readonly places: Set<string> }>();
  for (const { event, of } of versions) {
    const id = `${of.instant} ${event.andFuture}`;
    const known = newest.get(id) ?? { event, of, places: new Set() };
    known.event = newerOf(known.event, event);
    for (const name of event.calendar.names) known.places.add(name);
    newest.set(id, known);
  }
  const ofSeries = new Set(calendars);
  return [...newest.values()].map(({ event, of, places }) => {
    const more = [...places].filter((name) => !ofSeries.has(name));
    return { event, of, calendars: more.length === 0 ? calendars : [...calendars, ...more] };
  });
}

function placeOverride(event: EventRecord, master: EventRecord | undefined, placing: Placing): PlacedVersion {
  const id = instanceNamed(event.instance as Moment, master, placing);
  if (event.recurrence !== undefined) {
    throw new Misread(
      undefined,
      "an event with RECURRENCE-ID is one instance: it cannot repeat or have exceptions itself",
    );
  }
  const isGone = master?.cancelled === true && event.sequence <= master.sequence;
  const { local } = id;
  const zone = zoneOf(id, placing);
  return { event: isGone ? { ...event, cancelled: true } : event, of: { local, zone, instant: zone.instantOf(local) } };
}

/**
 * By how much a version moves later instances, from the series' wall to that of the zone given: as much as the instance that
 * says so. UTC has no wall that anyone lives by: a start in UTC is meant on the series' own.
 */
export function moveOf({ event, of }: Override, series: Zone, placing: Placing): readonly [shift: number, zone: Zone] {
  const { start } = event;
  const zone = start.type === "utc" ? series : zoneOf(start, placing);
  const local = start.type === "utc" ? series.localAt(start.local) : start.local;
  return [local - onWall(series, of), zone];
}

/** The last override whose instance is not after this one. */
export function lastUpTo(overrides: readonly Override[], instant: number): Override | undefined {
  let low = 0;
  let high = overrides.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((overrides[middle] as Override).of.instant <= instant) low = middle + 1;
    else high = middle;
  }
  return overrides[low - 1];
}
