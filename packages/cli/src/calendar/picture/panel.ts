/** One group's days: a column a day, hours downwards, blocks for instances, and over them what is taken twice. */
import { interval, touches } from "hantei/interval";
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
import { wrapped } from "./wrap.js";

/** Pixels. Few hours are drawn tall, so that words find room; many at least so that half of one takes a line. */
const GRID_HEIGHT = 480;
const [LOWEST_HOUR, TALLEST_HOUR] = [46, 96];
/** A day on which nothing happens needs no more than its own name does. */
const NARROWEST_DAY = 108;
const STRIP_ROW = 20;
const HEADING = 64;
const LINE = 20;
const SHORTEST_BLOCK = 17;
const ROW = 14;
const GUTTER = 28;
/** A narrow character of a block's name, in bold; a CJK one takes less than two of these. */
const BOLD = 7.3;

/** No more than this of a name is looked at, in UTF-16 units. */
const LONGEST = 400;
export const LEFT = 64;

export interface PanelOptions {
  readonly group: string;
  readonly instances: readonly Instance[];
  readonly clashes: readonly Clash[];
  /** The first day and how many. */
  readonly first: number;
  readonly days: number;
  /** Of all days together, at least 150 pixels each. */
  readonly width: number;
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
  const { group, first, days, width, lang, zone, clashes, id } = options;
  const words = WORDS[lang];
  const clashing = new Set(clashes.flatMap(({ a, b }) => [a, b]));
  const columns = Array.from({ length: days }, (_, index) => dayPieces(options, first + index));
  const [from, to] = hoursShown(columns.flatMap(({ timed }) => timed));
  const hourHeight = Math.min(Math.max(GRID_HEIGHT / (to - from), LOWEST_HOUR), TALLEST_HOUR);
  const laid = columns.map(({ timed }) => layOut(timed, SHORTEST_BLOCK / hourHeight));
  const edges = columnEdges(
    columns.map(({ whole }, index) =>
      Math.max(Math.min(whole.length, 1), ...(laid[index] ?? []).map(({ lanes }) => lanes)),
    ),
    width,
  );
  const strip = Math.max(...columns.map(({ whole }) => whole.length));
  const stripTop = top + HEADING;
  const gridTop = stripTop + (strip > 0 ? strip * STRIP_ROW + 8 : 0);
  const y = (hour: number): number => gridTop + (hour - from) * hourHeight;
  const right = LEFT + width;
  const bottom = y(to);
  const parts: string[] = [];

  if (group !== "")
    parts.push(label(fitted(plain(group.slice(0, LONGEST)), 90), { class: "group", x: 24, y: top + 22 }));
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
  // In layers: blocks, over them what is taken twice, over that the words, which stay readable.
  const texts: string[] = [];
  columns.forEach(({ whole }, index) => {
    const x = edges[index] as number;
    const column = (edges[index + 1] as number) - x;
    parts.push(element("line", { class: "grid", x1: x, y1: top + HEADING - 22, x2: x, y2: bottom }));
    texts.push(label(dayName(first + index, lang), { class: "day", x: x + 8, y: top + HEADING - 10 }));
    // The numbers of clashes stand to the right of the blocks.
    const gutter = clashes.some((clash) => pieceOf(clash, zone, first + index) !== undefined) ? GUTTER : 0;
    const draw = (instance: Instance, box: Box): void => {
      const drawn = drawBlock(instance, box, zone, lang, clashing.has(instance));
      parts.push(drawn.shape);
      texts.push(drawn.words);
    };
    whole.forEach((instance, row) => {
      const box = { x: x + 4, y: stripTop + row * STRIP_ROW, width: column - 10 - gutter, height: STRIP_ROW - 3 };
      draw(instance, box);
    });
    for (const piece of laid[index] ?? []) {
      const lane = (column - 8 - gutter) / piece.lanes;
      const height = Math.max((piece.to - piece.from) * hourHeight - 1, SHORTEST_BLOCK - 2);
      draw(piece.of, { x: x + 4 + piece.lane * lane, y: y(piece.from), width: lane - 2, height });
    }
    const drawn = drawMarks(marksOf(options, first + index, columns[index] as DayPieces, y, stripTop), x, column, id);
    parts.push(drawn.bands);
    texts.push(drawn.badges);
  });
  parts.push(element("line", { class: "grid", x1: right, y1: top + HEADING - 22, x2: right, y2: bottom }));
  parts.push(...texts);

