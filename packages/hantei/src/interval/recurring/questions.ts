/** The questions of this room about slots that come again, in the terms of `turns.ts`. */
import { rangeError, typeError } from "../../base/errors.js";
import { type Code, DISJOINT } from "../../base/relation.js";
import { show } from "../../base/validate.js";
import { busiest, type Concurrency } from "../busiest.js";
import { type ClashGroup, type ConflictRules, type Conflicts, findConflicts } from "../find-conflicts.js";
import { type By, groupBy } from "../group-by.js";
import type { Interval } from "../interval.js";
import { hasLength, relateEnds } from "../relate-ends.js";
import { common, freeIn, rest, runsOf } from "../runs.js";
import { readClock } from "./clock.js";
import { type Cycle, type Recurring, recurring, turnOf } from "./recurring.js";
import { asRecurring, counts, cycleOf, type Occurrence, occurrences, wholeOf } from "./turns.js";

/** The greatest relation that any two occurrences have. */
export function relateRecurring(a: Recurring, b: Recurring): Code {
  const every = cycleOf("recurring slots", [a, b]);
  let code: Code = DISJOINT;
  for (const one of occurrences([a], every, false)) {
    if (!counts(one.start, every)) continue;
    for (const other of occurrences([b], every, false)) code = Math.max(code, relateEnds(one, other)) as Code;
  }
  return code;
}

/** What slots cover in three turns. */
function runsIn(slots: readonly Recurring[], every: Cycle): Interval[] {
  return runsOf("recurring slots", occurrences(slots, every, false));
}

export function mergeRecurring(slots: readonly Recurring[]): Recurring[] {
  const every = cycleOf("merge", slots);
  return asRecurring(runsIn(slots, every), every);
}

export function gapsRecurring(slots: readonly Recurring[], window: Recurring | undefined): Recurring[] {
  const every = cycleOf("gaps", slots, window === undefined ? [] : [window]);
  const within = window === undefined ? [wholeOf(every)] : runsIn([window], every);
  return asRecurring(rest(within, runsIn(slots, every)).filter(hasLength), every);
}

export function subtractRecurring(a: readonly Recurring[], b: readonly Recurring[]): Recurring[] {
  const every = cycleOf("subtract", a, b);
  return asRecurring(rest(runsIn(a, every), runsIn(b, every)), every);
}

export function intersectRecurring(a: readonly Recurring[], b: readonly Recurring[], touching: boolean): Recurring[] {
  const every = cycleOf("intersection", a, b);
  return asRecurring(common(runsIn(a, every), runsIn(b, every), touching), every);
}

export function busiestRecurring(slots: readonly Recurring[], touching: boolean): Concurrency<Recurring> {
  const every = cycleOf("maxConcurrent", slots);
  const { count, when } = busiest("maxConcurrent", occurrences(slots, every, touching), touching);
  return { count, when: asRecurring(when, every) };
}

/** Looks into each of the window's occurrences, from the one that starts first in the cycle. */
export function firstFreeRecurring(
  slots: readonly Recurring[],
  duration: unknown,
  window: Recurring,
): Recurring | undefined {
  const every = cycleOf("firstFree", slots, [window]);
  const { day, time } = readClock("firstFree: duration", duration);
  if (day !== undefined || time === 0) {
    rangeError(
      "ERR_RANGE",
      `firstFree: the duration must be hours and minutes above 0, as "01:30", not ${show(duration)}`,
    );
  }
  const runs = runsIn(slots, every);
  for (const occurrence of occurrences([window], every, false)) {
    if (!counts(occurrence.start, every)) continue;
    for (const gap of freeIn(occurrence, runs, 0)) {
      const start = Number(gap.start);
      if (Number(gap.end) - start < time) continue;
      const inTurn = start % turnOf(every);
      return recurring(every, inTurn, inTurn + time);
    }
  }
  return undefined;
}

export function conflictsRecurring<S extends Recurring>(
  slots: readonly S[],
  rules: ConflictRules<S>,
): Conflicts<number> {
  const { by, touching, maxPairs } = rules;
  const every = cycleOf("conflicts", slots);
  const names = by === undefined ? undefined : namesOf(slots, by);
  const all = occurrences(slots, every, touching);
  const byName = names === undefined ? undefined : ({ id }: Occurrence) => names[id];
  const owners = all.map(({ id }) => id);
  const { pairs, groups: found } = findConflicts("conflicts", all, { by: byName, touching, maxPairs }, owners);
  const groups = found.flatMap((group): ClashGroup<number>[] => {
    const ids = [...new Set(group.slots.map((index) => owners[index] as number))];
    const stretch = asRecurring([{ kind: "interval", start: group.start, end: group.end }] as Interval[], every);
    return stretch.flatMap(({ start, end }) => (ids.length < 2 ? [] : [{ slots: ids, by: group.by, start, end }]));
  });
  return { pairs, groups };
}

/** The groups of each slot, asked once a slot and not once an occurrence, and checked. */
function namesOf<S>(slots: readonly S[], by: By<S>): readonly ReturnType<By<S>>[] {
  if (typeof by !== "function") typeError("ERR_TYPE", `conflicts: by must be a function of a slot, not ${show(by)}`);
  const names: ReturnType<By<S>>[] = [];
  groupBy<S>("conflicts", slots, (slot, index) => {
    const own = by(slot, index);
    names.push(own);
    return own;
  });
  return names;
}
