/** One group's days: a column a day, hours downwards, blocks for instances, and over them what is taken twice. */
import { fitted, plain, textWidth } from "../../writers/text-width.js";
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import { civilDate, DAY, dayOf, HOUR, MINUTE, weekday } from "../local-time.js";
import { wallText } from "../moment-text.js";
import type { Language } from "../words.js";
import { WORDS } from "../words.js";
import type { Zone } from "../zone.js";
import { layOut, type Piece } from "./lanes.js";
import { element, label } from "./svg.js";

/** Pixels. */
const HOUR_HEIGHT = 46;
const STRIP_ROW = 20;
const HEADING = 64;
const LINE = 20;
const SHORTEST_BLOCK = 17;
export const LEFT = 64;

export interface PanelOptions {
  readonly group: string;
  readonly instances: readonly Instance[];
  readonly clashes: readonly Clash[];
  /** The first day and how many. */
  readonly first: number;
  readonly days: number;
  readonly column: number;
  readonly zone: Zone;
  readonly lang: Language;
  readonly id: string;
}

export interface Panel {
  readonly svg: string;
  readonly height: number;
}

/** At most so many clashes are listed below the days. */
const MOST_LISTED = 12;

export function drawPanel(options: PanelOptions, top: number): Panel {
  const { group, first, days, column, lang, zone, clashes } = options;
  const words = WORDS[lang];
  const clashing = new Set(clashes.flatMap(({ a, b }) => [a, b]));
  const columns = Array.from({ length: days }, (_, index) => dayPieces(options, first + index));
  const [from, to] = hoursShown(columns.flatMap(({ timed }) => timed));
  const strip = Math.max(...columns.map(({ whole }) => whole.length));
  const stripTop = top + HEADING;
  const gridTop = stripTop + (strip > 0 ? strip * STRIP_ROW + 8 : 0);
  const y = (hour: number): number => gridTop + (hour - from) * HOUR_HEIGHT;
  const right = LEFT + days * column;
  const bottom = y(to);
  const parts: string[] = [];

  if (group !== "") parts.push(label(fitted(plain(group), 90), { class: "group", x: 24, y: top + 22 }));
  for (let hour = from; hour <= to; hour++) {
    parts.push(element("line", { class: "grid", x1: LEFT, y1: y(hour), x2: right, y2: y(hour) }));
    parts.push(
      label(`${String(hour).padStart(2, "0")}:00`, {
        class: "hour",
        x: LEFT - 10,
        y: y(hour) + 4,
        "text-anchor": "end",
      }),
    );
  }
  if (strip > 0)
    parts.push(label(words.allDay, { class: "hour", x: LEFT - 10, y: stripTop + 14, "text-anchor": "end" }));
  columns.forEach(({ timed, whole }, index) => {
    const x = LEFT + index * column;
    parts.push(element("line", { class: "grid", x1: x, y1: top + HEADING - 22, x2: x, y2: bottom }));
    parts.push(label(dayName(first + index, lang), { class: "day", x: x + 8, y: top + HEADING - 10 }));
    whole.forEach((instance, row) => {
      parts.push(stripBlock(instance, x, stripTop + row * STRIP_ROW, options, clashing.has(instance)));
    });
    for (const piece of layOut(timed, SHORTEST_BLOCK / HOUR_HEIGHT)) {
      const width = (column - 8) / piece.lanes;
      const box = { x: x + 4 + piece.lane * width, y: y(piece.from), width: width - 2 };
      parts.push(block(piece.of, box, (piece.to - piece.from) * HOUR_HEIGHT, options, clashing.has(piece.of)));
    }
  });
  parts.push(element("line", { class: "grid", x1: right, y1: top + HEADING - 22, x2: right, y2: bottom }));
  clashes.forEach((clash, index) => {
    parts.push(...mark(clash, index + 1, options, y, { stripTop, gridTop, bottom, columns }));
  });

  const listTop = bottom + 30;
  clashes.slice(0, MOST_LISTED).forEach((clash, index) => {
    parts.push(...listLine(clash, index + 1, listTop + index * LINE, right, zone, lang));
  });
  const more = clashes.length - MOST_LISTED;
  const listed = Math.min(clashes.length, MOST_LISTED) + (more > 0 ? 1 : 0);
  if (more > 0) parts.push(label(`… +${more}`, { class: "quiet", x: LEFT, y: listTop + (listed - 1) * LINE + 4 }));
  return { svg: parts.join(""), height: listTop + listed * LINE - top + 12 };
}

