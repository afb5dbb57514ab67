/** One day: its name, blocks for instances, and over them what is taken twice. */

import { element, label } from "../../writers/svg.js";
import type { Instance } from "../instance.js";
import { type Box, drawBlock } from "./block.js";
import { drawMarks, GUTTER, marksOf } from "./clash-marks.js";
import { type DayColumn, type Grid, SHORTEST_BLOCK, STRIP_ROW } from "./grid.js";
import type { DayLayers } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";
import { dayName } from "./texts.js";

export function drawDay(day: DayColumn, grid: Grid, clashing: ReadonlySet<Instance>, options: PanelOptions): DayLayers {
  const marks = marksOf(day, grid, options);
  // The numbers of clashes stand to the right of the blocks.
  const placed = placeBlocks(day, grid, marks.length > 0 ? GUTTER : 0);
  const blocks = placed.map(([instance, box]) => drawBlock(instance, day.day, box, clashing.has(instance), options));
  const marked = drawMarks(marks, day, grid, options.id);
  const name = label(dayName(day.day, options.lang), { class: "day", x: day.x + 8, y: grid.stripTop - 10 });
  return {
    shapes: [dayEdge(day.x, grid), ...blocks.map(({ shapes }) => shapes), marked.shapes].join(""),
    words: [name, ...blocks.map(({ words }) => words), marked.words].join(""),
    bottom: marked.bottom,
  };
}

/** What takes the whole day in rows above the hours, all else at its hours, side by side where it runs at once. */
function placeBlocks(
  { x, width, whole, timed }: DayColumn,
  { stripTop, y, hourHeight }: Grid,
  gutter: number,
): readonly (readonly [Instance, Box])[] {
  const rows = whole.map((instance, row): readonly [Instance, Box] => [
    instance,
    { x: x + 4, y: stripTop + row * STRIP_ROW, width: width - 10 - gutter, height: STRIP_ROW - 3 },
  ]);
  const lanes = timed.map((piece): readonly [Instance, Box] => {
    const lane = (width - 8 - gutter) / piece.lanes;
    const height = Math.max((piece.to - piece.from) * hourHeight - 1, SHORTEST_BLOCK - 2);
    // Where hundreds run at once, the gaps grow narrow with them.
    const gap = Math.min(2, lane / 4);
    return [piece.of, { x: x + 4 + piece.lane * lane, y: y(piece.from), width: lane - gap, height }];
  });
  return [...rows, ...lanes];
}

/** The line between two days, or at the end of the last. */
export function dayEdge(x: number, { stripTop, bottom }: Grid): string {
  return element("line", { class: "grid", x1: x, y1: stripTop - 22, x2: x, y2: bottom });
}
