/**
 * Shapes as one view shows them: rectangles, discs, lines and dots in a plane. A shape of the plane has one view, a shape of
 * space three.
 */
import type { Place, Quantity } from "../../explain/explanation.js";
import type { AnyShape } from "../words.js";

export type Flat =
  | { readonly type: "rect"; readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
  | { readonly type: "disc"; readonly x: number; readonly y: number; readonly r: number }
  | { readonly type: "line"; readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
  | Band
  | Outline
  | { readonly type: "dot"; readonly x: number; readonly y: number };

/** Everything within r of a line, which may be without length. */
export interface Band {
  readonly type: "band";
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly r: number;
}

/** A chain, or what an odd number of rings encloses; with its bounds. */
export interface Outline {
  readonly type: "outline";
  readonly filled: boolean;
  readonly paths: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Two of the axes: which is drawn to the right, and which up or down. */
export type View = readonly [right: Axis, up: Axis];
export type Axis = 0 | 1 | 2;

export const AXIS_NAMES = ["x", "y", "z"] as const;

const PLANE: readonly View[] = [[0, 1]];
const SPACE: readonly View[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

export function viewsOf(shape: AnyShape): readonly View[] {
  return shape.kind.endsWith("3") || shape.kind === "sphere" ? SPACE : PLANE;
}

/** A shape as a view shows it; intervals have a drawing of their own. */
export function flatten(shape: AnyShape, [right, up]: View): Flat {
  switch (shape.kind) {
    case "segment":
      return line(shape.x1, shape.y1, shape.x2, shape.y2);
    case "point":
      return { type: "dot", x: shape.x, y: shape.y };
    case "circle":
      return disc(shape.x, shape.y, shape.radius);
    case "box":
      return rect([shape.minX, shape.minY], [shape.maxX, shape.maxY], [0, 1]);
    case "point3":
      return { type: "dot", x: at(shape, right), y: at(shape, up) };
    case "sphere":
      return disc(at(shape, right), at(shape, up), shape.radius);
    case "box3":
      return rect([shape.minX, shape.minY, shape.minZ], [shape.maxX, shape.maxY, shape.maxZ], [right, up]);
    case "segment3":
      return line(at1(shape, right), at1(shape, up), at2(shape, right), at2(shape, up));
    case "capsule":
      return band(shape.x1, shape.y1, shape.x2, shape.y2, shape.radius);
    case "capsule3":
      return band(at1(shape, right), at1(shape, up), at2(shape, right), at2(shape, up), shape.radius);
    case "polygon":
      return outlineOf([shape.coordinates, ...shape.holes].map(pairsOf), true);
    case "polyline":
      return outlineOf([pairsOf(shape.coordinates)], false);
    case "interval":
      return rect([Number(shape.start), 0], [Number(shape.end), 0], [0, 1]);
  }
}

function at(shape: { readonly x: number; readonly y: number; readonly z: number }, axis: Axis): number {
  return shape[AXIS_NAMES[axis]];
}

type Ends = Readonly<Record<"x1" | "y1" | "z1" | "x2" | "y2" | "z2", number>>;

function at1(shape: Ends, axis: Axis): number {
  return shape[`${AXIS_NAMES[axis]}1`];
}

function at2(shape: Ends, axis: Axis): number {
  return shape[`${AXIS_NAMES[axis]}2`];
}

function band(x0: number, y0: number, x1: number, y1: number, r: number): Flat {
  if (r === 0) return line(x0, y0, x1, y1);
  return x0 === x1 && y0 === y1 ? disc(x0, y0, r) : { type: "band", x0, y0, x1, y1, r };
}

function pairsOf(coordinates: ArrayLike<number>): readonly (readonly [number, number])[] {
  const at = (index: number): number => coordinates[index] as number;
  return Array.from({ length: coordinates.length / 2 }, (_, vertex) => [at(2 * vertex), at(2 * vertex + 1)] as const);
}

/** Paths with their bounds. */
export function outlineOf(paths: Outline["paths"], filled: boolean): Outline {
  const bounds = {
    x0: Number.POSITIVE_INFINITY,
    y0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    y1: Number.NEGATIVE_INFINITY,
  };
  for (const [x, y] of paths.flat()) {
    bounds.x0 = Math.min(bounds.x0, x);
    bounds.y0 = Math.min(bounds.y0, y);
    bounds.x1 = Math.max(bounds.x1, x);
    bounds.y1 = Math.max(bounds.y1, y);
  }
  return { type: "outline", filled, paths, ...bounds };
}

function disc(x: number, y: number, r: number): Flat {
  return r === 0 ? { type: "dot", x, y } : { type: "disc", x, y, r };
}

function line(x0: number, y0: number, x1: number, y1: number): Flat {
  return x0 === x1 && y0 === y1 ? { type: "dot", x: x0, y: y0 } : { type: "line", x0, y0, x1, y1 };
}

/** A flat box is a line, and one without any size a dot. */
function rect(min: readonly number[], max: readonly number[], [right, up]: View): Flat {
  const [x0, y0, x1, y1] = [min[right], min[up], max[right], max[up]] as [number, number, number, number];
  return x0 === x1 || y0 === y1 ? line(x0, y0, x1, y1) : { type: "rect", x0, y0, x1, y1 };
}

/** The numbers of a point or a direction that a view shows. */
export function seen(numbers: Place, [right, up]: View): readonly [number, number] {
  return [(numbers[right] as Quantity).value, (numbers[up] as Quantity).value];
}
