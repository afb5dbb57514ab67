/** Gathers the properties of one VEVENT. */
import { Misread, quote } from "../bad-input.js";
import { type ContentLine, readText, readTexts } from "./content-line.js";
import {
  type CalendarName,
  checkEnds,
  type EndNames,
  type EventRecord,
  type ExtraDate,
  type Grouping,
  type Moment,
  type NamedZone,
  type Recurrence,
} from "./event.js";
import { type Rule, readRule, withoutClock } from "./rule.js";
import { type Duration, named, readDateOrTime, readDuration } from "./values.js";

/** Finds the zone of a TZID. */
export interface Zones {
  readonly named: (name: string) => NamedZone;
}

const END_NAMES: EndNames = ["DTSTART", "DTEND"];

type Handler = (builder: Draft, line: ContentLine, zones: Zones) => void;

/** What is gathered; `EventRecord` is made of it. */
interface Draft {
  uid: string;
  summary: string;
  location: string;
  start: Moment | undefined;
  end: Moment | undefined;
  duration: Duration | undefined;
  rules: Rule[];
  dates: ExtraDate[];
  exceptions: Moment[];
  exceptionRules: Rule[];
  instance: Moment | undefined;
  andFuture: boolean;
  transparent: boolean;
  cancelled: boolean;
  sequence: number;
  changed: number | undefined;
  stamped: number;
}

/** The properties that are read, and what each does. */
const PROPERTIES: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    UID: (draft, { value }) => {
      draft.uid = kept(readText(value).trim());
    },
    SUMMARY: (draft, { value }) => {
      draft.summary = kept(readText(value).trim());
    },
    LOCATION: (draft, { value }) => {
      draft.location = kept(readText(value).trim());
    },
    DTSTART: (draft, line, zones) => {
      if (draft.start !== undefined) throw new Misread(undefined, "DTSTART is given twice");
      draft.start = readMoment(line, line.value, zones);
    },
    DTEND: (draft, line, zones) => {
      if (draft.end !== undefined) throw new Misread(undefined, "DTEND is given twice");
      draft.end = readMoment(line, line.value, zones);
    },
    DURATION: (draft, { value }) => {
      if (draft.duration !== undefined) throw new Misread(undefined, "DURATION is given twice");
      draft.duration = named("DURATION", () => readDuration(value.trim()));
    },
    RRULE: (draft, { value }) => {
      draft.rules = added(
        draft.rules,
        named("RRULE", () => readRule(value.trim())),
      );
    },
    EXRULE: (draft, { value }) => {
      draft.exceptionRules = added(
        draft.exceptionRules,
        named("EXRULE", () => readRule(value.trim())),
      );
    },
    RDATE: (draft, line, zones) => {
      for (const value of listed(line)) draft.dates = added(draft.dates, readExtraDate(line, value, zones));
    },
    EXDATE: (draft, line, zones) => {
      for (const value of listed(line)) draft.exceptions = added(draft.exceptions, readMoment(line, value, zones));
    },
    "RECURRENCE-ID": (draft, line, zones) => {
      draft.instance = readMoment(line, line.value, zones);
      const range = line.parameters.get("RANGE")?.toUpperCase();
      if (range !== undefined && range !== "THISANDFUTURE") {
        throw new Misread(
          undefined,
          `RECURRENCE-ID: RANGE=${quote(range)} is not used any more; RFC 5545 has THISANDFUTURE`,
        );
      }
      draft.andFuture = range !== undefined;
    },
    TRANSP: (draft, { value }) => {
      draft.transparent = value.trim().toUpperCase() === "TRANSPARENT";
    },
    STATUS: (draft, { value }) => {
      draft.cancelled = value.trim().toUpperCase() === "CANCELLED";
    },
    SEQUENCE: (draft, { value }) => {
      draft.sequence = /^\d{1,10}$/.test(value.trim()) ? Number(value) : 0;
    },
    "LAST-MODIFIED": (draft, { value }) => {
      draft.changed = readStamp(value);
    },
    DTSTAMP: (draft, { value }) => {
      draft.stamped = readStamp(value) ?? 0;
    },
  }),
);

/** Properties with several values in one line, parted by commas. */
const LISTS = new Set(["RESOURCES", "CATEGORIES"]);

export function isEventProperty(name: string, { by }: Grouping): boolean {
  if (PROPERTIES.has(name)) return true;
  const bare = name.slice(name.lastIndexOf(".") + 1);
  return PROPERTIES.has(bare) || bare.toLowerCase() === by;
}

/** Most events have none of them: one empty list serves all. */
const NONE: never[] = [];

function added<T>(list: T[], item: T): T[] {
  if (list === NONE) return [item];
  list.push(item);
  return list;
}

