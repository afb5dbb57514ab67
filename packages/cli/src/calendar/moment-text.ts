/** Instants as text. */
import { localText, MINUTE } from "./local-time.js";
import type { Zone } from "./zone.js";

/** `2026-11-21T00:00:00Z`. */
export function utcText(instant: number): string {
  return `${localText(instant)}Z`;
}

/** `2026-11-21T09:00:00+09:00[Asia/Tokyo]`: the wall's time, and all that makes it an instant. */
export function zonedText(instant: number, zone: Zone): string {
  return `${localText(zone.localAt(instant))}${offsetText(zone.offsetAt(instant))}[${zone.name}]`;
}

/** `+09:00`; seconds only where clocks of old had them. */
export function offsetText(offset: number): string {
  return `${offset < 0 ? "-" : "+"}${localText(Math.abs(offset), "T", Math.abs(offset) % MINUTE === 0).slice(11)}`;
}

/** `2026-11-21 09:00`. */
export function wallText(instant: number, zone: Zone): string {
  return localText(zone.localAt(instant), " ", true);
}

/** `2026-11-21 09:00–10:00`; the second date only where it is another. */
export function spanText(start: number, end: number, zone: Zone): string {
  const first = wallText(start, zone);
  if (start === end) return first;
  const last = wallText(end, zone);
  const isSameDay = first.slice(0, 10) === last.slice(0, 10);
  // Where the clocks were set between, the offsets tell the hours apart.
  const [from, to] = [zone.offsetAt(start), zone.offsetAt(end)];
  const offset = (value: number): string => (from === to ? "" : ` (${offsetText(value)})`);
  return `${first}${offset(from)}–${isSameDay ? last.slice(11) : last}${offset(to)}`;
}
