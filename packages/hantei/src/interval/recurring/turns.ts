/**
 * Questions about what comes again are asked about three turns of the clock, in which the middle one sees all that reaches into
 * it from the one before and out of it into the next. Of the answers those are kept that start in the middle turn.
 */
import { typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { between, type Interval } from "../interval.js";
import { type Cycle, checkRecurring, type Recurring, recurring, turnOf } from "./recurring.js";

/** How often the clock goes round before the turn that counts, with it, and after. */
const TURNS: readonly number[] = [-1, 0, 1];

/** The cycle that the slots of all lists share: a day where all recur daily, else a week. */
export function cycleOf(where: string, ...lists: readonly (readonly Recurring[])[]): Cycle {
  let every: Cycle = "day";
  for (const list of lists) {
    if (!Array.isArray(list)) typeError("ERR_TYPE", `${where}: a list of slots is wanted, not ${show(list)}`);
    for (const slot of list) {
      checkRecurring(where, slot);
      if (slot.every === "week") every = "week";
    }
  }
  return every;
}

/** An occurrence, and which of the slots it is one of. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly id: number;
}

/**
 * Every occurrence of slots that starts in three turns of a cycle.
 *
 * @param touching - Whether touching counts: then a slot as long as its period is one long occurrence, lest it meet itself.
 */
export function occurrences(slots: readonly Recurring[], every: Cycle, touching: boolean): Occurrence[] {
  const turn = turnOf(every);
  return slots.flatMap((slot, id): Occurrence[] => {
    const period = turnOf(slot.every);
    if (touching && slot.end - slot.start === period) return [{ start: -turn, end: 2 * turn, id }];
    return TURNS.flatMap((turns) =>
      Array.from({ length: turn / period }, (_, index) => {
        const shift = turns * turn + index * period;
        return { start: slot.start + shift, end: slot.end + shift, id };
      }),
    );
  });
}

/** All three turns, as a window. */
export function wholeOf(every: Cycle): Interval {
  const turn = turnOf(every);
  return between<number>(-turn, 2 * turn);
}

/** Whether an answer starts in the turn that counts. */
export function counts(start: number, every: Cycle): boolean {
  return start >= 0 && start < turnOf(every);
}

/** Whether a stretch counts: it starts in that turn, or has no end and is the whole cycle. */
export function countsAs(start: number, end: number, every: Cycle): boolean {
  return counts(start, every) || (start <= 0 && end - start > turnOf(every));
}

/**
 * What intervals over three turns are as recurring slots. One longer than a turn has no end, and is the whole cycle; but not
 * one that starts after the middle turn does, where what would part it may lie beyond the last turn.
 */
export function asRecurring(intervals: readonly Interval[], every: Cycle): Recurring[] {
  const turn = turnOf(every);
  const spans = intervals.map(({ start, end }) => ({ start: Number(start), end: Number(end) }));
  if (spans.some(({ start, end }) => start <= 0 && end - start > turn)) return [recurring(every, 0, turn)];
  return spans.filter(({ start }) => counts(start, every)).map(({ start, end }) => recurring(every, start, end));
}
