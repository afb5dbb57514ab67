/**
 * Two lines of space, each given by two points: whether they meet, how far they are apart, and where they are nearest.
 *
 * A line is named by its first register: x, y, z of its first point there, and x, y, z of its second from four registers
 * further on. With u and v the differences of the two points of each, and w from the first point of one to that of the
 * other, n = u × v is at right angles to both. Lines lie above register 23; 0 to 11 are scratch.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { compareDistance2d } from "./compare-distance.js";
import { areExactDifferences } from "./dot3d.js";
import { isExactSum } from "./exact-double.js";
import { isOnGrid } from "./grid.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";
import { compareWholeProducts, dotWhole, takeWhole } from "./whole-dots.js";

/**
 * Bound on the error of w · (u × v), relative to Σ |wᵢ| Nᵢ, where Nᵢ is the sum of the sizes of the two products in nᵢ.
 *
 * With unit roundoff e, differences are off by (1 + δ), |δ| ≤ e, products of two by (1 + δ)³, nᵢ by (1 + δ)⁴ on each of its
 * terms, times wᵢ by (1 + δ)⁶, the sum of three by two more: 8e(1 + 8e). Computing the sizes loses at most 8e of the bound.
 */
export const VOLUME_ERROR: number = 9 * UNIT_ROUNDOFF;
/** Six products of three numbers below 2¹⁶ add up to less than 2⁵³. */
const VOLUME_STEPS = 1 << 16;

/**
 * Bound on the error of (w · u)(v · v) − (w · v)(u · v) relative to the same with all products positive: each dot product
 * is off by (1 + δ)⁵, two of them by 10, their product by one, the difference by one: 12e(1 + 12e), and as much of it
 * lost. 20e has room to spare.
 */
const FOOT_ERROR = 20 * UNIT_ROUNDOFF;

/**
 * Bound on the error of |u × w|² − r²|u|² relative to Σ Nᵢ² + r²|u|². Each component of the cross product is off by at most
 * 4e(1 + 2e) of its Nᵢ, its square by 9e + …, the sum by two more; r²|u|² by 10e; the last difference by one: 12e(1 + 12e);
 * computing the bound loses at most 12e of it. 24e leaves room for callers that choose their formula by a computed sign
 * (`3d/algorithms/relate-ball-straight.ts`).
 */
export const LINE_ERROR_3D: number = 24 * UNIT_ROUNDOFF;

/** Bound on the error of nᵢ, relative to Nᵢ: 4e(1 + 2e), see above. */
const NORMAL_ERROR = 5 * UNIT_ROUNDOFF;
/** 1 + 32e: more than all roundings of a square of a sum of three, each way. */
const OUTWARD = 1 + 32 * UNIT_ROUNDOFF;
/** (6 · 2²¹)² is less than 2⁵³: a product of three numbers below 2⁷, six times, squared. */
const GAP_STEPS = 1 << 7;

/** The exact sign of (b1 − a1) · ((a2 − a1) × (b2 − b1)): 0 where the two lines lie in one plane. */
export function orientLines3d(a: number, b: number): Sign {
  const ux = (registers[a + 4] as number) - (registers[a] as number);
  const uy = (registers[a + 5] as number) - (registers[a + 1] as number);
  const uz = (registers[a + 6] as number) - (registers[a + 2] as number);
  const vx = (registers[b + 4] as number) - (registers[b] as number);
  const vy = (registers[b + 5] as number) - (registers[b + 1] as number);
  const vz = (registers[b + 6] as number) - (registers[b + 2] as number);
  const wx = (registers[b] as number) - (registers[a] as number);
  const wy = (registers[b + 1] as number) - (registers[a + 1] as number);
  const wz = (registers[b + 2] as number) - (registers[a + 2] as number);
  const volume = wx * (uy * vz - uz * vy) + wy * (uz * vx - ux * vz) + wz * (ux * vy - uy * vx);
  const bound =
    VOLUME_ERROR *
      (Math.abs(wx) * (Math.abs(uy * vz) + Math.abs(uz * vy)) +
        Math.abs(wy) * (Math.abs(uz * vx) + Math.abs(ux * vz)) +
        Math.abs(wz) * (Math.abs(ux * vy) + Math.abs(uy * vx))) +
    // What underflows in n is multiplied by w.
    UNDERFLOW_GUARD * (1 + Math.abs(wx) + Math.abs(wy) + Math.abs(wz));
  if (volume > bound) return 1;
  if (volume < -bound) return -1;
  registers[0] = ux;
  registers[1] = uy;
  registers[2] = uz;
  registers[3] = vx;
  registers[4] = vy;
  registers[5] = vz;
  registers[6] = wx;
  registers[7] = wy;
  registers[8] = wz;
  if (areExactWays(a, b) && isOnGrid(9, VOLUME_STEPS)) return volume > 0 ? 1 : volume < 0 ? -1 : 0;
  return exactSign(volume3d, 4, a, b, 0);
}

