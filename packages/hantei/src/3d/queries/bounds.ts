import { operationsOf, type Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";

/**
 * The smallest box of doubles that holds a shape: bounds that are not doubles are rounded outward.
 *
 * @throws TypeError `ERR_KIND` where the argument is no shape of space.
 * @example
 * ```ts
 * import { bounds, sphere } from "hantei/3d";
 * console.log(bounds(sphere(0, 0, 0, 2)).minX); // -2
 * ```
 */
export function bounds(shape: Shape3): Box3 {
  return operationsOf(shape).bounds(shape);
}
