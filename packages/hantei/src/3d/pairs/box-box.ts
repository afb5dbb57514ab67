import { relateExtents } from "../../base/extent.js";
import type { Code } from "../../base/relation.js";
import type { Box3 } from "../shapes/box.js";

/** How two boxes lie, as a code: the least of the relations on the three axes. Comparisons only. */
export function boxBox(a: Box3, b: Box3): Code {
  const x = relateExtents(a.minX, a.maxX, b.minX, b.maxX);
  const y = relateExtents(a.minY, a.maxY, b.minY, b.maxY);
  const z = relateExtents(a.minZ, a.maxZ, b.minZ, b.maxZ);
  return Math.min(x, y, z) as Code;
}

/**
 * Whether two boxes have a common point: six comparisons, two an axis. `docs/formulas.md` shows why article 000's guess of
 * nine is three too many, and why five are too few.
 *
 * @example
 * ```ts
 * import { box, intersectsBoxBox } from "hantei/3d";
 * console.log(intersectsBoxBox(box(0, 0, 0, 1, 1, 1), box(1, 1, 1, 2, 2, 2))); // true: the corners touch
 * ```
 */
export function intersectsBoxBox(a: Box3, b: Box3): boolean {
  return (
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY && a.minZ <= b.maxZ && b.minZ <= a.maxZ
  );
}