/**
 * Where on line `own` the point nearest to line `other` lies, as seen from the point `end` of `own`: 1 beyond it in the
 * line's own direction, −1 before it, 0 at it or where the lines are parallel. Exact.
 *
 * With d the direction of own, o that of other, and w from end to the other line, the nearest point is end + s d, and s is
 * ((w · d)(o · o) − (w · o)(d · o)) / |d × o|².
 */
export function footSide3d(own: number, other: number, end: number): Sign {
  const dx = (registers[own + 4] as number) - (registers[own] as number);
  const dy = (registers[own + 5] as number) - (registers[own + 1] as number);
  const dz = (registers[own + 6] as number) - (registers[own + 2] as number);
  const ox = (registers[other + 4] as number) - (registers[other] as number);
  const oy = (registers[other + 5] as number) - (registers[other + 1] as number);
  const oz = (registers[other + 6] as number) - (registers[other + 2] as number);
  const wx = (registers[other] as number) - (registers[end] as number);
  const wy = (registers[other + 1] as number) - (registers[end + 1] as number);
  const wz = (registers[other + 2] as number) - (registers[end + 2] as number);
  const wd = wx * dx + wy * dy + wz * dz;
  const wo = wx * ox + wy * oy + wz * oz;
  const dDotO = dx * ox + dy * oy + dz * oz;
  const oo = ox * ox + oy * oy + oz * oz;
  const sizeWd = Math.abs(wx * dx) + Math.abs(wy * dy) + Math.abs(wz * dz);
  const sizeWo = Math.abs(wx * ox) + Math.abs(wy * oy) + Math.abs(wz * oz);
  const sizeDo = Math.abs(dx * ox) + Math.abs(dy * oy) + Math.abs(dz * oz);
  const foot = wd * oo - wo * dDotO;
  // What underflows in one dot product is multiplied by another.
  const bound = FOOT_ERROR * (sizeWd * oo + sizeWo * sizeDo) + UNDERFLOW_GUARD * (1 + sizeWd + oo + sizeWo + sizeDo);
  if (foot > bound) return 1;
  if (foot < -bound) return -1;
  registers[0] = dx;
  registers[1] = dy;
  registers[2] = dz;
  registers[3] = 0;
  registers[4] = ox;
  registers[5] = oy;
  registers[6] = oz;
  registers[7] = 0;
  registers[8] = wx;
  registers[9] = wy;
  registers[10] = wz;
  registers[11] = 0;
  if (
    areExactDifferences(own + 4, own) &&
    areExactDifferences(other + 4, other) &&
    areExactDifferences(other, end) &&
    takeWhole(0) &&
    takeWhole(1) &&
    takeWhole(2)
  ) {
    dotWhole(2, 0, 0);
    dotWhole(1, 1, 1);
    dotWhole(2, 1, 2);
    dotWhole(0, 1, 3);
    return compareWholeProducts(0, 1, 2, 3);
  }
  return exactSign(foot3d, 4, own, other, end);
}

/**
 * The exact sign of |u × (c − a)|² − (r + s)² |u|²: whether the point c is nearer than r + s to the line a, which is no
 * point. The radii r ≥ 0 and s ≥ 0 are in the registers `radii` and the next.
 */
