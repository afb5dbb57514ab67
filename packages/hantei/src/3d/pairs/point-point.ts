import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import type { Point3 } from "../shapes/point.js";

/** How two points lie, as a code: a point is its own interior, so equal points overlap and never touch. */
export function pointPoint(a: Point3, b: Point3): Code {
  return a.x === b.x && a.y === b.y && a.z === b.z ? OVERLAPPING : DISJOINT;
}
