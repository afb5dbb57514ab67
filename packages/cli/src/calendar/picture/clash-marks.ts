/** What is taken twice on a day: bands and lines over the blocks, and the numbers that clashes have in the list. */
import { interval, touches } from "hantei/interval";
import { element, label } from "../../writers/svg.js";
import type { Clash } from "../clash.js";
import { hoursOf } from "./day-pieces.js";
import { type DayColumn, type Grid, STRIP_ROW } from "./grid.js";
import type { DayLayers } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";

/** Room for the numbers, at the right of a day. */
export const GUTTER = 28;

/** At most so many clashes are listed, and have numbers: without its line in the list a number says nothing. */
export const MOST_LISTED = 12;

/** From one number to the next below it, and from the last to the end of the day. */
const [BADGE_STEP, BADGE_END] = [20, 10];

/** What is thinner is drawn no thinner. */
const THINNEST = 3;

/** Where a clash is on one day, in pixels. */
interface Mark {
  readonly clash: Clash;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export function marksOf(
  { day, whole }: DayColumn,
  { y, stripTop }: Grid,
  { clashes, zone }: PanelOptions,
): readonly Mark[] {
  const rowOf = new Map(whole.map((instance, row) => [instance, row]));
  return clashes.flatMap((clash, index) => {
    const hours = hoursOf(clash, zone, day);
    if (hours === undefined) return [];
    const rows = [rowOf.get(clash.a) ?? -1, rowOf.get(clash.b) ?? -1];
    const isWhole = Math.min(...rows) >= 0;
    const [from, to] = isWhole
      ? [stripTop + Math.min(...rows) * STRIP_ROW, stripTop + (Math.max(...rows) + 1) * STRIP_ROW - 3]
      : [y(hours[0]), y(hours[1])];
    return [{ clash, number: index + 1, from, to }];
  });
}

/** Violet, hatched bands over all time taken twice, amber lines where two meet, and the numbers of those listed. */
export function drawMarks(marks: readonly Mark[], day: DayColumn, grid: Grid, id: string): DayLayers {
  const sorted = [...marks].sort((a, b) => a.from - b.from);
  const listed = sorted.filter(({ number }) => number <= MOST_LISTED);
  const places = numberPlaces(listed, grid);
  const x = day.x + day.width - GUTTER / 2;
  const badges = listed.map(({ clash, number }, index) => badge(number, x, places[index] as number, clash));
  return {
    shapes: drawBands(sorted, day, id),
    words: badges.join(""),
    bottom: Math.max(grid.bottom, (places.at(-1) ?? 0) + BADGE_END),
  };
}

function drawBands(sorted: readonly Mark[], day: DayColumn, id: string): string {
  const [x, width] = [day.x + 2, day.width - GUTTER - 2];
  const bands: string[] = [];
  // Bands that overlap are one: laid over each other they would grow darker and say nothing by it. So are lines in one place: there
  // may be a million.
  let open: { from: number; to: number } | undefined;
  const lines = { contact: Number.NEGATIVE_INFINITY, bar: Number.NEGATIVE_INFINITY };
  const close = (): void => {
    if (open !== undefined) bands.push(band(x, open.from, width, open.to - open.from, id));
  };
  for (const { clash, from, to } of sorted) {
    if (clash.start === clash.end) {
      const look = isContact(clash) ? "contact" : "bar";
      if (from < lines[look] + 1) continue;
      lines[look] = from;
      bands.push(line(look, x, from, width));
    } else if (open !== undefined && from <= Math.max(open.to, open.from + THINNEST)) {
      open.to = Math.max(open.to, to);
    } else {
      close();
      open = { from, to };
    }
  }
  close();
  return bands.join("");
}

/** How far down the numbers are: each beside its clash or below the one before it, moved up where they would leave the day. */
function numberPlaces(sorted: readonly Mark[], { stripTop, bottom }: Grid): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  const places = sorted.map(({ from, to }) => {
    const at = Math.max(from + Math.min((to - from) / 2, 11), free);
    free = at + BADGE_STEP;
    return at;
  });
  const last = places.length - 1;
  const lowest = Math.max(bottom - BADGE_END, stripTop + BADGE_END + last * BADGE_STEP);
  return places.map((at, index) => Math.min(at, lowest - (last - index) * BADGE_STEP));
}

function band(x: number, y: number, width: number, height: number, id: string): string {
  const area = { x, y, width, height: Math.max(height, THINNEST) };
  return [
    element("rect", { class: "wash", ...area }),
    element("rect", { fill: `url(#${id}-hatch)`, ...area }),
    line("bar", x, y, width),
    line("bar", x, y + area.height, width),
  ].join("");
}

function line(look: string, x: number, y: number, width: number): string {
  return element("line", { class: look, x1: x, y1: y, x2: x + width, y2: y });
}

/** Whether two only touch. */
function isContact({ a, b }: Clash): boolean {
  return touches(interval(a.start, a.end), interval(b.start, b.end));
}

/** A clash's number. */
export function badge(number: number, x: number, y: number, clash: Clash): string {
  const width = 12 + 7 * String(number).length;
  const shape = { x: x - width / 2, y: y - 9, width, height: 18, rx: 9 };
  return (
    element("rect", { class: isContact(clash) ? "badge-contact" : "badge", ...shape }) +
    label(String(number), { class: "number", x, y: y + 4 })
  );
}