export function compareLineDistance3d(a: number, c: number, radii: number): Sign {
  const ux = (registers[a + 4] as number) - (registers[a] as number);
  const uy = (registers[a + 5] as number) - (registers[a + 1] as number);
  const uz = (registers[a + 6] as number) - (registers[a + 2] as number);
  const wx = (registers[c] as number) - (registers[a] as number);
  const wy = (registers[c + 1] as number) - (registers[a + 1] as number);
  const wz = (registers[c + 2] as number) - (registers[a + 2] as number);
  const sum = (registers[radii] as number) + (registers[radii + 1] as number);
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const left = nx * nx + ny * ny + nz * nz;
  // The radius goes into u before squaring: its square alone may underflow.
  const rx = sum * ux;
  const ry = sum * uy;
  const rz = sum * uz;
  const right = rx * rx + ry * ry + rz * rz;
  const sizeX = Math.abs(uy * wz) + Math.abs(uz * wy);
  const sizeY = Math.abs(uz * wx) + Math.abs(ux * wz);
  const sizeZ = Math.abs(ux * wy) + Math.abs(uy * wx);
  const bound = LINE_ERROR_3D * (sizeX * sizeX + sizeY * sizeY + sizeZ * sizeZ + right) + UNDERFLOW_GUARD;
  if (Math.abs(left - right) > bound) return left > right ? 1 : -1;
  if (+(ux === 0) + +(uy === 0) + +(uz === 0) === 2) {
    // Along an axis: the other two coordinates and the radii tell.
    const first = ux === 0 ? 0 : 1;
    const second = uz === 0 ? 2 : 1;
    registers[0] = registers[a + first] as number;
    registers[1] = registers[a + second] as number;
    registers[2] = registers[c + first] as number;
    registers[3] = registers[c + second] as number;
    registers[4] = registers[radii] as number;
    registers[5] = registers[radii + 1] as number;
    return compareDistance2d();
  }
  registers[0] = ux;
  registers[1] = uy;
  registers[2] = uz;
  registers[3] = 0;
  registers[4] = wx;
  registers[5] = wy;
  registers[6] = wz;
  registers[7] = sum;
  if (
    areExactDifferences(a + 4, a) &&
    areExactDifferences(c, a) &&
    isExactSum(radii, radii + 1) &&
    takeWhole(0) &&
    takeWhole(1)
  ) {
    return compareTakenLine();
  }
  return exactSign(lineDistance3d, 4, a, c, radii);
}

/** The sign of |u × w|² − r² |u|² of the vectors u, 0 and w, r that were taken: |u × w|² is |u|² |w|² − (u · w)² (Lagrange). */
function compareTakenLine(): Sign {
  dotWhole(0, 0, 0);
  dotWhole(1, 1, 1);
  dotWhole(0, 1, 2);
  return compareWholeProducts(0, 1, 2, 2);
}

/**
 * The exact sign of (w · n)² − (r + s)² |n|²: whether the lines a and b, which are not parallel, are nearer than r + s to
 * each other. Radii as above.
 */
