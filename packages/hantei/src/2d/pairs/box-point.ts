import type { Code } from "../../base/relation.js";
import { relateBoxSpot } from "../algorithms/relate-box-spot.js";
import type { Box } from "../shapes/box.js";
import type { Point } from "../shapes/point.js";

/** How a point lies to a box, as a code: the least of the relations on x and y. Comparisons only. */
export function boxPoint(a: Box, b: Point): Code {
  return relateBoxSpot(a, b);
}

/**
 * Whether a point lies in a box or on its boundary: four comparisons.
 *
 * @example
 * ```ts
 * import { box, intersectsBoxPoint, point } from "hantei";
 * console.log(intersectsBoxPoint(box(0, 0, 5, 5), point(5, 1))); // true: on an edge
 * ```
 */
export function intersectsBoxPoint(a: Box, b: Point): boolean {
  return a.minX <= b.x && b.x <= a.maxX && a.minY <= b.y && b.y <= a.maxY;
}

/**
 * As `intersectsBoxPoint`, asked the other way round.
 *
 * @example
 * ```ts
 * import { box, intersectsPointBox, point } from "hantei";
 * console.log(intersectsPointBox(point(6, 1), box(0, 0, 5, 5))); // false
 * ```
 */
export function intersectsPointBox(a: Point, b: Box): boolean {
  return intersectsBoxPoint(b, a);
}
