/** How far a point is from a line of space. How lines lie in registers, and what u, v, w and n are, says `lines.ts`. */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d } from "../compare-distance.js";
import { areExactDifferences } from "../dot3d.js";
import { isExactSum } from "../exact-double.js";
import { registers } from "../registers.js";
import { exactSign, type Ring } from "../ring.js";
import type { Sign } from "../sign.js";
import { compareWholeProducts, dotWhole, takeWhole } from "../whole-dots.js";
import { dot, minor, reachSquared, way } from "./lines.js";

/**
 * Bound on the error of |u × w|² − r²|u|² relative to Σ Nᵢ² + r²|u|². Each component of the cross product is off by at most
 * 4e(1 + 2e) of its Nᵢ, its square by 9e + …, the sum by two more; r²|u|² by 10e; the last difference by one: 12e(1 + 12e);
 * computing the bound loses at most 12e of it. 24e leaves room for callers that choose their formula by a computed sign
 * (`3d/algorithms/relate-ball-straight.ts`).
 */
export const LINE_ERROR_3D: number = 24 * UNIT_ROUNDOFF;

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
export function compareTakenLine(): Sign {
  dotWhole(0, 0, 0);
  dotWhole(1, 1, 1);
  dotWhole(0, 1, 2);
  return compareWholeProducts(0, 1, 2, 2);
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
