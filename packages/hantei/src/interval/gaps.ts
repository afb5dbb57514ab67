import { freeTime } from "./free-time.js";
import type { Interval } from "./interval.js";
import { gapsRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import type { InstantOf, Slot } from "./slots.js";

/**
 * The free time: the longest intervals that overlap no slot, in order. They have a length always, so back to back leaves no
 * gap; a slot of length 0 parts the free time around it.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @param window - Where to look, of the same type; may be open. Without it: from the first start to the last end.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types, `ERR_KIND` where some recur and
 * others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { gaps, interval } from "hantei/interval";
 * const day = [interval(9, 10), interval(10, 12), interval(13, 14)];
 * const text = (free: readonly { start: unknown; end: unknown }[]) => free.map(({ start, end }) => `${start}-${end}`).join(", ");
 * console.log(text(gaps(day))); // 12-13
 * console.log(text(gaps(day, interval(8, 18)))); // 8-9, 12-13, 14-18
 * ```
 */
export function gaps(slots: readonly Recurring[], window?: Recurring): Recurring[];
export function gaps<S extends Slot, W extends Slot = S>(slots: readonly S[], window?: W): Interval<InstantOf<S | W>>[];
export function gaps(slots: readonly Slot[], window?: Slot): Interval[] | Recurring[] {
  if (isRecurring(slots) || isRecurring(window)) {
    return gapsRecurring(slots as readonly Recurring[], window as Recurring | undefined);
  }
  return freeTime("gaps", slots, window);
}
