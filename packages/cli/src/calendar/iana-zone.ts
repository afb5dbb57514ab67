/** Zones of the IANA database, as the runtime knows them, by way of Temporal. */
import type { Temporal as TemporalAPI } from "temporal-polyfill";
import { remembering, type Span, UTC, Zone } from "./zone.js";

type TemporalModule = typeof TemporalAPI;

/** Finds a zone by its IANA name, capitals ignored; undefined where there is none of that name. */
export type IanaZones = (name: string) => Zone | undefined;

/** Loaded only where it is needed: other commands start sooner. */
export async function loadIanaZones(): Promise<IanaZones> {
  const { Temporal } = await import("temporal-polyfill");
  const zones = new Map<string, Zone | undefined>();
  return (name) => {
    const key = name.toLowerCase();
    if (!zones.has(key)) zones.set(key, ianaZone(Temporal, name));
    return zones.get(key);
  };
}

/** Names such as `+09:00` are Temporal's, not IANA's: they are refused here. */
function ianaZone(Temporal: TemporalModule, name: string): Zone | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return undefined;
  let id: string;
  try {
    id = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
  if (id === "UTC") return UTC;
  return new Zone(
    id,
    remembering((instant) => spanAt(Temporal, id, instant)),
  );
}

/** Local years 1 to 9999 with a day's margin: beyond, nobody asks, and Temporal's own range is not far. */
const FIRST = Date.UTC(0, 0, 1) - 2000 * 366 * 86_400_000;
const LAST = Date.UTC(10_000, 0, 3);

function spanAt(Temporal: TemporalModule, id: string, instant: number): Span {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.min(Math.max(instant, FIRST), LAST)).toZonedDateTimeISO(id);
  const next = at.getTimeZoneTransition("next");
  // Strictly before what it is asked from: one nanosecond later, a change at this very instant counts.
  const previous = at.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  return {
    start: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    end: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: at.offsetNanoseconds / 1e6,
  };
}
