/** Clashes as CSV: quotes as in RFC 4180, lines that end in LF, as everything else that is written here. */
import { csvCell } from "../../writers/pair-formats.js";
import type { Clash } from "../clash.js";
import { MINUTE } from "../local-time.js";
import { utcText, zonedText } from "../moment-text.js";
import type { Zone } from "../zone.js";

const COLUMNS: readonly (readonly [string, (clash: Clash, zone: Zone) => string])[] = [
  ["group", ({ group }) => csvCell(group)],
  ["start", ({ start }) => utcText(start)],
  ["end", ({ end }) => utcText(end)],
  ["start_local", ({ start }, zone) => zonedText(start, zone)],
  ["end_local", ({ end }, zone) => zonedText(end, zone)],
  ["minutes", ({ start, end }) => String((end - start) / MINUTE)],
  ["allen", ({ allen }) => allen],
  ["a_uid", ({ a }) => csvCell(a.event.uid)],
  ["a_summary", ({ a }) => csvCell(a.event.summary)],
  ["a_location", ({ a }) => csvCell(a.event.location)],
  ["a_start", ({ a }) => utcText(a.start)],
  ["a_end", ({ a }) => utcText(a.end)],
  ["b_uid", ({ b }) => csvCell(b.event.uid)],
  ["b_summary", ({ b }) => csvCell(b.event.summary)],
  ["b_location", ({ b }) => csvCell(b.event.location)],
  ["b_start", ({ b }) => utcText(b.start)],
  ["b_end", ({ b }) => utcText(b.end)],
];

export function* clashCsv(clashes: readonly Clash[], zone: Zone): Generator<string> {
  yield `${COLUMNS.map(([name]) => name).join(",")}\n`;
  for (const clash of clashes) yield `${COLUMNS.map(([, cell]) => cell(clash, zone)).join(",")}\n`;
}
