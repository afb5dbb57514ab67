/** Runs: what slots cover, as intervals in order with a gap between any two; all questions about sets of slots go by them. */
import { DISJOINT, OVERLAPPING, TOUCHING } from "../base/relation.js";
import { compareInstants, earlier, later } from "./instant.js";
import { between, type Interval } from "./interval.js";
import { hasLength, relateEnds } from "./relate-ends.js";
import { checkSameType, checkSlots, keysOf, type Slot } from "./slots.js";
import { timeOrder } from "./time-order.js";

/**
 * What slots cover.
 *
 * @throws TypeError and RangeError as `keysOf` does.
 */
export function runsOf(where: string, slots: readonly Slot[]): Interval[] {
  const { ids, starts, ends } = timeOrder(keysOf(where, slots));
  const runs: Interval[] = [];
  let first = 0;
  let last = 0;
  for (let at = 1; at <= ids.length; at++) {
    if (at === ids.length || (starts[at] as number) > (ends[last] as number)) {
      const { start } = slots[ids[first] as number] as Slot;
      const { end } = slots[ids[last] as number] as Slot;
      runs.push(between(start, end));
      first = at;
      last = at;
    } else if ((ends[at] as number) > (ends[last] as number)) {
      last = at;
    }
  }
  return runs;
}

/**
 * What each of two sets of slots covers, checked to be of one type; of the second set without what lies aside of all of the first.
 *
 * @param isMutual - Whether what lies aside of all of the second does not count, either.
 */
export function runsOfBoth(
  where: string,
  a: Slot | readonly Slot[],
  b: Slot | readonly Slot[],
  isMutual: boolean,
): [a: Interval[], b: Interval[]] {
  const [listA, listB] = [listOf(a), listOf(b)];
  checkSameType(where, checkSlots(`${where}: a`, listA), checkSlots(`${where}: b`, listB));
  const isTurned = isMutual && listA.length > listB.length;
  const [one, other] = isTurned ? [listB, listA] : [listA, listB];
  const runs = runsOf(where, one);
  const hull = hullOf(runs);
  const others = hull === undefined ? [] : runsOf(where, within(other, hull));
  return isTurned ? [others, runs] : [runs, others];
}

/** From the first start to the last end. */
export function hullOf(runs: readonly Interval[]): Interval | undefined {
  const first = runs[0];
  const last = runs[runs.length - 1];
  return first === undefined || last === undefined ? undefined : between(first.start, last.end);
}

/** The slots that meet a window, be it at its ends: the others have no say in what is free or shared there, and need not be sorted. */
export function within(slots: readonly Slot[], { start, end }: Slot): readonly Slot[] {
  return slots.filter((slot) => compareInstants(slot.start, end) <= 0 && compareInstants(start, slot.end) <= 0);
}

/** A slot as a list of one. */
export function listOf(value: Slot | readonly Slot[]): readonly Slot[] {
  return Array.isArray(value) ? value : [value as Slot];
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

/** What the second runs leave of the first. */
export function rest(runsA: readonly Interval[], runsB: readonly Interval[]): Interval[] {
  let from = 0;
  return runsA.flatMap((run) => {
    while (from < runsB.length && compareInstants((runsB[from] as Interval).end, run.start) < 0) from++;
    if (hasLength(run)) return freeIn(run, runsB, from);
    const next = runsB[from];
    return next !== undefined && relateEnds(run, next) === OVERLAPPING ? [] : [run];
  });
}

/** What both cover; where they only touch, too, if `touching` is true. */
export function common(runsA: readonly Interval[], runsB: readonly Interval[], touching: boolean): Interval[] {
  const least = touching ? DISJOINT : TOUCHING;
  const shared: Interval[] = [];
  let atA = 0;
  let atB = 0;
  while (atA < runsA.length && atB < runsB.length) {
    const a = runsA[atA] as Interval;
    const b = runsB[atB] as Interval;
    if (relateEnds(a, b) > least) shared.push(between(later(a.start, b.start), earlier(a.end, b.end)));
    // Whoever ends first meets nobody else, for the other's next run starts after the end of this one.
    if (compareInstants(a.end, b.end) <= 0) atA++;
    else atB++;
  }
  return shared;
}
