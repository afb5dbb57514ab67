/**
 * Capsule against box: the distance of the core to the box against the radius.
 *
 * First in doubles, with certificates as in `relate-capsules.ts`: for any point p of the core, with q the point of the box
 * nearest to it, |p − q| is not below the distance; and any direction may keep core and box apart. The p comes from the
 * parabolas of which the squared distance along the core consists (its slope only grows, and is straight between the
 * parameters where p passes a bound): a bracketed Newton iteration.
 *
 * Exactly: if an end of the core is its nearest point, as mostly where they touch, no way along the core leads from there towards
 * the point of the box nearest to that end, which is picked axis by axis. Else a core that meets the box overlaps it, grown by a
 * radius; and where they do not meet, the nearest points are
 *
 * - an end of the core and its nearest point of the box, which is picked axis by axis; or
 * - an inner point of the core, and
 *   - a corner of the box; or
 *   - an inner point of one of its edges, the way between at right angles to both; or
 *   - an inner point of a face (or, with a flat box, of the box): then the core runs along the face, and both points may slide
 *     to the core's end or the face's edge.
 *
 * Bounds at infinity are first drawn in to the core's own bounds: the point of the box that is nearest to a point p of the
 * core has, on each axis, the coordinate of p or a bound that p lies beyond. Beyond an infinite one lies nothing, and pᵢ lies
 * between the core's bounds, so the smaller box still has all of these points, and none that the larger has not. (Where the
 * other bound is finite and the core beyond it, the new bound is equal to that.)
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance3dAt } from "../../exact/compare-distance.js";
import { dot3dAt } from "../../exact/dot3d.js";
import { registers } from "../../exact/registers.js";
import { A, B, type Bounds3, codeOf, END, loadStraight, RADII, type Straight3 } from "../foundation/straight.js";
import { relateEndCore } from "./relate-ball-straight.js";
import { relateBoxSegment } from "./relate-box-segment.js";
import { relateInnerPoints } from "./relate-capsules.js";

interface Capsule extends Straight3 {
  readonly radius: number;
}

/** How far the computed p may be from the core's own, relative to |x1| + |u|: u is off by e, tu by 2e, the sum by e. */
const PLACE_ERROR = 4 * UNIT_ROUNDOFF;

/** Bound on the error of a sum of three products with a difference, relative to the sum of their sizes: 5e, and as much lost. */
const EXTENT_ERROR = 7 * UNIT_ROUNDOFF;

/** 1 + 16e: more than the roundings of a sum of three squares of products, both sides together. */
const OUTWARD = 1 + 16 * UNIT_ROUNDOFF;

/** There are at most six places where the slope bends; a few steps more, for safety, and the rest is for the exact part. */
const MOST_STEPS = 12;

/** A nearest point so close to the second end is taken for that: a guess, which the exact part proves or drops. */
const NEAR_END = 1e-9;

/** The registers of the least coordinates of the bounded box, and of the greatest. */
const LOW = 42;
const HIGH = 45;

/** How a box lies to a capsule, as a code. */
export function relateCapsuleBox(a: Capsule, b: Bounds3): Code {
  const { x1, y1, z1, radius } = a;
  const ux = a.x2 - x1;
  const uy = a.y2 - y1;
  const uz = a.z2 - z1;
  let low = 0;
  let high = 1;
  let t = 0;
  let gx = 0;
  let gy = 0;
  let gz = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = x1 + t * ux;
    const y = y1 + t * uy;
    const z = z1 + t * uz;
    gx = x < b.minX ? x - b.minX : x > b.maxX ? x - b.maxX : 0;
    gy = y < b.minY ? y - b.minY : y > b.maxY ? y - b.maxY : 0;
    gz = z < b.minZ ? z - b.minZ : z > b.maxZ ? z - b.maxZ : 0;
    const slope = gx * ux + gy * uy + gz * uz;
    // Falling, the nearest point lies ahead; the first two steps look at the two ends.
    if (slope === 0 || (t === 0 && slope > 0) || (t === 1 && slope < 0)) break;
    if (slope < 0) low = t;
    else high = t;
    const bend = (gx === 0 ? 0 : ux * ux) + (gy === 0 ? 0 : uy * uy) + (gz === 0 ? 0 : uz * uz);
    let next = t - slope / bend;
    if (step === 0 && next > 1) next = 1;
    else if (!(next > low && next < high)) next = step === 0 ? 1 : (low + high) / 2;
    if (next === t) break;
    t = next;
  }
  const nx = gx === 0 ? x1 : gx < 0 ? b.minX : b.maxX;
  const ny = gy === 0 ? y1 : gy < 0 ? b.minY : b.maxY;
  const nz = gz === 0 ? z1 : gz < 0 ? b.minZ : b.maxZ;
  // From the box's extent along g to the nearer end of the core's.
  const wx = x1 - nx;
  const wy = y1 - ny;
  const wz = z1 - nz;
  const vx = a.x2 - nx;
  const vy = a.y2 - ny;
  const vz = a.z2 - nz;
  const first = gx * wx + gy * wy + gz * wz;
  const second = gx * vx + gy * vy + gz * vz;
  const size =
    Math.abs(gx) * (Math.abs(wx) + Math.abs(vx)) +
    Math.abs(gy) * (Math.abs(wy) + Math.abs(vy)) +
    Math.abs(gz) * (Math.abs(wz) + Math.abs(vz));
  const gap = (first < second ? first : second) - EXTENT_ERROR * size;
  const rx = radius * gx;
  const ry = radius * gy;
  const rz = radius * gz;
  if (gap > 0 && gap * gap > (rx * rx + ry * ry + rz * rz) * OUTWARD + UNDERFLOW_GUARD) return DISJOINT;

  const farX = Math.abs(gx) * OUTWARD + PLACE_ERROR * (Math.abs(x1) + Math.abs(ux));
  const farY = Math.abs(gy) * OUTWARD + PLACE_ERROR * (Math.abs(y1) + Math.abs(uy));
  const farZ = Math.abs(gz) * OUTWARD + PLACE_ERROR * (Math.abs(z1) + Math.abs(uz));
  const near = (farX * farX + farY * farY + farZ * farZ) * OUTWARD + UNDERFLOW_GUARD < radius * radius;
  // A bound that is NaN is beside no point, so it has to be asked for.
  if (near && b.minX <= b.maxX && b.minY <= b.maxY && b.minZ <= b.maxZ) return OVERLAPPING;
  return uncertain(a, b, t < 1 - NEAR_END ? A : A + END);
}

