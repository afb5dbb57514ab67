/** What stands for what in a picture. */
import { element, escapeXML } from "../svg.js";
import type { Drawn, Look, State } from "./drawn.js";
import { MARGIN, WIDTH } from "./frame.js";
import type { Ink } from "./palette.js";
import { rasterSwatch } from "./raster.js";
import { tail, widthOf } from "./text-fit.js";
import { number, type Words } from "./words.js";

/** What an entry of the legend takes beside its words: a swatch, and the gap to the next one. */
const SWATCH = 44;
/** Where swatches begin, from the sheet's top. */
const TOP = 56;
/** What the name of a layer takes at most there. */
const LONGEST_NAME = 200;

interface Entry {
  readonly name: string;
  readonly ink: Ink | "common";
}

/** What stands for what, as swatches with words and counts. */
export function legend(drawn: readonly Drawn[], words: Words, look: Look, hasCommon: boolean): string {
  const isRaster = look === "raster";
  const counts: [number, number, number] = [0, 0, 0];
  for (const { states } of drawn) for (const state of states) counts[state as State]++;
  const [disjoint, touching, overlapping] = counts;
  const known: Entry[] = [
    { name: `${words.touching} ${number(touching)}`, ink: "touching" },
    { name: `${words.overlapping} ${number(overlapping)}`, ink: "overlapping" },
  ];
  if (hasCommon) known.push({ name: words.common, ink: "common" });
  const taken = known.reduce((sum, { name }) => sum + SWATCH + widthOf(name), 0);
  const room = (WIDTH - 2 * MARGIN - taken) / drawn.length - SWATCH;
  const layers = drawn.map(({ side, layer }): Entry => {
    if (side === undefined) return { name: `${words.disjoint} ${number(disjoint)}`, ink: "disjoint" };
    const [before, behind] = [`${side.toUpperCase()} `, isRaster ? ` (${words.disjoint})` : ""];
    const name = tail(layer.name, Math.min(LONGEST_NAME, room - widthOf(before + behind)));
    return { name: `${before}${name}${behind}`, ink: side };
  });
  let x = MARGIN;
  const entries = [...layers, ...known];
  const swatches = entries.map(({ name, ink }) => {
    const swatch = isRaster && ink !== "common" ? rasterSwatch(ink, x, TOP) : vectorSwatch(ink, x, TOP);
    const words = element("text", { class: "quiet", x: x + 22, y: TOP + 11 }, escapeXML(name));
    x += SWATCH + widthOf(name);
    return swatch + words;
  });
  return element("g", { class: look }, ...swatches);
}

function vectorSwatch(ink: Entry["ink"], x: number, y: number): string {
  const className = ink === "a" || ink === "b" ? `disjoint ${ink}` : ink;
  return element("rect", { class: `s ${className}`, x, y, width: 16, height: 12 });
}
