/** One UID's events made into instances: the series, what is taken from it, what is added, and what differs. */
import { BadInput, Misread } from "../bad-input.js";
import { bounded, SLACK } from "./bounded.js";
import type { EventRecord, Moment } from "./event.js";
import type { Instance, Window } from "./instance.js";
import { DAY, dayOf, END_OF_TIME } from "./local-time.js";
import { type Budget, TooMuch } from "./recurrence.js";
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

/** A time on the wall of a zone, and the instant that it means. */
interface WallTime {
  readonly local: number;
  readonly zone: Zone;
  readonly instant: number;
}

/** A differing version, with the start that the series gives the instance it stands for. */
interface Override extends Version {
  readonly of: WallTime;
}

/** Where an instance of a series starts, and for a period of RDATE the instant of its own end. */
interface Start extends WallTime {
  readonly end?: number | undefined;
}

/**
 * Places all versions that share a UID.
 *
 * @param master - The series, or the one event; undefined where only differing instances are known.
 * @param differing - Those with a RECURRENCE-ID, copies among them.
 */
export function placeSeries(master: Version | undefined, differing: readonly EventRecord[], placing: Placing): void {
  const overrides = newestOfEach(
    differing.flatMap((event) => overrideOf(event, master?.event, placing)),
    master?.calendars ?? [],
  );
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
      let starts: Iterable<Start> = startsOf(master.event, overrides, placing);
      let asked: readonly number[] = [];
      if (master.event.recurrence?.exceptionRules.length) {
        const all = [...starts];
        starts = all;
        asked = placeable(master.event, all, overrides, placing);
      }
      isExcepted = exceptionsOf(master.event, asked, placing);
      placeMaster(master, starts, overrides, isExcepted, placing);
    });
  }
  overrides.forEach((override, index) => {
    const { event, of } = override;
    // Where one stands for this instance alone and another for it and those after it, the former is meant.
    if (overrides[index + 1]?.of.instant === of.instant) return;
    guard(event, () => {
      if (!isExcepted(of)) emit(override, event.start.local, zoneOf(event.start, placing), placing);
    });
  });
}

/**
 * By instance, in order; those for the instance alone after those for all that follow, too. Of copies the newest, standing in
 * the calendars of all of them and of the series.
 */
function newestOfEach(
  overrides: readonly Omit<Override, "calendars">[],
  calendars: readonly string[],
): readonly Override[] {
  const newest = new Map<string, { event: EventRecord; readonly of: WallTime; readonly places: Set<string> }>();
  for (const { event, of } of overrides) {
    const id = `${of.instant} ${event.andFuture}`;
    const known = newest.get(id) ?? { event, of, places: new Set() };
    known.event = newerOf(known.event, event);
    for (const name of event.calendar.names) known.places.add(name);
    newest.set(id, known);
  }
  const ofSeries = new Set(calendars);
  return [...newest.values()]
    .map(({ event, of, places }) => {
      const more = [...places].filter((name) => !ofSeries.has(name));
      return { event, of, calendars: more.length === 0 ? calendars : [...calendars, ...more] };
    })
    .sort((a, b) => a.of.instant - b.of.instant || Number(b.event.andFuture) - Number(a.event.andFuture));
}

/** Of two versions of one event the newer one; of two alike the first. */
export function newerOf(a: EventRecord, b: EventRecord): EventRecord {
  return b.sequence > a.sequence || (b.sequence === a.sequence && b.stamp > a.stamp) ? b : a;
}

function overrideOf(
  event: EventRecord,
  master: EventRecord | undefined,
  placing: Placing,
): Omit<Override, "calendars">[] {
  try {
    const id = event.instance as Moment;
    if (master !== undefined && (id.type === "date") !== (master.start.type === "date")) {
      throw new Misread(undefined, "RECURRENCE-ID and the series' DTSTART must both be dates or both be times");
    }
    if (event.recurrence !== undefined) {
      throw new Misread(
        undefined,
        "an event with RECURRENCE-ID is one instance: it cannot repeat or have exceptions itself",
      );
    }
    const isGone = master?.cancelled === true && event.sequence <= master.sequence;
    const { local } = id;
    const zone = zoneOf(inSeries(id, master?.start), placing);
    return [
      { event: isGone ? { ...event, cancelled: true } : event, of: { local, zone, instant: zone.instantOf(local) } },
    ];
  } catch (problem) {
    if (problem instanceof TooMuch) throw new BadInput(`${event.file}, line ${event.line}: ${problem.message}`);
    if (!(problem instanceof Misread)) throw problem;
    placing.bad(problem, event);
    return [];
  }
}

/** Whether an instance is taken away, by the start that the series gives it. */
type Excepted = (start: WallTime) => boolean;

