import { TOUCHING } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";

/**
 * Whether two shapes have a common point but no common interior point. Exact for the doubles given.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane.
 * @example
 * ```ts
 * import { circle, touches } from "hantei";
 * console.log(touches(circle(0, 0, 1), circle(2, 0, 1))); // true
 * ```
 */
export function touches(a: Shape, b: Shape): boolean {
  return relateCode(a, b) === TOUCHING;
}
