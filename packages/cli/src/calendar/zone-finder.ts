/** Which zone a TZID means. */
import { Misread, quote } from "../bad-input.js";
import type { Budget } from "./budget.js";
import { type IanaZones, loadIanaZones } from "./iana-zone.js";
import type { ZoneFinder } from "./ics-reader.js";
import { ownZone } from "./vtimezone.js";
import { fromWindows } from "./windows-zones.js";
import { UTC, type Zone } from "./zone.js";

/** The zones known everywhere, and the finder of those that files name. */
export interface ZoneTools {
  /** An IANA zone, or one by its Windows name; undefined where there is none. */
  readonly known: (name: string) => Zone | undefined;
  readonly find: ZoneFinder;
}

/**
 * A TZID that is an IANA name means IANA's zone: a VTIMEZONE of that name is a copy of its rules as they were somewhere once.
 * Any other name means the VTIMEZONE's rules, and Windows' own names mean what Windows means by them where there are none, as do those
 * of registries.
 */
export async function loadZones(budget: Budget): Promise<ZoneTools> {
  const iana = await loadIanaZones();
  // Some programs write a VCALENDAR with the same VTIMEZONE for each event.
  const own = new Map<string, Zone>();
  const known = (name: string): Zone | undefined => knownZone(iana, name);
  return {
    known,
    find: (name, rules) => {
      const zone = iana(name);
      if (zone !== undefined) return zone;
      if (rules !== undefined) {
        const observances = rules();
        const key = JSON.stringify([name, observances]);
        const again = own.get(key) ?? ownZone(name, observances, budget);
        own.set(key, again);
        return again;
      }
      const other = known(name) ?? registered(iana, name);
      if (other !== undefined) return other;
      throw new Misread(
        undefined,
        `there is no time zone ${quote(name)}: the file gives no VTIMEZONE for it, and it is no IANA name such as Asia/Tokyo`,
      );
    },
  };
}

function knownZone(iana: IanaZones, name: string): Zone | undefined {
  if (/^z$/i.test(name)) return UTC;
  return iana(name) ?? iana(fromWindows(name) ?? "");
}

/** A name that begins with a slash is some registry's, with no need of a VTIMEZONE (RFC 5545, 3.2.19); they end with IANA's names. */
function registered(iana: IanaZones, name: string): Zone | undefined {
  const [first, ...parts] = name.split("/");
  if (first !== "") return undefined;
  for (let from = 0; from < parts.length; from++) {
    const zone = iana(parts.slice(from).join("/"));
    if (zone !== undefined) return zone;
  }
  return undefined;
}
