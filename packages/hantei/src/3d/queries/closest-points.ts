import { checkObject } from "../../base/options.js";
import { measure } from "../distance-matrix.js";
import { A, B, measured } from "../measure/core-core.js";
import type { Shape3 } from "../shape-kinds.js";

/** A place in space. */
export interface Spot3 {
  x: number;
  y: number;
  z: number;
}

/** A point of each of two shapes. */
export interface ClosestPoints3 {
  /** A point of the first shape. */
  readonly a: Spot3;
  /** A point of the second shape. */
  readonly b: Spot3;
}

/**
 * A point of each of two shapes, such that no two are closer. Where the shapes intersect, one common point, twice.
 *
 * Each lies within 48 · 2⁻⁵³ of the pair's largest coordinate or radius of its shape. Where several pairs of points are closest,
 * which one it is depends on the shapes alone, not on their order. Of a shape with a NaN they are NaN.
 *
 * @param a - Any shape of space.
 * @param b - Any other, or the same.
 * @returns Fresh objects; `closestPointsInto` writes into your own.
 * @throws TypeError `ERR_KIND` where either argument is no shape of space.
 * @example
 * ```ts
 * import { box, closestPoints, sphere } from "hantei/3d";
 * const { a, b } = closestPoints(box(0, 0, 0, 2, 2, 2), sphere(6, 5, 2, 1));
 * console.log(a.x, a.y, a.z); // 2 2 2
 * ```
 */
export function closestPoints(a: Shape3, b: Shape3): ClosestPoints3 {
  return closestPointsInto({ a: { x: 0, y: 0, z: 0 }, b: { x: 0, y: 0, z: 0 } }, a, b);
}

/**
 * As `closestPoints`, written into an object of yours: no result is allocated.
 *
 * @param result - Its `a` and `b` are overwritten.
 * @returns `result`.
 * @throws TypeError `ERR_KIND` where either argument is no shape of space; the result is left as it was.
 * @example
 * ```ts
 * import { closestPointsInto, sphere } from "hantei/3d";
 * const points = { a: { x: 0, y: 0, z: 0 }, b: { x: 0, y: 0, z: 0 } };
 * closestPointsInto(points, sphere(0, 0, 0, 1), sphere(0, 0, 4, 1));
 * console.log(points.a.z, points.b.z); // 1 3
 * ```
 */
export function closestPointsInto<R extends ClosestPoints3>(result: R, a: Shape3, b: Shape3): R {
  checkObject("closestPointsInto", "result", result);
  checkObject("closestPointsInto", "result.a", result.a);
  checkObject("closestPointsInto", "result.b", result.b);
  measure(a, b, true);
  result.a.x = measured[A] as number;
  result.a.y = measured[A + 1] as number;
  result.a.z = measured[A + 2] as number;
  result.b.x = measured[B] as number;
  result.b.y = measured[B + 1] as number;
  result.b.z = measured[B + 2] as number;
  return result;
}
