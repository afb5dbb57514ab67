/** Few shapes: drawn one by one, those that collide over the others. */
import { featureOf } from "../../pairs/layer.js";
import { OVERLAPPING } from "../../pairs/relate-parts.js";
import { element, escapeXML } from "../svg.js";
import { type Crowding, crowdingOf } from "./crowding.js";
import { type Drawn, type Look, STATES, type State } from "./drawn.js";
import type { Frame, Rectangle } from "./frame.js";
import { isOpen, outline, rectangleOf, shapeOf } from "./outline.js";
import { placeOf } from "./outside.js";
import { PathText } from "./path-text.js";
import { PathsBySize } from "./paths-by-size.js";
import type { Words } from "./words.js";

/** Up to so many, each shape has its name as a tooltip. */
const MOST_NAMED = 1000;
/** What is thinner, in pixels, would not be seen as an area, and is drawn as a line. */
const THIN = 0.5;

/** What two boxes have in common. */
export interface Common {
  readonly place: Rectangle;
  readonly code: number;
}

/** What two features have in common, where both are boxes. */
export function commonBox(a: Drawn, i: number, b: Drawn, j: number, frame: Frame): Rectangle | undefined {
  for (const [{ layer }, feature] of [[a, i] as const, [b, j] as const]) {
    if (layer.owners !== undefined || shapeOf(layer, feature) !== undefined) return undefined;
  }
  const [ax1, ay1, ax2, ay2] = rectangleOf(a.bounds, i, frame);
  const [bx1, by1, bx2, by2] = rectangleOf(b.bounds, j, frame);
  return [Math.max(ax1, bx1), Math.max(ay1, by1), Math.min(ax2, bx2), Math.min(ay2, by2)];
}

/** Shapes one by one, or, where they are many, all of a state in one path. */
export function vector(
  drawn: readonly Drawn[],
  common: readonly Common[],
  frame: Frame,
  words: Words,
  look: Look,
): string {
  const out: string[] = [];
  const crowds = [0, 1, 2].map((state) => crowdingOf(drawn, state as State, frame)) as [Crowding, Crowding, Crowding];
  const isNamed = drawn.reduce((sum, { layer }) => sum + layer.count, 0) <= MOST_NAMED;
  // The weaker states first, so that collisions lie on top.
  for (const state of [0, 1, 2] as const) {
    const crowd = crowds[state];
    for (const { layer, bounds, states, side } of drawn) {
      const kind = `${STATES[state]}${side === undefined ? "" : ` ${side}`}`;
      const paths = new PathsBySize(STATES[state], crowd);
      const flush = (name?: string): void => {
        const label = name === undefined ? "/>" : `><title>${escapeXML(name)}</title></path>`;
        out.push(...paths.take(kind, label));
      };
      const parts = bounds.minX.length;
      for (let part = 0; part < parts; part++) {
        const feature = featureOf(layer, part);
        if (states[feature] !== state) continue;
        const shape = shapeOf(layer, part);
        const extent = rectangleOf(bounds, part, frame);
        const where = placeOf(bounds, part, frame);
        // What lies outside has its mark at the edge.
        if (where !== "outside") {
          const { area, open, dot } = paths.at(extent);
          if (isDot(extent, dot)) area.circle((extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2, dot);
          else if (shape === undefined) area.rectangle(extent);
          else outline(shape, frame, isOpen(shape) ? open : area, where === "going on");
        }
        const isLast = layer.owners === undefined || layer.owners[part + 1] !== feature;
        if (isNamed && isLast) flush(words.named(layer.ids.get(feature), words[STATES[state]]));
      }
      flush();
    }
  }
  const areas = new PathText();
  const contacts = new PathsBySize("common", crowds[1]);
  const thin = new PathsBySize("common", crowds[2]);
  for (const { place, code } of common) {
    const [x1, y1, x2, y2] = place;
    if (code === OVERLAPPING && x2 - x1 >= THIN && y2 - y1 >= THIN) areas.rectangle(place);
    else {
      const { area } = (code === OVERLAPPING ? thin : contacts).at(place);
      area.move(x1, y1);
      area.line(x2, y2);
    }
  }
  out.push(
    `<path class="common" d="${areas.text}"/>`,
    ...thin.take("common thin", "/>"),
    ...contacts.take("contact", "/>"),
  );
  const [left, top, right, bottom] = frame.window;
  const window = element("rect", { x: left, y: top, width: right - left, height: bottom - top });
  return [
    element("clipPath", { id: "hantei-window" }, window),
    `<g class="${look}" clip-path="url(#hantei-window)">`,
    ...out,
    "</g>",
  ].join("\n");
}

function isDot([x1, y1, x2, y2]: Rectangle, dot: number): boolean {
  return x2 - x1 < 2 * dot && y2 - y1 < 2 * dot;
}
