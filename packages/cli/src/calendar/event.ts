/** What the readers hand over: events and bookings as they stand in the files, not yet placed on the line of time. */
import { Misread } from "../bad-input.js";
import type { Rule } from "./rule.js";
import type { DateValue, Duration } from "./values.js";
import type { Zone } from "./zone.js";

/** A zone by the name that a file gives it; which one it is shows when the file has been read, as its rules may come last. */
export interface NamedZone {
  readonly name: string;
  /** @throws Misread where there is no such zone. */
  readonly resolve: () => Zone;
}

/** A date or time of an event; without a zone it floats, unless it is in UTC. */
export interface Moment extends DateValue {
  readonly zone?: NamedZone | undefined;
}

/** Whether when it is depends on where one is: a date, or a time on any wall. */
export function isFloating({ type, zone }: Moment): boolean {
  return type === "date" || (type === "local" && zone === undefined);
}

/** @throws Misread where one end is a date and the other a time, or only one of them floats: how long it is nobody knows. */
export function checkEnds([startName, endName]: EndNames, start: Moment, end: Moment | undefined): void {
  if (end === undefined) return;
  if ((end.type === "date") !== (start.type === "date")) {
    const [date, time] = start.type === "date" ? [startName, endName] : [endName, startName];
    throw new Misread(
      undefined,
      `${startName} and ${endName} must both be dates or both be times; here ${date} is a date, and ${time} a time`,
    );
  }
  if (isFloating(start) !== isFloating(end)) {
    const fixed = isFloating(start) ? endName : startName;
    throw new Misread(
      undefined,
      `${startName} and ${endName} must both have a zone or an offset, or both have none; here only ${fixed} has one`,
    );
  }
}

/** An RDATE: a further start, and with PERIOD its own end. */
export interface ExtraDate {
  readonly start: Moment;
  readonly end?: Moment;
  readonly duration?: Duration;
}

/** How an event repeats. */
export interface Recurrence {
  readonly rules: readonly Rule[];
  readonly dates: readonly ExtraDate[];
  readonly exceptions: readonly Moment[];
  /** EXRULE, which RFC 5545 no longer has: instances of these rules are taken away. */
  readonly exceptionRules: readonly Rule[];
}

/** The calendar that events stand in; its name may come after them. */
export interface CalendarName {
  /** One name, in a list. */
  names: readonly [string];
}

/**
 * What names a calendar by its own name within a file: many programs call everybody's calendar the same, so the name alone is
 * not enough. The file comes last, behind a character that no name has.
 */
export function calendarIn(file: string, name: string): string {
  return `${name}${BETWEEN}${file}`;
}

/** A calendar's own name, and its file where the name is one within it. */
export function calendarParts(name: string): readonly [name: string, file: string | undefined] {
  const at = name.indexOf(BETWEEN);
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}

const BETWEEN = "\0";

export type EndNames = readonly [start: string, end: string];

export interface EventRecord {
  readonly file: string;
  /** Where it begins, the physical line from 1. */
  readonly line: number;
  /** Empty where it has none: then it is nobody's copy. */
  readonly uid: string;
  readonly summary: string;
  /** Empty where it has none. */
  readonly location: string;
  readonly start: Moment;
  readonly end: Moment | undefined;
  readonly duration: Duration | undefined;
  /** Whether it is a row of a table: there any rows may share an id. */
  readonly isBooking: boolean;
  /** What the file calls its ends, for messages: one pair for all events of a kind. */
  readonly endNames: EndNames;
  readonly recurrence: Recurrence | undefined;
  /** Of an instance that differs from its series: the start that the series gives it. */
  readonly instance: Moment | undefined;
  /** Whether the later instances differ likewise (RANGE=THISANDFUTURE). */
  readonly andFuture: boolean;
  readonly transparent: boolean;
  readonly cancelled: boolean;
  /** Which of two versions is newer: SEQUENCE, then the time of the last change. */
  readonly sequence: number;
  readonly stamp: number;
  readonly calendar: CalendarName;
  /** The values that it is grouped by, as they stand there; empty where the calendar's own name is what groups. */
  readonly values: readonly string[];
}

/** The property or column whose values make the groups; `calendar` and `all` are neither. */
export interface Grouping {
  /** Lower case. */
  readonly by: string;
  /** Whether attendees who declined are busy all the same. */
  readonly declined: boolean;
}

/** Of two versions of one event the newer one; of two alike the first. */
export function newerOf(a: EventRecord, b: EventRecord): EventRecord {
  return b.sequence > a.sequence || (b.sequence === a.sequence && b.stamp > a.stamp) ? b : a;
}
