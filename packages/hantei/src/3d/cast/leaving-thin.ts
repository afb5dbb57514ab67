/**
 * Where a ray leaves the segment that it starts on: by the end to which it runs along it, else at once, square to it.
 *
 * ```text
 *     ╶──o════▶══╴──▶     by its end           ╶──o─────╴     at once
 *                                                  ╲
 *                                                   ▼
 * ```
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type MutableVector3, makeUnit } from "../foundation/vector.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Segment3 } from "../shapes/segment.js";
import { enter } from "./entering.js";
import { isPassed } from "./passed.js";
import { type FullRay3, faceRay, hitAtStart, type MutableRayHit3, writeFeature } from "./ray-hit.js";

const STILL = { x: 0, y: 0, z: 0 };

/** The ray without its end, in one object for all calls. */
const endless = { x: 0.5, y: 0.5, z: 0.5, dx: 0.5, dy: 0.5, dz: 0.5, maxFraction: 0.5 };

/** Writes where the ray leaves a segment, or a capsule without a radius; false where it ends on it. */
export function leaveThin(into: MutableRayHit3, shape: Segment3 | Capsule3, ray: FullRay3): boolean {
  const number = endAhead(shape, ray);
  if (number !== undefined) return leaveByEnd(into, number, ray);
  if (ray.maxFraction === 0) return false;
  hitAtStart(into, ray);
  if (turnSquare(into.normal, shape)) writeFeature(into, shape, true);
  return true;
}

/** An end of a segment. */
const end = { kind: "point3" as const, x: 0.5, y: 0.5, z: 0.5 };

/** Where the ray without its end comes to one: the ray itself may end before. */
const ahead: MutableRayHit3 = { fraction: 0, ...STILL, normal: { ...STILL }, feature: { type: "vertex", index: 0 } };

/** 2⁵⁰⁰: what is below 1 is made longer by it, without rounding. */
const LONGER = 3.273390607896142e150;

/** The number of the end to which a ray runs along the segment that it starts on; undefined where it leaves that at once. */
function endAhead({ x1, y1, z1, x2, y2, z2 }: Segment3 | Capsule3, ray: FullRay3): 0 | 1 | undefined {
  endless.x = ray.x;
  endless.y = ray.y;
  endless.z = ray.z;
  endless.dx = ray.dx;
  endless.dy = ray.dy;
  endless.dz = ray.dz;
  // So long that no end is too far for a time that is a double: which end it is, does not change.
  while (Math.max(Math.abs(endless.dx), Math.abs(endless.dy), Math.abs(endless.dz)) < 1) {
    endless.dx *= LONGER;
    endless.dy *= LONGER;
    endless.dz *= LONGER;
  }
  endless.maxFraction = Number.POSITIVE_INFINITY;
  for (const number of [0, 1] as const) {
    end.x = number === 0 ? x1 : x2;
    end.y = number === 0 ? y1 : y2;
    end.z = number === 0 ? z1 : z2;
    const isStart = end.x === ray.x && end.y === ray.y && end.z === ray.z;
    if (!isStart && enter(ahead, end, endless)) return number;
  }
  return undefined;
}

/** Leaves a segment by the end that `endAhead` has found. */
function leaveByEnd(into: MutableRayHit3, number: 0 | 1, ray: FullRay3): boolean {
  const { x, y, z, dx, dy, dz, maxFraction } = ray;
  const isBeyond =
    isPassed(end.x, end.x, x, dx, maxFraction) ||
    isPassed(end.y, end.y, y, dy, maxFraction) ||
    isPassed(end.z, end.z, z, dz, maxFraction);
  if (!(isBeyond && enter(into, end, ray))) return false;
  faceRay(into.normal, ray);
  into.feature.type = "vertex";
  into.feature.index = number;
  return true;
}

/** Where a direction is this near to a segment's own, of all that doubles know of it, nothing of it is square to the segment. */
const ALONG = 4 * UNIT_ROUNDOFF;

/** Turns a direction the least way that makes it square to the segment, n − e (n · e) / |e|²; false where it is along it. */
function turnSquare(n: MutableVector3, { x1, y1, z1, x2, y2, z2 }: Segment3 | Capsule3): boolean {
  const e = { x: x2 / 2 - x1 / 2, y: y2 / 2 - y1 / 2, z: z2 / 2 - z1 / 2 };
  makeUnit(e);
  // (e × n) × e, so that nothing cancels but in the first product.
  const x = e.y * n.z - e.z * n.y;
  const y = e.z * n.x - e.x * n.z;
  const z = e.x * n.y - e.y * n.x;
  if (!(Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > ALONG)) return false;
  n.x = y * e.z - z * e.y;
  n.y = z * e.x - x * e.z;
  n.z = x * e.y - y * e.x;
  makeUnit(n);
  return true;
}
