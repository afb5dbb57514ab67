import { compareInstants } from "./instant.js";
import { between, type Interval } from "./interval.js";
import { checkSameType, checkSlots, type InstantOf, type Slot } from "./slots.js";
import { inTimeOrder } from "./time-order.js";

/**
 * The time that a list of slots covers, as few intervals, in order. Back to back is joined into one, and so is a slot of length
 * 0 on another's end; between two intervals of the result there is always a gap.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types; RangeError `ERR_ORDER` and
 * `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { interval, merge } from "hantei/interval";
 * const busy = merge([interval(13, 14), interval(9, 10), interval(10, 12), interval(11, 12)]);
 * console.log(busy.map(({ start, end }) => `${start}-${end}`).join(", ")); // 9-12, 13-14
 * ```
 */
export function merge<S extends Slot>(slots: readonly S[]): Interval<InstantOf<S>>[] {
  return runsOf(inTimeOrder("merge", slots)) as Interval<InstantOf<S>>[];
}

/** What slots in the order of time cover. */
export function runsOf(ordered: readonly Slot[]): Interval[] {
  const runs: Interval[] = [];
  let first = ordered[0];
  let last = ordered[0];
  for (const slot of ordered) {
    if (compareInstants(slot.start, (last as Slot).end) > 0) {
      runs.push(between((first as Slot).start, (last as Slot).end));
      first = slot;
      last = slot;
    } else if (compareInstants(slot.end, (last as Slot).end) > 0) {
      last = slot;
    }
  }
  if (first !== undefined) runs.push(between(first.start, (last as Slot).end));
  return runs;
}

/** What each of two sets of slots covers, checked to be of one type. */
export function runsOfBoth(
  where: string,
  a: Slot | readonly Slot[],
  b: Slot | readonly Slot[],
): [a: Interval[], b: Interval[]] {
  const listA = Array.isArray(a) ? a : [a];
  const listB = Array.isArray(b) ? b : [b];
  checkSameType(where, checkSlots(`${where}: a`, listA), checkSlots(`${where}: b`, listB));
  return [runsOf(inTimeOrder(where, listA)), runsOf(inTimeOrder(where, listB))];
}
