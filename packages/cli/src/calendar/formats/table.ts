/** Clashes as a table for people. */
import { type Column, table } from "../../writers/table.js";
import { fitted, plain } from "../../writers/text-width.js";
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { MINUTE } from "../local-time.js";
import { spanText } from "../moment-text.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";

/** The widest that a title or a group's name gets, in columns of a terminal. */
const WIDEST = 36;

/** No more than this of a text is looked at, in UTF-16 units: there is no limit to what a file calls an event. */
const LONGEST = 400;

export function clashTable(clashes: readonly Clash[], zone: Zone, lang: Language): readonly string[] {
  const words = WORDS[lang];
  if (clashes.length === 0) return [`${words.none}\n`];
  const short = (text: string): string => fitted(plain(text.slice(0, LONGEST)), WIDEST);
  // Where it is, unless that is what the group says.
  const title = ({ event }: Instance, group: string): string => {
    const name = short(event.summary || event.uid) || words.untitled;
    const isTold = event.location === "" || event.location.toLowerCase() === group.toLowerCase();
    return isTold ? name : `${name} · ${short(event.location)}`;
  };
  const columns: readonly Column<Clash>[] = [
    { title: words.when, align: "left", cell: ({ start, end }) => spanText(start, end, zone) },
    { title: words.length, cell: ({ start, end }) => minutesText(end - start) },
    { title: words.group, align: "left", cell: ({ group }) => short(group) },
    { title: "A", align: "left", cell: ({ a, group }) => title(a, group) },
    { title: "B", align: "left", cell: ({ b, group }) => title(b, group) },
    { title: words.relation, align: "left", cell: ({ allen }) => words.allen[allen] },
  ];
  const shown = clashes.some(({ group }) => group !== "")
    ? columns
    : columns.filter(({ title }) => title !== words.group);
  return [table(shown, clashes), `\n${words.count(clashes.length)}${words.zone(zone.name)}\n`];
}

/** For people: two decimals at most, but never 0 for what is longer. The other formats tell it exactly. */
function minutesText(length: number): string {
  const hundredths = Math.round((length / MINUTE) * 100);
  return hundredths === 0 && length > 0 ? "<0.01" : String(hundredths / 100);
}
