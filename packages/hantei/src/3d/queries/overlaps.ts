import { TOUCHING } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";

/**
 * Whether two shapes' interiors meet: touching does not count. Exact for the doubles given.
 *
 * The word is not PostGIS's or Allen's: there, "overlaps" also asks that neither shape contains the other. Here a box
 * inside another overlaps it.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of space.
 * @example
 * ```ts
 * import { overlaps, sphere } from "hantei/3d";
 * console.log(overlaps(sphere(0, 0, 0, 1), sphere(2, 0, 0, 1))); // false
 * ```
 */
export function overlaps(a: Shape3, b: Shape3): boolean {
  return relateCode(a, b) > TOUCHING;
}
