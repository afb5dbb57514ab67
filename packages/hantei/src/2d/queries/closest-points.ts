import { checkObject } from "../../base/options.js";
import { measure } from "../distance-matrix.js";
import { AX, AY, BX, BY, measured } from "../measure/gap.js";
import type { Shape } from "../shape-kinds.js";

/** A place in the plane. */
export interface Spot {
  x: number;
  y: number;
}

/** A point of each of two shapes. */
export interface ClosestPoints {
  /** A point of the first shape. */
  readonly a: Spot;
  /** A point of the second shape. */
  readonly b: Spot;
}

/**
 * A point of each of two shapes, such that no two are closer. Where the shapes intersect, one common point, twice.
 *
 * Each lies within 40 · 2⁻⁵³ of the pair's largest coordinate or radius of its shape. Where several pairs of points are closest,
 * which one it is depends on the shapes alone, not on their order. Of a shape with a NaN they are NaN.
 *
 * @param a - Any shape of the plane.
 * @param b - Any other, or the same.
 * @returns Fresh objects; `closestPointsInto` writes into your own.
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane.
 * @example
 * ```ts
 * import { box, circle, closestPoints } from "hantei";
 * const { a, b } = closestPoints(box(0, 0, 2, 2), circle(6, 5, 1));
 * console.log(a.x, a.y); // 2 2
 * ```
 */
export function closestPoints(a: Shape, b: Shape): ClosestPoints {
  return closestPointsInto({ a: { x: 0, y: 0 }, b: { x: 0, y: 0 } }, a, b);
}

/**
 * As `closestPoints`, written into an object of yours: no result is allocated.
 *
 * @param result - Its `a` and `b` are overwritten.
 * @returns `result`.
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane; the result is left as it was.
 * @example
 * ```ts
 * import { circle, closestPointsInto } from "hantei";
 * const points = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
 * closestPointsInto(points, circle(0, 0, 1), circle(4, 0, 1));
 * console.log(points.a.x, points.b.x); // 1 3
 * ```
 */
export function closestPointsInto<R extends ClosestPoints>(result: R, a: Shape, b: Shape): R {
  checkObject("closestPointsInto", "result", result);
  checkObject("closestPointsInto", "result.a", result.a);
  checkObject("closestPointsInto", "result.b", result.b);
  measure(a, b, true);
  result.a.x = measured[AX] as number;
  result.a.y = measured[AY] as number;
  result.b.x = measured[BX] as number;
  result.b.y = measured[BY] as number;
  return result;
}
