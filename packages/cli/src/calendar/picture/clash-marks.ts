/** What is taken twice on a day: bands and lines over the blocks, and the numbers that clashes have in the list. */
import { interval, touches } from "hantei/interval";
import { element, label } from "../../writers/svg.js";
import type { Clash } from "../clash.js";
import { hoursOf } from "./day-pieces.js";
import { type DayColumn, type Grid, STRIP_ROW } from "./grid.js";
import type { Layers } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";

/** Room for the numbers, at the right of a day. */
export const GUTTER = 28;

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
  return clashes.flatMap((clash, index) => {
    const hours = hoursOf(clash, zone, day);
    if (hours === undefined) return [];
    const rows = [whole.indexOf(clash.a), whole.indexOf(clash.b)];
    const isWhole = Math.min(...rows) >= 0;
    const [from, to] = isWhole
      ? [stripTop + Math.min(...rows) * STRIP_ROW, stripTop + (Math.max(...rows) + 1) * STRIP_ROW - 3]
      : [y(hours[0]), y(hours[1])];
    return [{ clash, number: index + 1, from, to }];
  });
}

/** Violet, hatched bands over all time taken twice, amber lines where two meet, and the numbers. */
export function drawMarks(marks: readonly Mark[], day: DayColumn, id: string): Layers {
  const sorted = [...marks].sort((a, b) => a.from - b.from);
  return { shapes: drawBands(sorted, day, id), words: drawNumbers(sorted, day) };
}

function drawBands(sorted: readonly Mark[], day: DayColumn, id: string): string {
  const [x, width] = [day.x + 2, day.width - GUTTER - 2];
  const bands: string[] = [];
  // Bands that overlap are one: laid over each other they would grow darker and say nothing by it.
  let open: { from: number; to: number } | undefined;
  const close = (): void => {
    if (open !== undefined) bands.push(band(x, open.from, width, open.to - open.from, id));
  };
  for (const { clash, from, to } of sorted) {
    if (clash.start === clash.end) bands.push(line(isContact(clash) ? "contact" : "bar", x, from, width));
    else if (open !== undefined && from <= open.to) open.to = Math.max(open.to, to);
    else {
      close();
      open = { from, to };
    }
  }
  close();
  return bands.join("");
}

function drawNumbers(sorted: readonly Mark[], { x, width }: DayColumn): string {
  let free = Number.NEGATIVE_INFINITY;
  const badges = sorted.map(({ clash, number, from, to }) => {
    const at = Math.max(from + Math.min((to - from) / 2, 11), free);
    free = at + 20;
    return badge(number, x + width - GUTTER / 2, at, clash);
  });
  return badges.join("");
}

function band(x: number, y: number, width: number, height: number, id: string): string {
  const area = { x, y, width, height: Math.max(height, 3) };
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
