import { operationsOf, type Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";

/**
 * The smallest box of doubles that holds a shape: bounds that are not doubles are rounded outward.
 *
 * @throws TypeError `ERR_KIND` where the argument is no shape of the plane.
 * @example
 * ```ts
 * import { bounds, circle } from "hantei";
 * console.log(bounds(circle(0, 0, 2)).minX); // -2
 * ```
 */
export function bounds(shape: Shape): Box {
  return operationsOf(shape).bounds(shape);
}
