/**
 * From the shapes' own units to pixels: whatever their size, from subnormal numbers to the largest, they fill the frame.
 */
import type { Flat } from "./flat.js";

/** A rectangle of the picture, in pixels, y downwards. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Pixel = readonly [x: number, y: number];

/** Makes pixels of numbers; infinite ones end far outside the region. */
export interface Frame {
  readonly region: Region;
  readonly place: (x: number, y: number) => Pixel;
  readonly length: (length: number) => number;
  /** 1 where y grows downwards, −1 where it grows upwards. */
  readonly sign: 1 | -1;
  /** Pixels a span, and the span in the shapes' units: how views of one scene come to one scale. */
  readonly scale: number;
  readonly span: number;
}

/** Differences of numbers above this overflow; they are first made smaller by SMALLER, without changing the picture. */
const LARGE = 2.6e300;
const SMALLER = 9.094947017729282e-13;

/** How far outside the picture an infinite bound lies, in pixels. */
export const BEYOND = 4000;

/**
 * A frame around the shapes, with some pixels of room inside the region. `down` says that y grows downwards; nothing is drawn
 * larger than in the frames `like` it.
 */
export function fit(
  flats: readonly Flat[],
  toward: Pixel | undefined,
  region: Region,
  roomX: number,
  roomY: number,
  down: boolean,
  like: readonly Frame[] = [],
): Frame {
  const factor = flats.some((flat) => numbersOf(flat).some((value) => finite(value) && Math.abs(value) > LARGE))
    ? SMALLER
    : 1;
  const x = spanOf(flats.flatMap((flat) => reach(flat, "x", factor)));
  const y = spanOf(flats.flatMap((flat) => reach(flat, "y", factor)));
  const span = Math.max(x.size, y.size) || 1;
  // In units of the span, everything lies within −1 and 1, y upwards.
  const unit = (px: number, py: number): Pixel => [(px * factor - x.middle) / span, (py * factor - y.middle) / span];
  const corners = [
    ...slanted(flats, toward, unit, (length) => (length * factor) / span),
    [-x.size / span / 2, -y.size / span / 2] as Pixel,
    [x.size / span / 2, y.size / span / 2] as Pixel,
  ];
  const [left, right] = spanEnds(corners.map(([cx]) => cx));
  const [low, high] = spanEnds(corners.map(([, cy]) => cy));
  // All in one point: any scale will do.
  const wide = right - left > 0 ? (region.width - 2 * roomX) / (right - left) : BEYOND;
  const tall = high - low > 0 ? (region.height - 2 * roomY) / (high - low) : BEYOND;
  const scale = Math.min(wide, tall, ...like.map((other) => other.scale * (span / other.span)));
  const centerX = region.x + region.width / 2;
  const centerY = region.y + region.height / 2;
  const sign = down ? 1 : -1;
  return {
    region,
    place: (px, py) => {
      const [ux, uy] = unit(px, py);
      return [
        bounded(centerX + (ux - (left + right) / 2) * scale),
        bounded(centerY + sign * (uy - (low + high) / 2) * scale),
      ];
    },
    length: (length) => ((length * factor) / span) * scale,
    sign,
    scale,
    span,
  };
}

function finite(value: number): boolean {
  return value - value === 0;
}

function bounded(pixel: number): number {
  return Math.min(Math.max(pixel, -BEYOND), BEYOND);
}

interface Span {
  readonly middle: number;
  readonly size: number;
}

function spanOf(values: readonly number[]): Span {
  if (values.length === 0) return { middle: 0, size: 0 };
  const min = Math.min(...values);
  const size = Math.max(...values) - min;
  return { middle: min + size / 2, size };
}

function numbersOf(flat: Flat): readonly number[] {
  switch (flat.type) {
    case "dot":
      return [flat.x, flat.y];
    case "disc":
      return [flat.x, flat.y, flat.r];
    case "band":
      return [flat.x0, flat.y0, flat.x1, flat.y1, flat.r];
    default:
      return [flat.x0, flat.y0, flat.x1, flat.y1];
  }
}

/** The finite ends of what a shape covers of an axis. */
function reach(flat: Flat, axis: "x" | "y", factor: number): readonly number[] {
  switch (flat.type) {
    case "dot":
      return [flat[axis] * factor];
    case "disc":
      return [flat[axis] * factor - flat.r * factor, flat[axis] * factor + flat.r * factor];
    case "band":
      return [flat[`${axis}0`], flat[`${axis}1`]].flatMap((value) => [
        value * factor - flat.r * factor,
        value * factor + flat.r * factor,
      ]);
    default:
      return [flat[`${axis}0`], flat[`${axis}1`]].filter(finite).map((value) => value * factor);
  }
}

/** The corners of the shapes' bounding rectangle that is turned along a direction; none without a direction. */
function slanted(
  flats: readonly Flat[],
  toward: Pixel | undefined,
  unit: (x: number, y: number) => Pixel,
  unitLength: (length: number) => number,
): readonly Pixel[] {
  if (toward === undefined) return [];
  const [dx, dy] = toward;
  const points = flats.flatMap((flat): readonly Pixel[] => {
    if (flat.type === "dot") return [unit(flat.x, flat.y)];
    if (flat.type === "outline") return flat.paths.flat().map(([px, py]) => unit(px, py));
    if (flat.type === "band") {
      const r = unitLength(flat.r);
      return [unit(flat.x0, flat.y0), unit(flat.x1, flat.y1)].flatMap((end) => around(end, r, dx, dy));
    }
    if (flat.type !== "disc") {
      const ends: readonly Pixel[] = [
        [flat.x0, flat.y0],
        [flat.x1, flat.y1],
      ];
      const others: readonly Pixel[] = [
        [flat.x0, flat.y1],
        [flat.x1, flat.y0],
      ];
      const corners = flat.type === "rect" ? [...ends, ...others] : ends;
      return corners.filter(([px, py]) => finite(px) && finite(py)).map(([px, py]) => unit(px, py));
    }
    return around(unit(flat.x, flat.y), unitLength(flat.r), dx, dy);
  });
  if (points.length === 0) return [];
  const along = spanEnds(points.map(([px, py]) => px * dx + py * dy));
  const across = spanEnds(points.map(([px, py]) => py * dx - px * dy));
  return along.flatMap((s) => across.map((t): Pixel => [s * dx - t * dy, s * dy + t * dx]));
}

/** A disc's points farthest along a direction, against it, and across. */
function around([cx, cy]: Pixel, r: number, dx: number, dy: number): readonly Pixel[] {
  return [
    [cx + r * dx, cy + r * dy],
    [cx - r * dx, cy - r * dy],
    [cx - r * dy, cy + r * dx],
    [cx + r * dy, cy - r * dx],
  ];
}

/** The least and the greatest of numbers: of hundreds of thousands, too, which no call takes as arguments. */
export function spanEnds(values: readonly number[]): readonly [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
