import { relateExtents } from "../../base/extent.js";
import type { Code } from "../../base/relation.js";
import type { Box } from "../shapes/box.js";
import type { Point } from "../shapes/point.js";

/** How a point lies to a box, as a code: the least of the relations on x and y. Comparisons only. */
export function boxPoint(a: Box, b: Point): Code {
  const x = relateExtents(a.minX, a.maxX, b.x, b.x);
  const y = relateExtents(a.minY, a.maxY, b.y, b.y);
  return x < y ? x : y;
}
