/** Point in box. */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import type { Bounds } from "../foundation/bounds.js";

/** How the point (p.x, p.y) lies to a box, as a code: the least of the relations on x and y. Comparisons only. */
export function relateBoxSpot(b: Bounds, p: { readonly x: number; readonly y: number }): Code {
  if (!(b.minX <= p.x && p.x <= b.maxX && b.minY <= p.y && p.y <= b.maxY)) return DISJOINT;
  // Within the ends, or at both of them, where the box is flat.
  const isInX = (b.minX < p.x && p.x < b.maxX) || b.minX === b.maxX;
  const isInY = (b.minY < p.y && p.y < b.maxY) || b.minY === b.maxY;
  return isInX && isInY ? OVERLAPPING : TOUCHING;
}
