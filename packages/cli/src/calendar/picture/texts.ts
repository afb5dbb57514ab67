/** What the picture calls days, times and events. */
import { fitted, plain } from "../../writers/text-width.js";
import type { Instance } from "../instance.js";
import { civilDate, DAY, dayOf, weekday } from "../local-time.js";
import { offsetsOf, wallText } from "../moment-text.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";

/** No more than this of a name is looked at, in UTF-16 units. */
const LONGEST = 400;

export function dayName(day: number, lang: Language): string {
  const { month, day: date } = civilDate(day);
  const words = WORDS[lang];
  const name = words.weekdays[weekday(day)] as string;
  return lang === "ja" ? `${words.monthDay(month, date)}（${name}）` : `${name} ${words.monthDay(month, date)}`;
}

/** `09:30`. */
export function clockText(instant: number, zone: Zone): string {
  return wallText(instant, zone).slice(11);
}

/**
 * When an instance is, for its block on one of its days, from the longest text to the shortest. What it begins or ends with on another
 * day is named by that day, or an ellipsis.
 */
export function timesOn(day: number, { start, end }: Instance, zone: Zone, lang: Language): readonly string[] {
  const [from, to] = [clockText(start, zone), clockText(end, zone)];
  const offset = offsetsOf(start, end, zone);
  const [first, last] = [zone.localAt(start), zone.localAt(end)];
  const isEarlier = dayOf(first) < day;
  const isLater = last > (day + 1) * DAY;
  const [before, behind] = [
    isEarlier ? `${dayName(dayOf(first), lang)} ` : "",
    isLater ? `${dayName(dayOf(last), lang)} ` : "",
  ];
  const short = `${isEarlier ? "…" : from}–${isLater ? "…" : to}`;
  return [
    `${before}${from}${offset(start)}–${behind}${to}${offset(end)}`,
    `${before}${from}–${behind}${to}`,
    short,
    ...(isEarlier ? (isLater ? [] : [`–${to}`]) : [from]),
  ];
}

export function nameOf({ event }: Instance, lang: Language): string {
  return readable(event.summary || event.uid) || WORDS[lang].untitled;
}

/** A name from a file. */
export function readable(name: string): string {
  return plain(name.slice(0, LONGEST));
}

/** As much of the text as fits: a narrow character of 12 pixels' type is some 6.8 pixels wide, a CJK one 12. */
export function shortened(text: string, width: number): string {
  const room = Math.floor(width / 6.8);
  return room < 2 ? "" : fitted(text, room);
}