interface DayPieces {
  readonly timed: readonly Piece<Instance>[];
  /** What takes the whole day. */
  readonly whole: readonly Instance[];
}

/** What a day shows of each instance, by the wall. */
function dayPieces({ instances, zone }: PanelOptions, day: number): DayPieces {
  const timed: Piece<Instance>[] = [];
  const whole: Instance[] = [];
  for (const instance of instances) {
    const piece = pieceOf(instance, zone, day);
    if (piece === undefined) continue;
    if (instance.event.start.type === "date" || (piece[0] === 0 && piece[1] === 24)) whole.push(instance);
    else timed.push({ of: instance, from: piece[0], to: piece[1] });
  }
  return { timed, whole };
}

/** The hours of a day that a stretch of time takes, from 0 to 24; undefined where it takes none. */
function pieceOf(
  span: Pick<Instance, "start" | "end">,
  zone: Zone,
  day: number,
): readonly [number, number] | undefined {
  const start = zone.localAt(span.start);
  // Where the clocks are set back in between, the wall may show less at the end than at the start.
  const end = Math.max(zone.localAt(span.end), start);
  const isMoment = span.start === span.end;
  if (isMoment ? dayOf(start) !== day : start >= (day + 1) * DAY || end <= day * DAY) return undefined;
  return [Math.max(start - day * DAY, 0) / HOUR, Math.min(end - day * DAY, DAY) / HOUR];
}

/** Working hours, and whatever lies beyond them. */
function hoursShown(pieces: readonly Piece<Instance>[]): readonly [number, number] {
  const from = pieces.reduce((least, piece) => Math.min(least, Math.floor(piece.from)), 9);
  const to = pieces.reduce((most, piece) => Math.max(most, Math.ceil(Math.max(piece.to, piece.from + 0.5))), 17);
  return [from, Math.min(to, 24)];
}

function dayName(day: number, lang: Language): string {
  const { month, day: date } = civilDate(day);
  const words = WORDS[lang];
  const name = words.weekdays[weekday(day)] as string;
  return lang === "ja" ? `${words.monthDay(month, date)}（${name}）` : `${name} ${words.monthDay(month, date)}`;
}

function nameOf({ event }: Instance, lang: Language): string {
  return plain(event.summary || event.uid) || WORDS[lang].untitled;
}

/** As much of the text as fits: a narrow character of 12 pixels' type is some 6.8 pixels wide, a CJK one 12. */
function shortened(text: string, width: number, size = 6.8): string {
  const room = Math.floor(width / size);
  return room < 2 ? "" : fitted(text, room);
}

function block(
  instance: Instance,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  height: number,
  { zone, lang }: PanelOptions,
  isClashing: boolean,
): string {
  const name = nameOf(instance, lang);
  if (instance.start === instance.end) {
    const text = shortened(`${wallText(instance.start, zone).slice(11)} ${name}`, width - 12);
    return (
      element("line", { class: "moment", x1: x, y1: y, x2: x + width, y2: y }) +
      label(text, { class: "time halo", x: x + 6, y: y + 13 })
    );
  }
  const drawn = Math.max(height - 1, SHORTEST_BLOCK - 2);
  const rect = element("rect", { class: `block${isClashing ? " clashing" : ""}`, x, y, width, height: drawn, rx: 3 });
  const title = label(shortened(name, width - 12), { class: "name", x: x + 6, y: y + (drawn < 22 ? 12 : 16) });
  if (drawn < 36) return rect + title;
  const times = `${wallText(instance.start, zone).slice(11)}–${wallText(instance.end, zone).slice(11)}`;
  return rect + title + label(shortened(times, width - 12, 6.2), { class: "time", x: x + 6, y: y + 31 });
}

