/**
 * A picture of layers and their collisions. Few shapes are drawn one by one, each with its name; many as a raster whose colors
 * grow stronger where more of them lie, so that the picture stays readable, and small, with a hundred shapes or ten million.
 */
import { type Bounds, featureOf, type Layer } from "../pairs/layer.js";
import { OVERLAPPING } from "../pairs/relate-parts.js";
import { Density, paint, type Wash } from "./picture/density.js";
import { extentText } from "./picture/extent-text.js";
import { FOOT, type Frame, frameOf, HEAD, MARGIN } from "./picture/frame.js";
import { lanes } from "./picture/lanes.js";
import { outline, type Pen, type Rectangle, rectangleOf, shapeOf } from "./picture/outline.js";
import { INKS, STYLE } from "./picture/palette.js";
import { png } from "./picture/png.js";
import { WORDS, type Words } from "./picture/words.js";

export interface Picture {
  /** Takes a pair that was found. */
  readonly pair: (a: number, b: number, code: number) => void;
  /** The picture as SVG. */
  readonly finish: () => string;
}

/** More parts than this are drawn as a raster. */
const MOST_DRAWN = 5000;
/** Up to so many, each shape has its name as a tooltip. */
const MOST_NAMED = 1000;
/** What is thinner, in pixels, would not be seen as an area, and is drawn as a line. */
const THIN = 0.5;
/** Radius of the least dot, in pixels: what is smaller than it, along both axes, would not be seen at all, and is drawn as it. */
const DOT = 1.6;
/** Pixels of the raster a pixel of the picture, along each axis. */
const FINENESS = 2;

/** States of a feature, the weaker first; a feature has the strongest of all pairs it is in. */
const STATES = ["disjoint", "touching", "overlapping"] as const;
type State = 0 | 1 | 2;

/** What two boxes have in common. */
interface Common {
  readonly place: Rectangle;
  readonly code: number;
}

/** A layer with what the picture knows of it. */
interface Drawn {
  readonly layer: Layer;
  readonly bounds: Bounds;
  readonly states: Uint8Array;
  readonly side: "a" | "b" | undefined;
}

export function startPicture(a: Layer, b: Layer | undefined, lang: "en" | "ja"): Picture {
  const words = WORDS[lang];
  const layers = b === undefined ? [a] : [a, b];
  const isTime = layers.some(({ world }) => world === "time");
  const bounds = isTime ? lanes(layers) : layers.map((layer) => layer.bounds);
  const frame = frameOf(bounds, isTime);
  const drawn = layers.map((layer, i): Drawn => {
    const side = b === undefined ? undefined : i === 0 ? "a" : "b";
    return { layer, bounds: bounds[i] as Bounds, states: new Uint8Array(layer.count), side };
  });
  const [first, second = first] = drawn as [Drawn, Drawn?];
  const isRaster = bounds.reduce((sum, { minX }) => sum + minX.length, 0) > MOST_DRAWN;
  const common: Common[] = [];
  let [overlapping, touching] = [0, 0];
  return {
    pair: (i, j, code) => {
      const state: State = code === OVERLAPPING ? 2 : 1;
      if (state === 2) overlapping++;
      else touching++;
      first.states[i] = Math.max(first.states[i] as number, state);
      second.states[j] = Math.max(second.states[j] as number, state);
      if (isRaster || isTime || common.length > MOST_DRAWN * 4) return;
      const place = commonBox(first, i, second, j, frame);
      if (place !== undefined) common.push({ place, code });
    },
    finish: () => {
      const body = isRaster ? raster(drawn, frame) : vector(drawn, common, frame);
      const names = layers.map(({ name }) => name);
      const told = [layers.map(({ count }) => words.shapes(count)).join(" × "), words.pairs(overlapping, touching)];
      const swatches = legend(drawn, words, isRaster, common.length > 0, frame.width);
      const range = layers.every(({ count }) => count === 0)
        ? words.nothing
        : isTime
          ? extentText(frame.x, a.instants ?? b?.instants)
          : planeText(frame);
      return sheet(frame, names, told.join(" · "), swatches, body, range, isRaster ? words.dense : "");
    },
  };
}

/** What two features have in common, where both are boxes. */
function commonBox(a: Drawn, i: number, b: Drawn, j: number, frame: Frame): Rectangle | undefined {
  for (const [{ layer }, feature] of [[a, i] as const, [b, j] as const]) {
    if (layer.owners !== undefined || shapeOf(layer, feature) !== undefined) return undefined;
  }
  const [ax1, ay1, ax2, ay2] = rectangleOf(a.bounds, i, frame);
  const [bx1, by1, bx2, by2] = rectangleOf(b.bounds, j, frame);
  return [Math.max(ax1, bx1), Math.max(ay1, by1), Math.min(ax2, bx2), Math.min(ay2, by2)];
}

