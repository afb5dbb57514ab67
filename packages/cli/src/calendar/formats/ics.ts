/** Clashes as iCalendar: an event each, to look at in a calendar beside one's own. */
import { createHash } from "node:crypto";
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { localText } from "../local-time.js";
import { spanText } from "../moment-text.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";

/** @param now - The instant of writing, which every event must tell. */
export function* clashIcs(clashes: readonly Clash[], zone: Zone, lang: Language, now: number): Generator<string> {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hantei//hantei calendar//EN", "CALSCALE:GREGORIAN"];
  yield folded(head);
  for (const clash of clashes) yield folded(eventLines(clash, zone, lang, now));
  yield folded(["END:VCALENDAR"]);
}

function folded(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(clash: Clash, zone: Zone, lang: Language, now: number): string[] {
  const { group, a, b, start, end, allen } = clash;
  const words = WORDS[lang];
  const title = ({ event }: Instance): string => event.summary || event.uid || words.untitled;
  const about = [a, b].map((side, index) => {
    const place = side.event.location === "" ? "" : ` · ${side.event.location}`;
    return `${"AB"[index]}: ${title(side)}${place}, ${spanText(side.start, side.end, zone)}`;
  });
  const detail = [group, ...about, `${words.relation}: ${words.allen[allen]}`, zone.name];
  return [
    "BEGIN:VEVENT",
    `UID:${identity(clash)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    ...(end > start ? [`DTEND:${utc(end)}`] : []),
    `SUMMARY:${escaped(`${words.overlap}: ${title(a)} × ${title(b)}`)}`,
    `DESCRIPTION:${escaped(detail.filter((line) => line !== "").join("\n"))}`,
    // It tells of time taken twice and takes none itself.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The same clash has the same UID in every run, so that importing it again changes it instead of adding another. */
function identity({ group, a, b, start }: Clash): string {
  const parts = [group, a.event.uid, a.event.summary, a.start, b.event.uid, b.event.summary, b.start, start];
  return `${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)}@hantei`;
}

function utc(instant: number): string {
  return `${localText(Math.floor(instant / 1000) * 1000).replace(/[-:]/g, "")}Z`;
}

/** TEXT, RFC 5545 section 3.3.11; control characters are not allowed in it at all. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n|\r/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Lines end after 75 octets at most, and go on after a space (RFC 5545, 3.1). */
function fold(line: string): string {
  let whole = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      whole += "\r\n ";
      octets = 1;
    }
    whole += character;
    octets += size;
  }
  return whole;
}
