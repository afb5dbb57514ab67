import { rangeError } from "../base/errors.js";
import { clash } from "./clash.js";
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

/** What counts as a clash, with nothing left out. */
export interface ConflictRules<S> {
  readonly by: By<S> | undefined;
  readonly touching: boolean;
  readonly maxPairs: number;
}

/** Says that there are too many pairs. */
function refuseMany(maxPairs: number): never {
  rangeError("ERR_TOO_MANY", `conflicts: more than ${maxPairs} pairs clash; a higher maxPairs, or a finer by?`);
}

/**
 * Every clash of a list of slots.
 *
 * @param turns - Where the list holds occurrences. Pairs are then those of slots, each once a group however often they clash, and
 * none of a slot with itself; and only stretches that count make pairs and groups.
 */
export function findConflicts<S extends Slot>(
  slots: readonly S[],
  { by, touching, maxPairs }: ConflictRules<S>,
  turns?: Turns,
): Conflicts {
  const keys = keysOf("conflicts", slots);
  const { names, offsets, members } = groupBy(slots, by);
  const queue = queueOf(keys, members);
  const scratch = emptyQueue(members.length, keys.areValues);
  const found: Found = { pairs: [], groups: [] };
  names.forEach((name, group) => {
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    sortByTime(queue, scratch, from, to);
    sweep(found, slots, queue, from, to, { by: name, touching, maxPairs, turns });
  });
  return found;
}

/** What is known of occurrences. */
export interface Turns {
  /** Of which slot each is one. */
  readonly owners: readonly number[];
  /** Whether a clash counts, by the stretch that is shared: others are the same one in another turn. */
  readonly counts: (start: number, end: number) => boolean;
}

interface Found {
  readonly pairs: Clash[];
  readonly groups: ClashGroup[];
}

interface Rules {
  readonly by: string | undefined;
  readonly touching: boolean;
  readonly maxPairs: number;
  readonly turns: Turns | undefined;
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
  { by, touching, maxPairs, turns }: Rules,
): void {
  const { pairs, groups } = found;
  const running: number[] = [];
  // Of each slot, by its number, which later ones it is known to clash with.
  const known: Set<number>[] = [];
  let count = 0;
  const addGroup = (): void => {
    if (count < 2) return;
    const group = groupOf(running, count, slots, queue, by);
    if (turns === undefined || turns.counts(Number(group.start), Number(group.end))) groups.push(group);
  };
  for (let late = from; late < to; late++) {
    let rest = 0;
    while (rest < count && clash(queue, running[rest] as number, queue, late, touching)) rest++;
    if (rest < count) {
      // The one that started last is in no group yet, so what runs is a new group; and what starts later misses who ends here.
      addGroup();
      for (let at = rest + 1; at < count; at++) {
        const early = running[at] as number;
        if (clash(queue, early, queue, late, touching)) running[rest++] = early;
      }
    }
    const b = ownerOf(queue.ids[late] as number, turns);
    for (let at = 0; at < rest; at++) {
      const early = running[at] as number;
      const a = ownerOf(queue.ids[early] as number, turns);
      if (turns !== undefined) {
        const end = Math.min(queue.ends[early] as number, queue.ends[late] as number);
        if (!turns.counts(queue.starts[late] as number, end) || !isNew(known, a, b)) continue;
      }
      if (pairs.length === maxPairs) refuseMany(maxPairs);
      pairs.push(a < b ? { a, b, by } : { a: b, b: a, by });
    }
    running[rest] = late;
    count = rest + 1;
  }
  addGroup();
}

function ownerOf(id: number, turns: Turns | undefined): number {
  return turns === undefined ? id : (turns.owners[id] as number);
}

/** Whether two slots are different, and not known to clash; from now on they are. */
function isNew(known: Set<number>[], a: number, b: number): boolean {
  if (a === b) return false;
  const [first, second] = a < b ? [a, b] : [b, a];
  known[first] ??= new Set();
  const others = known[first];
  if (others.has(second)) return false;
  others.add(second);
  return true;
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
  // A list pushed to piece by piece would have room for seventeen.
  const members = running.slice(0, count);
  for (let index = 0; index < count; index++) {
    const at = members[index] as number;
    if ((ends[at] as number) < (ends[first] as number)) first = at;
    members[index] = ids[at] as number;
  }
  // Numbers are their own keys: no need to go back to the slots, which lie about in memory.
  if (queue.areValues) return { slots: members, by, start: starts[last] as number, end: ends[first] as number };
  const { start } = slots[ids[last] as number] as Slot;
  const { end } = slots[ids[first] as number] as Slot;
  return { slots: members, by, start: kept(start), end: kept(end) };
}
