import { checkFinite } from "../../base/validate.js";
import { operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";

/**
 * The shape moved by (dx, dy), each coordinate rounded once to the nearest double. Answers about the result are exact for
 * the rounded shape.
 *
 * @param shape - Any shape of the plane; it stays as it was.
 * @param dx - Finite, in the shape's unit.
 * @param dy - Finite, in the shape's unit.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where a coordinate
 * overflows.
 * @example
 * ```ts
 * import { circle, translate } from "hantei";
 * console.log(translate(circle(0, 0, 1), 3, 4).y); // 4
 * ```
 */
export function translate<S extends Shape>(shape: S, dx: number, dy: number): ShapeOf<S["kind"]> {
  checkFinite("translate: dx", dx);
  checkFinite("translate: dy", dy);
  // The operations of a kind are typed for any shape.
  return operationsOf(shape).translate(shape, dx, dy) as Shape as ShapeOf<S["kind"]>;
}
