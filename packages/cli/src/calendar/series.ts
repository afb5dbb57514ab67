/** One UID's events made into instances: the series, what is taken from it, what is added, and what differs. */
import { BadInput, Misread } from "../bad-input.js";
import type { EventRecord, Moment } from "./event.js";
import type { Instance, Window } from "./instance.js";
import { DAY, dayOf, END_OF_TIME } from "./local-time.js";
import { type Budget, occurrences, TooMuch } from "./recurrence.js";
import type { Rule } from "./rule.js";
import type { DateValue } from "./values.js";
import { UTC, type Zone } from "./zone.js";

/** What placing events takes, beside them. */
export interface Placing {
  readonly window: Window;
  /** The zone of dates and floating times. */
  readonly floating: Zone;
  readonly budget: Budget;
  readonly includeTransparent: boolean;
  readonly includeCancelled: boolean;
  /** An instance in the window is free time or cancelled, and not asked for. */
  readonly leftOut: () => void;
  /** Takes the next instance. */
  readonly instance: (instance: Instance) => void;
  /** An event cannot be placed; it is left out if this returns. */
  readonly bad: (problem: Misread, event: EventRecord) => void;
}

/** A version of an event, with the names of all calendars in which copies of it stand. */
export interface Version {
  readonly event: EventRecord;
  readonly calendars: readonly string[];
}

/** A differing version, with the instant that tells which instance it stands for. */
interface Override extends Version {
  readonly key: number;
}

/** Hours by which clocks may make instants come in another order than local times, and a zone's whole range. */
const SLACK = 2 * DAY;

/**
 * Places all versions that share a UID.
 *
 * @param master - The series, or the one event; undefined where only differing instances are known.
 * @param differing - Those with a RECURRENCE-ID, copies among them.
 */
export function placeSeries(master: Version | undefined, differing: readonly Version[], placing: Placing): void {
  const overrides = newestOfEach(differing.flatMap((version) => overrideOf(version, master, placing)));
  const guard = (event: EventRecord, act: () => void): void => {
    try {
      act();
    } catch (problem) {
      if (problem instanceof TooMuch) throw new BadInput(`${event.file}, line ${event.line}: ${problem.message}`);
      if (!(problem instanceof Misread)) throw problem;
      placing.bad(problem, event);
    }
  };
  let isExcepted: Excepted = () => false;
  if (master !== undefined) {
    guard(master.event, () => {
      isExcepted = exceptionsOf(master.event, placing);
      placeMaster(master, overrides, isExcepted, placing);
    });
  }
  overrides.forEach((override, index) => {
    const { event, key } = override;
    // Where one stands for this instance alone and another for it and those after it, the former is meant.
    if (overrides[index + 1]?.key === key) return;
    guard(event, () => {
      if (!isExcepted(key)) emit(override, event.start.local, zoneOf(event.start, placing), placing);
    });
  });
}

/** By instance, in order; those for the instance alone after those for all that follow, too. Of copies the newest. */
function newestOfEach(overrides: readonly Override[]): readonly Override[] {
  const newest = new Map<string, Override>();
  for (const override of overrides) {
    const id = `${override.key} ${override.event.andFuture}`;
    const known = newest.get(id);
    newest.set(id, known === undefined ? override : { ...override, ...newerOf(known, override) });
  }
  return [...newest.values()].sort((a, b) => a.key - b.key || Number(b.event.andFuture) - Number(a.event.andFuture));
}

/** Of two versions of one event the newer one, standing in the calendars of both. */
export function newerOf(a: Version, b: Version): Version {
  const isNewer =
    b.event.sequence > a.event.sequence || (b.event.sequence === a.event.sequence && b.event.stamp > a.event.stamp);
  return { event: (isNewer ? b : a).event, calendars: union(a.calendars, b.calendars) };
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return b.every((name) => a.includes(name)) ? a : [...new Set([...a, ...b])];
}

function overrideOf(version: Version, master: Version | undefined, placing: Placing): Override[] {
  const { event } = version;
  try {
    const id = event.instance as Moment;
    if (master !== undefined && (id.type === "date") !== (master.event.start.type === "date")) {
      throw new Misread(undefined, "RECURRENCE-ID and the series' DTSTART must both be dates or both be times");
    }
    if (event.recurrence !== undefined) {
      throw new Misread(
        undefined,
        "an event with RECURRENCE-ID is one instance: it cannot repeat or have exceptions itself",
      );
    }
    const isGone = master?.event.cancelled === true && event.sequence <= master.event.sequence;
    return [
      {
        ...version,
        event: isGone ? { ...event, cancelled: true } : event,
        calendars: union(version.calendars, master?.calendars ?? []),
        key: instantOf(inSeries(id, master?.event.start), placing),
      },
    ];
  } catch (problem) {
    if (problem instanceof TooMuch) throw new BadInput(`${event.file}, line ${event.line}: ${problem.message}`);
    if (!(problem instanceof Misread)) throw problem;
    placing.bad(problem, event);
    return [];
  }
}

