/**
 * Ball against segment, either with a radius: the distance from the center to the segment against the sum of the radii, both
 * squared.
 *
 * ```text
 *     beside a   |     between     |   beside b      u = b − a, w = center − a, v = center − b
 *                |                 |                 beside a where u · w ≤ 0: the distance is |w|
 *                a --------------- b                 beside b where u · v ≥ 0: it is |v|
 *                |                 |                 between: it is |u × w| / |u|
 * ```
 *
 * After C. Ericson, "Real-Time Collision Detection" (2005), section 5.1.2, without its division.
 */
import { type Code, certainCode, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { compareDistance3dAt } from "../../exact/compare-distance.js";
import { dot3dAt } from "../../exact/dot3d.js";
import { compareLineDistance3d, LINE_ERROR_3D } from "../../exact/lines3d/line-to-point.js";
import { registers } from "../../exact/registers.js";
import {
  A,
  B,
  codeOf,
  END,
  isOutOfReach,
  loadSpot,
  loadStraight,
  RADII,
  type Straight3,
} from "../foundation/straight.js";
import type { Vector3 } from "../foundation/vector.js";
import { relateOnSegment } from "./on-segment.js";

/*
 * Near the border between two regions the computed u · w may pick the wrong one. There the two distances squared differ by
 * (u · w)²/|u|² ≤ (6e)²|w|², for which LINE_ERROR_3D leaves room to spare; likewise at b, where v is measured from b itself:
 * |u|² − u · w would carry an error that is large beside a short v. One product may overflow where the other two make up for it:
 * then the sum's sign means nothing, and 0 times it, NaN, leaves nothing certain.
 */

/** How a ball lies to a segment, as a code. The registers at RADII hold the radii of both. */
export function relateBallStraight(center: Vector3, s: Straight3): Code {
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const ux = s.x2 - s.x1;
  const uy = s.y2 - s.y1;
  const uz = s.z2 - s.z1;
  const wx = center.x - s.x1;
  const wy = center.y - s.y1;
  const wz = center.z - s.z1;
  const vx = center.x - s.x2;
  const vy = center.y - s.y2;
  const vz = center.z - s.z2;
  let left: number;
  let right: number;
  let size: number;
  const pastA = ux * wx + uy * wy + uz * wz;
  const pastB = ux * vx + uy * vy + uz * vz;
  if (pastA <= 0) {
    left = wx * wx + wy * wy + wz * wz;
    right = reach * reach;
    size = left + right + 0 * pastA;
  } else if (pastB >= 0) {
    left = vx * vx + vy * vy + vz * vz;
    right = reach * reach;
    size = left + right + 0 * pastB;
  } else {
    // NaN comes here, and stays NaN. The radius goes into u before squaring: its square alone may underflow.
    const nx = uy * wz - uz * wy;
    const ny = uz * wx - ux * wz;
    const nz = ux * wy - uy * wx;
    const sizeX = Math.abs(uy * wz) + Math.abs(uz * wy);
    const sizeY = Math.abs(uz * wx) + Math.abs(ux * wz);
    const sizeZ = Math.abs(ux * wy) + Math.abs(uy * wx);
    const rx = reach * ux;
    const ry = reach * uy;
    const rz = reach * uz;
    left = nx * nx + ny * ny + nz * nz;
    right = rx * rx + ry * ry + rz * rz;
    size = sizeX * sizeX + sizeY * sizeY + sizeZ * sizeZ + right;
  }
  if (Math.abs(left - right) > LINE_ERROR_3D * size + UNDERFLOW_GUARD) return certainCode(left < right);
  return uncertain(center, s, size < Number.POSITIVE_INFINITY);
}

/** Where nothing overflowed, no number is NaN, and a tie is within reach. */
function uncertain(center: Vector3, s: Straight3, isWithinReach: boolean): Code {
  if (registers[RADII] === 0 && registers[RADII + 1] === 0) return relateOnSegment(s, center);
  loadSpot(A, center);
  loadSpot(A + END, center);
  loadStraight(B, s);
  return isWithinReach || !isOutOfReach() ? relateEndCore(A, B) : DISJOINT;
}

/**
 * The ball about the point whose registers start at `center` against the core whose start at `core`, exactly: OVERLAPPING
 * where the core comes nearer than the sum of the radii, which is not 0, TOUCHING where it just reaches it.
 */
export function relateEndCore(center: number, core: number): Code {
  if (dot3dAt(core, core + END, center) <= 0) return codeOf(compareDistance3dAt(core, center, RADII));
  // (a − b) · (center − b) ≤ 0: beside b.
  if (dot3dAt(core + END, core, center) <= 0) return codeOf(compareDistance3dAt(core + END, center, RADII));
  return codeOf(compareLineDistance3d(core, center, RADII));
}
