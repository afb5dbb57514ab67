/**
 * Capsule against capsule: the distance of the two cores against the sum of the radii.
 *
 * First in doubles, with certificates instead of an error analysis of the way there: wherever s and t on the cores come from,
 *
 * - the points at s and t are at most the distance of the cores apart from above: where they are nearer than the reach, the
 *   capsules overlap;
 * - d, from one to the other, is some direction: where the cores' extents along it are farther apart than reach · |d|, the
 *   capsules are disjoint.
 *
 * What neither settles is decided exactly: mostly by a proof that s and t, where one is an end, are where the cores are nearest.
 * Else all that may be nearest is asked. The distance of two segments is taken at an end of one of them, or between two
 * inner points, if it is nowhere less: there the way from one to the other is at right angles to both, and if they are not
 * parallel that is so for one point of each line only. (Where they are parallel, one may slide to an end.) Every candidate is
 * the distance of two points of the cores, so none is too small, and the largest relation of all candidates is the answer.
 * Cores that meet need no case of their own: their distance is 0, and below the reach.
 *
 * ```text
 *     a2                    u = a2 − a1, v = b2 − b1, w = b1 − a1
 *      \ s   d              n = u × v: inner points only where both feet of the common normal lie inside,
 *       *----* b2                      which is four signs of degree 4; then |w · n| / |n|, of degree 6
 *      a1   / t
 *          b1
 * ```
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance3dAt } from "../../exact/compare-distance.js";
import { dot3dAt } from "../../exact/dot3d.js";
import { footSide3d } from "../../exact/lines3d/foot-side.js";
import { compareLinesDistance3d } from "../../exact/lines3d/line-to-line.js";
import { compareLineDistance3d } from "../../exact/lines3d/line-to-point.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { A, B, codeOf, END, isOutOfReach, loadStraight, RADII, type Straight3 } from "../foundation/straight.js";
import { relateEndCore } from "./relate-ball-straight.js";
import { relateSegments } from "./relate-segments.js";

/**
 * How far d may be from the true way between the points at s and t, 0 ≤ s, t ≤ 1, relative to |w| + |u| + |v| on each axis:
 * u, v, w are off by e, su and tv by 2e, and two sums add e each: 4e(1 + 4e).
 */
const WAY_ERROR = 5 * UNIT_ROUNDOFF;

/**
 * Bound on the error of d · w, d · u and d · v, any d, relative to Σ |dᵢ|(|wᵢ| + |uᵢ| + |vᵢ|), all three together with the two
 * sums that put them together: 4e and 2e each of its own part: 6e(1 + 6e); computing it loses at most 7e of it.
 */
const EXTENT_ERROR = 8 * UNIT_ROUNDOFF;

/** A nearest point so close to an end of its core is taken for that end: a guess, which the exact part proves or drops. */
const NEAR_END = 1e-9;

/** 1 + 16e: more than the roundings of a sum of three squares of products and of the reach, both sides together. */
const OUTWARD = 1 + 16 * UNIT_ROUNDOFF;

/** How two cores with radii lie, as a code. The registers at RADII hold the radii. */
export function relateCapsules(a: Straight3, b: Straight3): Code {
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const ux = a.x2 - a.x1;
  const uy = a.y2 - a.y1;
  const uz = a.z2 - a.z1;
  const vx = b.x2 - b.x1;
  const vy = b.y2 - b.y1;
  const vz = b.z2 - b.z1;
  const wx = b.x1 - a.x1;
  const wy = b.y1 - a.y1;
  const wz = b.z1 - a.z1;
  // The nearest points of two segments, after Ericson, section 5.1.9. Where it fails, the certificates fail, no more.
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const uw = ux * wx + uy * wy + uz * wz;
  const vw = vx * wx + vy * wy + vz * wz;
  const determinant = uu * vv - uv * uv;
  let s = determinant > 0 ? (uw * vv - vw * uv) / determinant : 0;
  s = s > 0 ? (s < 1 ? s : 1) : 0;
  let t = vv > 0 ? (s * uv - vw) / vv : 0;
  t = t > 0 ? (t < 1 ? t : 1) : 0;
  s = uu > 0 ? (t * uv + uw) / uu : 0;
  s = s > 0 ? (s < 1 ? s : 1) : 0;
  const dx = wx + t * vx - s * ux;
  const dy = wy + t * vy - s * uy;
  const dz = wz + t * vz - s * uz;
  const sizeX = Math.abs(wx) + Math.abs(ux) + Math.abs(vx);
  const sizeY = Math.abs(wy) + Math.abs(uy) + Math.abs(vy);
  const sizeZ = Math.abs(wz) + Math.abs(uz) + Math.abs(vz);

  const du = dx * ux + dy * uy + dz * uz;
  const dv = dx * vx + dy * vy + dz * vz;
  const extentError = EXTENT_ERROR * (Math.abs(dx) * sizeX + Math.abs(dy) * sizeY + Math.abs(dz) * sizeZ);
  // From the end of a that is farthest along d to the end of b that is least far.
  const gap = dx * wx + dy * wy + dz * wz - (du > 0 ? du : 0) + (dv < 0 ? dv : 0) - extentError;
  const rx = reach * dx;
  const ry = reach * dy;
  const rz = reach * dz;
  if (gap > 0 && gap * gap > (rx * rx + ry * ry + rz * rz) * OUTWARD + UNDERFLOW_GUARD) return DISJOINT;

  const farX = Math.abs(dx) + WAY_ERROR * sizeX;
  const farY = Math.abs(dy) + WAY_ERROR * sizeY;
  const farZ = Math.abs(dz) + WAY_ERROR * sizeZ;
  const farSquared = (farX * farX + farY * farY + farZ * farZ) * OUTWARD + UNDERFLOW_GUARD;
  const reachSquared = reach * reach;
  if (farSquared < reachSquared) return OVERLAPPING;
  const isBounded = farSquared + reachSquared < Number.POSITIVE_INFINITY;
  return uncertain(a, b, isBounded, +(s > NEAR_END) + +(s >= 1 - NEAR_END), +(t > NEAR_END) + +(t >= 1 - NEAR_END));
}

