import { TOUCHING } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";

/**
 * Whether two shapes have a common point: touching counts. Exact for the doubles given.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of space.
 * @example
 * ```ts
 * import { intersects, sphere } from "hantei/3d";
 * console.log(intersects(sphere(0, 0, 0, 1), sphere(2, 0, 0, 1))); // true
 * ```
 */
export function intersects(a: Shape3, b: Shape3): boolean {
  return relateCode(a, b) >= TOUCHING;
}
