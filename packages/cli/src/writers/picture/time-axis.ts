/** Lines at round times behind lanes, and what they are below them. */
import type { InstantKind } from "../../pairs/instant-kinds.js";
import { element, label } from "../svg.js";
import { type Frame, MARGIN } from "./frame.js";
import { widthOf } from "./text-fit.js";
import { ticksOf } from "./ticks.js";

/** From one label to the next at least, in pixels. */
const APART = 110;
/** Between two of them, where they are longer. */
const GAP = 14;
/** How much wider digits and signs are in the widest of the fonts: what does not fit between two labels stands closer, but beyond the edge it is cut. */
const WIDEST = 1.13;
/** So far above the window's lower edge stand the labels. */
const ABOVE = 7;

export function timeAxis({ window, x, toX }: Frame, kind: InstantKind | undefined): string {
  const [left, top, right, bottom] = window;
  // What is shorter than a frame can be takes only some pixels of it.
  const most = Math.floor((toX(x[1]) - toX(x[0])) / APART);
  const ticks = ticksOf(x, kind, most).map(({ at, label: name }) => ({
    name,
    place: toX(at),
    half: widthOf(name) / 2,
  }));
  const lines = ticks.map(({ place }) => {
    return element("line", { class: "axis", x1: place, y1: top + MARGIN / 2, x2: place, y2: bottom - MARGIN + 2 });
  });
  let free = left;
  const names = ticks.filter(({ place, half }) => {
    const isCut = place - half * WIDEST < left || place + half * WIDEST > right;
    if (isCut || place - half < free) return false;
    free = place + half + GAP;
    return true;
  });
  const labels = names.map(({ name, place }) =>
    label(name, { class: "quiet", x: place, y: bottom - ABOVE, "text-anchor": "middle" }),
  );
  return lines.join("") + labels.join("");
}
