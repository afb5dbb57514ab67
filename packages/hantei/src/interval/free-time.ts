import { between, checkEnds, type Interval } from "./interval.js";
import { freeIn, runsOf } from "./runs.js";
import { checkSameType, checkSlots, type Slot } from "./slots.js";

/** What slots leave free of a window, or between them, after the checks of the question named. */
export function freeTime(where: string, slots: readonly Slot[], window: Slot | undefined): Interval[] {
  const type = checkSlots(where, slots);
  if (window !== undefined) {
    checkSameType(`${where}: slots and window`, type, checkEnds(`${where}: window`, window?.start, window?.end));
  }
  const runs = runsOf(where, slots);
  if (window !== undefined) return freeIn(window, runs, 0);
  const first = runs[0];
  const last = runs[runs.length - 1];
  return first === undefined || last === undefined ? [] : freeIn(between(first.start, last.end), runs, 0);
}
