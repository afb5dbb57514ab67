import { measure } from "../distance-matrix.js";
import { GAP, measured } from "../measure/core-core.js";
import type { Shape3 } from "../shape-kinds.js";

/**
 * How far two shapes are apart: the least distance of a point of the one from a point of the other, in their unit.
 *
 * 0 exactly where they intersect (touching counts), and at least `Number.MIN_VALUE` where they do not: `distance(a, b) === 0`
 * and `intersects(a, b)` are the same question. Otherwise within 48 · 2⁻⁵³ of the pair's largest coordinate or radius; the same
 * in both orders. Infinity where it overflows, and from a shape with a NaN, built past the constructors.
 *
 * @param a - Any shape of space.
 * @param b - Any other, or the same.
 * @throws TypeError `ERR_KIND` where either argument is no shape of space.
 * @example
 * ```ts
 * import { box, distance, sphere } from "hantei/3d";
 * console.log(distance(box(0, 0, 0, 2, 2, 2), sphere(6, 5, 2, 1))); // 4
 * ```
 */
export function distance(a: Shape3, b: Shape3): number {
  measure(a, b, false);
  return measured[GAP] as number;
}
