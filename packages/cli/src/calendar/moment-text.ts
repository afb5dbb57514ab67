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
function offsetText(offset: number): string {
  return `${offset < 0 ? "-" : "+"}${localText(Math.abs(offset), "T", Math.abs(offset) % MINUTE === 0).slice(11)}`;
}

/** `2026-11-21 09:00`. */
export function wallText(instant: number, zone: Zone): string {
  return localText(zone.localAt(instant), " ", true);
}

/** `2026-11-21 09:00–10:00`; the second date only where it is another. */
export function spanText(start: number, end: number, zone: Zone): string {
  const offset = offsetsOf(start, end, zone);
  const first = `${wallText(start, zone)}${offset(start)}`;
  if (start === end) return first;
  const last = wallText(end, zone);
  const isSameDay = first.slice(0, 10) === last.slice(0, 10);
  return `${first}–${isSameDay ? last.slice(11) : last}${offset(end)}`;
}

/** What to write behind the times of a span: their offsets, where the clocks were set between or the hour comes for the second time. */
export function offsetsOf(start: number, end: number, zone: Zone): (instant: number) => string {
  const isPlain = zone.offsetAt(start) === zone.offsetAt(end) && !isSecondTime(start, zone) && !isSecondTime(end, zone);
  return (instant) => (isPlain ? "" : ` (${offsetText(zone.offsetAt(instant))})`);
}

/** Whether the wall has shown this time before: read as a local time, it means the first. */
function isSecondTime(instant: number, zone: Zone): boolean {
  return zone.instantOf(zone.localAt(instant)) !== instant;
}
