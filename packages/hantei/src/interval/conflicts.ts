import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { type By, groupBy } from "./group-by.js";
import { type Instant, kept } from "./instant.js";
import { keysOf, type Slot } from "./slots.js";
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
  readonly start: T;
  readonly end: T;
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
 * pairs.
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
 * console.log(pairs.map(({ a, b }) => `${a} and ${b}`).join(", ")); // 0 and 2, 2 and 1
 * console.log(groups.map(({ start, end }) => `${start}-${end}`).join(", ")); // 10-11, 11-12
 * ```
 */
export function conflicts<S extends Slot>(
  slots: readonly S[],
  options: ConflictOptions<S> = {},
): Conflicts<S["start"] | S["end"]> {
  const { by, touching = false, limit = DEFAULT_LIMIT } = options;
  if (typeof touching !== "boolean") {
    typeError("ERR_TYPE", `conflicts: touching must be true or false, not ${show(touching)}`);
  }
  if (typeof limit !== "number") typeError("ERR_TYPE", `conflicts: limit must be a number, not ${show(limit)}`);
  const keys = keysOf("conflicts", slots);
  const { names, offsets, members } = groupBy<S>("conflicts", slots, by);
  const queue = queueOf(keys, members);
  const scratch = emptyQueue(members.length, keys.areValues);
  const pairs: Clash[] = [];
  const groups: ClashGroup<S["start"] | S["end"]>[] = [];
  names.forEach((name, group) => {
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    sortByTime(queue, scratch, from, to);
    sweep({ pairs, groups }, slots, queue, from, to, { by: name, touching, limit });
  });
  return { pairs, groups };
}

/**
 * Whether the slot at place `early` still runs where that at place `late` starts, which comes after it in the order of time:
 * then, and only then, do they clash.
 *
 * Why: where touching counts, that is the definition. Where it does not, and both have a length, neither start is before the
 * other, so an end after the later start is a shared stretch. One of length 0 comes first of those that start together, so an
 * `early` with a length that ends after it starts before it. An `early` of length 0 clashes with its equals only.
 */
function clash({ starts, ends }: Queue, early: number, late: number, touching: boolean): boolean {
  const end = ends[early] as number;
  const start = starts[late] as number;
  if (touching) return start <= end;
  return start < end || (start === end && starts[early] === end && ends[late] === end);
}

interface Found<T extends Instant> {
  readonly pairs: Clash[];
  readonly groups: ClashGroup<T>[];
}

interface Rules {
  readonly by: string | undefined;
  readonly touching: boolean;
  readonly limit: number;
}

/** A slot whose ends' own types are those of the answer. */
interface Ends<T> {
  readonly start: T;
  readonly end: T;
}

/**
 * A sweep over one group that keeps those that still run: each slot that starts clashes with exactly these. Slots that clash
 * two by two have an instant in common (Helly's theorem on a line), so each maximal group is what runs at some instant: when
 * one of them is about to end, and others started since the last time that happened.
 */
function sweep<T extends Instant>(
  found: Found<T>,
  slots: readonly Ends<T>[],
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

function groupOf<T extends Instant>(
  running: readonly number[],
  count: number,
  slots: readonly Ends<T>[],
  queue: Queue,
  by: string | undefined,
): ClashGroup<T> {
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
  if (queue.areValues) return { slots: members, by, start: starts[last] as T & number, end: ends[first] as T & number };
  const { start } = slots[ids[last] as number] as Ends<T>;
  const { end } = slots[ids[first] as number] as Ends<T>;
  return { slots: members, by, start: kept(start), end: kept(end) };
}
