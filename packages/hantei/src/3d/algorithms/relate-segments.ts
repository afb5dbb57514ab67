/**
 * Segment against segment.
 *
 * Segments whose four ends lie in no plane are disjoint. For all others the relation is the least of those of their
 * shadows in the planes xy, yz and zx:
 *
 * - A shadow is a linear image, and the interior of a convex set's image is the image of its interior: what meets in space
 *   meets in every shadow, so none of the three is less than the truth.
 * - Where the plane of the four ends has a normal n, n has a component that is not 0, and the shadow along that axis is
 *   one-to-one on the plane: it shows the truth. Parallel segments on two lines, u and w not parallel, have such a plane.
 * - On one line, the shadow along some axis is one-to-one on that line; and points are equal where all shadows are.
 *
 * In a plane two convex sets have disjoint relative interiors where some axis separates them, and for two segments four are
 * enough: the normal of each, and x and y.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orientLines3d, VOLUME_ERROR } from "../../exact/lines3d/orient-lines.js";
import { orient2dAt, settleOrient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import { A, B, END, loadStraight, relateBounds, relateSides, type Straight3 } from "../foundation/straight.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`, and one more for the difference from the bound. */
const NORMAL_ERROR = 6 * UNIT_ROUNDOFF;

/** So near to 0 or to 1, a place on a line is taken for an end of its segment. */
const NEAR_END = 1e-9;

/** How two segments lie, as a code. */
export function relateSegments(a: Straight3, b: Straight3): Code {
  const ux = a.x2 - a.x1;
  const uy = a.y2 - a.y1;
  const uz = a.z2 - a.z1;
  const vx = b.x2 - b.x1;
  const vy = b.y2 - b.y1;
  const vz = b.z2 - b.z1;
  const wx = b.x1 - a.x1;
  const wy = b.y1 - a.y1;
  const wz = b.z1 - a.z1;
  const px = uy * vz;
  const qx = uz * vy;
  const py = uz * vx;
  const qy = ux * vz;
  const pz = ux * vy;
  const qz = uy * vx;
  const volume = wx * (px - qx) + wy * (py - qy) + wz * (pz - qz);
  const absX = Math.abs(wx);
  const absY = Math.abs(wy);
  const absZ = Math.abs(wz);
  const size =
    absX * (Math.abs(px) + Math.abs(qx)) + absY * (Math.abs(py) + Math.abs(qy)) + absZ * (Math.abs(pz) + Math.abs(qz));
  if (Math.abs(volume) > VOLUME_ERROR * size + UNDERFLOW_GUARD * (1 + absX + absY + absZ)) return DISJOINT;
  // NaN where a number is NaN, or where one overflowed.
  const isSound = volume - volume === 0;
  return isSound && shareAnEnd(a, b) && areTurned(a, b) ? TOUCHING : uncertain(a, b, isSound);
}

/** Whether an end of one segment is an end of the other: then that is the one point that two lines may have in common. */
function shareAnEnd(a: Straight3, b: Straight3): boolean {
  const { x1, y1, z1, x2, y2, z2 } = a;
  // Which two ends cannot be foreseen: no branch before the answer.
  const first = +(x1 === b.x1) & +(y1 === b.y1) & +(z1 === b.z1);
  const second = +(x2 === b.x2) & +(y2 === b.y2) & +(z2 === b.z2);
  const third = +(x1 === b.x2) & +(y1 === b.y2) & +(z1 === b.z2);
  const fourth = +(x2 === b.x1) & +(y2 === b.y1) & +(z2 === b.z1);
  return (first | second | third | fourth) !== 0;
}

