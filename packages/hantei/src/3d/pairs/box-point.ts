import { relateExtents } from "../../base/extent.js";
import type { Code } from "../../base/relation.js";
import type { Box3 } from "../shapes/box.js";
import type { Point3 } from "../shapes/point.js";

/** How a point lies to a box, as a code: the least of the relations on the three axes. Comparisons only. */
export function boxPoint(a: Box3, b: Point3): Code {
  const x = relateExtents(a.minX, a.maxX, b.x, b.x);
  const y = relateExtents(a.minY, a.maxY, b.y, b.y);
  const z = relateExtents(a.minZ, a.maxZ, b.z, b.z);
  return Math.min(x, y, z) as Code;
}
