import { TOUCHING } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";

/**
 * Whether two shapes' interiors meet: touching does not count. Exact for the doubles given.
 *
 * The word is not PostGIS's or Allen's: there, "overlaps" also asks that neither shape contains the other. Here a box
 * inside another overlaps it.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane.
 * @example
 * ```ts
 * import { circle, overlaps } from "hantei";
 * console.log(overlaps(circle(0, 0, 1), circle(2, 0, 1))); // false
 * ```
 */
export function overlaps(a: Shape, b: Shape): boolean {
  return relateCode(a, b) > TOUCHING;
}