/**
 * @param isBounded - Whether no number is NaN, and none overflowed: then what is out of reach is told by its distance, too.
 * @param s - Where on a the nearest point was found, and `t` where on b: 0 at the first end, 1 between, 2 at the second end.
 */
function uncertain(a: Straight3, b: Straight3, isBounded: boolean, s: number, t: number): Code {
  if (registers[RADII] === 0 && registers[RADII + 1] === 0) return relateSegments(a, b);
  loadStraight(A, a);
  loadStraight(B, b);
  if (!isBounded && isOutOfReach()) return DISJOINT;
  const sign = compareAt(s, t);
  return sign === NOT_NEAREST ? ofAllCandidates() : codeOf(sign);
}

/** What is said of two points that are not proven to be the nearest ones. */
const NOT_NEAREST = 2;

/**
 * The distance of the cores A and B against the sum of the radii if the nearest points are where they are said to be, exactly.
 *
 * The cores are convex: two points of theirs are the nearest ones where no way along either core from its point leads towards
 * the other.
 */
function compareAt(s: number, t: number): Sign | typeof NOT_NEAREST {
  if (s === 1) {
    return t === 1 ? NOT_NEAREST : compareEndInner(B, t, A);
  }
  if (t === 1) return compareEndInner(A, s, B);
  // s and t are 0 or 2, which is half of END.
  const p = A + 2 * s;
  const q = B + 2 * t;
  const isNearest = dot3dAt(p, A + END - 2 * s, q) <= 0 && dot3dAt(q, B + END - 2 * t, p) <= 0;
  return isNearest ? compareDistance3dAt(p, q, RADII) : NOT_NEAREST;
}

/** As `compareAt`, for an end of the core `own` (0 or 2) and an inner point of the other. */
function compareEndInner(own: number, place: number, other: number): Sign | typeof NOT_NEAREST {
  const end = own + 2 * place;
  if (dot3dAt(other, other + END, end) <= 0 || dot3dAt(other + END, other, end) <= 0) return NOT_NEAREST;
  // The foot on the other core lies towards what `own` points at from its first end, or away from it at its second.
  const side = footSide3d(own, other, end);
  return side !== 0 && side > 0 === (place === 0) ? NOT_NEAREST : compareLineDistance3d(other, end, RADII);
}

/** The largest relation of the points that may be nearest, exactly. */
function ofAllCandidates(): Code {
  let code = relateEndCore(A, B);
  if (code !== OVERLAPPING) code = Math.max(code, relateEndCore(A + END, B)) as Code;
  if (code !== OVERLAPPING) code = Math.max(code, relateEndCore(B, A)) as Code;
  if (code !== OVERLAPPING) code = Math.max(code, relateEndCore(B + END, A)) as Code;
  if (code !== OVERLAPPING) code = Math.max(code, relateInnerPoints()) as Code;
  return code;
}

/** The inner points of the cores A and B that are nearest to each other, if there is one pair of them; else DISJOINT. */
export function relateInnerPoints(): Code {
  const inside =
    footSide3d(A, B, A) > 0 &&
    footSide3d(A, B, A + END) < 0 &&
    footSide3d(B, A, B) > 0 &&
    footSide3d(B, A, B + END) < 0;
  return inside ? codeOf(compareLinesDistance3d(A, B, RADII)) : DISJOINT;
}
