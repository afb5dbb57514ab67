import { compareInstants, later } from "./instant.js";
import { between, checkEnds, type Interval } from "./interval.js";
import { runsOf } from "./merge.js";
import { checkSameType, checkSlots, type InstantOf, type Slot } from "./slots.js";
import { inTimeOrder } from "./time-order.js";

/**
 * The free time: the longest intervals that overlap no slot, in order. They have a length always, so back to back leaves no
 * gap; a slot of length 0 parts the free time around it.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @param window - Where to look, of the same type; may be open. Without it: from the first start to the last end.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types; RangeError `ERR_ORDER` and
 * `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { gaps, interval } from "hantei/interval";
 * const day = [interval(9, 10), interval(10, 12), interval(13, 14)];
 * const text = (free: readonly { start: unknown; end: unknown }[]) => free.map(({ start, end }) => `${start}-${end}`).join(", ");
 * console.log(text(gaps(day))); // 12-13
 * console.log(text(gaps(day, interval(8, 18)))); // 8-9, 12-13, 14-18
 * ```
 */
export function gaps<S extends Slot, W extends Slot = S>(
  slots: readonly S[],
  window?: W,
): Interval<InstantOf<S | W>>[] {
  return freeTime("gaps", slots, window) as Interval<InstantOf<S | W>>[];
}

/** The same under another question's name. */
export function freeTime(where: string, slots: readonly Slot[], window: Slot | undefined): Interval[] {
  const type = checkSlots(where, slots);
  if (window !== undefined) {
    checkSameType(`${where}: slots and window`, type, checkEnds(`${where}: window`, window?.start, window?.end));
  }
  const runs = runsOf(inTimeOrder(where, slots));
  if (window !== undefined) return freeIn(window, runs, 0);
  const first = runs[0];
  const last = runs[runs.length - 1];
  return first === undefined || last === undefined ? [] : freeIn(between(first.start, last.end), runs, 0);
}

/** What of a window the runs leave free, from the run at `from` on. */
export function freeIn(window: Slot, runs: readonly Interval[], from: number): Interval[] {
  const free: Interval[] = [];
  let { start } = window;
  for (let at = from; at < runs.length; at++) {
    const run = runs[at] as Interval;
    if (compareInstants(run.start, window.end) >= 0) break;
    if (compareInstants(start, run.start) < 0) free.push(between(start, run.start));
    start = later(start, run.end);
  }
  if (compareInstants(start, window.end) < 0) free.push(between(start, window.end));
  return free;
}
