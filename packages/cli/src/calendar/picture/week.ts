/** A picture of days with their double bookings, as SVG. */

import { element, escapeXML, label } from "../../writers/svg.js";
import type { Clash } from "../clash.js";
import type { Found } from "../find-clashes.js";
import type { Groups } from "../groups.js";
import type { Instance, Window } from "../instance.js";
import { civilDate, DAY, dayOf, weekday } from "../local-time.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";
import { LEFT } from "./grid.js";
import { drawPanel } from "./panel.js";
import { styleSheet } from "./style.js";

/** More groups than these below each other are no picture any more. */
const MOST_GROUPS = 4;

/** More events in one group's week than these are no picture either, and a file that nobody opens. */
const MOST_EVENTS = 500;

const ID = "hantei-calendar";

export interface PictureOptions {
  readonly window: Window;
  readonly zone: Zone;
  readonly lang: Language;
}

/** Draws the days of the window, if they are a week or less, else the week (from Monday) of the first clash. */
export function drawWeek({ clashes, instances, groups }: Found, { window, zone, lang }: PictureOptions): string {
  const words = WORDS[lang];
  const [first, days] = daysShown(clashes, instances, window, zone);
  const isShown = ({ start, end }: Pick<Instance, "start" | "end">): boolean =>
    zone.localAt(start) < (first + days) * DAY && zone.localAt(end) >= first * DAY;
  const shown = clashes.filter(isShown);
  const byGroup = grouped(instances.filter(isShown), shown, groups);
  const columns = days * Math.max(150, Math.min(560, 1060 / days));
  const width = LEFT + columns + 28;

  let top = 84;
  const panels: string[] = [];
  for (const [group, own] of byGroup.slice(0, MOST_GROUPS)) {
    const options = { group, ...own, first, days, width: columns, zone, lang, id: ID };
    const panel = drawPanel(options, top);
    panels.push(panel.svg);
    top += panel.height + 20;
  }
  const others = shown.length === 0 ? 0 : Math.max(byGroup.length - MOST_GROUPS, 0);
  if (others > 0) panels.push(label(words.others(others), { class: "quiet", x: 24, y: top }));
  const height = top + (others > 0 ? 20 : 0);
  const title = shown.length === 0 ? words.none : words.count(shown.length);
  const about = `${rangeText(first, days, lang)} · ${zone.name}`;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      id: ID,
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      role: "img",
      "aria-labelledby": `${ID}-title`,
      lang,
    },
    element("title", { id: `${ID}-title` }, escapeXML(`${title}, ${about}`)),
    element("style", {}, styleSheet(ID)),
    element("defs", {}, hatch()),
    element("rect", { class: "paper", width: "100%", height: "100%" }),
    label(title, { class: "title", x: 24, y: 38 }),
    label(about, { class: "quiet", x: 24, y: 60 }),
    ...legend(words.overlap, width),
    ...panels,
  ).concat("\n");
}

/** The violet pattern: by it, and not by color alone, a clash is told from all else. */
function hatch(): string {
  const line = element("path", { class: "hatch", d: "M-2 2L2 -2M0 8L8 0M6 10L10 6" });
  return element("pattern", { id: `${ID}-hatch`, width: 8, height: 8, patternUnits: "userSpaceOnUse" }, line);
}

function legend(text: string, width: number): string[] {
  const area = { x: width - 158, y: 26, width: 26, height: 16 };
  return [
    element("rect", { class: "wash", ...area }),
    element("rect", { fill: `url(#${ID}-hatch)`, ...area }),
    label(text, { x: area.x + 34, y: 39 }),
  ];
}

/** The first day and how many. */
function daysShown(
  clashes: readonly Clash[],
  instances: readonly Instance[],
  { from, to }: Window,
  zone: Zone,
): readonly [first: number, days: number] {
  if (Number.isFinite(from) && Number.isFinite(to)) {
    const first = dayOf(zone.localAt(from));
    const days = dayOf(zone.localAt(to) - 1) - first + 1;
    if (days <= 7) return [first, days];
  }
  const start = clashes[0]?.start ?? instances.reduce((least, instance) => Math.min(least, instance.start), Infinity);
  const day = Number.isFinite(start)
    ? dayOf(zone.localAt(start))
    : Number.isFinite(from)
      ? dayOf(zone.localAt(from))
      : 0;
  return [day - ((weekday(day) + 6) % 7), 7];
}

interface Own {
  readonly instances: readonly Instance[];
  readonly clashes: readonly Clash[];
  readonly hidden: number;
}

/** The groups' instances and clashes; those with most clashes first, then those with most instances. */
function grouped(
  instances: readonly Instance[],
  clashes: readonly Clash[],
  groups: Groups | undefined,
): readonly (readonly [string, Own])[] {
  const found = new Map<string, { instances: Instance[]; clashes: Clash[] }>();
  for (const instance of instances) {
    for (const key of groups === undefined ? [""] : new Set(groups.keysOf(instance))) {
      const own = found.get(key) ?? { instances: [], clashes: [] };
      found.set(key, own);
      own.instances.push(instance);
    }
  }
  const nameOf = (key: string): string => groups?.nameOf(key) ?? key;
  const keys = new Map([...found.keys()].map((key) => [nameOf(key), key]));
  for (const clash of clashes) found.get(keys.get(clash.group) ?? clash.group)?.clashes.push(clash);
  // Those that clash are what the picture is for; of the others as many as there is room for.
  const drawn = [...found].map(([key, own]): readonly [string, Own] => {
    const clashing = new Set(own.clashes.flatMap(({ a, b }) => [a, b]));
    const rest = own.instances.filter((instance) => !clashing.has(instance));
    const instances = [...clashing, ...rest].slice(0, MOST_EVENTS);
    return [nameOf(key), { instances, clashes: own.clashes, hidden: own.instances.length - instances.length }];
  });
  // A group without a clash is of interest only where no other has one.
  const wanted = clashes.length === 0 ? drawn : drawn.filter(([, own]) => own.clashes.length > 0);
  const instancesOf = ({ instances, hidden }: Own): number => instances.length + hidden;
  return wanted.sort(([, a], [, b]) => b.clashes.length - a.clashes.length || instancesOf(b) - instancesOf(a));
}

function rangeText(first: number, days: number, lang: Language): string {
  const words = WORDS[lang];
  const [from, to] = [civilDate(first), civilDate(first + days - 1)];
  const [start, end] = [words.monthDay(from.month, from.day), words.monthDay(to.month, to.day)];
  // The year once, unless there are two of them.
  const isOneYear = from.year === to.year;
  const last = days === 1 ? "" : `–${lang === "ja" && !isOneYear ? `${to.year}年` : ""}${end}`;
  return lang === "ja"
    ? `${from.year}年${start}${last}`
    : `${start}${isOneYear ? "" : ` ${from.year}`}${last} ${to.year}`;
}
