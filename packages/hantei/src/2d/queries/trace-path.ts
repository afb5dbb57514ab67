import { rangeError } from "../../base/errors.js";
import { type Kind, operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";

/** What `tracePath` needs of a canvas: a `CanvasRenderingContext2D`, a `Path2D`, or anything with these four methods. */
export interface PathContext {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): unknown;
  closePath(): unknown;
}

/** One kind's outline, as a subpath of its own. */
const outlines: { readonly [K in Kind]: (context: PathContext, shape: ShapeOf<K>) => void } = {
  point: (context, { x, y }) => {
    context.moveTo(x, y);
    context.lineTo(x, y);
  },
  segment: (context, { x1, y1, x2, y2 }) => {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  },
  box: (context, { minX, minY, maxX, maxY }) => {
    // x − x is NaN for an infinity.
    if (minX - minX + (minY - minY) + (maxX - maxX) + (maxY - maxY) !== 0) {
      rangeError("ERR_UNBOUNDED", "tracePath: an unbounded box has no outline to draw; cut it to what is shown first");
    }
    context.moveTo(minX, minY);
    context.lineTo(maxX, minY);
    context.lineTo(maxX, maxY);
    context.lineTo(minX, maxY);
    context.closePath();
  },
  circle: (context, { x, y, radius }) => {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.closePath();
  },
};

/**
 * Adds a shape's outline to a canvas path, as a subpath of its own. It neither begins the path nor fills or strokes it, so
 * that several shapes can go into one, and every transform and style stays the caller's.
 *
 * Coordinates are passed on as they are. A point becomes a line of length 0, as do a segment or a circle without size, and a
 * flat box a line there and back: filled, they leave nothing, and stroked, what the canvas makes of such lines (a dot with
 * round caps, in most); draw a mark of your own where it matters.
 *
 * @param context - A `CanvasRenderingContext2D`, a `Path2D`, or anything else with their `moveTo`, `lineTo`, `arc` and
 * `closePath`.
 * @throws TypeError `ERR_KIND` where the shape is no shape of the plane; RangeError `ERR_UNBOUNDED` for a box with an
 * infinite bound. Nothing is added then.
 * @example
 * ```ts
 * import { box, tracePath } from "hantei";
 * const calls: string[] = [];
 * const note = (name: string) => (...numbers: number[]) => calls.push(`${name} ${numbers.join(" ")}`.trim());
 * const context = { moveTo: note("M"), lineTo: note("L"), arc: note("A"), closePath: note("Z") };
 * tracePath(context, box(0, 0, 2, 1)); // in a browser: canvas.getContext("2d")
 * console.log(calls.join(", ")); // "M 0 0, L 2 0, L 2 1, L 0 1, Z"
 * ```
 */
export function tracePath(context: PathContext, shape: Shape): void {
  operationsOf(shape);
  (outlines[shape.kind] as (context: PathContext, shape: Shape) => void)(context, shape);
}
