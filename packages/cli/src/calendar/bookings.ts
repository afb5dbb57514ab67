/** Bookings from tables: a row of columns, or an object with fields, made into an event. */
import { Misread, quote } from "../bad-input.js";
import { keyOf, onlyPlaceOf } from "../readers/column-names.js";
import { listed } from "../readers/listed.js";
import { readBookingTime } from "./booking-time.js";
import { type CalendarName, checkEnds, type EndNames, type EventRecord, type Grouping, type Moment } from "./event.js";
import { CalendarZones, type ZoneFinder } from "./ics-reader.js";

/**
 * What is read from a booking, and the columns it is looked for in, in this order, capitals ignored. A plus joins columns: calendars that
 * spreadsheets are made of have the date and the time apart.
 */
export const ROLES = {
  start: ["start", "dtstart", "begin", "from", "start date+start time"],
  end: ["end", "dtend", "finish", "to", "end date+end time"],
  uid: ["uid", "id"],
  summary: ["summary", "title", "subject", "name"],
  calendar: ["calendar"],
  location: ["location", "room"],
} as const;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES: readonly Role[] = Object.keys(ROLES) as Role[];

/** Without them there is no booking: a table must have their columns. */
export const NEEDED: readonly Role[] = ["start", "end"];

export function isRole(name: string): name is Role {
  return Object.hasOwn(ROLES, name);
}

/** Where the columns of a role are among all: one, or those whose texts are joined. */
export type Places = readonly number[];

/** Messages name a booking's parts by role, whatever the columns are called. */
const END_NAMES: EndNames = ["start", "end"];

/** The columns that stand for iCalendar's lists when grouping; in a cell, commas or semicolons part the values. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["attendee", ["attendee", "attendees"]],
  ["resources", ["resources", "resource"]],
]);

/** The user's own names for columns: role → column, or columns with a plus between. */
export type Columns = Readonly<Partial<Record<Role, string>>>;

/** Finds columns by name, capitals and spaces around them ignored. */
export class BookingMaker {
  readonly #file: string;
  readonly #columns: Columns;
  readonly #grouping: Grouping;
  readonly #zones: CalendarZones;
  readonly #isList: boolean;
  readonly #calendars = new Map<string, CalendarName>();

  constructor(file: string, columns: Columns, grouping: Grouping, findZone: ZoneFinder) {
    this.#file = file;
    this.#columns = columns;
    this.#grouping = grouping;
    this.#zones = new CalendarZones(findZone);
    this.#isList = LISTS.has(grouping.by);
  }

  /** The columns of a role among those there are; undefined where there are none. */
  columnsOf(role: Role, names: readonly string[]): Places | undefined {
    const own = this.#columns[role];
    return find(own === undefined ? ROLES[role] : [own], names);
  }

  /** Whether the user said which column a role has: then there must be one of that name. */
  isNamed(role: Role): boolean {
    return this.#columns[role] !== undefined;
  }

  /** Refuses a table without the column of a role, by the name that the user gave it, if any. */
  missing(role: Role, names: readonly string[]): Misread {
    const own = this.#columns[role];
    if (own === undefined) return missingColumn(role, names);
    const message = `there is no column ${quote(own)}, which --columns gives as the ${role}; columns: ${listed(names, quote)}`;
    return new Misread(undefined, message);
  }

  /** What is told of a column that the user named and no record has. */
  nowhere(role: Role, names: readonly string[]): string {
    const named = `no record has ${quote(this.#columns[role] ?? role)}, which --columns gives as the ${role}`;
    return `${this.#file}: ${named}; fields of the last: ${listed(names, quote)}`;
  }

  /** The text of a role's columns. */
  textOf(role: Role, texts: readonly string[]): string {
    if (role === "start" || role === "end") return joinedTime(role, texts);
    // What is only read needs no marks.
    return role === "summary" ? joinedText(texts) : joinedName(texts);
  }

  /** The columns that group, a role's own where that is what groups; undefined where there are none, or none are needed. */
  groupColumns(names: readonly string[]): Places | undefined {
    const { by } = this.#grouping;
    if (by === "calendar" || by === "all") return undefined;
    return isRole(by) ? this.columnsOf(by, names) : find(LISTS.get(by) ?? [by], names);
  }

