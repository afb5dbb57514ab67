import { checkFinite } from "../../base/validate.js";
import { operationsOf, type Shape3, type Shape3Of } from "../shape-kinds.js";

/**
 * The shape moved by (dx, dy, dz), each coordinate rounded once to the nearest double. Answers about the result are exact
 * for the rounded shape.
 *
 * @param shape - Any shape of space; it stays as it was.
 * @param dx - Finite, in the shape's unit; dy and dz likewise.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where a coordinate
 * overflows.
 * @example
 * ```ts
 * import { sphere, translate } from "hantei/3d";
 * console.log(translate(sphere(0, 0, 0, 1), 3, 4, 5).z); // 5
 * ```
 */
export function translate<S extends Shape3>(shape: S, dx: number, dy: number, dz: number): Shape3Of<S["kind"]> {
  checkFinite("translate: dx", dx);
  checkFinite("translate: dy", dy);
  checkFinite("translate: dz", dz);
  // The operations of a kind are typed for any shape.
  return operationsOf(shape).translate(shape, { x: dx, y: dy, z: dz }) as Shape3 as Shape3Of<S["kind"]>;
}