/** Whether two segments are certainly not parallel: a component of u × v is certainly not 0. */
function areTurned(a: Straight3, b: Straight3): boolean {
  const ux = a.x2 - a.x1;
  const uy = a.y2 - a.y1;
  const uz = a.z2 - a.z1;
  const vx = b.x2 - b.x1;
  const vy = b.y2 - b.y1;
  const vz = b.z2 - b.z1;
  const px = uy * vz;
  const qx = uz * vy;
  const py = uz * vx;
  const qy = ux * vz;
  const pz = ux * vy;
  const qz = uy * vx;
  const aboutX = +(Math.abs(px - qx) > NORMAL_ERROR * (Math.abs(px) + Math.abs(qx)) + UNDERFLOW_GUARD);
  const aboutY = +(Math.abs(py - qy) > NORMAL_ERROR * (Math.abs(py) + Math.abs(qy)) + UNDERFLOW_GUARD);
  const aboutZ = +(Math.abs(pz - qz) > NORMAL_ERROR * (Math.abs(pz) + Math.abs(qz)) + UNDERFLOW_GUARD);
  return (aboutX | aboutY | aboutZ) !== 0;
}

/** @param isSound - Whether all numbers are known to be numbers. */
function uncertain(a: Straight3, b: Straight3, isSound: boolean): Code {
  loadStraight(A, a);
  loadStraight(B, b);
  if (isSound) {
    const code = relateAtEnd();
    if (code !== NO_END) return code;
  } else if (relateBounds() === DISJOINT) {
    // A plane in which there is no NaN does not show it.
    return DISJOINT;
  }
  const plane = planeOfLargestNormal();
  if (plane !== NO_PLANE) return relateInPlane(plane);
  let code = relateBounds();
  for (let shadow = 0; shadow < 3 && code !== DISJOINT; shadow++) {
    code = Math.min(code, relateAlong(A + shadow, B + shadow), relateAlong(B + shadow, A + shadow)) as Code;
  }
  return code !== DISJOINT && orientLines3d(A, B) !== 0 ? DISJOINT : code;
}

/** What is said where no end is proven to be where the lines meet. */
const NO_END = 2;

/**
 * Two segments whose lines meet in an end of one of them, and are certain not to be parallel: that end is all they have in common.
 *
 * Which end is a guess in doubles, which the exact part proves or drops. With n = u × v, the first line is nearest to the second at
 * a1 + s u, s = (w × v) · n / |n|², and the second to the first at b1 + t v, t = (w × u) · n / |n|²; ends are at 0 and 1.
 */
function relateAtEnd(): Code | typeof NO_END {
  const ax = registers[A] as number;
  const ay = registers[A + 1] as number;
  const az = registers[A + 2] as number;
  const bx = registers[B] as number;
  const by = registers[B + 1] as number;
  const bz = registers[B + 2] as number;
  const ux = (registers[A + END] as number) - ax;
  const uy = (registers[A + END + 1] as number) - ay;
  const uz = (registers[A + END + 2] as number) - az;
  const vx = (registers[B + END] as number) - bx;
  const vy = (registers[B + END + 1] as number) - by;
  const vz = (registers[B + END + 2] as number) - bz;
  const wx = bx - ax;
  const wy = by - ay;
  const wz = bz - az;
  const px = uy * vz;
  const qx = uz * vy;
  const py = uz * vx;
  const qy = ux * vz;
  const pz = ux * vy;
  const qz = uy * vx;
  const nx = px - qx;
  const ny = py - qy;
  const nz = pz - qz;
  const turnedX = +(Math.abs(nx) > NORMAL_ERROR * (Math.abs(px) + Math.abs(qx)) + UNDERFLOW_GUARD);
  const turnedY = +(Math.abs(ny) > NORMAL_ERROR * (Math.abs(py) + Math.abs(qy)) + UNDERFLOW_GUARD);
  const turnedZ = +(Math.abs(nz) > NORMAL_ERROR * (Math.abs(pz) + Math.abs(qz)) + UNDERFLOW_GUARD);
  const whole = nx * nx + ny * ny + nz * nz;
  const s = (wy * vz - wz * vy) * nx + (wz * vx - wx * vz) * ny + (wx * vy - wy * vx) * nz;
  const t = (wy * uz - wz * uy) * nx + (wz * ux - wx * uz) * ny + (wx * uy - wy * ux) * nz;
  const near = NEAR_END * whole;
  // Which end cannot be foreseen: a bit for each, and the last of them by its place.
  const ends =
    +(Math.abs(s) <= near) |
    (+(Math.abs(s - whole) <= near) << 1) |
    (+(Math.abs(t) <= near) << 2) |
    (+(Math.abs(t - whole) <= near) << 3);
  if (ends === 0 || (turnedX | turnedY | turnedZ) === 0) return NO_END;
  const place = 31 - Math.clz32(ends);
  const end = A + END * place;
  const line = place < 2 ? B : A;
  return isOnLine(line, end) ? (isWithin(line, end) ? TOUCHING : DISJOINT) : NO_END;
}

