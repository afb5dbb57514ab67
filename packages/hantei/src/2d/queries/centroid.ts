import { rangeError } from "../../base/errors.js";
import { chainCentroid, middle } from "../algorithms/midpoint.js";
import { regionCentroid } from "../algorithms/moments.js";
import { isBounded } from "../foundation/bounds.js";
import type { Vector2 } from "../foundation/vector.js";
import { type Kind, kindIndex, type Shape, type ShapeOf } from "../shape-kinds.js";
import type { Point } from "../shapes/point.js";

const CENTROID: { readonly [K in Kind]: (shape: ShapeOf<K>) => Vector2 } = {
  point: (shape) => shape,
  segment: ({ x1, y1, x2, y2 }) => ({ x: middle(x1, x2), y: middle(y1, y2) }),
  box: (shape) => {
    if (!isBounded(shape)) {
      rangeError("ERR_UNBOUNDED", "centroid: a box without bounds on all sides has none; give it bounds");
    }
    return { x: middle(shape.minX, shape.maxX), y: middle(shape.minY, shape.maxY) };
  },
  circle: (shape) => shape,
  capsule: ({ x1, y1, x2, y2 }) => ({ x: middle(x1, x2), y: middle(y1, y2) }),
  polygon: ({ coordinates, holes }) => regionCentroid(coordinates, holes),
  polyline: ({ coordinates }) => chainCentroid(coordinates),
};

/**
 * The centroid of a shape: the mean of its points, where it would balance. It may lie outside of a concave shape.
 *
 * A polygon's is that of its area without its holes, a polyline's and a segment's that of its length. Each coordinate is
 * the exact one, rounded once to nearest, wherever the shape lies; of a polyline of n edges it is off by less than
 * (n + 10) · 2⁻⁵¹ of the chain's extent, and then rounded to a double at its place.
 *
 * @param shape - Any shape of the plane.
 * @throws TypeError `ERR_KIND` where the argument is no shape of the plane; RangeError `ERR_UNBOUNDED` for a box that lacks a
 * bound.
 * @example
 * ```ts
 * import { centroid, polygon } from "hantei";
 * const { x, y } = centroid(polygon([[0, 0], [3, 0], [0, 3]]));
 * console.log(x, y); // 1 1
 * ```
 */
export function centroid(shape: Shape): Point {
  kindIndex(shape);
  const { x, y } = (CENTROID[shape.kind] as (shape: Shape) => Vector2)(shape);
  return { kind: "point", x, y };
}
