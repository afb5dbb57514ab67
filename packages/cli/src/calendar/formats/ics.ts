/**
 * Clashes as iCalendar: an event each, to look at in a calendar beside one's own. Its times have no parts of seconds:
 * the start is cut to the second and the end rounded up, so that all of the clash lies within.
 */
import { createHash } from "node:crypto";
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { END_OF_TIME, localText, SECOND, START_OF_TIME } from "../local-time.js";
import { spanText } from "../moment-text.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";

/** @param now - The instant of writing, which every event must tell. */
export function* clashIcs(clashes: readonly Clash[], zone: Zone, lang: Language, now: number): Generator<string> {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hantei//hantei calendar//EN", "CALSCALE:GREGORIAN"];
  yield folded(head);
  const identities = new Identities();
  for (const clash of clashes) yield folded(eventLines(clash, identities.of(clash), zone, lang, now));
  yield folded(["END:VCALENDAR"]);
}

function folded(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(clash: Clash, identity: string, zone: Zone, lang: Language, now: number): string[] {
  const { group, a, b, start, end, allen } = clash;
  // East of Greenwich, the first hours of the year 1 lie in the year 0 there.
  const [first, last] = [start, Math.min(end + SECOND - 1, END_OF_TIME)].map((at) => utc(Math.max(at, START_OF_TIME)));
  const words = WORDS[lang];
  const title = ({ event }: Instance): string => event.summary || event.uid || words.untitled;
  const about = [a, b].map((side, index) => {
    const place = side.event.location === "" ? "" : ` · ${side.event.location}`;
    return `${"AB"[index]}: ${title(side)}${place}, ${spanText(side.start, side.end, zone)}`;
  });
  const detail = [group, ...about, `${words.relation}: ${words.allen[allen]}`, zone.name];
  return [
    "BEGIN:VEVENT",
    `UID:${identity}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${first}`,
    // An instant has none, nor have the first and the last second of time: a DTEND must be later than the DTSTART (RFC 5545, 3.8.2.2).
    ...(end > start && last !== first ? [`DTEND:${last}`] : []),
    `SUMMARY:${escaped(`${words.overlap}: ${title(a)} × ${title(b)}`)}`,
    `DESCRIPTION:${escaped(detail.filter((line) => line !== "").join("\n"))}`,
    // It tells of time taken twice and takes none itself.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/**
 * The same clash has the same UID in every run, so that importing it again changes it instead of adding another; different ones have
 * different UIDs, or importing them would lose all but one.
 */
class Identities {
  /** How many clashes so far tell the same of themselves. */
  readonly #alike = new Map<string, number>();

  of({ group, a, b }: Clash): string {
    // Sorted: of two that start together, which comes first is the input's affair.
    const sides = [a, b].map(({ event, start, end }) =>
      JSON.stringify([event.uid, event.summary, event.location, start, end]),
    );
    const text = JSON.stringify([group, ...sides.sort()]);
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 32);
    const before = this.#alike.get(digest) ?? 0;
    this.#alike.set(digest, before + 1);
    // Bookings without ids may be alike in everything: then a number in the order of the input tells them apart.
    return `${digest}${before === 0 ? "" : `-${before + 1}`}@hantei`;
  }
}

/** Cut to the second. */
function utc(instant: number): string {
  return `${localText(Math.floor(instant / SECOND) * SECOND).replace(/[-:]/g, "")}Z`;
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
