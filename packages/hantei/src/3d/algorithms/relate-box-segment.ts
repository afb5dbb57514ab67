/**
 * Segment against box: the least of three relations in the plane.
 *
 * Each axis allows the segment p(t), 0 ≤ t ≤ 1, a stretch of parameters: those whose coordinate lies between the box's two
 * bounds. The stretches are convex sets of numbers, and convex sets of numbers have a common member where each two of them
 * have (Helly's theorem in one dimension). So the segment meets the box exactly where its shadow in each of the planes xy,
 * yz and zx meets the box's; and likewise for interiors, with the stretches of the parameters 0 < t < 1 (or all, for a
 * segment of length 0) whose coordinates lie in the interiors of the axes' intervals. A relation being the least of what
 * axes allow, that of space is the least of the three shadows'. Nothing here needs the box to be bounded, or not flat.
 *
 * In a plane, the separating axes are x, y and the segment's normal, where the segment is the number 0. With the axes turned
 * so that u = p(1) − p(0) has no negative part, the box's interval on the normal (−uᵢ, uⱼ) ends at two corners:
 *
 * ```text
 *        far j +-------+        nᵢ, nⱼ: from p(0) to the bounds that the segment comes to first
 *              |  box  |        fᵢ, fⱼ: to those that it comes to last
 *       near j +-------+        the ends: fⱼuᵢ − nᵢuⱼ (the corner near i, far j), and −(fᵢuⱼ − nⱼuᵢ)
 *          near i    far i
 * ```
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import {
  A,
  B,
  type Bounds3,
  END,
  loadStraight,
  relateBounds,
  relateSides,
  type Straight3,
} from "../foundation/straight.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`: each end of an interval is one such determinant. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** The bounds near and far of the box: two opposite corners, where the ends of the second core are. */
const NEAR = B;
const FAR = B + END;

/** How a segment lies to a box, as a code. */
export function relateBoxSegment(a: Bounds3, b: Straight3): Code {
  const { x1, y1, z1, x2, y2, z2 } = b;
  const lowX = Math.min(x1, x2);
  const lowY = Math.min(y1, y2);
  const lowZ = Math.min(z1, z2);
  const highX = Math.max(x1, x2);
  const highY = Math.max(y1, y2);
  const highZ = Math.max(z1, z2);
  // NaN ends here.
  if (!(a.minX <= highX && lowX <= a.maxX)) return DISJOINT;
  if (!(a.minY <= highY && lowY <= a.maxY)) return DISJOINT;
  if (!(a.minZ <= highZ && lowZ <= a.maxZ)) return DISJOINT;
  const ux = Math.abs(x2 - x1);
  const uy = Math.abs(y2 - y1);
  const uz = Math.abs(z2 - z1);
  const nearX = x2 < x1 ? x1 - a.maxX : a.minX - x1;
  const nearY = y2 < y1 ? y1 - a.maxY : a.minY - y1;
  const nearZ = z2 < z1 ? z1 - a.maxZ : a.minZ - z1;
  const farX = x2 < x1 ? x1 - a.minX : a.maxX - x1;
  const farY = y2 < y1 ? y1 - a.minY : a.maxY - y1;
  const farZ = z2 < z1 ? z1 - a.minZ : a.maxZ - z1;
  // NaN (0 · ∞) is uncertain.
  const xy = farY * ux - nearX * uy;
  const yx = farX * uy - nearY * ux;
  const yz = farZ * uy - nearY * uz;
  const zy = farY * uz - nearZ * uy;
  const zx = farX * uz - nearZ * ux;
  const xz = farZ * ux - nearX * uz;
  const boundXY = SIDE_ERROR * (Math.abs(farY * ux) + Math.abs(nearX * uy)) + UNDERFLOW_GUARD;
  const boundYX = SIDE_ERROR * (Math.abs(farX * uy) + Math.abs(nearY * ux)) + UNDERFLOW_GUARD;
  const boundYZ = SIDE_ERROR * (Math.abs(farZ * uy) + Math.abs(nearY * uz)) + UNDERFLOW_GUARD;
  const boundZY = SIDE_ERROR * (Math.abs(farY * uz) + Math.abs(nearZ * uy)) + UNDERFLOW_GUARD;
  const boundZX = SIDE_ERROR * (Math.abs(farX * uz) + Math.abs(nearZ * ux)) + UNDERFLOW_GUARD;
  const boundXZ = SIDE_ERROR * (Math.abs(farZ * ux) + Math.abs(nearX * uz)) + UNDERFLOW_GUARD;
  if (xy < -boundXY || yx < -boundYX || yz < -boundYZ || zy < -boundZY || zx < -boundZX || xz < -boundXZ) {
    return DISJOINT;
  }
  // A bit for each end of an interval that is not certain to lie beyond 0: low and high, plane by plane.
  const open =
    +!(yx > boundYX) |
    (+!(xy > boundXY) << 1) |
    (+!(zy > boundZY) << 2) |
    (+!(yz > boundYZ) << 3) |
    (+!(xz > boundXZ) << 4) |
    (+!(zx > boundZX) << 5);
  const inside = a.minX < highX && lowX < a.maxX && a.minY < highY && lowY < a.maxY && a.minZ < highZ && lowZ < a.maxZ;
  return open === 0 && inside ? OVERLAPPING : uncertain(a, b, open, inside);
}

