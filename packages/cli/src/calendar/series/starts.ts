/** Where a series' instances start. */
import { Misread } from "../../bad-input.js";
import { bounded, SLACK } from "../bounded.js";
import type { EventRecord } from "../event.js";
import type { Zone } from "../zone.js";
import { lengthOf } from "./instance-end.js";
import { moveOf, type Override } from "./overrides.js";
import type { Placing } from "./placing.js";
import { inSeries, instantOf, type WallTime, zoneOf } from "./wall-time.js";

/** Where an instance of a series starts, and for a period of RDATE the instant of its own end. */
export interface Start extends WallTime {
  readonly end?: number | undefined;
}

/** Where a series starts by its RDATEs, its DTSTART and its rules, in this order; some instants more than once. */
export function* startsOf(event: EventRecord, overrides: readonly Override[], placing: Placing): Generator<Start> {
  const { start, recurrence } = event;
  const zone = zoneOf(start, placing);
  // Before the rules: a period has an end of its own, and its start may be one of the rules'.
  for (const { start: given, end, duration } of recurrence?.dates ?? []) {
    placing.budget.take();
    const date = inSeries(given, start);
    if ((date.type === "date") !== (start.type === "date")) {
      throw new Misread(undefined, "RDATE and DTSTART must both be dates or both be times");
    }
    const own = zoneOf(date, placing);
    const begin = instantOf(date, placing);
    const stop =
      duration !== undefined
        ? own.instantOf(date.local + duration.days) + duration.exact
        : end && instantOf(inSeries(end, start), placing);
    if (stop !== undefined && stop < begin) throw new Misread(undefined, "RDATE: the period ends before it starts");
    yield { local: date.local, zone: own, instant: begin, end: stop };
  }
  yield { local: start.local, zone, instant: zone.instantOf(start.local) };
  if (recurrence === undefined || recurrence.rules.length === 0) return;
  const reach = reachOf(event, overrides, zone, placing);
  const { window, budget } = placing;
  for (const rule of recurrence.rules) {
    for (const local of bounded(rule, start, window.from - reach, window.to + reach, zone, placing)) {
      // A rule with a COUNT gives those before the window, too: they are only counted.
      if (local < window.from - reach - SLACK) {
        budget.look(1);
        continue;
      }
      budget.take();
      yield { local, zone, instant: zone.instantOf(local) };
    }
  }
}

/** How far from its place in the rule an instance may lie: its length, and the later versions' lengths and shifts. */
export function reachOf(event: EventRecord, overrides: readonly Override[], zone: Zone, placing: Placing): number {
  let reach = lengthOf(event, placing);
  for (const override of overrides) {
    if (!override.event.andFuture) continue;
    const [shift] = moveOf(override, zone, placing);
    reach = Math.max(reach, Math.abs(shift) + lengthOf(override.event, placing));
  }
  return reach + SLACK;
}
