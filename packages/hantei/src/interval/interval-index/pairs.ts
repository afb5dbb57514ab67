/**
 * Clashing pairs of intervals in the order of time (by start, then end), found as ranges: an interval clashes with those right
 * after it, up to the first that it does not clash with (see `clash.ts`).
 */
import { rangeError } from "../../base/errors.js";

/** Ranks of ends, in the order of time; or their places among another list's, which count double. */
export interface Ordered {
  readonly starts: Uint32Array | Int32Array;
  readonly ends: Uint32Array | Int32Array;
  readonly ids: Uint32Array;
}

/**
 * Takes ranges: of the interval at `at` of one list and those of the other from `from` to `until` (without), which come after it
 * and clash with it.
 */
export type Report = (earlier: Ordered, at: number, from: number, until: number) => void;

/** How many pairs of one list clash. */
function countPairs(list: Ordered, touching: boolean): number {
  let count = 0;
  for (let at = 0; at < list.ids.length; at++) count += reach(list, at, list, at + 1, touching) - at - 1;
  return count;
}

/** The pairs of one list that clash, i before j, by the start of the earlier one. */
export function findPairs(list: Ordered, touching: boolean, maxPairs: number): Uint32Array {
  const count = countPairs(list, touching);
  const found = roomFor("pairs", count, maxPairs);
  const { ids } = list;
  let next = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    const until = reach(list, at, list, at + 1, touching);
    for (let other = at + 1; other < until; other++) {
      const otherId = ids[other] as number;
      found[next++] = id < otherId ? id : otherId;
      found[next++] = id < otherId ? otherId : id;
    }
  }
  return found;
}

/** The pairs of one of `a` and one of `b` that clash, by the start of the earlier one, from their ranges. */
export function joinRanges(
  a: Ordered,
  b: Ordered,
  maxPairs: number,
  forEachRange: (report: Report) => void,
): Uint32Array {
  let count = 0;
  forEachRange((_earlier, _at, from, until) => {
    count += until - from;
  });
  const found = roomFor("join", count, maxPairs);
  let next = 0;
  forEachRange((earlier, at, from, until) => {
    const id = earlier.ids[at] as number;
    const others = (earlier === a ? b : a).ids;
    for (let other = from; other < until; other++) {
      found[next++] = earlier === a ? id : (others[other] as number);
      found[next++] = earlier === a ? (others[other] as number) : id;
    }
  });
  return found;
}

/**
 * For each of either list, the range of those in the other that come after it in the order of time and clash with it; ranks are
 * those of both lists.
 */
export function forEachRange(a: Ordered, b: Ordered, touching: boolean, report: Report): void {
  let atA = 0;
  let atB = 0;
  while (atA < a.ids.length && atB < b.ids.length) {
    if (comesAfter(a, atA, b.starts[atB] as number, b.ends[atB] as number)) {
      report(b, atB, atA, reach(b, atB, a, atA, touching));
      atB++;
    } else {
      report(a, atA, atB, reach(a, atA, b, atB, touching));
      atA++;
    }
  }
}

/** No engine makes longer arrays than 2³² numbers, two for each pair. */
const MOST_PAIRS = 0x7fff_ffff;

function roomFor(question: string, count: number, maxPairs: number): Uint32Array {
  const most = Math.min(maxPairs, MOST_PAIRS);
  if (count > most) {
    rangeError(
      "ERR_TOO_MANY",
      `IntervalIndex: ${question}: ${count} pairs clash, more than ${most}; a higher maxPairs?`,
    );
  }
  try {
    return new Uint32Array(2 * count);
  } catch {
    rangeError("ERR_TOO_MANY", `IntervalIndex: ${question}: ${count} pairs clash, and do not fit into memory`);
  }
}

/** The first place of a list, not before `from`, whose interval does not clash with one that comes before all of these. */
export function reach({ starts, ends }: Ordered, at: number, list: Ordered, from: number, touching: boolean): number {
  const end = ends[at] as number;
  if (touching) return firstAfter(list, from, end, Number.POSITIVE_INFINITY);
  return firstAfter(list, from, end, (starts[at] as number) < end ? -1 : end);
}

/** The first place, not before `from`, that comes after a start and an end; looks twice as far ahead each time. */
export function firstAfter(list: Ordered, from: number, start: number, end: number): number {
  const { length } = list.ids;
  let low = from;
  let step = 1;
  while (low + step <= length && !comesAfter(list, low + step - 1, start, end)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesAfter(list, middle, start, end)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether the interval at a place comes after a start and an end in the order of time. */
function comesAfter({ starts, ends }: Ordered, at: number, start: number, end: number): boolean {
  const own = starts[at] as number;
  return own > start || (own === start && (ends[at] as number) > end);
}
