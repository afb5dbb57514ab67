import { measure } from "../distance-matrix.js";
import { GAP, measured } from "../measure/gap.js";
import type { Shape } from "../shape-kinds.js";

/**
 * How far two shapes are apart: the least distance of a point of the one from a point of the other, in their unit.
 *
 * 0 exactly where they intersect (touching counts), and at least `Number.MIN_VALUE` where they do not: `distance(a, b) === 0`
 * and `intersects(a, b)` are the same question. Otherwise within 40 · 2⁻⁵³ of the pair's largest coordinate or radius; the same
 * in both orders. Infinity where it overflows, and from a shape with a NaN, built past the constructors.
 *
 * Where thousands of long edges lie slantwise side by side, as the blades of two fans one in the other, each is compared with each, and
 * so in the questions that measure on their way.
 *
 * @param a - Any shape of the plane.
 * @param b - Any other, or the same.
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane.
 * @example
 * ```ts
 * import { box, circle, distance } from "hantei";
 * console.log(distance(box(0, 0, 2, 2), circle(6, 5, 1))); // 4
 * ```
 */
export function distance(a: Shape, b: Shape): number {
  measure(a, b, false);
  return measured[GAP] as number;
}
