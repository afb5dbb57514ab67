/** The questions of this room about slots that come again, in the terms of `turns.ts`. */
import { rangeError } from "../../base/errors.js";
import { type Code, DISJOINT } from "../../base/relation.js";
import { show } from "../../base/validate.js";
import { busiest, type Concurrency } from "../busiest.js";
import { type ClashGroup, type ConflictRules, type Conflicts, findConflicts } from "../find-conflicts.js";
import { namesOf } from "../group-by.js";
import type { Interval } from "../interval.js";
import { hasLength, relateEnds } from "../relate-ends.js";
import { common, rest, runsOf } from "../runs.js";
import { readClock } from "./clock.js";
import { type Cycle, type Recurring, recurring, turnOf } from "./recurring.js";
import { asRecurring, counts, countsAs, cycleOf, type Occurrence, occurrences, wholeOf } from "./turns.js";

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
  const { count, when } = busiest(occurrences(slots, every, touching), touching);
  return { count, when: asRecurring(when, every) };
}

/**
 * Looks from the first of the window's starts in the cycle on, once round the clock. What is free goes round, as windows that follow
 * each other do.
 */
export function firstFreeRecurring(
  slots: readonly Recurring[],
  duration: unknown,
  window: Recurring,
): Recurring | undefined {
  const every = cycleOf("firstFree", slots, [window]);
  const wanted = 'hours and minutes above 0, up to 24:00, as "01:30"';
  const { day, time } = readClock("firstFree: duration", duration, wanted);
  if (day !== undefined || time === 0) {
    rangeError("ERR_RANGE", `firstFree: duration must be ${wanted}, not ${show(duration)}`);
  }
  const turn = turnOf(every);
  const after = (start: number): number => (start - window.start + turn) % turn;
  const stretches: { readonly start: number; readonly end: number }[] = [];
  for (const free of rest(runsIn([window], every), runsIn(slots, every))) {
    const [start, end] = [Number(free.start), Number(free.end)];
    if (counts(start, every)) stretches.push({ start, end });
    // What goes on from before is looked at from there on.
    if (start < window.start && window.start < end) stretches.push({ start: window.start, end });
  }
  stretches.sort((a, b) => after(a.start) - after(b.start));
  const found = stretches.find(({ start, end }) => end - start >= time);
  return found && recurring(every, found.start, found.start + time);
}

export function conflictsRecurring<S extends Recurring>(
  slots: readonly S[],
  rules: ConflictRules<S>,
): Conflicts<number> {
  const { by, touching, maxPairs } = rules;
  const every = cycleOf("conflicts", slots);
  // Asked once a slot, and not once an occurrence.
  const names = by === undefined ? undefined : namesOf(slots, by);
  const all = occurrences(slots, every, touching);
  const byName = names === undefined ? undefined : ({ id }: Occurrence) => names[id];
  const owners = all.map(({ id }) => id);
  const turns = { owners, counts: (start: number, end: number) => countsAs(start, end, every) };
  const { pairs, groups: found } = findConflicts(all, { by: byName, touching, maxPairs }, turns);
  const groups = found.flatMap((group): ClashGroup<number>[] => {
    const ids = [...new Set(group.slots.map((index) => owners[index] as number))];
    const stretch = asRecurring([{ kind: "interval", start: group.start, end: group.end }] as Interval[], every);
    return stretch.flatMap(({ start, end }) => (ids.length < 2 ? [] : [{ slots: ids, by: group.by, start, end }]));
  });
  return { pairs, groups };
}
