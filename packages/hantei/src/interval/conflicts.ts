import { rangeError } from "../base/errors.js";
import { clash } from "./clash.js";
import { type By, groupBy } from "./group-by.js";
import { type Instant, kept } from "./instant.js";
import { checkFlag, checkLimit } from "./options.js";
import { type InstantOf, keysOf, type Slot } from "./slots.js";
import { emptyQueue, type Queue, queueOf, sortByTime } from "./time-order.js";

/** Two slots that clash, by their indices in the list. */
export interface Clash {
  /** Less than `b`. */
  readonly a: number;
  readonly b: number;
  /** The group in which they clash; undefined where no `by` was given. */
  readonly by: string | undefined;
}

/** Slots that all clash with one another, and as many as possible: no other slot clashes with all of them. */
export interface ClashGroup<T extends Instant = Instant> {
  /** Two indices or more, in the order of their starts. */
  readonly slots: readonly number[];
  readonly by: string | undefined;
  /** The stretch that all of them share; an instant where they share no more. */
  readonly start: T | number;
  readonly end: T | number;
}

/** Every clash of a list, one by one and gathered. */
export interface Conflicts<T extends Instant = Instant> {
  /** Each clashing pair once a group: by group, then in the order in which the clashes begin. */
  readonly pairs: readonly Clash[];
  /** The maximal groups: by group, then in the order in which they begin. A slot may be in several. */
  readonly groups: readonly ClashGroup<T>[];
}

/** What counts as a clash. */
export interface ConflictOptions<S> {
  /** Which slots compete: those with a group in common, as a room or a person. Without it all do. */
  readonly by?: By<S>;
  /** Whether back to back is a clash. Default false. */
  readonly touching?: boolean;
  /** The most pairs wanted. Default 10,000,000: a gigabyte. */
  readonly limit?: number;
}

/** Some 40 bytes a pair in a list and as much again for its groups: about a gigabyte, half of what Node grants. */
const DEFAULT_LIMIT = 10_000_000;

/**
 * All double bookings of a list: every pair of slots whose interiors meet, and the maximal groups of slots that all clash with
 * one another. Back to back is no clash unless `touching` is true; a slot of length 0 clashes with one around it.
 *
 * Exact, and in time n log n + the number of pairs.
 *
 * @param slots - Intervals, or records of your own with a start and an end, all of one type. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `by` or `touching` of another
 * type; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot; `ERR_TOO_MANY` for more than `limit`
 * pairs; `ERR_RANGE` for a limit below 0.
 * @example
 * ```ts
 * import { conflicts } from "hantei/interval";
 * const bookings = [
 *   { room: "A", start: 9, end: 11 },
 *   { room: "A", start: 11, end: 12 }, // back to back: fine
 *   { room: "A", start: 10, end: 12 },
 *   { room: "B", start: 9, end: 12 }, // another room
 * ];
 * const { pairs, groups } = conflicts(bookings, { by: ({ room }) => room });
 * console.log(pairs.map(({ a, b }) => `${a} and ${b}`).join(", ")); // 0 and 2, 1 and 2
 * console.log(groups.map(({ start, end }) => `${start}-${end}`).join(", ")); // 10-11, 11-12
 * ```
 */
export function conflicts<S extends Slot>(
  slots: readonly S[],
  options: ConflictOptions<S> = {},
): Conflicts<InstantOf<S>> {
  const { by, touching = false, limit = DEFAULT_LIMIT } = options;
  checkFlag("conflicts: touching", touching);
  checkLimit("conflicts: limit", limit);
  const keys = keysOf("conflicts", slots);
  const { names, offsets, members } = groupBy<S>("conflicts", slots, by);
  const queue = queueOf(keys, members);
  const scratch = emptyQueue(members.length, keys.areValues);
  const pairs: Clash[] = [];
  const groups: ClashGroup[] = [];
  names.forEach((name, group) => {
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    sortByTime(queue, scratch, from, to);
    sweep({ pairs, groups }, slots, queue, from, to, { by: name, touching, limit });
  });
  return { pairs, groups: groups as ClashGroup<InstantOf<S>>[] };
}

interface Found {
  readonly pairs: Clash[];
  readonly groups: ClashGroup[];
}

interface Rules {
  readonly by: string | undefined;
  readonly touching: boolean;
  readonly limit: number;
}

/**
 * A sweep over one group that keeps those that still run: each slot that starts clashes with exactly these. Slots that clash
 * two by two have an instant in common (Helly's theorem on a line), so each maximal group is what runs at some instant: when
 * one of them is about to end, and others started since the last time that happened.
 */
function sweep(
  found: Found,
  slots: readonly Slot[],
  queue: Queue,
  from: number,
  to: number,
  { by, touching, limit }: Rules,
): void {
  const { pairs, groups } = found;
  const running: number[] = [];
  let count = 0;
  for (let late = from; late < to; late++) {
    let rest = 0;
    while (rest < count && clash(queue, running[rest] as number, late, touching)) rest++;
    if (rest < count) {
      // The one that started last is in no group yet, so what runs is a new group; and what starts later misses who ends here.
      if (count > 1) groups.push(groupOf(running, count, slots, queue, by));
      for (let at = rest + 1; at < count; at++) {
        const early = running[at] as number;
        if (clash(queue, early, late, touching)) running[rest++] = early;
      }
    }
    if (pairs.length + rest > limit) {
      rangeError("ERR_TOO_MANY", `conflicts: more than ${limit} pairs clash; a higher limit, or a finer by?`);
    }
    const b = queue.ids[late] as number;
    for (let at = 0; at < rest; at++) {
      const a = queue.ids[running[at] as number] as number;
      pairs.push(a < b ? { a, b, by } : { a: b, b: a, by });
    }
    running[rest] = late;
    count = rest + 1;
  }
  if (count > 1) groups.push(groupOf(running, count, slots, queue, by));
}

function groupOf(
  running: readonly number[],
  count: number,
  slots: readonly Slot[],
  queue: Queue,
  by: string | undefined,
): ClashGroup {
  const { ids, starts, ends } = queue;
  const last = running[count - 1] as number;
  let first = last;
  const members: number[] = [];
  for (let index = 0; index < count; index++) {
    const at = running[index] as number;
    if ((ends[at] as number) < (ends[first] as number)) first = at;
    members.push(ids[at] as number);
  }
  // Numbers are their own keys: no need to go back to the slots, which lie about in memory.
  if (queue.areValues) return { slots: members, by, start: starts[last] as number, end: ends[first] as number };
  const { start } = slots[ids[last] as number] as Slot;
  const { end } = slots[ids[first] as number] as Slot;
  return { slots: members, by, start: kept(start), end: kept(end) };
}