/** @param end - The end that is nearest to the box, if either is. */
function uncertain(a: Capsule, b: Bounds3, end: number): Code {
  if (isOutOfReach(a, b)) return DISJOINT;
  if (a.radius === 0) return relateBoxSegment(b, a);
  registers[RADII] = a.radius;
  registers[RADII + 1] = 0;
  loadStraight(A, a);
  registers[LOW] = b.minX;
  registers[LOW + 1] = b.minY;
  registers[LOW + 2] = b.minZ;
  registers[HIGH] = b.maxX;
  registers[HIGH + 1] = b.maxY;
  registers[HIGH + 2] = b.maxZ;
  loadNearest(end);
  // Two points of convex sets are the nearest ones where no way in either set leads from its point towards the other: mostly so.
  if (dot3dAt(end, 2 * A + END - end, B) <= 0) return codeOf(compareDistance3dAt(end, B, RADII));
  if (relateBoxSegment(b, a) !== DISJOINT) return OVERLAPPING;
  for (let axis = 0; axis < 3; axis++) drawIn(axis);
  // For each axis two bits: whether the core goes as far as the lower face, and as far as the upper.
  const x = facesReached(0);
  const y = facesReached(1);
  const z = facesReached(2);
  let code = Math.max(relateEnd(A), relateEnd(A + END)) as Code;
  for (let corner = 0; corner < 8 && code !== OVERLAPPING; corner++) {
    if ((x >> (corner & 1)) & (y >> ((corner >> 1) & 1)) & (z >> (corner >> 2)) & 1) {
      loadCorner(B, corner);
      code = Math.max(code, relateEndCore(B, A)) as Code;
    }
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let corner = 0; corner < 8 && code !== OVERLAPPING; corner++) {
      // The edge from this corner up along the axis, from wherever it starts on that.
      if (corner & (1 << axis)) continue;
      const beyondX = axis === 0 ? 1 : x >> (corner & 1);
      const beyondY = axis === 1 ? 1 : y >> ((corner >> 1) & 1);
      const beyondZ = axis === 2 ? 1 : z >> (corner >> 2);
      if (!(beyondX & beyondY & beyondZ & 1)) continue;
      loadCorner(B, corner);
      loadCorner(B + END, corner | (1 << axis));
      code = Math.max(code, relateInnerPoints()) as Code;
    }
  }
  return code;
}

/** Rounding is monotone: a rounded gap above the radius is above it in truth. NaN is out of reach. */
function isOutOfReach(a: Capsule, b: Bounds3): boolean {
  return !(
    b.minX - Math.max(a.x1, a.x2) <= a.radius &&
    Math.min(a.x1, a.x2) - b.maxX <= a.radius &&
    b.minY - Math.max(a.y1, a.y2) <= a.radius &&
    Math.min(a.y1, a.y2) - b.maxY <= a.radius &&
    b.minZ - Math.max(a.z1, a.z2) <= a.radius &&
    Math.min(a.z1, a.z2) - b.maxZ <= a.radius
  );
}

/** Draws infinite bounds of an axis in to the core's (in A), or to the other bound. */
function drawIn(axis: number): void {
  const min = registers[LOW + axis] as number;
  const max = registers[HIGH + axis] as number;
  if (min === Number.NEGATIVE_INFINITY) {
    const least = Math.min(registers[A + axis] as number, registers[A + END + axis] as number);
    registers[LOW + axis] = Math.min(least, max);
  }
  if (max === Number.POSITIVE_INFINITY) {
    const most = Math.max(registers[A + axis] as number, registers[A + END + axis] as number);
    registers[HIGH + axis] = Math.max(most, min);
  }
}

/**
 * Bit 0: the core (in A) has points at or below the axis's lower bound; bit 1: at or above its upper bound. Where it has none,
 * no point of the core has its nearest point on that face, nor on the face's edges and corners.
 */
function facesReached(axis: number): number {
  const least = Math.min(registers[A + axis] as number, registers[A + END + axis] as number);
  const most = Math.max(registers[A + axis] as number, registers[A + END + axis] as number);
  return +(least <= (registers[LOW + axis] as number)) | (+(most >= (registers[HIGH + axis] as number)) << 1);
}

/** Puts one of the eight corners, named by three bits, into the registers of an end. */
function loadCorner(register: number, corner: number): void {
  for (let axis = 0; axis < 3; axis++) {
    registers[register + axis] = registers[((corner >> axis) & 1 ? HIGH : LOW) + axis] as number;
  }
}

/** An end of the core against its nearest point of the box. */
function relateEnd(end: number): Code {
  loadNearest(end);
  return codeOf(compareDistance3dAt(end, B, RADII));
}

/** Puts the point of the box that is nearest to an end of the core into the registers of B. */
function loadNearest(end: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const value = registers[end + axis] as number;
    const low = registers[LOW + axis] as number;
    const high = registers[HIGH + axis] as number;
    registers[B + axis] = value < low ? low : value > high ? high : value;
  }
}
