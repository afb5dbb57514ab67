/** An instance as a block, or a moment as a line: its name on as many lines as there is room for, and its time. */

import { element, label } from "../../writers/svg.js";
import { textWidth } from "../../writers/text-width.js";
import type { Instance } from "../instance.js";
import type { Layers } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";
import { clockText, nameOf, shortened, timesOn } from "./texts.js";
import { wrapped } from "./wrap.js";

const ROW = 14;
/** A narrow character of a block's name, in bold; a CJK one takes less than two of these. */
const BOLD = 7.3;
/** One of its time. */
const CLOCK = 6.2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawBlock(
  instance: Instance,
  day: number,
  box: Box,
  isClashing: boolean,
  { zone, lang }: Pick<PanelOptions, "zone" | "lang">,
): Layers {
  const name = nameOf(instance, lang);
  if (instance.start === instance.end) return drawMoment(`${clockText(instance.start, zone)} ${name}`, box);

  const { x, y, width, height } = box;
  const rows = Math.max(Math.floor((height - 4) / ROW), 1);
  const columns = Math.floor((width - 10) / BOLD);
  // One character and an ellipsis would stand on the next block, and tell nothing.
  const names = columns < 2 ? [] : wrapped(name, columns, Math.max(rows - 1, 1));
  const times = timesOn(day, instance, zone, lang);
  const fits = (text: string, free: number): boolean => textWidth(text) * CLOCK < width - free;
  // The shortest may go up to the border; beyond it stands what the next block says.
  const time = times.find((text) => fits(text, 10)) ?? times.slice(-1).find((text) => fits(text, 4));
  const first = y + (rows < 2 ? height / 2 + 4 : 15);
  const on = isClashing ? " on" : "";
  const lines = names.map((line, row) => label(line, { class: `name${on}`, x: x + 6, y: first + row * ROW }));
  if (time !== undefined && rows > 1 && instance.event.start.type !== "date")
    lines.push(label(time, { class: `time${on}`, x: x + 6, y: first + names.length * ROW }));
  return {
    shapes: element("rect", { class: `block${isClashing ? " clashing" : ""}`, x, y, width, height, rx: 3 }),
    words: lines.join(""),
  };
}

function drawMoment(text: string, { x, y, width }: Box): Layers {
  return {
    shapes: element("line", { class: "moment", x1: x, y1: y, x2: x + width, y2: y }),
    words: label(shortened(text, width - 12), { class: "time halo", x: x + 6, y: y + 13 }),
  };
}
