import type { Interval } from "./interval.js";
import { readTouching } from "./options.js";
import { intersectRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import { common, listOf, runsOfBoth } from "./runs.js";
import type { InstantOf, Slot } from "./slots.js";

/** What counts as common time. */
export interface IntersectionOptions {
  /** Whether instants at which the two only touch are listed, too, as intervals of length 0. Default false. */
  readonly touching?: boolean | undefined;
}

/**
 * The time that `a` and `b` both cover, in order: where everybody is there. Where they only touch, as back to back, nothing is
 * shared unless `touching` is true.
 *
 * @param a - A slot or a list of slots; a list is merged first.
 * @param b - The same, of the same type.
 * @throws TypeError `ERR_TYPE` for what is no slot nor list of slots, or of slots of several types, `ERR_KIND` where some recur
 * and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { intersection, interval } from "hantei/interval";
 * const both = intersection([interval(9, 12), interval(13, 15)], interval(11, 14));
 * console.log(both.map(({ start, end }) => `${start}-${end}`).join(", ")); // 11-12, 13-14
 * console.log(intersection(interval(9, 10), interval(10, 11)).length); // 0
 * ```
 */
export function intersection(
  a: Recurring | readonly Recurring[],
  b: Recurring | readonly Recurring[],
  options?: IntersectionOptions,
): Recurring[];
export function intersection<A extends Slot, B extends Slot>(
  a: A | readonly A[],
  b: B | readonly B[],
  options?: IntersectionOptions,
): Interval<InstantOf<A | B>>[];
export function intersection(
  a: Slot | readonly Slot[],
  b: Slot | readonly Slot[],
  options: IntersectionOptions = {},
): Interval[] | Recurring[] {
  const touching = readTouching("intersection", options);
  if (isRecurring(a) || isRecurring(b)) {
    return intersectRecurring(listOf(a) as readonly Recurring[], listOf(b) as readonly Recurring[], touching);
  }
  return common(...runsOfBoth("intersection", a, b, true), touching);
}
