/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
import type { Shape3 } from "../shape-kinds.js";

/** Whether a shape comes after another of its kind: by the first number in which they differ. */
export function isAfter(a: Shape3, b: Shape3): boolean {
  if (a.kind === "point3" || a.kind === "sphere") {
    const { x, y, z } = b as typeof a;
    if (a.x !== x) return a.x > x;
    if (a.y !== y) return a.y > y;
    if (a.z !== z || a.kind === "point3") return a.z > z;
    return a.radius > (b as typeof a).radius;
  }
  if (a.kind === "box3") {
    const other = b as typeof a;
    if (a.minX !== other.minX) return a.minX > other.minX;
    if (a.minY !== other.minY) return a.minY > other.minY;
    if (a.minZ !== other.minZ) return a.minZ > other.minZ;
    if (a.maxX !== other.maxX) return a.maxX > other.maxX;
    return a.maxY === other.maxY ? a.maxZ > other.maxZ : a.maxY > other.maxY;
  }
  const other = b as typeof a;
  if (a.x1 !== other.x1) return a.x1 > other.x1;
  if (a.y1 !== other.y1) return a.y1 > other.y1;
  if (a.z1 !== other.z1) return a.z1 > other.z1;
  if (a.x2 !== other.x2) return a.x2 > other.x2;
  if (a.y2 !== other.y2) return a.y2 > other.y2;
  if (a.z2 !== other.z2 || a.kind === "segment3") return a.z2 > other.z2;
  return a.radius > (b as typeof a).radius;
}
