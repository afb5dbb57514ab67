import type { Interval } from "./interval.js";
import { mergeRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import { runsOf } from "./runs.js";
import type { InstantOf, Slot } from "./slots.js";

/**
 * The time that a list of slots covers, as few intervals, in order. Back to back is joined into one, and so is a slot of length
 * 0 on another's end; between two intervals of the result there is always a gap.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types, `ERR_KIND` where some recur and
 * others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { interval, merge } from "hantei/interval";
 * const busy = merge([interval(13, 14), interval(9, 10), interval(10, 12), interval(11, 12)]);
 * console.log(busy.map(({ start, end }) => `${start}-${end}`).join(", ")); // 9-12, 13-14
 * ```
 */
export function merge(slots: readonly Recurring[]): Recurring[];
export function merge<S extends Slot>(slots: readonly S[]): Interval<InstantOf<S>>[];
export function merge(slots: readonly Slot[]): Interval[] | Recurring[] {
  if (isRecurring(slots)) return mergeRecurring(slots as readonly Recurring[]);
  return runsOf("merge", slots);
}
