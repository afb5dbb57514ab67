import { rangeError, typeError } from "../../base/errors.js";
import { cosine, sine } from "../../base/sine.js";
import { show } from "../../base/validate.js";
import { isBounded } from "../foundation/bounds.js";
import { type Kind, operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";

/** What `tracePath` needs of a canvas: a `CanvasRenderingContext2D`, a `Path2D`, or anything with these four methods. */
export interface PathContext {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): unknown;
  closePath(): unknown;
}

const METHODS = ["moveTo", "lineTo", "arc", "closePath"] as const;

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
  box: (context, shape) => {
    if (!isBounded(shape)) {
      rangeError("ERR_UNBOUNDED", "tracePath: an unbounded box has no outline to draw; cut it to what is shown first");
    }
    const { minX, minY, maxX, maxY } = shape;
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
  capsule: (context, { x1, y1, x2, y2, radius }) => {
    // Half a turn around each end; the straight sides are drawn on the way from one to the other.
    // Halves: the difference of the largest doubles overflows.
    const angle = angleOf(x2 / 2 - x1 / 2, y2 / 2 - y1 / 2);
    const quarter = Math.PI / 2;
    const [dx, dy] = [radius * sine(angle), radius * cosine(angle)];
    context.moveTo(x2 + dx, y2 - dy);
    context.arc(x2, y2, radius, angle - quarter, angle + quarter);
    context.arc(x1, y1, radius, angle + quarter, angle + 3 * quarter);
    context.closePath();
  },
  polygon: (context, { coordinates, holes }) => {
    for (const ring of [coordinates, ...holes]) {
      traceVertices(context, ring);
      context.closePath();
    }
  },
  polyline: (context, { coordinates }) => traceVertices(context, coordinates),
};

function traceVertices(context: PathContext, coordinates: readonly number[]): void {
  for (let i = 0; i < coordinates.length; i += 2) {
    const [x, y] = [coordinates[i] as number, coordinates[i + 1] as number];
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** The angle of a direction, good to a few last bits: enough for a picture. No direction counts as the angle 0. */
function angleOf(dx: number, dy: number): number {
  const larger = Math.max(Math.abs(dx), Math.abs(dy));
  if (larger === 0) return 0;
  const [sx, sy] = [dx / larger, dy / larger];
  const length = Math.sqrt(sx * sx + sy * sy);
  const [ux, uy] = [sx / length, sy / length];
  let angle = Math.abs(ux) >= Math.abs(uy) ? (ux < 0 ? Math.PI : 0) : (uy < 0 ? -Math.PI : Math.PI) / 2;
  // The sine of the angle still missing is nearly the angle itself: each round triples the right digits.
  for (let round = 0; round < 5; round++) angle += uy * cosine(angle) - ux * sine(angle);
  return angle;
}

/**
 * Adds a shape's outline to a canvas path, as a subpath of its own. It neither begins the path nor fills or strokes it, so
 * that several shapes can go into one, and every transform and style stays the caller's.
 *
 * Coordinates are passed on as they are. A polygon's rings are subpaths one after the other: fill them by the rule
 * `"evenodd"`. A point becomes a line of length 0, as do a segment or a circle without size, and a
 * flat box a line there and back: filled, they leave nothing, and stroked, what the canvas makes of such lines (a dot with
 * round caps, in most); draw a mark of your own where it matters.
 *
 * @param context - A `CanvasRenderingContext2D`, a `Path2D`, or anything else with their `moveTo`, `lineTo`, `arc` and
 * `closePath`: all four, whatever the shape.
 * @throws TypeError `ERR_KIND` where the shape is no shape of the plane, `ERR_TYPE` where the context cannot draw; RangeError
 * `ERR_UNBOUNDED` for a box with an infinite bound. Nothing is added then.
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
  if (!METHODS.every((name) => typeof context?.[name] === "function")) {
    typeError("ERR_TYPE", `tracePath: context must be a canvas context or a Path2D, not ${show(context)}`);
  }
  operationsOf(shape);
  (outlines[shape.kind] as (context: PathContext, shape: Shape) => void)(context, shape);
}
