import { type Relation, relationOf } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";

/**
 * How two shapes lie: `"disjoint"` (no common point), `"touching"` (a common point, but interiors apart) or
 * `"overlapping"` (interiors meet). Exact for the doubles given.
 *
 * What a shape's interior is: `docs/conventions.md`. A shape with a NaN, built past the constructors, is disjoint from all.
 *
 * @throws TypeError `ERR_KIND` where either argument is no shape of the plane.
 * @example
 * ```ts
 * import { box, relate } from "hantei";
 * console.log(relate(box(0, 0, 1, 1), box(1, 0, 2, 1))); // "touching"
 * ```
 */
export function relate(a: Shape, b: Shape): Relation {
  return relationOf(relateCode(a, b));
}
