import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { type By, groupBy } from "./group-by.js";
import { type Instant, kept } from "./instant.js";
import { keysOf, type Slot } from "./slots.js";
import { type Queue, queueOf, sortByTime } from "./time-order.js";

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
  /** Each clashing pair once a group: by group, then in the order of their starts. */
  readonly pairs: readonly Clash[];
  /** The maximal groups: by group, then in the order of their starts. A slot may be in several. */
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
  const scratch = queueOf(keys, members.slice());
  const pairs: Clash[] = [];
  const groups: ClashGroup<S["start"] | S["end"]>[] = [];
  names.forEach((name, group) => {
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    sortByTime(queue, scratch, from, to);
    addPairs(pairs, queue, from, to, touching, name, limit);
    addGroups(groups, slots, queue, from, to, touching, name);
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

/** A slot whose ends' own types are those of the answer. */
interface Ends<T> {
  readonly start: T;
  readonly end: T;
}

/** Every slot looks at those after it, up to the first it does not clash with: those beyond start later still. */
function addPairs(
  pairs: Clash[],
  queue: Queue,
  from: number,
  to: number,
  touching: boolean,
  by: string | undefined,
  limit: number,
): void {
  for (let early = from; early < to; early++) {
    for (let late = early + 1; late < to && clash(queue, early, late, touching); late++) {
      if (pairs.length >= limit) {
        rangeError("ERR_TOO_MANY", `conflicts: more than ${limit} pairs clash; a higher limit, or a finer by?`);
      }
      const first = queue.ids[early] as number;
      const second = queue.ids[late] as number;
      pairs.push(first < second ? { a: first, b: second, by } : { a: second, b: first, by });
    }
  }
}

/**
 * A sweep that keeps those that still run. Intervals that clash two by two have an instant in common (Helly's theorem on a
 * line), so each maximal group is what runs at some instant: when one that runs is about to end, and others started since the
 * last time that happened.
 */
function addGroups<T extends Instant>(
  groups: ClashGroup<T>[],
  slots: readonly Ends<T>[],
  queue: Queue,
  from: number,
  to: number,
  touching: boolean,
  by: string | undefined,
): void {
  let running: number[] = [];
  for (let late = from; late < to; late++) {
    const rest = running.filter((early) => clash(queue, early, late, touching));
    if (rest.length < running.length) {
      // The one that started last is in no group yet, so what runs is a new group; and what starts later misses who ends here.
      if (running.length > 1) groups.push(groupOf(running, slots, queue, by));
      running = rest;
    }
    running.push(late);
  }
  if (running.length > 1) groups.push(groupOf(running, slots, queue, by));
}

function groupOf<T extends Instant>(
  running: readonly number[],
  slots: readonly Ends<T>[],
  { ids, ends }: Queue,
  by: string | undefined,
): ClashGroup<T> {
  const first = running.reduce((best, at) => ((ends[at] as number) < (ends[best] as number) ? at : best));
  const last = running[running.length - 1] as number;
  const slotAt = (at: number): Ends<T> => slots[ids[at] as number] as Ends<T>;
  return {
    slots: running.map((at) => ids[at] as number),
    by,
    start: kept(slotAt(last).start),
    end: kept(slotAt(first).end),
  };
}