/** The least relation on the three axes and the three normals, exactly; of the ends of the intervals, only the open ones. */
function uncertain(a: Bounds3, b: Straight3, open: number, inside: boolean): Code {
  loadStraight(A, b);
  registers[NEAR] = b.x2 < b.x1 ? a.maxX : a.minX;
  registers[NEAR + 1] = b.y2 < b.y1 ? a.maxY : a.minY;
  registers[NEAR + 2] = b.z2 < b.z1 ? a.maxZ : a.minZ;
  registers[NEAR + 3] = registers[NEAR] as number;
  registers[FAR] = b.x2 < b.x1 ? a.minX : a.maxX;
  registers[FAR + 1] = b.y2 < b.y1 ? a.minY : a.maxY;
  registers[FAR + 2] = b.z2 < b.z1 ? a.minZ : a.maxZ;
  registers[FAR + 3] = registers[FAR] as number;
  let code: Code = inside ? OVERLAPPING : relateBounds();
  for (let rest = open; rest !== 0 && code !== DISJOINT; ) {
    const plane = (31 - Math.clz32(rest)) >> 1;
    const ends = rest >> (2 * plane);
    // The mirrored axes: each turns the orientation around.
    const turned = isBackward(plane) !== isBackward(plane + 1);
    const low = ends & 1 ? side(plane, FAR, NEAR, turned, -1) : -1;
    const high = ends & 2 ? side(plane, NEAR, FAR, turned, 1) : 1;
    const along = relateSides(low, high);
    if (along < code) code = along;
    rest &= ~(3 << (2 * plane));
  }
  return code;
}

function isBackward(axis: number): boolean {
  return (registers[A + END + axis] as number) < (registers[A + axis] as number);
}

/**
 * The sign of one end of the box's interval in one of the planes xy, yz, zx: that of the corner whose coordinates are in
 * the two groups of registers given. An infinite coordinate lies `towards` the corner's own side, unless the normal has no
 * part along it; then any finite number serves in its place.
 */
function side(plane: number, first: number, second: number, turned: boolean, towards: Sign): Sign {
  const i = A + plane;
  const j = i + 1;
  const cornerI = registers[first + plane] as number;
  const cornerJ = registers[second + plane + 1] as number;
  const infiniteI = cornerI - cornerI !== 0;
  const infiniteJ = cornerJ - cornerJ !== 0;
  if (infiniteJ && registers[i] !== registers[i + END]) return towards;
  if (infiniteI && registers[j] !== registers[j + END]) return towards;
  registers[0] = infiniteI ? (registers[i] as number) : cornerI;
  registers[1] = infiniteJ ? (registers[j] as number) : cornerJ;
  // Turned around without a product: −0 is no small integer, and would be put on the heap.
  const orientation = orient2dAt(i, i + END, 0);
  return turned && orientation !== 0 ? (-orientation as Sign) : orientation;
}
