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
  /** The series' newest version, and where copies of it stand: calendars, as their names may come after their events. */
  master: EventRecord | undefined;
  readonly calendars: Set<CalendarName>;
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
    if (family.master !== undefined) this.copies++;
    family.master = family.master === undefined ? event : newerOf(family.master, event);
    family.calendars.add(event.calendar);
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
  if (known === undefined) return { master: undefined, calendars: new Set(), differing: [] };
  return "differing" in known ? known : { master: known, calendars: new Set([known.calendar]), differing: [] };
}

function placeFamily({ master, calendars, differing }: Family, placing: Placing): void {
  // Calendars of one name in one file are one.
  const names = new Set([...calendars].map(({ names: [name] }) => name));
  placeSeries(master && { event: master, calendars: [...names] }, differing, placing);
}
