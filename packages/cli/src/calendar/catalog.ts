/** All events of all files by UID: one UID and instance, found in several places, is one event. */
import { setImmediate } from "node:timers/promises";
import type { EventRecord } from "./event.js";
import { newerOf, type Placing, placeSeries, type Version } from "./series.js";

/** So many milliseconds are worked without giving way. */
const AT_ONCE = 100;

/** What shares a UID, if it is more than one plain event. */
interface Family {
  master: Version | undefined;
  readonly differing: Version[];
}

export class Catalog {
  readonly #alone: EventRecord[] = [];
  /** Mostly one event a UID: then nothing is put around it. */
  readonly #byUid = new Map<string, EventRecord | Family>();
  /** How many events were copies of others. */
  copies = 0;

  add(event: EventRecord): void {
    if (event.uid === "") {
      this.#alone.push(event);
      return;
    }
    const known = this.#byUid.get(event.uid);
    if (known === undefined && event.instance === undefined) {
      this.#byUid.set(event.uid, event);
      return;
    }
    const family = known === undefined || "differing" in known ? known : { master: versionOf(known), differing: [] };
    const grown = family ?? { master: undefined, differing: [] };
    if (event.instance !== undefined) grown.differing.push(versionOf(event));
    else if (grown.master === undefined) grown.master = versionOf(event);
    else {
      grown.master = newerOf(grown.master, versionOf(event));
      this.copies++;
    }
    this.#byUid.set(event.uid, grown);
  }

  /** Places every event on the line of time. Gives way between events, so that signals are heard. */
  async place(placing: Placing): Promise<void> {
    let since = performance.now();
    const giveWay = async (): Promise<void> => {
      await setImmediate();
      since = performance.now();
    };
    for (const event of this.#alone) {
      placeSeries(versionOf(event), [], placing);
      if (performance.now() - since > AT_ONCE) await giveWay();
    }
    for (const known of this.#byUid.values()) {
      if (performance.now() - since > AT_ONCE) await giveWay();
      if ("differing" in known) placeSeries(known.master, known.differing, placing);
      else placeSeries(versionOf(known), [], placing);
    }
  }
}

function versionOf(event: EventRecord): Version {
  return { event, calendars: event.calendar.names };
}
