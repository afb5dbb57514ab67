import { busiest, type Concurrency } from "./busiest.js";
import type { Interval } from "./interval.js";
import { readTouching } from "./options.js";
import { busiestRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import type { InstantOf, Slot } from "./slots.js";

/** What counts as running at once. */
export interface ConcurrencyOptions {
  /** Whether back to back is at once. Default false. */
  readonly touching?: boolean | undefined;
}

/**
 * How many slots run at once at most, and when: how many rooms are needed. In time n log n, however many clash.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `touching` of another type,
 * `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the
 * slot.
 * @example
 * ```ts
 * import { interval, maxConcurrent } from "hantei/interval";
 * const { count, when } = maxConcurrent([interval(9, 11), interval(10, 12), interval(11, 13), interval(14, 15)]);
 * console.log(count); // 2
 * console.log(when.map(({ start, end }) => `${start}-${end}`).join(", ")); // 10-12
 * ```
 */
export function maxConcurrent(slots: readonly Recurring[], options?: ConcurrencyOptions): Concurrency<Recurring>;
export function maxConcurrent<S extends Slot>(
  slots: readonly S[],
  options?: ConcurrencyOptions,
): Concurrency<Interval<InstantOf<S>>>;
export function maxConcurrent(
  slots: readonly Slot[],
  options: ConcurrencyOptions = {},
): Concurrency | Concurrency<Recurring> {
  const touching = readTouching("maxConcurrent", options);
  if (isRecurring(slots)) return busiestRecurring(slots as readonly Recurring[], touching);
  return busiest(slots, touching);
}
