/** What is far off: marks at the window's edge that point to what lies outside of it, and how many of these there are. */
import { type Bounds, featureOf } from "../../pairs/layer.js";
import { element, escapeXML } from "../svg.js";
import { type Drawn, STATES } from "./drawn.js";
import { isFarOff } from "./far-off.js";
import { type Frame, within } from "./frame.js";
import { rectangleOf } from "./outline.js";
import type { Words } from "./words.js";

/** Of a mark, in pixels: its length, its width, the notch that tells its tip from its corners, and how far the tip is from the edge. */
const [LENGTH, WIDTH, NOTCH, GAP] = [10, 10, 3, 1];
/** What would be marked nearer to each other than this, in pixels, shares a mark. */
const APART = 12;

/** Whether a part is wholly in the picture, goes on far beyond it, or lies outside. */
export function placeOf(bounds: Bounds, part: number, frame: Frame): "inside" | "going on" | "outside" {
  if (frame.limits === undefined || !isFarOff(bounds, part, frame.limits)) return "inside";
  const [left, top, right, bottom] = frame.window;
  const [x1, y1, x2, y2] = rectangleOf(bounds, part, frame);
  return x2 < left || x1 > right || y2 < top || y1 > bottom ? "outside" : "going on";
}

interface Outside {
  /** The marks as SVG. */
  readonly marks: string;
  /** What is said of them at the picture's foot. */
  readonly told: string;
}

/** @param isTime - Whether marks lie in the lanes of what they stand for, and not on the way there from the middle. */
export function outside(drawn: readonly Drawn[], frame: Frame, words: Words, isTime: boolean): Outside {
  if (frame.limits === undefined) return { marks: "", told: "" };
  let [lyingThere, goingOn] = [0, 0];
  const marks: string[] = [];
  for (const state of [0, 1, 2] as const) {
    for (const { layer, bounds, states, side } of drawn) {
      const found = new Map<string, { readonly place: Place; readonly features: Set<number> }>();
      const [outer, cut] = [new Set<number>(), new Set<number>()];
      for (let part = 0; part < bounds.minX.length; part++) {
        const feature = featureOf(layer, part);
        if (states[feature] !== state) continue;
        const where = placeOf(bounds, part, frame);
        if (where === "inside") continue;
        (where === "outside" ? outer : cut).add(feature);
        if (where === "going on") continue;
        const place = edgePlace(bounds, part, frame, isTime);
        const key = [place.x, place.y].map((at) => Math.round(at / APART)).join(" ");
        const mark = found.get(key) ?? { place, features: new Set() };
        found.set(key, mark);
        mark.features.add(feature);
      }
      lyingThere += outer.size;
      for (const feature of cut) if (!outer.has(feature)) goingOn++;
      for (const { place, features } of found.values()) {
        const [only] = features.size === 1 ? features : [];
        const name = only === undefined ? words.shapes(features.size) : layer.ids.get(only);
        marks.push(
          mark(
            place,
            `${STATES[state]}${side === undefined ? "" : ` ${side}`}`,
            words.named(name, words[STATES[state]]),
          ),
        );
      }
    }
  }
  return { marks: element("g", { class: "many" }, ...marks), told: words.outside(lyingThere, goingOn) };
}

/** Where on the edge of the window a mark has its tip, and which way it points, in degrees from the right downwards. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where the way from the picture's middle, or for lanes from their own, leaves the window. */
function edgePlace(bounds: Bounds, part: number, frame: Frame, isTime: boolean): Place {
  const [left, top, right, bottom] = frame.window;
  const [, y1, , y2] = rectangleOf(bounds, part, frame);
  const x = (left + right) / 2;
  const y = isTime ? (y1 + y2) / 2 : (top + bottom) / 2;
  const nearest = (a: number, b: number, middle: number): number => within(middle, Math.min(a, b), Math.max(a, b));
  const dx = nearest(frame.toX(bounds.minX[part] as number), frame.toX(bounds.maxX[part] as number), x) - x;
  const dy = isTime
    ? 0
    : nearest(frame.toY(bounds.minY[part] as number), frame.toY(bounds.maxY[part] as number), y) - y;
  const share = Math.min(((right - left) / 2 - GAP) / Math.abs(dx), ((bottom - top) / 2 - GAP) / Math.abs(dy));
  return { x: x + share * dx, y: y + share * dy, angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI) };
}

function mark({ x, y, angle }: Place, className: string, name: string): string {
  const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${-LENGTH} ${WIDTH / 2}l${NOTCH} ${-WIDTH / 2}l${-NOTCH} ${-WIDTH / 2}Z`;
  // Stronger than areas are, which things lie upon.
  const style = "fill-opacity:.7";
  const transform = `rotate(${angle} ${x.toFixed(1)} ${y.toFixed(1)})`;
  return element("path", { class: className, style, d, transform }, element("title", {}, escapeXML(name)));
}
