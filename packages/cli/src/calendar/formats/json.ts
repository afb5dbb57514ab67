/** Clashes as JSON: instants in UTC, and beside them what the wall shows in the zone asked for. */
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { MINUTE } from "../local-time.js";
import { utcText, zonedText } from "../moment-text.js";
import type { Zone } from "../zone.js";

export function clashJson(clashes: readonly Clash[], zone: Zone): string {
  if (clashes.length === 0) return "[]\n";
  const span = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: utcText(start),
    end: utcText(end),
    startLocal: zonedText(start, zone),
    endLocal: zonedText(end, zone),
  });
  const side = (instance: Instance) => ({
    uid: instance.event.uid,
    summary: instance.event.summary,
    ...span(instance),
  });
  const lines = clashes.map((clash) => {
    const { group, a, b, start, end, allen } = clash;
    return JSON.stringify({ group, a: side(a), b: side(b), ...span(clash), minutes: (end - start) / MINUTE, allen });
  });
  return `[\n${lines.join(",\n")}\n]\n`;
}
