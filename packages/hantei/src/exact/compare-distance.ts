/**
 * Squared distances against squared radii, exactly. No root is taken: with both sides non-negative, comparing squares is
 * comparing lengths. Radii come in pairs because two round shapes meet where the distance is the sum of both, and that
 * sum, too, must not be rounded.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { compareProducts, compareThreeProducts, isExactDifference, isExactSum, UNDECIDED } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/**
 * Bound on the error of dx² + dy² − r² in doubles, relative to dx² + dy² + r². With unit roundoff e, dx, dy and r are each
 * off by (1 + δ), |δ| ≤ e, their squares by (1 + δ)³, the sum by one more, and the difference rounds once: 5e(1 + 4e).
 * Adding up and scaling the bound loses at most 4e of it. 6e covers all of it.
 */
export const DISTANCE_ERROR: number = 6 * UNIT_ROUNDOFF;

/** As `DISTANCE_ERROR`, with one square and one sum more: 6e(1 + 4e), and at most 5e of it lost. */
const DISTANCE_ERROR_3D = 7 * UNIT_ROUNDOFF;

/**
 * Bound on the error of (u × w)² − r²|u|² relative to (|ux·wy| + |uy·wx|)² + r²|u|². With unit roundoff e, the cross product
 * is off by at most 5e(|ux·wy| + |uy·wx|) (see `orient2d.ts`), its square by twice that and a little, r²|u|² by at most 6e
 * of itself, and the last difference by e: 11e(1 + 6e) in all; computing the bound loses at most 6e of it. 16e leaves room
 * for callers that choose their formula by a computed sign (`2d/pairs/circle-segment.ts`).
 */
export const LINE_ERROR: number = 16 * UNIT_ROUNDOFF;

/**
 * The exact sign of |a − b|² − (r + s)², in the plane: −1 where b is nearer to a than r + s.
 *
 * Registers 0 and 1 hold a, 2 and 3 hold b, 4 and 5 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareDistance2d(): Sign {
  // dx² + dy² against sum² is dy² against (sum − dx)(sum + dx): two products, if their factors are exact.
  const dx = (registers[0] as number) - (registers[2] as number);
  const dy = (registers[1] as number) - (registers[3] as number);
  const sum = (registers[4] as number) + (registers[5] as number);
  const distanceSquared = dx * dx + dy * dy;
  const radiusSquared = sum * sum;
  if (
    Math.abs(distanceSquared - radiusSquared) >
    DISTANCE_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD
  ) {
    return distanceSquared > radiusSquared ? 1 : -1;
  }
  registers[18] = sum;
  registers[19] = dx;
  if (
    isExactDifference(0, 2) &&
    isExactDifference(1, 3) &&
    isExactSum(4, 5) &&
    isExactDifference(18, 19) &&
    isExactSum(18, 19)
  ) {
    registers[20] = dy;
    registers[21] = dy;
    registers[22] = sum - dx;
    registers[23] = sum + dx;
    return compareProducts();
  }
  return exactSign(distance2d, 2, 0, 2, 4);
}

/**
 * The exact sign of |a − b|² − (r + s)², in space.
 *
 * Registers 0 to 2 hold a, 3 to 5 hold b, 6 and 7 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareDistance3d(): Sign {
  return compareDistance3dAt(0, 3, 6);
}

/** As `compareDistance3d`, with a, b and the radii in the registers from a, b and r on, none of them 18 or 19, or above 47. */
export function compareDistance3dAt(a: number, b: number, r: number): Sign {
  const dx = (registers[a] as number) - (registers[b] as number);
  const dy = (registers[a + 1] as number) - (registers[b + 1] as number);
  const dz = (registers[a + 2] as number) - (registers[b + 2] as number);
  const sum = (registers[r] as number) + (registers[r + 1] as number);
  const distanceSquared = dx * dx + dy * dy + dz * dz;
  const bound = DISTANCE_ERROR_3D * (distanceSquared + sum * sum) + UNDERFLOW_GUARD;
  if (Math.abs(distanceSquared - sum * sum) > bound) return distanceSquared > sum * sum ? 1 : -1;
  if (
    isExactDifference(a, b) &&
    isExactDifference(a + 1, b + 1) &&
    isExactDifference(a + 2, b + 2) &&
    isExactSum(r, r + 1)
  ) {
    // dx² + dy² + dz² against sum² are three products, if the factors of the last are exact.
    registers[18] = sum;
    registers[19] = dx;
    if (isExactDifference(18, 19) && isExactSum(18, 19)) {
      registers[48] = dy;
      registers[49] = dy;
      registers[50] = dz;
      registers[51] = dz;
      registers[52] = sum - dx;
      registers[53] = sum + dx;
      const sign = compareThreeProducts();
      if (sign !== UNDECIDED) return sign;
    }
  }
  return exactSign(distance3d, 2, a, b, r);
}