/** Whether an instance is taken away, by the instant of its start. */
type Excepted = (instant: number) => boolean;

function exceptionsOf({ start, recurrence }: EventRecord, placing: Placing): Excepted {
  if (recurrence === undefined || recurrence.exceptions.length + recurrence.exceptionRules.length === 0)
    return () => false;
  const instants = new Set<number>();
  // A date among times takes away all of that day.
  const days = new Set<number>();
  for (const exception of recurrence.exceptions) {
    if ((exception.type === "date") === (start.type === "date")) {
      instants.add(instantOf(inSeries(exception, start), placing));
    } else if (exception.type === "utc") days.add(dayOf(placing.floating.localAt(exception.local)));
    else days.add(dayOf(exception.local));
  }
  const { window, budget } = placing;
  const zone = zoneOf(start, placing);
  for (const rule of recurrence.exceptionRules) {
    for (const local of bounded(rule, start, -Infinity, window.to, zone, placing, true)) {
      instants.add(zone.instantOf(local));
      budget.take();
    }
  }
  return (instant) => instants.has(instant) || (days.size > 0 && days.has(dayOf(zone.localAt(instant))));
}

function placeMaster(master: Version, overrides: readonly Override[], isExcepted: Excepted, placing: Placing): void {
  const { event } = master;
  const { start, recurrence } = event;
  const zone = zoneOf(start, placing);
  const replaced = new Set(overrides.map(({ key }) => key));
  const future = overrides.filter((override) => override.event.andFuture);
  const seen = new Set<number>();
  const isSimple = recurrence === undefined && overrides.length === 0;

  const place = (local: number, from: Zone, end?: number): void => {
    const instant = from.instantOf(local);
    if (isSimple) {
      emit(master, local, from, placing, end);
      return;
    }
    if (seen.has(instant)) return;
    seen.add(instant);
    if (replaced.has(instant) || isExcepted(instant)) return;
    const version = lastUpTo(future, instant);
    if (version === undefined) {
      emit(master, local, from, placing, end);
      return;
    }
    const [shift, own] = moveOf(version, zone, placing);
    emit(version, zone.localAt(instant) + shift, own, placing);
  };

  // Before the rules: a period has an end of its own, and its start may be one of the rules'.
  for (const { start: given, end, duration } of recurrence?.dates ?? []) {
    placing.budget.take();
    const date = inSeries(given, start);
    if ((date.type === "date") !== (start.type === "date")) {
      throw new Misread(undefined, "RDATE and DTSTART must both be dates or both be times");
    }
    const own = zoneOf(date, placing);
    const begin = instantOf(date, placing);
    const stop =
      duration !== undefined
        ? own.instantOf(date.local + duration.days) + duration.exact
        : end && instantOf(inSeries(end, start), placing);
    if (stop !== undefined && stop < begin) throw new Misread(undefined, "RDATE: the period ends before it starts");
    place(date.local, own, stop);
  }
  place(start.local, zone);
  if (recurrence === undefined || recurrence.rules.length === 0) return;
  const reach = reachOf(master, future, zone, placing);
  const { window, budget } = placing;
  for (const rule of recurrence.rules) {
    for (const local of bounded(rule, start, window.from - reach, window.to + reach, zone, placing)) {
      budget.take();
      place(local, zone);
    }
  }
}

/**
 * By how much a version moves later instances, from the series' wall to that of the zone given: as much as the instance that
 * says so. UTC has no wall that anyone lives by: a start in UTC is meant on the series' own.
 */
function moveOf({ event, key }: Override, series: Zone, placing: Placing): readonly [shift: number, zone: Zone] {
  const { start } = event;
  const zone = start.type === "utc" ? series : zoneOf(start, placing);
  const local = start.type === "utc" ? series.localAt(start.local) : start.local;
  return [local - series.localAt(key), zone];
}

/** How far from its place in the rule an instance may lie: its length, and the later versions' lengths and shifts. */
function reachOf(master: Version, future: readonly Override[], zone: Zone, placing: Placing): number {
  let reach = lengthOf(master.event, placing);
  for (const override of future) {
    const [shift] = moveOf(override, zone, placing);
    reach = Math.max(reach, Math.abs(shift) + lengthOf(override.event, placing));
  }
  return reach + SLACK;
}

function lengthOf(event: EventRecord, placing: Placing): number {
  const { start } = event;
  return endOf(event, start.local, zoneOf(start, placing), placing) - instantOf(start, placing);
}

/**
 * The local times of a rule from its start on, COUNT and UNTIL applied, as far as they can lie in the window.
 *
 * @param onlyMatches - The start is none, and does not count, where the rule does not match it.
 * @throws Misread where neither the rule nor the window ends.
 */
