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
  | { readonly type: "dot"; readonly x: number; readonly y: number };

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
    case "interval":
      return rect([Number(shape.start), 0], [Number(shape.end), 0], [0, 1]);
  }
}

function at(shape: { readonly x: number; readonly y: number; readonly z: number }, axis: Axis): number {
  return shape[AXIS_NAMES[axis]];
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
