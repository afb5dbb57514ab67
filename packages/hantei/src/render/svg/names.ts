/** Where a shape's name goes: in it or beside it, clear of the other shape, of the frame's edge and of what else is written. */
import type { Side } from "../../explain/explanation.js";
import type { Outline } from "./flat.js";
import type { Pixel, Region } from "./frame.js";
import { centerOf, type Drawn, depthIn, distanceTo, edgesOf, hypotenuse, isArea } from "./shapes.js";
import { text } from "./xml.js";

/** Half the height of a name, in pixels; also the room around it. */
const HALF = 9;

/** A name that is farther from its shape, in pixels, might be another's. */
const FAR = 24;

/** Where the middle of the name goes. */
export function placeName(name: string, own: Drawn, other: Drawn, region: Region, avoid: readonly Pixel[]): Pixel {
  const width = HALF * (1 + 0.6 * widthOf(name));
  let best: Pixel = centerOf(own);
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [index, place] of places(own, width).entries()) {
    const score = judge(place, own, other, region, width, avoid) - index / 100;
    if (score > bestScore) {
      best = place;
      bestScore = score;
    }
  }
  return best;
}

export function drawName(name: string, side: Side, [x, y]: Pixel): string {
  return text(name, { class: `name ink-${side} halo`, x, y: y + 6, "text-anchor": "middle" });
}

/** The width of a text in letters; those of the East are twice as wide. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
}

/** Half of what a label takes, in pixels, and some room. */
export function halfWidthOf(label: string): number {
  return widthOf(label) * 3.9 + 6;
}

/** Pixels along a line, so near to each other that no name fits between them. */
export function pixelsBetween([x0, y0]: Pixel, [x1, y1]: Pixel): readonly Pixel[] {
  const steps = Math.max(1, Math.ceil(hypotenuse(x1 - x0, y1 - y0) / 12));
  return Array.from(
    { length: steps + 1 },
    (_, i): Pixel => [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps],
  );
}

/** And along a label, by its middle and its base line. */
export function labelPixels(label: string, x: number, y: number): readonly Pixel[] {
  const half = halfWidthOf(label);
  return pixelsBetween([x - half, y - 5], [x + half, y - 5]);
}

/** Inside an area's corners or rim, and around every shape. */
function places(shape: Drawn, width: number): readonly Pixel[] {
  const inside: Pixel[] = [];
  const [cx, cy] = centerOf(shape);
  if (shape.type === "rect") {
    const [dx, dy] = [(shape.x1 - shape.x0) / 2 - width - 4, (shape.y1 - shape.y0) / 2 - HALF - 6];
    if (dx > 0 && dy > 0) {
      inside.push([cx - dx, cy - dy], [cx + dx, cy - dy], [cx - dx, cy + dy], [cx + dx, cy + dy], [cx, cy]);
      inside.push([cx - dx, cy], [cx + dx, cy], [cx, cy - dy], [cx, cy + dy]);
    }
  }
  if (shape.type === "disc" && shape.r > width + 6) {
    inside.push([cx, cy]);
    const r = shape.r - width - 4;
    for (const [dx, dy] of COMPASS) inside.push([cx + r * dx, cy + r * dy]);
  }
  if (shape.type === "band" && shape.r > HALF + 2) {
    for (const t of [0, 1, 0.5, 0.25, 0.75]) {
      inside.push([shape.x0 + t * (shape.x1 - shape.x0), shape.y0 + t * (shape.y1 - shape.y0)]);
    }
  }
  if (shape.type === "outline") {
    if (!shape.filled) {
      return some(edgesOf(shape)).flatMap(([[x0, y0], [x1, y1]]) =>
        besideLine({ type: "line", x0, y0, x1, y1 }, width),
      );
    }
    inside.push(...insideOutline(shape, width));
  }
  if (inside.length === 0) inside.push(...besideThin(shape, width));
  const [rx, ry] = halfSize(shape);
  if (shape.type === "line") return besideLine(shape, width);
  const around = COMPASS.map(([dx, dy]): Pixel => {
    const reach = shape.type === "rect" ? 1 / Math.max(Math.abs(dx), Math.abs(dy)) : 1;
    return [cx + dx * (rx * reach + width + 5), cy + dy * (ry * reach + HALF + 8)];
  });
  return [...inside, ...around];
}

