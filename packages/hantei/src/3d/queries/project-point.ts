import { checkFinite } from "../../base/validate.js";
import { measure } from "../distance-matrix.js";
import { A, GAP, measured } from "../measure/core-core.js";
import { kindIndex, type Shape3 } from "../shape-kinds.js";
import type { Spot3 } from "./closest-points.js";

/**
 * The point of a shape that is nearest to a given point: the point itself, exactly, where it lies in the shape.
 *
 * Otherwise within 48 · 2⁻⁵³ of the largest coordinate or radius of the nearest one; of several, always the same.
 *
 * @param shape - Any shape of space.
 * @param p - Any point, as `{x, y, z}`; finite.
 * @throws TypeError `ERR_KIND` where the shape is none of space, `ERR_TYPE` where a coordinate is not a number; RangeError
 * `ERR_NOT_FINITE`.
 * @example
 * ```ts
 * import { box, projectPoint } from "hantei/3d";
 * const { x, y, z } = projectPoint(box(0, 0, 0, 4, 4, 4), { x: 7, y: 1, z: 2 });
 * console.log(x, y, z); // 4 1 2
 * ```
 */
export function projectPoint(shape: Shape3, p: { readonly x: number; readonly y: number; readonly z: number }): Spot3 {
  kindIndex(shape);
  checkFinite("projectPoint: x", p?.x);
  checkFinite("projectPoint: y", p?.y);
  checkFinite("projectPoint: z", p?.z);
  measure(shape, { kind: "point3", x: p.x, y: p.y, z: p.z }, true);
  if (measured[GAP] === 0) return { x: p.x, y: p.y, z: p.z };
  return { x: measured[A] as number, y: measured[A + 1] as number, z: measured[A + 2] as number };
}
