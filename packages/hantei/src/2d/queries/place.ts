import { typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import type { Pose } from "../foundation/pose.js";
import { operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Segment } from "../shapes/segment.js";

/** What `place` makes of a shape: a turned box is a polygon, or a segment or a point where it is flat; the rest stay. */
export type Placed<S extends Shape> = S extends Box ? Box | Polygon | Segment | Point : ShapeOf<S["kind"]>;

/**
 * The shape turned about the pose's pivot and then moved by its (x, y).
 *
 * A box whose pose has an angle other than 0 becomes a polygon with its corners in order; a flat box becomes a segment, or a
 * point. Quarter turns are exact. At any other angle a corner's x is pivotX + (cos · (x − pivotX) − sin · (y − pivotY)) + pose.x,
 * rounded at every operation, and its y likewise; answers about the result are exact for the rounded shape.
 *
 * @param shape - Any shape of the plane; it stays as it was.
 * @param pose - Offsets in the shape's unit, angle in radians, counter-clockwise where y points up.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_NOT_REPRESENTABLE` where the result is no
 * shape of doubles, or `ERR_UNBOUNDED` where an unbounded box is turned.
 * @example
 * ```ts
 * import { place, point } from "hantei";
 * console.log(place(point(1, 0), { x: 0, y: 0, angle: Math.PI / 2 }).y); // 1
 * ```
 */
export function place<S extends Shape>(shape: S, pose: Pose): Placed<S> {
  if (typeof pose !== "object" || pose === null) {
    typeError("ERR_TYPE", `place: the pose must be an object { x, y, angle?, pivotX?, pivotY? }, not ${show(pose)}`);
  }
  return operationsOf(shape).place(shape, pose) as Placed<S>;
}
