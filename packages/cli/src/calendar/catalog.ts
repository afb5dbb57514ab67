/**
 * All events of all files by UID: one UID and instance, found in several places, is one event. Rows of tables are one only
 * where their times are the same, too: their ids may be those of persons or rooms.
 */
import { type CalendarName, type EventRecord, newerOf } from "./event.js";
import type { Placing } from "./series/placing.js";
import { timesOf } from "./series/times.js";
import { placeSeries } from "./series.js";

/** What shares a UID, if it is more than one plain event. */
interface Family {
  /** The series' newest version, and each calendar's newest copy of it: calendars, as their names may come after their events. */
  master: EventRecord | undefined;
  readonly copies: Map<CalendarName, EventRecord>;
  /** All groups that rows of a table put it in, one row each. */
  readonly values: Set<string>;
  readonly differing: EventRecord[];
}

export class Catalog {
  readonly #alone: EventRecord[] = [];
  /** Mostly one event a UID: then nothing is put around it. */
  readonly #byUid = new Map<string, EventRecord | Family>();
  /** Rows of tables with an id; which of them are one shows when zones can be asked. */
  readonly #bookings: EventRecord[] = [];
  /** How many events were copies of others. */
  copies = 0;

  add(event: EventRecord): void {
    if (event.uid === "") this.#alone.push(event);
    else if (event.isBooking) this.#bookings.push(event);
    else this.#join(event.uid, event);
  }

  #join(key: string, event: EventRecord): void {
    const known = this.#byUid.get(key);
    if (known === undefined && event.instance === undefined) {
      this.#byUid.set(key, event);
      return;
    }
    const family = familyOf(known);
    this.#byUid.set(key, family);
    if (event.instance !== undefined) {
      family.differing.push(event);
      return;
    }
    const isOfMore = event.isBooking && event.values.some((value) => !family.values.has(value));
    if (family.master !== undefined && !isOfMore) this.copies++;
    if (event.isBooking) for (const value of event.values) family.values.add(value);
    family.master = family.master === undefined ? event : newerOf(family.master, event);
    const own = family.copies.get(event.calendar);
    family.copies.set(event.calendar, own === undefined ? event : newerOf(own, event));
  }

  /** Puts a row to those of its id and times; an event of iCalendar that has both is the same, too. */
  #joinBooking(booking: EventRecord, placing: Placing): void {
    const { uid } = booking;
    const times = timesOf(booking, placing);
    const known = this.#byUid.get(uid);
    const event = known !== undefined && "differing" in known ? known.master : known;
    const isCopy = event !== undefined && timesOf(event, placing) === times;
    if (times === undefined) this.#alone.push(booking);
    else this.#join(isCopy ? uid : `${uid}\0${times}`, booking);
  }

  /** Places every event on the line of time. */
  place(placing: Placing): void {
    for (const booking of this.#bookings) this.#joinBooking(booking, placing);
    for (const event of this.#alone) placeSeries({ event, calendars: event.calendar.names }, [], placing);
    for (const known of this.#byUid.values()) {
      if ("differing" in known) placeFamily(known, placing);
      else placeSeries({ event: known, calendars: known.calendar.names }, [], placing);
    }
  }
}

function familyOf(known: EventRecord | Family | undefined): Family {
  if (known !== undefined && "differing" in known) return known;
  const values = new Set(known?.isBooking ? known.values : []);
  return { master: known, copies: new Map(known && [[known.calendar, known]]), values, differing: [] };
}

function placeFamily({ master, copies, values, differing }: Family, placing: Placing): void {
  if (master === undefined) {
    placeSeries(undefined, differing, placing);
    return;
  }
  // Whether one is free meanwhile is everyone's own to say, in a copy of the same version (RFC 6638, 3.2.2.1).
  const isFreeIn = ({ sequence, transparent }: EventRecord): boolean =>
    sequence === master.sequence ? transparent : master.transparent;
  const all = [...copies.values()];
  const busy = all.filter((copy) => !isFreeIn(copy));
  const counted = placing.includeTransparent || busy.length === 0 ? all : busy;
  // Calendars of one name in one file are one.
  const names = new Set(counted.map(({ calendar }) => calendar.names[0]));
  const event = { ...master, transparent: busy.length === 0, values: [...new Set([...master.values, ...values])] };
  placeSeries({ event, calendars: [...names] }, differing, placing);
}
