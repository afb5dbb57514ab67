/** Lines at round times behind lanes, and what they are below them. */
import type { InstantKind } from "../../pairs/instant-kinds.js";
import { element, label } from "../svg.js";
import { type Frame, MARGIN } from "./frame.js";
import { widthOf } from "./text-fit.js";
import { ticksOf } from "./ticks.js";

/** From one label to the next at least, in pixels. */
const APART = 110;
/** So far above the window's lower edge stand the labels. */
const ABOVE = 7;

export function timeAxis({ window, x, toX }: Frame, kind: InstantKind | undefined): string {
  const [left, top, right, bottom] = window;
  const most = Math.floor((right - MARGIN - Math.max(left, MARGIN)) / APART);
  const ticks = ticksOf(x, kind, most).map(({ at, label: name }) => ({
    name,
    place: toX(at),
    half: widthOf(name) / 2,
  }));
  const lines = ticks.map(({ place }) => {
    return element("line", { class: "axis", x1: place, y1: top + MARGIN / 2, x2: place, y2: bottom - MARGIN + 2 });
  });
  const names = ticks.filter(({ place, half }) => place - half >= left && place + half <= right);
  const labels = names.map(({ name, place }) =>
    label(name, { class: "quiet", x: place, y: bottom - ABOVE, "text-anchor": "middle" }),
  );
  return lines.join("") + labels.join("");
}