function* bounded(
  rule: Rule,
  start: Moment,
  from: number,
  to: number,
  zone: Zone,
  placing: Placing,
  onlyMatches = false,
): Generator<number> {
  const { count, until } = rule;
  if (count === undefined && until === undefined && placing.window.to === Number.POSITIVE_INFINITY) {
    throw new Misread(
      undefined,
      "it repeats without end (its RRULE or EXRULE has no COUNT and no UNTIL); say up to when to look: --to DATE",
    );
  }
  // COUNT counts from the first instance on, whether or not anyone asks for it.
  const begin = count === undefined ? Math.max(start.local, from - SLACK) : start.local;
  const isOver = until && endedBy(until, start, zone, placing.floating);
  let counted = 0;
  // An UNTIL that is a date goes on for a day; zones are what the slack is for.
  const end = Math.min(to, until === undefined ? Number.POSITIVE_INFINITY : until.local + DAY) + SLACK;
  for (const local of occurrences(rule, start.local, begin, end, placing.budget, onlyMatches)) {
    if (counted++ === (count ?? Number.POSITIVE_INFINITY)) return;
    if (local > end) return;
    if (isOver?.(local)) {
      if (isOver(local - SLACK)) return;
      continue;
    }
    yield local;
  }
}

/** Whether a local time is after UNTIL. One in UTC is an instant; a date means all of its day. */
function endedBy(until: DateValue, start: Moment, zone: Zone, floating: Zone): (local: number) => boolean {
  if (until.type === "utc" && start.type !== "date") return (local) => zone.instantOf(local) > until.local;
  if (start.type === "date") {
    const last = dayOf(until.type === "utc" ? floating.localAt(until.local) : until.local);
    return (local) => dayOf(local) > last;
  }
  const last = until.type === "date" ? until.local + DAY - 1 : until.local;
  return (local) => local > last;
}

/** The last override whose instance is not after this one. */
function lastUpTo(overrides: readonly Override[], instant: number): Override | undefined {
  let low = 0;
  let high = overrides.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((overrides[middle] as Override).key <= instant) low = middle + 1;
    else high = middle;
  }
  return overrides[low - 1];
}

/** Hands over one instance that begins at a local time, unless it is free time, cancelled, or outside of the window. */
function emit({ event, calendars }: Version, local: number, zone: Zone, placing: Placing, ownEnd?: number): void {
  const start = zone.instantOf(local);
  const end = ownEnd ?? endOf(event, local, zone, placing);
  const { from, to } = placing.window;
  // Closed at its start: what ends there may touch, and the clash is asked again.
  if (start >= to || end < from) return;
  if (end > END_OF_TIME) throw new Misread(undefined, "it ends after the year 9999, which four digits cannot write");
  if ((event.transparent && !placing.includeTransparent) || (event.cancelled && !placing.includeCancelled)) {
    placing.leftOut();
    return;
  }
  placing.instance({ event, start, end, calendars });
}

/**
 * When an instance that begins at a local time ends. A series of times keeps the exact length of its first (RFC 5545, 3.8.5.3);
 * a DURATION's days and dates keep the time on the wall (3.3.6).
 *
 * @throws Misread where the event ends before it starts.
 */
function endOf(event: EventRecord, local: number, zone: Zone, placing: Placing): number {
  const { start, end, duration } = event;
  if (duration !== undefined) {
    return (duration.days === 0 ? zone.instantOf(local) : zone.instantOf(local + duration.days)) + duration.exact;
  }
  if (start.type === "date") {
    const days = end === undefined ? DAY : end.local - start.local;
    if (days < 0) throw endsFirst(event);
    // Many write the same date twice and mean that day.
    return zone.instantOf(local + (days === 0 ? DAY : days));
  }
  if (end === undefined) return zone.instantOf(local);
  const length = instantOf(end, placing) - instantOf(start, placing);
  if (length < 0) throw endsFirst(event);
  return zone.instantOf(local) + length;
}

function endsFirst({ endNames: [start, end] }: EventRecord): Misread {
  return new Misread(undefined, `${end} is before ${start}: the event ends before it starts`);
}

function zoneOf({ type, zone }: Moment, { floating }: Placing): Zone {
  if (type === "utc") return UTC;
  return type === "local" && zone !== undefined ? zone.resolve() : floating;
}

/** A time without a zone that belongs to a series in one is meant there: some programs write exceptions so. */
function inSeries(moment: Moment, start: Moment | undefined): Moment {
  return moment.type === "local" && moment.zone === undefined && start?.zone !== undefined
    ? { ...moment, zone: start.zone }
    : moment;
}

function instantOf(moment: Moment, placing: Placing): number {
  return zoneOf(moment, placing).instantOf(moment.local);
}