export function compareLinesDistance3d(a: number, b: number, radii: number): Sign {
  const ux = (registers[a + 4] as number) - (registers[a] as number);
  const uy = (registers[a + 5] as number) - (registers[a + 1] as number);
  const uz = (registers[a + 6] as number) - (registers[a + 2] as number);
  const vx = (registers[b + 4] as number) - (registers[b] as number);
  const vy = (registers[b + 5] as number) - (registers[b + 1] as number);
  const vz = (registers[b + 6] as number) - (registers[b + 2] as number);
  const wx = (registers[b] as number) - (registers[a] as number);
  const wy = (registers[b + 1] as number) - (registers[a + 1] as number);
  const wz = (registers[b + 2] as number) - (registers[a + 2] as number);
  const sum = (registers[radii] as number) + (registers[radii + 1] as number);
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const sizeX = Math.abs(uy * vz) + Math.abs(uz * vy);
  const sizeY = Math.abs(uz * vx) + Math.abs(ux * vz);
  const sizeZ = Math.abs(ux * vy) + Math.abs(uy * vx);
  // Between two bounds each: how far n may be from what was computed, and w · n.
  const errorX = NORMAL_ERROR * sizeX + UNDERFLOW_GUARD;
  const errorY = NORMAL_ERROR * sizeY + UNDERFLOW_GUARD;
  const errorZ = NORMAL_ERROR * sizeZ + UNDERFLOW_GUARD;
  const volume = Math.abs(wx * nx + wy * ny + wz * nz);
  const volumeError =
    VOLUME_ERROR * (Math.abs(wx) * sizeX + Math.abs(wy) * sizeY + Math.abs(wz) * sizeZ) +
    UNDERFLOW_GUARD * (1 + Math.abs(wx) + Math.abs(wy) + Math.abs(wz));
  const farX = sum * (Math.abs(nx) + errorX);
  const farY = sum * (Math.abs(ny) + errorY);
  const farZ = sum * (Math.abs(nz) + errorZ);
  const least = Math.max(0, volume - volumeError);
  if (least * least > (farX * farX + farY * farY + farZ * farZ) * OUTWARD + UNDERFLOW_GUARD) return 1;
  const nearX = sum * Math.max(0, Math.abs(nx) - errorX);
  const nearY = sum * Math.max(0, Math.abs(ny) - errorY);
  const nearZ = sum * Math.max(0, Math.abs(nz) - errorZ);
  const most = volume + volumeError;
  if (most * most * OUTWARD + UNDERFLOW_GUARD < nearX * nearX + nearY * nearY + nearZ * nearZ) return -1;
  // A bit for each axis at right angles to a line.
  const zerosA = +(ux === 0) | (+(uy === 0) << 1) | (+(uz === 0) << 2);
  const zerosB = +(vx === 0) | (+(vy === 0) << 1) | (+(vz === 0) << 2);
  const across = zerosA & zerosB;
  if (across !== 0 && (Math.abs(nx) > errorX || Math.abs(ny) > errorY || Math.abs(nz) > errorZ)) {
    // Certainly not parallel, and both at right angles to an axis, one only: along it they are as far apart as they are.
    const axis = across >> 1;
    registers[0] = registers[a + axis] as number;
    registers[1] = 0;
    registers[2] = registers[b + axis] as number;
    registers[3] = 0;
    registers[4] = registers[radii] as number;
    registers[5] = registers[radii + 1] as number;
    return compareDistance2d();
  }
  if (areExactWays(a, b) && isExactSum(radii, radii + 1)) {
    const isAlongB = isAlongAxis(zerosB);
    const zeros = isAlongB ? zerosB : zerosA;
    if (isAlongAxis(zeros)) {
      // One of them is along an axis: seen along that, it is a point, and the other a line (or a point, which is not taken).
      const axis = (7 - zeros) >> 1;
      registers[0] = isAlongB ? ux : vx;
      registers[1] = isAlongB ? uy : vy;
      registers[2] = isAlongB ? uz : vz;
      registers[3] = 0;
      registers[4] = wx;
      registers[5] = wy;
      registers[6] = wz;
      registers[7] = sum;
      registers[axis] = 0;
      registers[4 + axis] = 0;
      if (takeWhole(0) && takeWhole(1)) return compareTakenLine();
    }
    registers[0] = ux;
    registers[1] = uy;
    registers[2] = uz;
    registers[3] = vx;
    registers[4] = vy;
    registers[5] = vz;
    registers[6] = wx;
    registers[7] = wy;
    registers[8] = wz;
    registers[9] = sum;
    if (isOnGrid(10, GAP_STEPS)) {
      const gap = volume * volume - sum * sum * (nx * nx + ny * ny + nz * nz);
      return gap > 0 ? 1 : gap < 0 ? -1 : 0;
    }
  }
  return exactSign(linesDistance3d, 6, a, b, radii);
}

/** Whether a direction goes along an axis, by the bits of the axes along which it has nothing: two of the three. */
function isAlongAxis(zeros: number): boolean {
  return zeros === 3 || zeros === 5 || zeros === 6;
}

/** True where u, v and w are differences without a rounding. */
function areExactWays(a: number, b: number): boolean {
  return areExactDifferences(a + 4, a) && areExactDifferences(b + 4, b) && areExactDifferences(b, a);
}

/*
 * The formulas. No arrays: on expansions they must make no garbage.
 */