/**
 * The exact sign of ((b − a) × (c − a))² − (r + s)² |b − a|²: whether c is nearer than r + s to the line through a and b.
 *
 * Registers 0 and 1 hold a, 2 and 3 hold b, 4 and 5 hold c, 6 and 7 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareLineDistance2d(): Sign {
  const ux = (registers[2] as number) - (registers[0] as number);
  const uy = (registers[3] as number) - (registers[1] as number);
  const wx = (registers[4] as number) - (registers[0] as number);
  const wy = (registers[5] as number) - (registers[1] as number);
  const sum = (registers[6] as number) + (registers[7] as number);
  const p = ux * wy;
  const q = uy * wx;
  const rx = sum * ux;
  const ry = sum * uy;
  const left = (p - q) * (p - q);
  const right = rx * rx + ry * ry;
  const spread = Math.abs(p) + Math.abs(q);
  if (Math.abs(left - right) > LINE_ERROR * (spread * spread + right) + UNDERFLOW_GUARD) return left > right ? 1 : -1;
  // At most 24 significant bits each: all squares and products of two are exact.
  const short =
    Math.fround(ux) === ux &&
    Math.fround(uy) === uy &&
    Math.fround(wx) === wx &&
    Math.fround(wy) === wy &&
    Math.fround(sum) === sum;
  if (
    short &&
    isExactDifference(2, 0) &&
    isExactDifference(3, 1) &&
    isExactDifference(4, 0) &&
    isExactDifference(5, 1) &&
    isExactSum(6, 7)
  ) {
    // cross² against sum² · length² are two products, if their factors are.
    registers[20] = ux * wy;
    registers[21] = uy * wx;
    registers[22] = ux * ux;
    registers[23] = uy * uy;
    if (isExactDifference(20, 21) && isExactSum(22, 23)) {
      registers[20] = ux * wy - uy * wx;
      registers[21] = registers[20] as number;
      registers[22] = sum * sum;
      registers[23] = ux * ux + uy * uy;
      return compareProducts();
    }
  }
  return exactSign(lineDistance2d, 4, 0, 2, 4);
}

function square<T>(ring: Ring<T>, value: T): T {
  return ring.product(value, value);
}

function distance2d<T>(ring: Ring<T>, a: number, b: number, r: number): T {
  const dx = ring.difference(ring.at(a), ring.at(b));
  const dy = ring.difference(ring.at(a + 1), ring.at(b + 1));
  const radius = ring.sum(ring.at(r), ring.at(r + 1));
  return ring.difference(ring.sum(square(ring, dx), square(ring, dy)), square(ring, radius));
}

function distance3d<T>(ring: Ring<T>, a: number, b: number, r: number): T {
  const dz = ring.difference(ring.at(a + 2), ring.at(b + 2));
  return ring.sum(distance2d(ring, a, b, r), square(ring, dz));
}

function lineDistance2d<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  const ax = ring.at(a);
  const ay = ring.at(a + 1);
  const ux = ring.difference(ring.at(b), ax);
  const uy = ring.difference(ring.at(b + 1), ay);
  const wx = ring.difference(ring.at(c), ax);
  const wy = ring.difference(ring.at(c + 1), ay);
  const radius = ring.sum(ring.at(c + 2), ring.at(c + 3));
  const cross = ring.difference(ring.product(ux, wy), ring.product(uy, wx));
  const lengthSquared = ring.sum(square(ring, ux), square(ring, uy));
  return ring.difference(square(ring, cross), ring.product(square(ring, radius), lengthSquared));
}
