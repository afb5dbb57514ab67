/** Which instances a series takes away. */
import { bounded } from "../bounded.js";
import type { EventRecord } from "../event.js";
import { dayOf } from "../local-time.js";
import type { Placing } from "./placing.js";
import { inSeries, instantOf, onWall, type WallTime, zoneOf } from "./wall-time.js";

/** Whether an instance is taken away, by the start that the series gives it. */
export type Excepted = (start: WallTime) => boolean;

/** @param asked - The instants that it will be asked for. An EXRULE may have no end, and is walked no farther than they lie. */
export function exceptionsOf({ start, recurrence }: EventRecord, asked: readonly number[], placing: Placing): Excepted {
  if (recurrence === undefined || recurrence.exceptions.length + recurrence.exceptionRules.length === 0)
    return () => false;
  const instants = new Set<number>();
  // A date among times takes away all of that day.
  const days = new Set<number>();
  for (const exception of recurrence.exceptions) {
    if ((exception.type === "date") === (start.type === "date")) {
      instants.add(instantOf(inSeries(exception, start), placing));
    } else if (exception.type === "utc") days.add(dayOf(placing.floating.localAt(exception.local)));
    else days.add(dayOf(exception.local));
  }
  const zone = zoneOf(start, placing);
  const [first, last] = extent(asked);
  for (const rule of first > last ? [] : recurrence.exceptionRules) {
    for (const local of bounded(rule, start, first, last, zone, placing, true)) {
      instants.add(zone.instantOf(local));
      placing.budget.take();
    }
  }
  return (at) => instants.has(at.instant) || (days.size > 0 && days.has(dayOf(onWall(zone, at))));
}

function extent(numbers: readonly number[]): readonly [least: number, greatest: number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}
