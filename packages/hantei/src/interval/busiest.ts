import { clash } from "./clash.js";
import { between, type Interval } from "./interval.js";
import { runsOf } from "./runs.js";
import { type Keys, keysOf, type Slot } from "./slots.js";
import { timeOrder } from "./time-order.js";

/** How many run at once at most, and when. */
export interface Concurrency<When = Interval> {
  /** The most slots that all clash with one another; 0 without slots, 1 without a clash. */
  readonly count: number;
  /** Where so many run, merged and in order. */
  readonly when: readonly When[];
}

/** A sweep over starts and ends that counts only, so that many clashes cost no more than few. */
export function busiest(slots: readonly Slot[], touching: boolean): Concurrency {
  const keys = keysOf("maxConcurrent", slots);
  const late = timeOrder(keys);
  // By end, then start: of those that end together the ones of length 0, which may run on, come last.
  const early = turned(timeOrder(turned(keys)));
  let count = 0;
  let stretches: Interval[] = [];
  let ended = 0;
  for (let started = 0; started < slots.length; started++) {
    while (!clash(early, ended, late, started, touching)) ended++;
    const running = started + 1 - ended;
    if (running < count) continue;
    if (running > count) stretches = [];
    count = running;
    const last = slots[late.ids[started] as number] as Slot;
    const first = slots[early.ids[ended] as number] as Slot;
    // Where a slot that is still to start ends first, it makes one more, and this stretch does not count.
    stretches.push(between(last.start, first.end));
  }
  return { count, when: runsOf("maxConcurrent", stretches) };
}

/** Ends as starts, and starts as ends. */
const turned = <K extends Keys>(keys: K): K => ({ ...keys, starts: keys.ends, ends: keys.starts });
