import { type ConflictRules, type Conflicts, findConflicts } from "./find-conflicts.js";
import type { By } from "./group-by.js";
import { readPairRules } from "./options.js";
import { conflictsRecurring } from "./recurring/questions.js";
import { isRecurring, type Recurring } from "./recurring/recurring.js";
import type { InstantOf, Slot } from "./slots.js";

/** What counts as a clash. */
export interface ConflictOptions<S> {
  /** Which slots compete: those with a group in common, as a room or a person. Without it all do. */
  readonly by?: By<S> | undefined;
  /** Whether back to back is a clash. Default false. */
  readonly touching?: boolean | undefined;
  /** More pairs than this are refused, none left out. Default 10,000,000: a gigabyte. */
  readonly maxPairs?: number | undefined;
}

/** Some 40 bytes a pair in a list and as much again for its groups: about a gigabyte, half of what Node grants. */
const DEFAULT_MAX_PAIRS = 10_000_000;

/**
 * All double bookings of a list: every pair of slots whose interiors meet, and the maximal groups of slots that all clash with
 * one another. Back to back is no clash unless `touching` is true; a slot of length 0 clashes with one around it.
 *
 * Exact, and in time n log n + the number of pairs.
 *
 * @param slots - Intervals, or records of your own with a start and an end, all of one type; or slots that recur, whose groups
 * have one entry for each stretch of the day or week, in nanoseconds like the slots. They are not changed.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `by` or `touching` of another
 * type, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does,
 * naming the slot; `ERR_TOO_MANY` for more than `maxPairs` pairs; `ERR_RANGE` for one below 0 or not whole.
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
export function conflicts<S extends Slot>(slots: readonly S[], options?: ConflictOptions<S>): Conflicts<InstantOf<S>>;
export function conflicts<S extends Slot>(slots: readonly S[], options: ConflictOptions<S> = {}): Conflicts {
  const rules = { ...readPairRules("conflicts", options, DEFAULT_MAX_PAIRS), by: options.by };
  if (isRecurring(slots))
    return conflictsRecurring(slots as readonly Slot[] as readonly Recurring[], rules as ConflictRules<Recurring>);
  return findConflicts(slots, rules);
}
