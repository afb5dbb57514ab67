import { relateExtents } from "../../base/extent.js";
import type { Code } from "../../base/relation.js";
import type { Box } from "../shapes/box.js";

/** How two boxes lie, as a code: the least of the relations on x and y. Comparisons only. */
export function boxBox(a: Box, b: Box): Code {
  const x = relateExtents(a.minX, a.maxX, b.minX, b.maxX);
  const y = relateExtents(a.minY, a.maxY, b.minY, b.maxY);
  return x < y ? x : y;
}

/**
 * Whether two boxes have a common point: four comparisons, article 000's form with every inequality turned round, so that
 * NaN is a miss.
 *
 * @example
 * ```ts
 * import { box, intersectsBoxBox } from "hantei";
 * console.log(intersectsBoxBox(box(0, 0, 5, 5), box(5, 5, 6, 6))); // true: the corners touch
 * ```
 */
export function intersectsBoxBox(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}
