/** Clashes as JSON: instants in UTC, and beside them what the wall shows in the zone asked for. */
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { MINUTE } from "../local-time.js";
import { utcText, zonedText } from "../moment-text.js";
import type { Zone } from "../zone.js";

/** Piece by piece: a long list is more than one text may be. */
export function* clashJson(clashes: readonly Clash[], zone: Zone): Generator<string> {
  if (clashes.length === 0) {
    yield "[]\n";
    return;
  }
  const span = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: utcText(start),
    end: utcText(end),
    startLocal: zonedText(start, zone),
    endLocal: zonedText(end, zone),
  });
  const side = (instance: Instance) => ({
    uid: instance.event.uid,
    summary: instance.event.summary,
    location: instance.event.location,
    ...span(instance),
  });
  for (const [index, clash] of clashes.entries()) {
    const { group, a, b, start, end, allen } = clash;
    const minutes = (end - start) / MINUTE;
    yield index === 0 ? "[\n" : ",\n";
    yield JSON.stringify({ group, a: side(a), b: side(b), ...span(clash), minutes, allen });
  }
  yield "\n]\n";
}
