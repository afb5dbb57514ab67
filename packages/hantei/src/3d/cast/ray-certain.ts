/**
 * Rays at boxes and spheres in doubles alone, where roundings cannot change the answer. All else is left to the exact route:
 * grazes, edges, flat boxes, numbers near the ends of the doubles' range.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { writeUnit } from "../foundation/vector.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import type { Sphere } from "../shapes/sphere.js";
import type { FullRay3, MutableRayHit3 } from "./ray.js";

/** What doubles alone can tell. */
export type Certainty = typeof MISS | typeof HIT | typeof UNSURE;
export const MISS = 0;
export const HIT = 1;
export const UNSURE = -1;

/** Casts a checked ray that starts outside the shape; where it is HIT, `into` has all but the place. */
export function castRayCertainly(into: MutableRayHit3, shape: Shape3, ray: FullRay3): Certainty {
  switch (shape.kind) {
    case "box3":
      return castAtBox(into, shape, ray);
    case "sphere":
      return castAtSphere(into, shape, ray);
    default:
      return UNSURE;
  }
}

/**
 * Times are differences over the ray's step, two roundings: each is off by less than 3u of itself. Two of them compare as
 * they should where they differ by more than this of their sum, a third more than what that and the comparison's own rounding need.
 */
const TIME_ERROR = 4 * UNIT_ROUNDOFF;

/** Times between these bounds have no part lost to underflow, and sums of two of them do not overflow. */
const LEAST_TIME = 1e-280;
const MOST_TIME = 1e280;

/** Beyond all those: an axis that the ray does not move along was entered before, and is left after, all others. */
const EVER = 1e300;

/** Per axis, when the ray enters and when it leaves. */
const enters: Float64Array = /* @__PURE__ */ new Float64Array(3);
const leaves: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** Bounds, origin and step of an axis, for `slab`. */
const axisNumbers: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * Slabs: the ray is in the box while it is between the two planes of each axis. After T. L. Kay and J. T. Kajiya, "Ray tracing
 * complex scenes" (1986); C. Ericson, "Real-Time Collision Detection" (2005), section 5.3.3.
 */
function castAtBox(into: MutableRayHit3, box: Box3, ray: FullRay3): Certainty {
  axisNumbers[0] = box.minX;
  axisNumbers[1] = box.maxX;
  axisNumbers[2] = ray.x;
  axisNumbers[3] = ray.dx;
  const x = slab(0);
  axisNumbers[0] = box.minY;
  axisNumbers[1] = box.maxY;
  axisNumbers[2] = ray.y;
  axisNumbers[3] = ray.dy;
  const y = slab(1);
  axisNumbers[0] = box.minZ;
  axisNumbers[1] = box.maxZ;
  axisNumbers[2] = ray.z;
  axisNumbers[3] = ray.dz;
  const z = slab(2);
  if (x === MISS || y === MISS || z === MISS) return MISS;
  if (x === UNSURE || y === UNSURE || z === UNSURE) return UNSURE;

  let axis = (enters[0] as number) > (enters[1] as number) ? 0 : 1;
  if ((enters[2] as number) > (enters[axis] as number)) axis = 2;
  const time = enters[axis] as number;
  for (let other = 0; other < 3; other++) {
    const leave = leaves[other] as number;
    const error = TIME_ERROR * (Math.abs(time) + Math.abs(leave));
    if (time - leave > error) return MISS;
    if (!(leave - time > error)) return UNSURE;
    const enter = enters[other] as number;
    // Where it enters by an edge or a corner, the exact route picks the face.
    if (other !== axis && !(time - enter > TIME_ERROR * (Math.abs(time) + Math.abs(enter)))) return UNSURE;
  }
  const error = TIME_ERROR * time;
  if (time - ray.maxFraction > error) return MISS;
  // It starts outside, so it enters after the start.
  if (!(ray.maxFraction - time > error && time > 0)) return UNSURE;
  const step = axis === 0 ? ray.dx : axis === 1 ? ray.dy : ray.dz;
  into.fraction = time;
  into.normal.x = 0;
  into.normal.y = 0;
  into.normal.z = 0;
  const side = step > 0 ? -1 : 1;
  if (axis === 0) into.normal.x = side;
  else if (axis === 1) into.normal.y = side;
  else into.normal.z = side;
  into.feature.type = "face";
  into.feature.index = 2 * axis + (side > 0 ? 1 : 0);
  return HIT;
}