export class EventBuilder {
  readonly #file: string;
  readonly #line: number;
  readonly #calendar: CalendarName;
  #values: string[] = NONE;
  readonly #draft: Draft = {
    uid: "",
    summary: "",
    location: "",
    start: undefined,
    end: undefined,
    duration: undefined,
    rules: NONE,
    dates: NONE,
    exceptions: NONE,
    exceptionRules: NONE,
    instance: undefined,
    andFuture: false,
    transparent: false,
    cancelled: false,
    sequence: 0,
    changed: undefined,
    stamped: 0,
  };

  constructor(file: string, line: number, calendar: CalendarName) {
    this.#file = file;
    this.#line = line;
    this.#calendar = calendar;
  }

  property(line: ContentLine, zones: Zones, grouping: Grouping): void {
    PROPERTIES.get(line.name)?.(this.#draft, line, zones);
    if (line.name.toLowerCase() === grouping.by) this.#group(line, grouping);
  }

  #group({ name, parameters, value }: ContentLine, { declined }: Grouping): void {
    if (LISTS.has(name)) for (const text of readTexts(value)) this.#values = added(this.#values, text);
    else if (name !== "ATTENDEE" || takesPart(parameters, declined)) {
      const text = name === "ATTENDEE" ? addressOf(parameters, value) : readText(value).trim();
      // One text for both: rooms are what most are grouped by.
      if (text !== "") this.#values = added(this.#values, name === "LOCATION" ? this.#draft.location : kept(text));
    }
  }

  /** @throws Misread where the event as a whole cannot be. */
  build(): EventRecord {
    const draft = this.#draft;
    const { start, end, duration } = draft;
    if (start === undefined) throw new Misread(undefined, "the VEVENT has no DTSTART: it is nowhere in time");
    if (end !== undefined && duration !== undefined) {
      throw new Misread(undefined, "the VEVENT has both DTEND and DURATION; RFC 5545 allows one of them");
    }
    checkEnds(END_NAMES, start, end);
    return {
      file: this.#file,
      line: this.#line,
      uid: draft.uid,
      summary: draft.summary,
      location: draft.location,
      start,
      end,
      duration,
      isBooking: false,
      endNames: END_NAMES,
      recurrence: recurrenceOf(draft, start.type === "date"),
      instance: draft.instance,
      andFuture: draft.andFuture,
      transparent: draft.transparent,
      cancelled: draft.cancelled,
      sequence: draft.sequence,
      stamp: draft.changed ?? draft.stamped,
      calendar: this.#calendar,
      values: this.#values,
    };
  }
}

/** Whether an attendee takes part: not who was only told, nor who sends someone else; who declined where that counts. */
function takesPart(parameters: ContentLine["parameters"], declined: boolean): boolean {
  const status = parameters.get("PARTSTAT")?.toUpperCase();
  if (parameters.get("ROLE")?.toUpperCase() === "NON-PARTICIPANT" || status === "DELEGATED") return false;
  return declined || status !== "DECLINED";
}

/**
 * Whom an attendee is known by everywhere: some programs write an address of their own, or `invalid:nomail`, and the one that all know
 * beside it (RFC 7986, 6.2).
 */
function addressOf(parameters: ContentLine["parameters"], value: string): string {
  const address = readText(value).trim();
  // Many leave out a mail's scheme.
  if (/^(?:mailto:)?[^\s/@:]+@[^\s/@]+$/i.test(address)) return address;
  const known = parameters.get("EMAIL");
  if (known) return known;
  // What says that it is no address names nobody.
  return /^(?:mailto:)?(?:$|invalid:)/i.test(address) ? (parameters.get("CN") ?? "") : address;
}

/** The values of a list; an empty one has none, as several programs write it. */
function listed({ value }: ContentLine): string[] {
  return value.trim() === "" ? [] : value.split(",");
}

/** A text of its own: a piece of a longer one would keep all of that, the file's every chunk, in memory. */
function kept(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}

function recurrenceOf(
  { rules, dates, exceptions, exceptionRules }: Recurrence,
  ofDates: boolean,
): Recurrence | undefined {
  if (rules.length + dates.length + exceptions.length + exceptionRules.length === 0) return undefined;
  if (!ofDates) return { rules, dates, exceptions, exceptionRules };
  return { rules: rules.map(withoutClock), dates, exceptions, exceptionRules: exceptionRules.map(withoutClock) };
}

function readMoment({ name, parameters }: ContentLine, text: string, zones: Zones): Moment {
  return named(name, () => {
    const value = readDateOrTime(text.trim());
    if (parameters.get("VALUE")?.toUpperCase() === "DATE" && value.type !== "date") {
      throw new Misread(undefined, `${quote(text)} has a time, and VALUE=DATE says that it has none`);
    }
    const zone = parameters.get("TZID");
    return value.type === "local" && zone !== undefined && zone !== "" ? { ...value, zone: zones.named(zone) } : value;
  });
}

/** A date, a time, or a period: `start/end` or `start/duration`. */
function readExtraDate(line: ContentLine, text: string, zones: Zones): ExtraDate {
  const [first = "", second] = text.split("/");
  const start = readMoment(line, first, zones);
  if (second === undefined) return { start };
  if (/^[+-]?P/i.test(second.trim())) return { start, duration: named("RDATE", () => readDuration(second.trim())) };
  return { start, end: readMoment(line, second, zones) };
}

/** A time of the last change; one that cannot be read says nothing, and only decides between versions. */
function readStamp(text: string): number | undefined {
  try {
    return readDateOrTime(text.trim()).local;
  } catch {
    return undefined;
  }
}
