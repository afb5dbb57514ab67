import { type ContainsOptions, isDeepEnough } from "../../base/containment.js";
import { depthOf } from "../contain-matrix.js";
import type { Shape3 } from "../shape-kinds.js";

/**
 * Whether every point of `b` lies in `a` (OGC calls it *covers*); with `{ strict: true }`, in `a`'s interior. Exact for the
 * doubles given.
 *
 * What a shape's interior is: `docs/conventions.md`. Every shape contains itself. A shape with a NaN, built past the
 * constructors, contains nothing and lies in nothing.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of space, `ERR_TYPE` where `strict` is neither true nor
 * false, or the options are no object.
 * @example
 * ```ts
 * import { box, contains, sphere } from "hantei/3d";
 * console.log(contains(box(0, 0, 0, 4, 4, 4), sphere(2, 2, 2, 2))); // true: it touches all six sides
 * console.log(contains(box(0, 0, 0, 4, 4, 4), sphere(2, 2, 2, 2), { strict: true })); // false
 * ```
 */
export function contains(a: Shape3, b: Shape3, options?: ContainsOptions): boolean {
  return isDeepEnough(depthOf(a, b), options);
}