/** A path in the picture's pixels, to a tenth; of vertices that follow each other in one tenth, there is one. */
class PathText implements Pen {
  text = "";
  /** The last vertex that was drawn to; none right after a move, for a line without length is a dot. */
  #last = "";
  readonly move = (x: number, y: number): void => {
    this.text += `M${tenth(x)} ${tenth(y)}`;
    this.#last = "";
  };
  readonly line = (x: number, y: number): void => {
    const vertex = `${tenth(x)} ${tenth(y)}`;
    if (vertex === this.#last) return;
    this.#last = vertex;
    this.text += `L${vertex}`;
  };
  readonly close = (): void => {
    this.text += "Z";
  };
  readonly circle = (x: number, y: number, radius: number): void => {
    // The arcs' ends lie twice the radius apart as it is written: nearer, they are no half turns and meet in a notch; farther, scaled up.
    const r = tenths(Math.max(radius, DOT));
    const arc = `a${r / 10} ${r / 10} 0 1 0`;
    this.text += `M${(tenths(x) - r) / 10} ${tenth(y)}${arc} ${(2 * r) / 10} 0${arc} ${(-2 * r) / 10} 0Z`;
  };
  rectangle([x1, y1, x2, y2]: Rectangle): void {
    this.text += `M${tenth(x1)} ${tenth(y1)}H${tenth(x2)}V${tenth(y2)}H${tenth(x1)}Z`;
  }
}

function tenth(value: number): string {
  return String(tenths(value) / 10);
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

/** Shapes one by one, or, where they are many, all of a state in one path. */
function vector(drawn: readonly Drawn[], common: readonly Common[], frame: Frame): string {
  const out: string[] = [];
  const isNamed = drawn.reduce((sum, { layer }) => sum + layer.count, 0) <= MOST_NAMED;
  // The weaker states first, so that collisions lie on top.
  for (const state of [0, 1, 2] as const) {
    for (const { layer, bounds, states, side } of drawn) {
      let [path, open] = [new PathText(), new PathText()];
      const flush = (name?: string): void => {
        for (const [{ text }, more] of [[path, ""] as const, [open, " open"] as const]) {
          if (text === "") continue;
          const label = name === undefined ? "/>" : `><title>${escapeXml(name)}</title></path>`;
          out.push(`<path class="${STATES[state]}${side === undefined ? "" : ` ${side}`}${more}" d="${text}"${label}`);
        }
        [path, open] = [new PathText(), new PathText()];
      };
      const parts = bounds.minX.length;
      for (let part = 0; part < parts; part++) {
        const feature = featureOf(layer, part);
        if (states[feature] !== state) continue;
        const shape = shapeOf(layer, part);
        const extent = rectangleOf(bounds, part, frame);
        if (isDot(extent)) path.circle(extent[0], extent[1], DOT);
        else if (shape === undefined) path.rectangle(extent);
        else outline(shape, frame, isOpen(shape.kind) ? open : path);
        const isLast = layer.owners === undefined || layer.owners[part + 1] !== feature;
        if (isNamed && isLast) flush(layer.ids.get(feature));
      }
      flush();
    }
  }
  const [areas, thin, contacts] = [new PathText(), new PathText(), new PathText()];
  for (const { place, code } of common) {
    const [x1, y1, x2, y2] = place;
    if (code === OVERLAPPING && x2 - x1 >= THIN && y2 - y1 >= THIN) areas.rectangle(place);
    else {
      const lines = code === OVERLAPPING ? thin : contacts;
      lines.move(x1, y1);
      lines.line(x2, y2);
    }
  }
  out.push(
    `<path class="common" d="${areas.text}"/><path class="common thin" d="${thin.text}"/><path class="contact" d="${contacts.text}"/>`,
  );
  return out.join("\n");
}

function isDot([x1, y1, x2, y2]: Rectangle): boolean {
  return x2 - x1 < 2 * DOT && y2 - y1 < 2 * DOT;
}

function isOpen(kind: string): boolean {
  return /^(?:segment|polyline)/.test(kind);
}

/** All shapes as counts a pixel. */
function raster(drawn: readonly Drawn[], frame: Frame): string {
  const top = HEAD;
  const [plotWidth, plotHeight] = [frame.width, frame.height - HEAD - FOOT];
  const [width, height] = [plotWidth * FINENESS, plotHeight * FINENESS];
  const washes: Wash[] = [];
  for (const state of [0, 1, 2] as const) {
    const inks = state === 0 && drawn.length > 1 ? drawn.map((one) => [one]) : [drawn];
    for (const group of inks) {
      const density = new Density(width, height);
      const pen = density.pen(FINENESS, top);
      for (const { layer, bounds, states } of group) {
        for (let part = 0; part < bounds.minX.length; part++) {
          const feature = featureOf(layer, part);
          if (states[feature] !== state) continue;
          const shape = shapeOf(layer, part);
          if (shape !== undefined) outline(shape, frame, pen);
          else {
            const [x1, y1, x2, y2] = rectangleOf(bounds, part, frame);
            density.fill([x1 * FINENESS, (y1 - top) * FINENESS, x2 * FINENESS, (y2 - top) * FINENESS]);
          }
        }
      }
      if (density.isEmpty) continue;
      const side = group.length === 1 && drawn.length > 1 ? group[0]?.side : undefined;
      washes.push({ color: INKS[side ?? STATES[state]], counts: density.counts() });
    }
  }
  const image = png(width, height, paint(washes, width * height)).toString("base64");
  return `<image x="0" y="${top}" width="${plotWidth}" height="${plotHeight}" href="data:image/png;base64,${image}"/>`;
}

/** What an entry of the legend takes beside its words: a swatch, and the gap to the next one. */
const SWATCH = 44;
/** What the name of a layer takes at most there. */
const LONGEST_NAME = 200;
/** How much larger than other words the title is. */
const TITLE_SIZE = 1.6;

interface Entry {
  readonly name: string;
  readonly className: string;
}

/** What stands for what, as swatches with words and counts. */
function legend(drawn: readonly Drawn[], words: Words, isRaster: boolean, hasCommon: boolean, width: number): string {
  const counts = [0, 0, 0];
  for (const { states } of drawn) for (const state of states) counts[state] = (counts[state] as number) + 1;
  const known: Entry[] = [
    { name: `${words.touching} ${counts[1]}`, className: "touching" },
    { name: `${words.overlapping} ${counts[2]}`, className: "overlapping" },
  ];
  if (hasCommon && !isRaster) known.push({ name: words.common, className: "common" });
  const taken = known.reduce((sum, { name }) => sum + SWATCH + widthOf(name), 0);
  const room = (width - 2 * MARGIN - taken) / drawn.length - SWATCH;
  const layers = drawn.map(({ side, layer }): Entry => {
    if (drawn.length === 1) return { name: `${words.disjoint} ${counts[0]}`, className: "disjoint" };
    const [before, behind] = [`${side?.toUpperCase()} `, isRaster ? ` (${words.disjoint})` : ""];
    const name = tail(layer.name, Math.min(LONGEST_NAME, room - widthOf(before + behind)));
    return { name: `${before}${name}${behind}`, className: `disjoint ${side}` };
  });
  let x = MARGIN;
  const entries = [...layers, ...known];
  const swatches = entries.map(({ name, className }) => {
    const opacity = isRaster ? ' style="fill-opacity:.8"' : "";
    const text = `<rect class="s ${className}" x="${x}" y="56" width="16" height="12"${opacity}/><text class="quiet" x="${x + 22}" y="67">${escapeXml(name)}</text>`;
    x += SWATCH + widthOf(name);
    return text;
  });
  return swatches.join("");
}

/** About how wide characters are, in pixels of 13, the first that fits: fonts differ, so rather too wide. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]|[^\0-\uffff]/u, 13],
  [/[MW@%—…]/, 13],
  [/[A-Z\u00c0-\u00de\u0370-\u2e7fmw]/, 10],
];

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 7.1;
  return width;
}

/** As much of a text's end as has room; of a path, that says most. */
function tail(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  let width = widthOf("…");
  let from = characters.length;
  while (from > 0 && width + widthOf(characters[from - 1] as string) <= room) {
    from--;
    width += widthOf(characters[from] as string);
  }
  return `…${characters.slice(from).join("")}`;
}

function sheet(
  frame: Frame,
  names: readonly string[],
  told: string,
  swatches: string,
  body: string,
  range: string,
  remark: string,
): string {
  const { width, height } = frame;
  const title = names.join(" × ");
  const room = (width - 2 * MARGIN - SWATCH - widthOf(told)) / TITLE_SIZE;
  const each = (room - widthOf(" × ") * (names.length - 1)) / names.length;
  const shortTitle = widthOf(title) <= room ? title : names.map((name) => tail(name, each)).join(" × ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(`${title}: ${told}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<text class="title" x="${MARGIN}" y="36">${escapeXml(shortTitle)}</text>`,
    `<text class="quiet" x="${width - MARGIN}" y="36" text-anchor="end">${escapeXml(told)}</text>`,
    swatches,
    body,
    `<text class="quiet" x="${MARGIN}" y="${height - 14}">${escapeXml(range)}</text>`,
    `<text class="quiet" x="${width - MARGIN}" y="${height - 14}" text-anchor="end">${remark}</text>`,
    "</svg>\n",
  ].join("\n");
}

/** An axis without a finite number says nothing. */
function planeText({ x, y }: Frame): string {
  const axes = [["x", extentText(x)] as const, ["y", extentText(y)] as const];
  return axes.flatMap(([name, extent]) => (extent === "" ? [] : `${name} ${extent}`)).join(", ");
}

/** A text inside XML; characters that XML cannot hold are left out as U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