  const listTop = bottom + 30;
  const lines = clashes.slice(0, MOST_LISTED).map((clash) => ({ clash, when: whenOf(clash, zone, lang) }));
  const named = LEFT + 40 + Math.max(...lines.map(({ when }) => textWidth(when) * 6.3), 0);
  lines.forEach(({ clash, when }, index) => {
    const at = listTop + index * LINE;
    parts.push(badge(index + 1, LEFT + 4, at, clash));
    parts.push(label(when, { class: "time", x: LEFT + 22, y: at + 4 }));
    parts.push(...listWords(clash, named, right, at + 4, lang));
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

/** The full hours from the first event to the last. */
function hoursShown(pieces: readonly Piece<Instance>[]): readonly [number, number] {
  if (pieces.length === 0) return [8, 18];
  const from = pieces.reduce((least, piece) => Math.min(least, Math.floor(piece.from)), 23);
  const to = pieces.reduce((most, piece) => Math.max(most, Math.ceil(Math.max(piece.to, piece.from + 0.5))), 0);
  return [from, Math.min(to, 24)];
}

/** Where each day begins, and where the last ends: the more runs at once on a day, the wider it is. */
function columnEdges(lanes: readonly number[], width: number): readonly number[] {
  const all = lanes.reduce((sum, count) => sum + count, 0);
  const spare = width - lanes.length * NARROWEST_DAY;
  const edges = [LEFT];
  for (const count of lanes) {
    const share = all === 0 ? spare / lanes.length : (spare * count) / all;
    edges.push((edges.at(-1) as number) + NARROWEST_DAY + share);
  }
  return edges;
}

function dayName(day: number, lang: Language): string {
  const { month, day: date } = civilDate(day);
  const words = WORDS[lang];
  const name = words.weekdays[weekday(day)] as string;
  return lang === "ja" ? `${words.monthDay(month, date)}（${name}）` : `${name} ${words.monthDay(month, date)}`;
}

function nameOf({ event }: Instance, lang: Language): string {
  return plain((event.summary || event.uid).slice(0, LONGEST)) || WORDS[lang].untitled;
}

/** As much of the text as fits: a narrow character of 12 pixels' type is some 6.8 pixels wide, a CJK one 12. */
function shortened(text: string, width: number, size = 6.8): string {
  const room = Math.floor(width / size);
  return room < 2 ? "" : fitted(text, room);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A block, and apart from it its words: the name on as many lines as there is room for, and the time below. */
function drawBlock(
  instance: Instance,
  { x, y, width, height }: Box,
  zone: Zone,
  lang: Language,
  isClashing: boolean,
): { readonly shape: string; readonly words: string } {
  const name = nameOf(instance, lang);
  const from = wallText(instance.start, zone).slice(11);
  if (instance.start === instance.end) {
    const text = shortened(`${from} ${name}`, width - 12);
    return {
      shape: element("line", { class: "moment", x1: x, y1: y, x2: x + width, y2: y }),
      words: label(text, { class: "time halo", x: x + 6, y: y + 13 }),
    };
  }
  const rows = Math.max(Math.floor((height - 4) / ROW), 1);
  const names = wrapped(name, Math.max(Math.floor((width - 10) / BOLD), 2), Math.max(rows - 1, 1));
  const span = `${from}–${wallText(instance.end, zone).slice(11)}`;
  const shown = textWidth(span) * 6.2 < width - 10 ? span : from;
  const hasTime = rows > 1 && instance.event.start.type !== "date";
  const first = y + (rows < 2 ? height / 2 + 4 : 15);
  return {
    shape: element("rect", { class: `block${isClashing ? " clashing" : ""}`, x, y, width, height, rx: 3 }),
    words: [
      ...names.map((line, row) =>
        label(line, { class: isClashing ? "name on" : "name", x: x + 6, y: first + row * ROW }),
      ),
      hasTime ? label(shown, { class: isClashing ? "time on" : "time", x: x + 6, y: first + names.length * ROW }) : "",
    ].join(""),
  };
}

/** Where a clash is on one day, in pixels. */
interface Mark {
  readonly clash: Clash;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

function marksOf(
  { clashes, zone }: PanelOptions,
  day: number,
  { whole }: DayPieces,
  y: (hour: number) => number,
  stripTop: number,
): readonly Mark[] {
  return clashes.flatMap((clash, index) => {
    const piece = pieceOf(clash, zone, day);
    if (piece === undefined) return [];
    const rows = [whole.indexOf(clash.a), whole.indexOf(clash.b)];
    const isWhole = Math.min(...rows) >= 0;
    const [from, to] = isWhole
      ? [stripTop + Math.min(...rows) * STRIP_ROW, stripTop + (Math.max(...rows) + 1) * STRIP_ROW - 3]
      : [y(piece[0]), y(piece[1])];
    return [{ clash, number: index + 1, from, to }];
  });
}

/** Violet, hatched bands over all time taken twice, amber lines where two meet, and the numbers they have in the list. */
function drawMarks(
  marks: readonly Mark[],
  x: number,
  column: number,
  id: string,
): { readonly bands: string; readonly badges: string } {
  const [left, width] = [x + 2, column - GUTTER - 2];
  const bands: string[] = [];
  // Bands that overlap are one: laid over each other they would grow darker and say nothing by it.
  let open: { from: number; to: number } | undefined;
  const close = (): void => {
    if (open !== undefined) bands.push(band(left, open.from, width, open.to - open.from, id));
  };
  const sorted = [...marks].sort((a, b) => a.from - b.from);
  for (const { clash, from, to } of sorted) {
    if (clash.start === clash.end) bands.push(contact(left, from, width, clash));
    else if (open !== undefined && from <= open.to) open.to = Math.max(open.to, to);
    else {
      close();
      open = { from, to };
    }
  }
  close();
  let free = Number.NEGATIVE_INFINITY;
  const badges = sorted.map(({ clash, number, from, to }) => {
    const at = Math.max(from + Math.min((to - from) / 2, 11), free);
    free = at + 20;
    return badge(number, x + column - GUTTER / 2, at, clash);
  });
  return { bands: bands.join(""), badges: badges.join("") };
}

function band(x: number, y: number, width: number, height: number, id: string): string {
  const area = { x, y, width, height: Math.max(height, 3) };
  return [
    element("rect", { class: "wash", ...area }),
    element("rect", { fill: `url(#${id}-hatch)`, ...area }),
    element("line", { class: "bar", x1: x, y1: y, x2: x + width, y2: y }),
    element("line", { class: "bar", x1: x, y1: y + area.height, x2: x + width, y2: y + area.height }),
  ].join("");
}

function contact(x: number, y: number, width: number, clash: Clash): string {
  return element("line", { class: isContact(clash) ? "contact" : "bar", x1: x, y1: y, x2: x + width, y2: y });
}

/** Whether two only touch. */
function isContact({ a, b }: Clash): boolean {
  return touches(interval(a.start, a.end), interval(b.start, b.end));
}

function badge(number: number, x: number, y: number, clash: Clash): string {
  const width = 12 + 7 * String(number).length;
  const shape = { x: x - width / 2, y: y - 9, width, height: 18, rx: 9 };
  return (
    element("rect", { class: isContact(clash) ? "badge-contact" : "badge", ...shape }) +
    label(String(number), { class: "number", x, y: y + 4 })
  );
}

/** `Mon 26 Oct 09:30–10:00 · 30 min`. */
function whenOf({ start, end }: Clash, zone: Zone, lang: Language): string {
  const days = [start, end].map((instant) => dayOf(zone.localAt(instant)));
  const clock = (instant: number): string => wallText(instant, zone).slice(11);
  const last = days[0] === days[1] ? "" : `${dayName(days[1] as number, lang)} `;
  const minutes = WORDS[lang].minutes(Math.round(((end - start) / MINUTE) * 100) / 100);
  const until = start === end ? "" : `–${last}${clock(end)}`;
  return `${dayName(days[0] as number, lang)} ${clock(start)}${until} · ${minutes}`;
}

/** `A × B`, and at the right what Allen calls it. */
function listWords({ a, b, allen }: Clash, x: number, right: number, y: number, lang: Language): string[] {
  const how = WORDS[lang].allen[allen];
  const what = `${nameOf(a, lang)} × ${nameOf(b, lang)}`;
  return [
    label(shortened(what, right - x - textWidth(how) * 6.8 - 16), { class: "name", x, y }),
    label(how, { class: "quiet", x: right, y, "text-anchor": "end" }),
  ];
}