/** The instances that might be placed, by the starts that the series gives them: those beyond the window may be moved into it. */
function placeable(
  event: EventRecord,
  starts: readonly Start[],
  overrides: readonly Override[],
  placing: Placing,
): readonly number[] {
  const { to } = placing.window;
  const end = to + reachOf(event, overrides, zoneOf(event.start, placing), placing);
  const moved = overrides.filter((override) => override.event.start.local < to + SLACK);
  return [...starts.filter(({ instant }) => instant < end), ...moved.map(({ of }) => of)].map(({ instant }) => instant);
}

/** @param asked - The instants that it will be asked for. An EXRULE may have no end, and is walked no farther than they lie. */
function exceptionsOf({ start, recurrence }: EventRecord, asked: readonly number[], placing: Placing): Excepted {
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
  const zone = zoneOf(start, placing);
  const [first, last] = extent(asked);
  for (const rule of first > last ? [] : recurrence.exceptionRules) {
    for (const local of bounded(rule, start, first, last, zone, placing, true)) {
      instants.add(zone.instantOf(local));
      placing.budget.take();
    }
  }
  return (at) => instants.has(at.instant) || (days.size > 0 && days.has(dayOf(onWall(zone, at))));
}

function extent(numbers: readonly number[]): readonly [least: number, greatest: number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}

/** Where a series starts by its RDATEs, its DTSTART and its rules, in this order; some instants more than once. */
function* startsOf(event: EventRecord, overrides: readonly Override[], placing: Placing): Generator<Start> {
  const { start, recurrence } = event;
  const zone = zoneOf(start, placing);
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
    yield { local: date.local, zone: own, instant: begin, end: stop };
  }
  yield { local: start.local, zone, instant: zone.instantOf(start.local) };
  if (recurrence === undefined || recurrence.rules.length === 0) return;
  const reach = reachOf(event, overrides, zone, placing);
  const { window, budget } = placing;
  for (const rule of recurrence.rules) {
    for (const local of bounded(rule, start, window.from - reach, window.to + reach, zone, placing)) {
      budget.take();
      yield { local, zone, instant: zone.instantOf(local) };
    }
  }
}

function placeMaster(
  master: Version,
  starts: Iterable<Start>,
  overrides: readonly Override[],
  isExcepted: Excepted,
  placing: Placing,
): void {
  const zone = zoneOf(master.event.start, placing);
  const replaced = new Set(overrides.map(({ of }) => of.instant));
  const future = overrides.filter((override) => override.event.andFuture);
  const seen = new Set<number>();
  for (const start of starts) {
    const { local, zone: from, instant, end } = start;
    if (seen.has(instant)) continue;
    seen.add(instant);
    if (replaced.has(instant) || isExcepted(start)) continue;
    const version = lastUpTo(future, instant);
    if (version === undefined) emit(master, local, from, placing, end);
    else {
      const [shift, own] = moveOf(version, zone, placing);
      emit(version, onWall(zone, start) + shift, own, placing);
    }
  }
}

/** The time on a series' wall. A rule's own may be one that clocks skip, so it is not asked of the instant. */
function onWall(series: Zone, { local, zone, instant }: WallTime): number {
  return zone === series ? local : series.localAt(instant);
}

/**
 * By how much a version moves later instances, from the series' wall to that of the zone given: as much as the instance that
 * says so. UTC has no wall that anyone lives by: a start in UTC is meant on the series' own.
 */
function moveOf({ event, of }: Override, series: Zone, placing: Placing): readonly [shift: number, zone: Zone] {
  const { start } = event;
  const zone = start.type === "utc" ? series : zoneOf(start, placing);
  const local = start.type === "utc" ? series.localAt(start.local) : start.local;
  return [local - onWall(series, of), zone];
}

/** How far from its place in the rule an instance may lie: its length, and the later versions' lengths and shifts. */
function reachOf(event: EventRecord, overrides: readonly Override[], zone: Zone, placing: Placing): number {
  let reach = lengthOf(event, placing);
  for (const override of overrides) {
    if (!override.event.andFuture) continue;
    const [shift] = moveOf(override, zone, placing);
    reach = Math.max(reach, Math.abs(shift) + lengthOf(override.event, placing));
  }
  return reach + SLACK;
}

function lengthOf(event: EventRecord, placing: Placing): number {
  const { start } = event;
  return endOf(event, start.local, zoneOf(start, placing), placing) - instantOf(start, placing);
}

/** The last override whose instance is not after this one. */
function lastUpTo(overrides: readonly Override[], instant: number): Override | undefined {
  let low = 0;
  let high = overrides.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((overrides[middle] as Override).of.instant <= instant) low = middle + 1;
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

/** A time without a zone that belongs to a series in one, or in UTC, is meant there: some programs write exceptions so. */
function inSeries(moment: Moment, start: Moment | undefined): Moment {
  if (start === undefined || moment.type !== "local" || moment.zone !== undefined) return moment;
  return start.type === "utc" ? { ...moment, type: "utc" } : { ...moment, zone: start.zone };
}

function instantOf(moment: Moment, placing: Placing): number {
  return zoneOf(moment, placing).instantOf(moment.local);
}
