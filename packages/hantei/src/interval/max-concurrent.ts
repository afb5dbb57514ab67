import { clash } from "./clash.js";
import type { Instant } from "./instant.js";
import { between, type Interval } from "./interval.js";
import { merge } from "./merge.js";
import { checkFlag } from "./options.js";
import { type InstantOf, keysOf, type Slot } from "./slots.js";
import { timeOrder } from "./time-order.js";

/** How many run at once at most, and when. */
export interface Concurrency<T extends Instant = Instant> {
  /** The most slots that all clash with one another; 0 without slots, 1 without a clash. */
  readonly count: number;
  /** Where so many run, merged and in order. */
  readonly when: readonly Interval<T>[];
}

/** What counts as running at once. */
export interface ConcurrencyOptions {
  /** Whether back to back is at once. Default false. */
  readonly touching?: boolean;
}

/**
 * How many slots run at once at most, and when: how many rooms are needed. In time n log n, however many clash.
 *
 * @param slots - Intervals, or records with a start and an end, all of one type. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `touching` of another type;
 * RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { interval, maxConcurrent } from "hantei/interval";
 * const { count, when } = maxConcurrent([interval(9, 11), interval(10, 12), interval(11, 13), interval(14, 15)]);
 * console.log(count); // 2
 * console.log(when.map(({ start, end }) => `${start}-${end}`).join(", ")); // 10-12
 * ```
 */
export function maxConcurrent<S extends Slot>(
  slots: readonly S[],
  options: ConcurrencyOptions = {},
): Concurrency<InstantOf<S>> {
  const { touching = false } = options;
  checkFlag("maxConcurrent: touching", touching);
  const keys = keysOf("maxConcurrent", slots);
  const byStart = timeOrder(keys).ids;
  // By end, then start: of those that end together the ones of length 0, which may run on, come last.
  const byEnd = timeOrder({ ...keys, starts: keys.ends, ends: keys.starts }).ids;
  let count = 0;
  let stretches: Interval[] = [];
  let ended = 0;
  byStart.forEach((late, started) => {
    while (!clash(keys, byEnd[ended] as number, late, touching)) ended++;
    const running = started + 1 - ended;
    if (running < count) return;
    if (running > count) stretches = [];
    count = running;
    // Where a slot that is still to start ends first, it makes one more, and this stretch does not count.
    stretches.push(between((slots[late] as S).start, (slots[byEnd[ended] as number] as S).end));
  });
  return { count, when: merge(stretches) as Interval<InstantOf<S>>[] };
}
