/** A zone with a name of its own: the rules that a VTIMEZONE gives, RFC 5545 section 3.6.5. */
import { Misread } from "../bad-input.js";
import { DAY, END_OF_TIME } from "./local-time.js";
import { type Budget, occurrences } from "./recurrence.js";
import type { Rule } from "./rule.js";
import { remembering, type Span, Zone } from "./zone.js";

/** A STANDARD or DAYLIGHT part: from each onset on, the clocks are `to` ahead of UTC. Milliseconds. */
export interface Observance {
  /** The first onset, on the wall as it was before. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly rules: readonly Rule[];
  /** Further onsets, local. */
  readonly dates: readonly number[];
}

interface Onset {
  readonly instant: number;
  readonly from: number;
  readonly to: number;
}

/** So far beyond what is asked for onsets are worked out at once: two years have each of a year's at least once. */
const AHEAD = 800 * DAY;

/** Five changes a year for all of ten thousand years. */
const MOST_ONSETS = 50_000;

/** What an onset costs beyond finding it, in days looked at: it is kept and sorted, and that anew whenever more are asked for. */
const LOOKS_AN_ONSET = 100;

/** @throws Misread where there is no rule at all; the zone does where its rules give changes without measure. */
export function ownZone(name: string, observances: readonly Observance[], budget: Budget): Zone {
  if (observances.length === 0) throw new Misread(undefined, `VTIMEZONE ${name} has no STANDARD and no DAYLIGHT part`);
  let onsets: readonly Onset[] = [];
  let horizon = Number.NEGATIVE_INFINITY;
  const find = (instant: number): Span => {
    let low = indexAfter(onsets, instant);
    let step = AHEAD;
    // Where a span ends is known only if the next onset is: look farther until there is one, or no more time.
    while (horizon < END_OF_TIME && !((onsets[low]?.instant ?? Number.POSITIVE_INFINITY) < horizon)) {
      const reach = Math.max(instant, horizon) + step;
      // Twice as far each time: rules that give nothing more are walked a few times, not hundreds.
      step *= 2;
      horizon = isEndless(observances) ? Math.min(reach, END_OF_TIME) : END_OF_TIME;
      onsets = observances.flatMap((one) => onsetsOf(name, one, horizon, budget)).sort((a, b) => a.instant - b.instant);
      low = indexAfter(onsets, instant);
    }
    const current = onsets[low - 1];
    const next = onsets[low];
    return {
      start: current?.instant ?? Number.NEGATIVE_INFINITY,
      end: next?.instant ?? Number.POSITIVE_INFINITY,
      offset: current?.to ?? (onsets[0] as Onset).from,
    };
  };
  return new Zone(name, remembering(find));
}

function isEndless(observances: readonly Observance[]): boolean {
  return observances.some(({ rules }) => rules.some(({ count, until }) => count === undefined && until === undefined));
}

/** How many onsets are not after the instant. */
function indexAfter(onsets: readonly Onset[], instant: number): number {
  let low = 0;
  let high = onsets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((onsets[middle] as Onset).instant <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

function onsetsOf(
  name: string,
  { start, from, to, rules, dates }: Observance,
  horizon: number,
  budget: Budget,
): Onset[] {
  const locals = new Set([start, ...dates].filter((date) => date <= horizon + DAY));
  for (const rule of rules) {
    let count = 0;
    const end = Math.min(lastOnset(rule, from), horizon + DAY);
    for (const local of occurrences(rule, start, start, end, budget)) {
      if (local > end || count++ >= (rule.count ?? Number.POSITIVE_INFINITY)) break;
      budget.look(LOOKS_AN_ONSET);
      locals.add(local);
      if (locals.size > MOST_ONSETS)
        throw new Misread(undefined, `VTIMEZONE ${name}: the clocks change too often to be true`);
    }
  }
  return [...locals].map((local) => ({ instant: local - from, from, to }));
}

/** UNTIL is in UTC here; a local one is taken on the wall before the change, and a date means all of its day. */
function lastOnset({ until }: Rule, from: number): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  if (until.type === "utc") return until.local + from;
  return until.type === "date" ? until.local + DAY - 1 : until.local;
}