/** When the ray enters and leaves the slab of an axis; MISS where it never is in it, UNSURE where its times are extreme. */
function slab(axis: number): Certainty {
  const low = axisNumbers[0] as number;
  const high = axisNumbers[1] as number;
  const from = axisNumbers[2] as number;
  const step = axisNumbers[3] as number;
  if (step === 0) {
    enters[axis] = -EVER;
    leaves[axis] = EVER;
    // NaN is met by nothing.
    return from >= low && from <= high ? HIT : MISS;
  }
  const enterGap = (step > 0 ? low : high) - from;
  const leaveGap = (step > 0 ? high : low) - from;
  // Signs of differences are exact: it moves away.
  if (step > 0 ? leaveGap < 0 : leaveGap > 0) return MISS;
  enters[axis] = enterGap / step;
  leaves[axis] = leaveGap / step;
  const areOrdinary =
    (enterGap === 0 || isOrdinary(Math.abs(enterGap / step))) &&
    (leaveGap === 0 || isOrdinary(Math.abs(leaveGap / step)));
  return areOrdinary ? HIT : UNSURE;
}

function isOrdinary(time: number): boolean {
  return time > LEAST_TIME && time < MOST_TIME;
}

/** Sizes between these have no product of four of them that under- or overflows. */
const LEAST_SIZE = 1e-70;
const MOST_SIZE = 1e70;

/** Of the sums of at most three products that are compared, each off by 12u of all the sizes in it at most. */
const SPHERE_ERROR = 64 * UNIT_ROUNDOFF;

/** Half chords below this of the radius: what grazes is left to the exact route, so that times are never far off. */
const GRAZE = 1e-4;

/** What times are off by at most, of the time that the ray needs for all distances together: √3 · SPHERE_ERROR / GRAZE, and more. */
const SPHERE_TIME_ERROR = 1e-9;

/**
 * ```text
 *           ╭───╮            w: from the center to the ray's start, d: the ray's way. The line comes nearer than r
 *     o ──▶ │ · │            where |w × d| < r |d|, ahead where w · d < 0, and enters half a chord before its foot.
 *           ╰───╯
 * ```
 * After C. Ericson, "Real-Time Collision Detection" (2005), section 5.3.2.
 */
function castAtSphere(into: MutableRayHit3, sphere: Sphere, ray: FullRay3): Certainty {
  const { radius } = sphere;
  const { dx, dy, dz } = ray;
  const wx = ray.x - sphere.x;
  const wy = ray.y - sphere.y;
  const wz = ray.z - sphere.z;
  const way = Math.abs(dx) + Math.abs(dy) + Math.abs(dz);
  const away = Math.abs(wx) + Math.abs(wy) + Math.abs(wz);
  if (!(way > LEAST_SIZE && way < MOST_SIZE && away > LEAST_SIZE && away < MOST_SIZE)) return UNSURE;
  if (!(radius > LEAST_SIZE && radius < MOST_SIZE)) return UNSURE;

  const ahead = -(wx * dx + wy * dy + wz * dz);
  if (ahead < -SPHERE_ERROR * (way * away)) return MISS;
  const cx = wy * dz - wz * dy;
  const cy = wz * dx - wx * dz;
  const cz = wx * dy - wy * dx;
  const length2 = dx * dx + dy * dy + dz * dz;
  // Both times |d|; the difference of their squares as a product, which keeps its digits.
  const across = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const reach = radius * Math.sqrt(length2);
  const error = SPHERE_ERROR * (way * (radius + away));
  if (across - reach > error) return MISS;
  const chord = (reach - across) * (reach + across);
  if (!(reach - across > error && chord > GRAZE * reach * (GRAZE * reach))) return UNSURE;
  if (!(ahead > SPHERE_ERROR * (way * away))) return UNSURE;

  // As the cast of a point computes it, operation by operation: the two agree to the bit.
  const most = Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz));
  const sx = dx * (1 / most);
  const sy = dy * (1 / most);
  const sz = dz * (1 / most);
  const size = most * Math.sqrt(sx * sx + sy * sy + sz * sz);
  const nx = dx * (1 / size);
  const ny = dy * (1 / size);
  const nz = dz * (1 / size);
  const along = nx * -wx + ny * -wy + nz * -wz;
  const fx = -wx - along * nx;
  const fy = -wy - along * ny;
  const fz = -wz - along * nz;
  const far = Math.max(Math.abs(fx), Math.abs(fy), Math.abs(fz));
  const tx = fx * (1 / far);
  const ty = fy * (1 / far);
  const tz = fz * (1 / far);
  const beside = far > 0 ? far * Math.sqrt(tx * tx + ty * ty + tz * tz) : 0;
  const half = (radius - beside) * (radius + beside);
  const time = (along - Math.sqrt(half)) / size;
  const timeError = (SPHERE_TIME_ERROR * (radius + away)) / way;
  if (time - ray.maxFraction > timeError) return MISS;
  if (!(ray.maxFraction - time > timeError && time > timeError)) return UNSURE;
  into.fraction = time;
  writeUnit(into.normal, wx + time * dx, wy + time * dy, wz + time * dz);
  into.feature.type = "face";
  into.feature.index = 0;
  return HIT;
}