function stripBlock(instance: Instance, x: number, y: number, options: PanelOptions, isClashing: boolean): string {
  const width = options.column - 10;
  return (
    element("rect", {
      class: `block${isClashing ? " clashing" : ""}`,
      x: x + 4,
      y,
      width,
      height: STRIP_ROW - 3,
      rx: 3,
    }) + label(shortened(nameOf(instance, options.lang), width - 12), { class: "name", x: x + 10, y: y + 13 })
  );
}

interface Frame {
  readonly stripTop: number;
  readonly gridTop: number;
  readonly bottom: number;
  readonly columns: readonly DayPieces[];
}

/** A violet, hatched band over the time taken twice, or an amber line where two meet, with the number it has in the list. */
function mark(
  clash: Clash,
  number: number,
  { zone, first, days, column, id }: PanelOptions,
  y: (hour: number) => number,
  { stripTop, gridTop, columns }: Frame,
): string[] {
  const parts: string[] = [];
  for (let index = 0; index < days; index++) {
    const piece = pieceOf(clash, zone, first + index);
    if (piece === undefined) continue;
    const { whole } = columns[index] as DayPieces;
    const isWhole = whole.includes(clash.a) && whole.includes(clash.b);
    const x = LEFT + index * column + 2;
    const [from, to] = isWhole
      ? [stripTop - 2, Math.max(gridTop - 8, stripTop + STRIP_ROW)]
      : [y(Math.max(piece[0], 0)), y(piece[1])];
    parts.push(...band(x, from, column - 4, to - from, clash, id));
    parts.push(badge(number, x + column - 14, from + Math.min((to - from) / 2, 14), clash));
  }
  return parts;
}

function band(x: number, y: number, width: number, height: number, { start, end, allen }: Clash, id: string): string[] {
  if (start === end) {
    const isContact = allen === "meets" || allen === "met-by";
    return [element("line", { class: isContact ? "contact" : "bar", x1: x, y1: y, x2: x + width, y2: y })];
  }
  const area = { x, y, width, height: Math.max(height, 3) };
  return [
    element("rect", { class: "wash", ...area }),
    element("rect", { fill: `url(#${id}-hatch)`, ...area }),
    element("line", { class: "bar", x1: x, y1: y, x2: x + width, y2: y }),
    element("line", { class: "bar", x1: x, y1: y + area.height, x2: x + width, y2: y + area.height }),
  ];
}

function badge(number: number, x: number, y: number, { start, end }: Clash): string {
  const width = 12 + 7 * String(number).length;
  const shape = { x: x - width / 2, y: y - 9, width, height: 18, rx: 9 };
  return (
    element("rect", { class: start === end ? "badge-contact" : "badge", ...shape }) +
    label(String(number), { class: "number", x, y: y + 4 })
  );
}

/** `1  09:30–10:00, 30 min: A × B — overlaps`. */
function listLine(clash: Clash, number: number, y: number, right: number, zone: Zone, lang: Language): string[] {
  const { a, b, start, end, allen } = clash;
  const words = WORDS[lang];
  const day = dayName(dayOf(zone.localAt(start)), lang);
  const from = wallText(start, zone).slice(11);
  const to = start === end ? "" : `–${wallText(end, zone).slice(11)}`;
  const minutes = Math.round(((end - start) / MINUTE) * 100) / 100;
  const when = `${day} ${from}${to} · ${words.minutes(minutes)}`;
  const what = `${nameOf(a, lang)} × ${nameOf(b, lang)}`;
  const at = LEFT + 22 + Math.max(textWidth(when) * 6.6, 200) + 18;
  const how = words.allen[allen];
  return [
    badge(number, LEFT + 4, y, clash),
    label(when, { class: "time", x: LEFT + 22, y: y + 4 }),
    label(shortened(`${what}`, right - at - textWidth(how) * 6.8 - 16), { class: "name", x: at, y: y + 4 }),
    label(how, { class: "quiet", x: right, y: y + 4, "text-anchor": "end" }),
  ];
}