/** One coordinate of the way from p to q. */
function way<T>(ring: Ring<T>, p: number, q: number): T {
  return ring.difference(ring.at(q), ring.at(p));
}

/** One component of a cross product. */
function minor<T>(ring: Ring<T>, ai: T, aj: T, bi: T, bj: T): T {
  return ring.difference(ring.product(ai, bj), ring.product(aj, bi));
}

function dot<T>(ring: Ring<T>, ax: T, ay: T, az: T, bx: T, by: T, bz: T): T {
  return ring.sum(ring.sum(ring.product(ax, bx), ring.product(ay, by)), ring.product(az, bz));
}

function volume3d<T>(ring: Ring<T>, a: number, b: number): T {
  const ux = way(ring, a, a + 4);
  const uy = way(ring, a + 1, a + 5);
  const uz = way(ring, a + 2, a + 6);
  const vx = way(ring, b, b + 4);
  const vy = way(ring, b + 1, b + 5);
  const vz = way(ring, b + 2, b + 6);
  const nx = minor(ring, uy, uz, vy, vz);
  const ny = minor(ring, uz, ux, vz, vx);
  const nz = minor(ring, ux, uy, vx, vy);
  return dot(ring, nx, ny, nz, way(ring, a, b), way(ring, a + 1, b + 1), way(ring, a + 2, b + 2));
}

function foot3d<T>(ring: Ring<T>, own: number, other: number, end: number): T {
  const dx = way(ring, own, own + 4);
  const dy = way(ring, own + 1, own + 5);
  const dz = way(ring, own + 2, own + 6);
  const ox = way(ring, other, other + 4);
  const oy = way(ring, other + 1, other + 5);
  const oz = way(ring, other + 2, other + 6);
  const wx = way(ring, end, other);
  const wy = way(ring, end + 1, other + 1);
  const wz = way(ring, end + 2, other + 2);
  return ring.difference(
    ring.product(dot(ring, ox, oy, oz, ox, oy, oz), dot(ring, wx, wy, wz, dx, dy, dz)),
    ring.product(dot(ring, wx, wy, wz, ox, oy, oz), dot(ring, dx, dy, dz, ox, oy, oz)),
  );
}

/** The square of the sum of two radii. */
function reachSquared<T>(ring: Ring<T>, radii: number): T {
  const reach = ring.sum(ring.at(radii), ring.at(radii + 1));
  return ring.product(reach, reach);
}

function lineDistance3d<T>(ring: Ring<T>, a: number, c: number, radii: number): T {
  const ux = way(ring, a, a + 4);
  const uy = way(ring, a + 1, a + 5);
  const uz = way(ring, a + 2, a + 6);
  const wx = way(ring, a, c);
  const wy = way(ring, a + 1, c + 1);
  const wz = way(ring, a + 2, c + 2);
  const nx = minor(ring, uy, uz, wy, wz);
  const ny = minor(ring, uz, ux, wz, wx);
  const nz = minor(ring, ux, uy, wx, wy);
  return ring.difference(
    dot(ring, nx, ny, nz, nx, ny, nz),
    ring.product(dot(ring, ux, uy, uz, ux, uy, uz), reachSquared(ring, radii)),
  );
}

function linesDistance3d<T>(ring: Ring<T>, a: number, b: number, radii: number): T {
  const ux = way(ring, a, a + 4);
  const uy = way(ring, a + 1, a + 5);
  const uz = way(ring, a + 2, a + 6);
  const vx = way(ring, b, b + 4);
  const vy = way(ring, b + 1, b + 5);
  const vz = way(ring, b + 2, b + 6);
  const nx = minor(ring, uy, uz, vy, vz);
  const ny = minor(ring, uz, ux, vz, vx);
  const nz = minor(ring, ux, uy, vx, vy);
  const volume = dot(ring, nx, ny, nz, way(ring, a, b), way(ring, a + 1, b + 1), way(ring, a + 2, b + 2));
  return ring.difference(
    ring.product(volume, volume),
    ring.product(dot(ring, nx, ny, nz, nx, ny, nz), reachSquared(ring, radii)),
  );
}
