/** How far two lines of space are apart. How lines lie in registers, and what u, v, w and n are, says `lines.ts`. */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d } from "../compare-distance.js";
import { isExactSum } from "../exact-double.js";
import { isOnGrid } from "../grid.js";
import { registers } from "../registers.js";
import { exactSign, type Ring } from "../ring.js";
import type { Sign } from "../sign.js";
import { takeWhole } from "../whole-dots.js";
import { compareTakenLine } from "./line-to-point.js";
import { areExactWays, dot, minor, reachSquared, way } from "./lines.js";
import { VOLUME_ERROR } from "./orient-lines.js";

/** Bound on the error of nᵢ, relative to Nᵢ: 4e(1 + 2e), as `VOLUME_ERROR` derives it. */
const NORMAL_ERROR = 5 * UNIT_ROUNDOFF;
/** 1 + 32e: more than all roundings of a square of a sum of three, each way. */
const OUTWARD = 1 + 32 * UNIT_ROUNDOFF;
/** (6 · 2²¹)² is less than 2⁵³: a product of three numbers below 2⁷, six times, squared. */
const GAP_STEPS = 1 << 7;

/**
 * The exact sign of (w · n)² − (r + s)² |n|²: whether the lines a and b, which are not parallel, are nearer than r + s to
 * each other. The radii r ≥ 0 and s ≥ 0 are in the registers `radii` and the next.
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
