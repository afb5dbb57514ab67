/** Whether two lines of space meet. How lines lie in registers, and what u, v, w and n are, says `lines.ts`. */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { isOnGrid } from "../grid.js";
import { registers } from "../registers.js";
import { exactSign, type Ring } from "../ring.js";
import type { Sign } from "../sign.js";
import { areExactWays, dot, minor, way } from "./lines.js";

/**
 * Bound on the error of w · (u × v), relative to Σ |wᵢ| Nᵢ, where Nᵢ is the sum of the sizes of the two products in nᵢ.
 *
 * With unit roundoff e, differences are off by (1 + δ), |δ| ≤ e, products of two by (1 + δ)³, nᵢ by (1 + δ)⁴ on each of its
 * terms, times wᵢ by (1 + δ)⁶, the sum of three by two more: 8e(1 + 8e). Computing the sizes loses at most 8e of the bound.
 */
export const VOLUME_ERROR: number = 9 * UNIT_ROUNDOFF;
/** Six products of three numbers below 2¹⁶ add up to less than 2⁵³. */
const VOLUME_STEPS = 1 << 16;

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
