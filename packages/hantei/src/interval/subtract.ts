import type { Interval } from "./interval.js";
import { subtractRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import { listOf, rest, runsOfBoth } from "./runs.js";
import type { InstantOf, Slot } from "./slots.js";

/**
 * What `b` leaves of `a`: the longest intervals of the time that `a` covers which overlap nothing that `b` covers, in order. Of
 * a slot with a length only pieces with a length are left; a slot of length 0 goes where it overlaps `b`, and stays on its ends.
 *
 * @param a - A slot or a list of slots; a list is merged first.
 * @param b - The same, of the same type.
 * @throws TypeError `ERR_TYPE` for what is no slot nor list of slots, or of slots of several types, `ERR_KIND` where some recur
 * and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { interval, subtract } from "hantei/interval";
 * const left = subtract(interval(9, 17), [interval(12, 13), interval(16, 18)]);
 * console.log(left.map(({ start, end }) => `${start}-${end}`).join(", ")); // 9-12, 13-16
 * ```
 */
export function subtract(a: Recurring | readonly Recurring[], b: Recurring | readonly Recurring[]): Recurring[];
export function subtract<A extends Slot, B extends Slot>(
  a: A | readonly A[],
  b: B | readonly B[],
): Interval<InstantOf<A | B>>[];
export function subtract(a: Slot | readonly Slot[], b: Slot | readonly Slot[]): Interval[] | Recurring[] {
  if (isRecurring(a) || isRecurring(b)) {
    return subtractRecurring(listOf(a) as readonly Recurring[], listOf(b) as readonly Recurring[]);
  }
  return rest(...runsOfBoth("subtract", a, b, false));
}
