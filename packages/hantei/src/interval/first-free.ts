import { rangeError } from "../base/errors.js";
import { freeTime } from "./free-time.js";
import { compareInstants } from "./instant.js";
import { between, type Interval } from "./interval.js";
import { checkDuration, type Duration, laterBy } from "./later-by.js";
import { firstFreeRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import type { InstantOf, Slot } from "./slots.js";

/**
 * The first stretch of a length that overlaps no slot; undefined where the window has none. It may lie back to back with
 * others.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @param duration - Above 0. For numbers a number; for bigints a bigint; for dates whole milliseconds; for Temporal's values
 * whatever their `add` takes, as `{ minutes: 90 }` or `"PT1H30M"`. The end of the stretch is start + duration, rounded as the
 * type does.
 * For recurring slots hours and minutes up to 24, as `"01:30"`.
 * @param window - Where to look, of the same type; with a start, and with or without an end. One that recurs is looked through from its
 * start once round the clock.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a duration that does not go with
 * them, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does,
 * naming the slot; `ERR_UNBOUNDED` for a window without a start; `ERR_RANGE` for a duration that is not above 0, or that
 * Temporal refuses; `ERR_NOT_REPRESENTABLE` for one too short to change a start.
 * @example
 * ```ts
 * import { firstFree, interval } from "hantei/interval";
 * const day = [interval(9, 10), interval(10.5, 12)];
 * const free = firstFree(day, 1, interval(9, 18));
 * console.log(free?.start, free?.end); // 12 13
 * ```
 */
export function firstFree(slots: readonly Recurring[], duration: string, window: Recurring): Recurring | undefined;
export function firstFree<S extends Slot, W extends Slot>(
  slots: readonly S[],
  duration: Duration,
  window: W,
): Interval<InstantOf<S | W>> | undefined;
export function firstFree(slots: readonly Slot[], duration: Duration, window: Slot): Interval | Recurring | undefined {
  if (isRecurring(slots) || isRecurring(window)) {
    return firstFreeRecurring(slots as readonly Recurring[], duration, window as Recurring);
  }
  const free = freeTime("firstFree", slots, window ?? {});
  if (window.start === Number.NEGATIVE_INFINITY) {
    rangeError("ERR_UNBOUNDED", "firstFree: the window must have a start: nothing is first in what has none");
  }
  // A window that is full must not hide a duration that is none.
  checkDuration("firstFree", window.start, duration);
  for (const gap of free) {
    const end = laterBy("firstFree", gap.start, duration);
    if (end !== undefined && compareInstants(end, gap.end) <= 0) {
      return between(gap.start, end);
    }
  }
  return undefined;
}
