import { checkFinite } from "../../base/validate.js";
import { measure } from "../distance-matrix.js";
import { AX, AY, measured } from "../measure/gap.js";
import { kindIndex, type Shape } from "../shape-kinds.js";
import type { Spot } from "./closest-points.js";

/**
 * The point of a shape that is nearest to a given point: the point itself, exactly, where it lies in the shape.
 *
 * Otherwise within 40 · 2⁻⁵³ of the largest coordinate or radius of the nearest one; of several, always the same.
 *
 * @param shape - Any shape of the plane.
 * @param p - Any point, as `{x, y}`; finite.
 * @throws TypeError `ERR_KIND` where the shape is none of the plane, `ERR_TYPE` where a coordinate is not a number; RangeError
 * `ERR_NOT_FINITE`.
 * @example
 * ```ts
 * import { box, projectPoint } from "hantei";
 * const { x, y } = projectPoint(box(0, 0, 4, 4), { x: 7, y: 1 });
 * console.log(x, y); // 4 1
 * ```
 */
export function projectPoint(shape: Shape, p: { readonly x: number; readonly y: number }): Spot {
  kindIndex(shape);
  checkFinite("projectPoint: x", p?.x);
  checkFinite("projectPoint: y", p?.y);
  measure(shape, { kind: "point", x: p.x, y: p.y }, true);
  const inside = measured[0] === 0;
  return inside ? { x: p.x, y: p.y } : { x: measured[AX] as number, y: measured[AY] as number };
}