  /**
   * @param role - The text of a role; undefined or empty where the booking has none.
   * @param groups - The texts in the column that groups.
   * @throws Misread with the role that is to blame as its culprit, where that is one alone.
   */
  make(line: number, role: (role: Role) => string | undefined, groups: readonly string[]): EventRecord {
    const start = this.#time("start", role("start"));
    if (start === undefined) throw blamed("start", "the start is empty: the booking is nowhere in time");
    const end = this.#time("end", role("end"));
    checkEnds(END_NAMES, start, end);
    return {
      file: this.#file,
      line,
      uid: role("uid")?.trim() ?? "",
      summary: role("summary")?.trim() ?? "",
      location: role("location")?.trim() ?? "",
      start,
      end,
      duration: undefined,
      isBooking: true,
      endNames: END_NAMES,
      recurrence: undefined,
      instance: undefined,
      andFuture: false,
      transparent: false,
      cancelled: false,
      sequence: 0,
      stamp: 0,
      calendar: this.#calendar(role("calendar")?.trim() || this.#file),
      values: groups
        .flatMap((text) => (this.#isList ? text.split(/[,;]/) : [text]))
        .map((text) => text.trim())
        .filter(Boolean),
    };
  }

  #calendar(name: string): CalendarName {
    const known = this.#calendars.get(name) ?? { names: [name] };
    this.#calendars.set(name, known);
    return known;
  }

  #time(role: Role, text: string | undefined): Moment | undefined {
    if (text === undefined || text.trim() === "") return undefined;
    if (TIME_ALONE.test(text)) {
      const mend = `where its date is in another column, join them, as in --columns ${role}=Date+${role === "start" ? "Start" : "End"}`;
      throw blamed(role, `${role}: ${quote(text)} is a time without a date; ${mend}`);
    }
    try {
      return readBookingTime(text, (name) => this.#zones.named(name));
    } catch (problem) {
      if (problem instanceof Misread) throw blamed(role, `${role}: ${problem.message}`);
      throw problem;
    }
  }
}

const TIME_ALONE = /^\s*\d{1,2}:\d\d/;

function blamed(role: Role, message: string): Misread {
  return new Misread(undefined, message, undefined, role);
}

/** What is between the parts of a name: without it, house "A B" with room "C" would be house "A" with room "B C". */
const BETWEEN_PARTS = " / ";
/** Slashes that might be taken for it. */
const LONE_SLASHES = /(?<!\S)\/+(?!\S)/g;

/** The text of a name's columns: of one alone what it has; of several each part, be it empty, unless all are. Different parts are different names. */
export function joinedName(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] as string;
  const parts = texts.map((text) => text.trim().replace(LONE_SLASHES, "/$&"));
  return parts.some(Boolean) ? parts.join(BETWEEN_PARTS) : "";
}

function joinedText(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(" ");
}

/** The text of a time's columns. */
function joinedTime(role: Role, texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] as string;
  const range = texts.find((text) => RANGE.test(text.trim()));
  if (range === undefined) return joinedText(texts);
  const mend = "give start and end columns of their own, and an offset from UTC after seconds, as in 09:00:00-05:00";
  throw blamed(role, `${role}: ${quote(range)} may be a range of times, or one with an offset; ${mend}`);
}

/** Beside a date of its own, from one time to another is meant more often than so far from UTC. */
const RANGE = /^\d{1,2}:\d\d\s*-\s*\d{1,2}:\d\d$/;

/** @throws Misread where a column of the first of the names that is there is there twice, or only some that are to be joined are. */
function find(wanted: readonly string[], names: readonly string[]): Places | undefined {
  const keys = names.map(keyOf);
  for (const name of wanted) {
    // A plus may be a letter of a name.
    const whole = onlyPlaceOf(name, keys);
    if (whole !== undefined) return [whole];
    if (!name.includes("+")) continue;
    const parts = name.split("+");
    const places = parts.flatMap((part) => onlyPlaceOf(part, keys) ?? []);
    if (places.length === parts.length) return places;
    const [place] = places;
    if (place === undefined) continue;
    const lacking = parts.find((part) => onlyPlaceOf(part, keys) === undefined) as string;
    const beside = `there is no column ${quote(lacking.trim())} to be joined with ${quote(names[place] as string)}`;
    throw new Misread(undefined, `${beside}; columns: ${listed(names, quote)}`);
  }
  return undefined;
}

/** Refuses a table without a needed column: that of a role, or one that groups. */
export function missingColumn(wanted: string, names: readonly string[]): Misread {
  const mend = isRole(wanted) ? `name yours, as in --columns ${wanted}=NAME` : "give the one that is meant to --by";
  return new Misread(undefined, `there is no column for ${wanted}; columns: ${listed(names, quote)}; ${mend}`);
}
