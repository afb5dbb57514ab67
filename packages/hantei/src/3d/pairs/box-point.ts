import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import type { Box3 } from "../shapes/box.js";
import type { Point3 } from "../shapes/point.js";

/** How a point lies to a box, as a code: the least of the relations on the three axes. Comparisons only. */
export function boxPoint(a: Box3, b: Point3): Code {
  const { x, y, z } = b;
  if (!(a.minX <= x && x <= a.maxX && a.minY <= y && y <= a.maxY && a.minZ <= z && z <= a.maxZ)) return DISJOINT;
  // Between the ends, or at both of them, where the box is flat.
  const isInX = (a.minX < x && x < a.maxX) || a.minX === a.maxX;
  const isInY = (a.minY < y && y < a.maxY) || a.minY === a.maxY;
  const isInZ = (a.minZ < z && z < a.maxZ) || a.minZ === a.maxZ;
  return isInX && isInY && isInZ ? OVERLAPPING : TOUCHING;
}