/** Whether a point is on a line, which is no point: so it is in two planes that share an axis along which the line is none. */
function isOnLine(line: number, point: number): boolean {
  const isAcross = registers[line] === registers[line + END];
  const axis = !isAcross ? 0 : registers[line + 1] !== registers[line + END + 1] ? 1 : 2;
  const other = axis === 0 ? 2 : axis - 1;
  return (
    settleOrient2dAt(line + axis, line + END + axis, point + axis) === 0 &&
    settleOrient2dAt(line + other, line + END + other, point + other) === 0
  );
}

/** Whether a point lies between the ends of a segment, or on one of them, on every axis. */
function isWithin(line: number, point: number): boolean {
  return (isBetween(line, point) & isBetween(line + 1, point + 1) & isBetween(line + 2, point + 2)) !== 0;
}

function isBetween(first: number, point: number): number {
  const p = registers[point] as number;
  const a = registers[first] as number;
  const b = registers[first + END] as number;
  return (+(a <= p) & +(p <= b)) | (+(b <= p) & +(p <= a));
}

const NO_PLANE = -1;

/** The plane (xy, yz or zx: 0 to 2) in which u × v is largest, if it is certain not to be 0 there. */
function planeOfLargestNormal(): number {
  let plane = NO_PLANE;
  let largest = 0;
  for (let i = 0; i < 3; i++) {
    const p =
      ((registers[A + END + i] as number) - (registers[A + i] as number)) *
      ((registers[B + END + i + 1] as number) - (registers[B + i + 1] as number));
    const q =
      ((registers[A + END + i + 1] as number) - (registers[A + i + 1] as number)) *
      ((registers[B + END + i] as number) - (registers[B + i] as number));
    const certain = Math.abs(p - q) - (NORMAL_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD);
    if (certain > largest) {
      largest = certain;
      plane = i;
    }
  }
  return plane;
}

/**
 * Segments that are not parallel, whose shadows in this plane are not, either: their lines' shadows meet in one point. If the
 * segments are in one plane, that shadow tells all. If they touch, it is in an end of one of them, and there the ends are in
 * one plane where that end lies on the other's line, which a second shadow shows.
 */
function relateInPlane(plane: number): Code {
  const b1 = orient2dAt(A + plane, A + END + plane, B + plane);
  const b2 = orient2dAt(A + plane, A + END + plane, B + END + plane);
  const alongA = relateSides(b1, b2);
  if (alongA === DISJOINT) return DISJOINT;
  const a1 = orient2dAt(B + plane, B + END + plane, A + plane);
  const a2 = orient2dAt(B + plane, B + END + plane, A + END + plane);
  const alongB = relateSides(a1, a2);
  if (alongB === DISJOINT) return DISJOINT;
  if (alongA === OVERLAPPING && alongB === OVERLAPPING) return orientLines3d(A, B) === 0 ? OVERLAPPING : DISJOINT;
  const line = alongA === TOUCHING ? A : B;
  const end = alongA === TOUCHING ? (b1 === 0 ? B : B + END) : a1 === 0 ? A : A + END;
  // The plane of the third axis and of one of these two along which the line is no point.
  const next = plane === 2 ? 0 : plane + 1;
  const second = registers[line + plane] !== registers[line + END + plane] ? 3 - plane - next : next;
  return orient2dAt(line + second, line + END + second, end + second) === 0 ? TOUCHING : DISJOINT;
}

/** The relation of the shadows of two segments on the normal of the first. */
function relateAlong(own: number, other: number): Code {
  return relateSides(orient2dAt(own, own + END, other), orient2dAt(own, own + END, other + END));
}
