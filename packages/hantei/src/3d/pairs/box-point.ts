import { relateExtents } from "../../base/extent.js";
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import type { Box3 } from "../shapes/box.js";
import type { Point3 } from "../shapes/point.js";

/** How a point lies to a box, as a code: the least of the relations on the three axes. Comparisons only. */
export function boxPoint(a: Box3, b: Point3): Code {
  const { x, y, z } = b;
  if (!(a.minX <= x && x <= a.maxX && a.minY <= y && y <= a.maxY && a.minZ <= z && z <= a.maxZ)) return DISJOINT;
  if (a.minX < x && x < a.maxX && a.minY < y && y < a.maxY && a.minZ < z && z < a.maxZ) return OVERLAPPING;
  const alongX = relateExtents(a.minX, a.maxX, x, x);
  const alongY = relateExtents(a.minY, a.maxY, y, y);
  const alongZ = relateExtents(a.minZ, a.maxZ, z, z);
  return Math.min(alongX, alongY, alongZ) as Code;
}
