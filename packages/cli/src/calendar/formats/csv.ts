/** Clashes as CSV, RFC 4180. */
import type { Clash } from "../clash.js";
import { MINUTE } from "../local-time.js";
import { utcText, zonedText } from "../moment-text.js";
import type { Zone } from "../zone.js";

const COLUMNS: readonly (readonly [string, (clash: Clash, zone: Zone) => string])[] = [
  ["group", ({ group }) => text(group)],
  ["start", ({ start }) => utcText(start)],
  ["end", ({ end }) => utcText(end)],
  ["start_local", ({ start }, zone) => zonedText(start, zone)],
  ["end_local", ({ end }, zone) => zonedText(end, zone)],
  ["minutes", ({ start, end }) => String((end - start) / MINUTE)],
  ["allen", ({ allen }) => allen],
  ["a_uid", ({ a }) => text(a.event.uid)],
  ["a_summary", ({ a }) => text(a.event.summary)],
  ["a_start", ({ a }) => utcText(a.start)],
  ["a_end", ({ a }) => utcText(a.end)],
  ["b_uid", ({ b }) => text(b.event.uid)],
  ["b_summary", ({ b }) => text(b.event.summary)],
  ["b_start", ({ b }) => utcText(b.start)],
  ["b_end", ({ b }) => utcText(b.end)],
];

export function clashCsv(clashes: readonly Clash[], zone: Zone): string {
  const rows = clashes.map((clash) => COLUMNS.map(([, cell]) => cell(clash, zone)).join(","));
  return [COLUMNS.map(([name]) => name).join(","), ...rows, ""].join("\r\n");
}

/**
 * A cell of text from outside. One that a spreadsheet would run as a formula gets an apostrophe before it, the mark with which
 * spreadsheets keep text text.
 */
function text(value: string): string {
  const safe = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
