import { checkEnds, type Interval } from "./interval.js";
import { freeIn, hullOf, runsOf, within } from "./runs.js";
import { checkSameType, checkSlots, type Slot } from "./slots.js";

/** What slots leave free of a window, or between them, after the checks of the question named. */
export function freeTime(where: string, slots: readonly Slot[], window: Slot | undefined): Interval[] {
  const type = checkSlots(where, slots);
  if (window !== undefined) {
    checkSameType(`${where}: slots and window`, type, checkEnds(`${where}: window`, window?.start, window?.end));
  }
  const runs = runsOf(where, window === undefined ? slots : within(slots, window));
  const whole = window ?? hullOf(runs);
  return whole === undefined ? [] : freeIn(whole, runs, 0);
}