/** Beside so many edges of a chain, at most, a name is tried: each of the places is compared with all edges. */
const MOST_EDGES = 24;

/** Evenly chosen ones of a list, where it is long. */
function some<T>(list: readonly T[]): readonly T[] {
  if (list.length <= MOST_EDGES) return list;
  return Array.from({ length: MOST_EDGES }, (_, k) => list[Math.floor((k * list.length) / MOST_EDGES)] as T);
}

/** How many places are tried inside an outline, across and down. */
const GRID = 14;

/** Where there is room for the name between an outline's edges, the roomiest places first. */
function insideOutline(shape: Outline, width: number): readonly Pixel[] {
  const { x0, y0, x1, y1 } = shape;
  const steps = Array.from({ length: GRID }, (_, index) => (index + 0.5) / GRID);
  const grid = steps.flatMap((s) => steps.map((t): Pixel => [x0 + s * (x1 - x0), y0 + t * (y1 - y0)]));
  const depths = grid.map((place) => ({ place, depth: Math.min(depthIn(shape, place), 2 * width) }));
  const roomy = depths.filter(({ depth }) => depth > width + 2).sort((p, q) => q.depth - p.depth);
  return roomy.map(({ place }) => place);
}

/** Beside an area that is too thin for a name: around it, if it is slanted, would be far away. */
function besideThin(shape: Drawn, width: number): readonly Pixel[] {
  if (shape.type !== "band" && shape.type !== "outline") return [];
  const { x0, y0, x1, y1 } = shape;
  const [lines, reach]: [readonly (readonly [Pixel, Pixel])[], number] =
    shape.type === "band"
      ? [
          [
            [
              [x0, y0],
              [x1, y1],
            ],
          ],
          shape.r,
        ]
      : [some(edgesOf(shape)), 0];
  return lines
    .filter(([p, q]) => hypotenuse(q[0] - p[0], q[1] - p[1]) > 4 * HALF)
    .flatMap(([p, q]) =>
      besideLine({ type: "line", x0: p[0], y0: p[1], x1: q[0], y1: q[1] }, width, reach).filter(
        (place) => distanceTo(shape, place) >= HALF + 2,
      ),
    );
}

/** On both sides of a line, near its ends and its middle. */
function besideLine({ x0, y0, x1, y1 }: Drawn & { readonly type: "line" }, width: number, reach = 0): readonly Pixel[] {
  const length = hypotenuse(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const off = reach + HALF + 5 + (width - HALF) * Math.abs(uy);
  return [0.12, 0.88, 0.3, 0.7, 0.5].flatMap((t) =>
    [1, -1].map((sign): Pixel => [x0 + t * (x1 - x0) + sign * uy * off, y0 + t * (y1 - y0) - sign * ux * off]),
  );
}

const COMPASS: readonly Pixel[] = [
  [-0.71, -0.71],
  [0.71, -0.71],
  [0, -1],
  [-1, 0],
  [1, 0],
  [-0.71, 0.71],
  [0.71, 0.71],
  [0, 1],
];

function halfSize(shape: Drawn): Pixel {
  if (shape.type === "disc") return [shape.r, shape.r];
  if (shape.type === "dot") return [4, 4];
  return [Math.abs(shape.x1 - shape.x0) / 2, Math.abs(shape.y1 - shape.y0) / 2];
}

function judge(place: Pixel, own: Drawn, other: Drawn, region: Region, width: number, avoid: readonly Pixel[]): number {
  const [x, y] = place;
  const room = width + 4;
  const outOfRegion =
    x < region.x + room ||
    x > region.x + region.width - room ||
    y < region.y + room ||
    y > region.y + region.height - room;
  const fromOther = distanceTo(other, place);
  const fromOwn = distanceTo(own, place);
  const crowded = avoid.filter(([ax, ay]) => Math.abs(ax - x) < width + 6 && Math.abs(ay - y) < 2 * HALF).length;
  return (
    (outOfRegion ? -500 : 0) +
    (fromOther < width + 3 ? -200 : Math.min(fromOther, 60)) +
    (isArea(own) && fromOwn > 0 ? -40 - Math.max(0, fromOwn - FAR) : 0) +
    (!isArea(own) && fromOwn < HALF + 2 ? -100 : 0) -
    150 * crowded
  );
}
