/** A zone with a name of its own: the rules that a VTIMEZONE gives, RFC 5545 section 3.6.5. */
import { Misread } from "../bad-input.js";
import type { Budget } from "./budget.js";
import { DAY, END_OF_TIME } from "./local-time.js";
import { occurrences } from "./recurrence.js";
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

/**
 * So much is worked out at once, always counted from the first onset of all: what that costs depends on how far anyone asks, and not on
 * who asks first. The year at a seam is looked at twice, which would tell in shorter stretches; longer ones go farther than anyone asks.
 */
const STRETCH = 20 * 365 * DAY;

/** Five changes a year for all of ten thousand years. */
const MOST_ONSETS = 50_000;

/** What an onset costs beyond finding it, in days looked at: it is kept, and gone through anew with each stretch that comes later. */
const LOOKS_AN_ONSET = 100;

/** @throws Misread where there is no rule at all; the zone does where its rules give changes without measure. */
export function ownZone(name: string, observances: readonly Observance[], budget: Budget): Zone {
  if (observances.length === 0) throw new Misread(undefined, `VTIMEZONE ${name} has no STANDARD and no DAYLIGHT part`);
  const begin = observances.reduce((first, { start }) => Math.min(first, start), END_OF_TIME);
  let onsets: readonly Onset[] = [];
  /** Up to where they are known. */
  let horizon = Number.NEGATIVE_INFINITY;
  const find = (instant: number): Span => {
    let low = indexAfter(onsets, instant);
    // Where a span ends is known only if the next onset is: look farther until there is one, or no more time.
    while (horizon < END_OF_TIME && !((onsets[low]?.instant ?? Number.POSITIVE_INFINITY) < horizon)) {
      const reach = isEndless(observances) ? Math.max(horizon, begin) + STRETCH : END_OF_TIME;
      const stretch = { after: horizon, to: Math.min(reach, END_OF_TIME) };
      const more = observances.flatMap((one) => onsetsOf(name, one, stretch, MOST_ONSETS - onsets.length, budget));
      onsets = [...onsets, ...more].sort((a, b) => a.instant - b.instant);
      horizon = stretch.to;
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

/** A stretch of instants. On the wall both its ends are a day later: no clock is farther from UTC. */
interface Stretch {
  /** Exclusive; −Infinity in the first. */
  readonly after: number;
  /** Inclusive. */
  readonly to: number;
}

/** @param most - How many there may be. */
function onsetsOf(
  name: string,
  { start, from, to, rules, dates }: Observance,
  stretch: Stretch,
  most: number,
  budget: Budget,
): Onset[] {
  const [first, last] = [stretch.after + DAY + 1, stretch.to + DAY];
  const locals = new Set([start, ...dates].filter((date) => date >= first && date <= last));
  for (const rule of rules) {
    const isCounted = rule.count !== undefined;
    // What is counted is counted from the start: all of it belongs to the first stretch.
    if (isCounted && first > Number.NEGATIVE_INFINITY) continue;
    let count = 0;
    const end = Math.min(lastOnset(rule, from), isCounted ? END_OF_TIME : last);
    for (const local of occurrences(rule, start, first, end, budget)) {
      if (local > end || count++ >= (rule.count ?? Number.POSITIVE_INFINITY)) break;
      budget.look(LOOKS_AN_ONSET);
      locals.add(local);
      if (locals.size > most) throw new Misread(undefined, `VTIMEZONE ${name}: the clocks change too often to be true`);
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
