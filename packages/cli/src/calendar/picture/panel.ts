/** One group's days: a column a day, hours downwards, and below them the list of what is taken twice. */

import { element, label } from "../../writers/svg.js";
import { fitted } from "../../writers/text-width.js";
import { WORDS } from "../words.js";
import { drawClashList } from "./clash-list.js";
import { dayEdge, drawDay } from "./day.js";
import { type Grid, gridOf, LEFT } from "./grid.js";
import type { Drawing } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";
import { readable } from "./texts.js";

/** How high the line is that tells what is not drawn. */
const HIDDEN_LINE = 20;

export function drawPanel(options: PanelOptions, top: number): Drawing {
  const { group, clashes, hidden, lang } = options;
  const grid = gridOf(options, top);
  const clashing = new Set(clashes.flatMap(({ a, b }) => [a, b]));
  const days = grid.days.map((day) => drawDay(day, grid, clashing, options));
  // A short day may have more numbers beside it than it is high.
  const listTop = Math.max(...days.map(({ bottom }) => bottom)) + 30;
  const list = drawClashList(options, listTop);
  const end = listTop + list.height;
  const parts = [
    group === "" ? "" : label(fitted(readable(group), 90), { class: "group", x: 24, y: top + 22 }),
    drawHours(grid, WORDS[lang].allDay),
    ...days.map(({ shapes }) => shapes),
    dayEdge(grid.right, grid),
    ...days.map(({ words }) => words),
    list.svg,
    hidden === 0 ? "" : label(WORDS[lang].hidden(hidden), { class: "quiet", x: LEFT, y: end + 4 }),
  ];
  return { svg: parts.join(""), height: end + (hidden === 0 ? 0 : HIDDEN_LINE) - top + 12 };
}

/** A line and a label for each hour, and above them the label of what takes whole days. */
function drawHours({ hours: [from, to], y, right, stripTop, stripRows }: Grid, allDay: string): string {
  const sideLabel = (text: string, at: number): string =>
    label(text, { class: "hour", x: LEFT - 10, y: at, "text-anchor": "end" });
  const parts: string[] = [];
  for (let hour = from; hour <= to; hour++) {
    parts.push(element("line", { class: "grid", x1: LEFT, y1: y(hour), x2: right, y2: y(hour) }));
    if (from < to) parts.push(sideLabel(`${String(hour).padStart(2, "0")}:00`, y(hour) + 4));
  }
  if (stripRows > 0) parts.push(sideLabel(allDay, stripTop + 14));
  return parts.join("");
}
