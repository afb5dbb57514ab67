/** What the picture calls days, times and events. */
import { fitted, plain } from "../../writers/text-width.js";
import type { Instance } from "../instance.js";
import { civilDate, weekday } from "../local-time.js";
import { wallText } from "../moment-text.js";
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
