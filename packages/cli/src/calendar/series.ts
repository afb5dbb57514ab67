/** One UID's events made into instances: the series, what is taken from it, what is added, and what differs. */
import { Misread } from "../bad-input.js";
import { SLACK } from "./bounded.js";
import type { EventRecord } from "./event.js";
import { END_OF_TIME } from "./local-time.js";
import { type Excepted, exceptionsOf } from "./series/exceptions.js";
import { endOf } from "./series/instance-end.js";
import { lastUpTo, moveOf, type Override, overridesOf } from "./series/overrides.js";
import { type Placing, placed, type Version } from "./series/placing.js";
import { reachOf, type Start, startsOf } from "./series/starts.js";
import { onWall, zoneOf } from "./series/wall-time.js";
import type { Zone } from "./zone.js";

/**
 * Places all versions that share a UID.
 *
 * @param master - The series, or the one event; undefined where only differing instances are known.
 * @param differing - Those with a RECURRENCE-ID, copies among them.
 */
export function placeSeries(master: Version | undefined, differing: readonly EventRecord[], placing: Placing): void {
  const overrides = overridesOf(differing, master, placing);
  let isExcepted: Excepted = () => false;
  if (master !== undefined) {
    placed(master.event, placing, () => {
      let starts: Iterable<Start> = startsOf(master.event, overrides, placing);
      let asked: readonly number[] = [];
      if (master.event.recurrence?.exceptionRules.length) {
        const all = [...starts];
        starts = all;
        asked = placeable(master.event, all, overrides, placing);
      }
      isExcepted = exceptionsOf(master.event, asked, placing);
      placeMaster(master, starts, overrides, isExcepted, placing);
    });
  }
  overrides.forEach((override, index) => {
    const { event, of } = override;
    // Where one stands for this instance alone and another for it and those after it, the former is meant.
    if (overrides[index + 1]?.of.instant === of.instant) return;
    placed(event, placing, () => {
      if (!isExcepted(of)) emit(override, event.start.local, zoneOf(event.start, placing), placing);
    });
  });
}

/** The instances that might be placed, by the starts that the series gives them: those beyond the window may be moved into it. */
function placeable(
  event: EventRecord,
  starts: readonly Start[],
  overrides: readonly Override[],
  placing: Placing,
): readonly number[] {
  const { to } = placing.window;
  const end = to + reachOf(event, overrides, zoneOf(event.start, placing), placing);
  const moved = overrides.filter((override) => override.event.start.local < to + SLACK);
  return [...starts.filter(({ instant }) => instant < end), ...moved.map(({ of }) => of)].map(({ instant }) => instant);
}

function placeMaster(
  master: Version,
  starts: Iterable<Start>,
  overrides: readonly Override[],
  isExcepted: Excepted,
  placing: Placing,
): void {
  const zone = zoneOf(master.event.start, placing);
  const replaced = new Set(overrides.map(({ of }) => of.instant));
  const future = overrides.filter((override) => override.event.andFuture);
  const seen = new Set<number>();
  for (const start of starts) {
    const { local, zone: from, instant, end } = start;
    if (seen.has(instant)) continue;
    seen.add(instant);
    if (replaced.has(instant) || isExcepted(start)) continue;
    const version = lastUpTo(future, instant);
    if (version === undefined) emit(master, local, from, placing, end);
    else {
      const [shift, own] = moveOf(version, zone, placing);
      emit(version, onWall(zone, start) + shift, own, placing);
    }
  }
}

/** Hands over one instance that begins at a local time, unless it is free time, cancelled, or outside of the window. */
function emit({ event, calendars }: Version, local: number, zone: Zone, placing: Placing, ownEnd?: number): void {
  const start = zone.instantOf(local);
  const end = ownEnd ?? endOf(event, local, zone, placing);
  const { from, to } = placing.window;
  // Closed at its start: what ends there may touch, and the clash is asked again.
  if (start >= to || end < from) return;
  // No clock that anyone knows is set by more than a day, but a VTIMEZONE may say so.
  if (end < start)
    throw new Misread(undefined, "it ends before it starts: its clocks go forward by more than its length");
  if (end > END_OF_TIME) throw new Misread(undefined, "it ends after the year 9999, which four digits cannot write");
  if ((event.transparent && !placing.includeTransparent) || (event.cancelled && !placing.includeCancelled)) {
    placing.leftOut();
    return;
  }
  placing.instance({ event, start, end, calendars });
}
