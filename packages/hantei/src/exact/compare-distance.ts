/**
 * Squared distances against squared radii, exactly. No root is taken: with both sides non-negative, comparing squares is
 * comparing lengths. Radii come in pairs because two round shapes meet where the distance is the sum of both, and that
 * sum, too, must not be rounded.
 */
import { isShortDifference } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/**
 * The exact sign of |a − b|² − (r + s)², in the plane: −1 where b is nearer to a than r + s.
 *
 * Registers 0 and 1 hold a, 2 and 3 hold b, 4 and 5 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareDistance2d(): Sign {
  const ax = registers[0] as number;
  const ay = registers[1] as number;
  const bx = registers[2] as number;
  const by = registers[3] as number;
  const r = registers[4] as number;
  const s = registers[5] as number;
  const dx = ax - bx;
  const dy = ay - by;
  const sum = r + s;
  if (isShortDifference(ax, bx, dx) && isShortDifference(ay, by, dy) && isShortDifference(r, -s, sum)) {
    const sign = compareSumOfSquares(dx * dx, dy * dy, sum * sum);
    if (sign !== 0) return sign;
    if (isExactSum(dx * dx, dy * dy)) return 0;
  }
  return exactSign(distance2d, 2, 6, 0, 2, 4);
}

/**
 * The exact sign of |a − b|² − (r + s)², in space.
 *
 * Registers 0 to 2 hold a, 3 to 5 hold b, 6 and 7 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareDistance3d(): Sign {
  const ax = registers[0] as number;
  const ay = registers[1] as number;
  const az = registers[2] as number;
  const bx = registers[3] as number;
  const by = registers[4] as number;
  const bz = registers[5] as number;
  const r = registers[6] as number;
  const s = registers[7] as number;
  const dx = ax - bx;
  const dy = ay - by;
  const dz = az - bz;
  const sum = r + s;
  if (
    isShortDifference(ax, bx, dx) &&
    isShortDifference(ay, by, dy) &&
    isShortDifference(az, bz, dz) &&
    isShortDifference(r, -s, sum)
  ) {
    const plane = dx * dx + dy * dy;
    if (isExactSum(dx * dx, dy * dy)) {
      const sign = compareSumOfSquares(plane, dz * dz, sum * sum);
      if (sign !== 0) return sign;
      if (isExactSum(plane, dz * dz)) return 0;
    }
  }
  return exactSign(distance3d, 2, 8, 0, 3, 6);
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
  const r = registers[6] as number;
  const s = registers[7] as number;
  const sum = r + s;
  if (
    isShortDifference(registers[2] as number, registers[0] as number, ux) &&
    isShortDifference(registers[3] as number, registers[1] as number, uy) &&
    isShortDifference(registers[4] as number, registers[0] as number, wx) &&
    isShortDifference(registers[5] as number, registers[1] as number, wy) &&
    isShortDifference(r, -s, sum)
  ) {
    // p, q, |u|² and the sum's square are exact so far; each further product is where both factors are short.
    const cross = ux * wy - uy * wx;
    const lengthSquared = ux * ux + uy * uy;
    const radiusSquared = sum * sum;
    if (
      isShortDifference(ux * wy, uy * wx, cross) &&
      isShortDifference(ux * ux, -(uy * uy), lengthSquared) &&
      Math.fround(radiusSquared) === radiusSquared
    ) {
      const left = cross * cross;
      const right = radiusSquared * lengthSquared;
      return left > right ? 1 : left < right ? -1 : 0;
    }
  }
  return exactSign(lineDistance2d, 4, 8, 0, 2, 4);
}

/**
 * The sign of x + y − z for exact non-negative doubles; 0 also where only the rounding of x + y makes it equal to z.
 * Rounding is monotone: where the rounded sum is above z, the sum itself is.
 */
function compareSumOfSquares(x: number, y: number, z: number): Sign {
  const sum = x + y;
  return sum > z ? 1 : sum < z ? -1 : 0;
}

/** True where x + y is a double (Knuth's two-sum leaves no tail). */
function isExactSum(x: number, y: number): boolean {
  const sum = x + y;
  const yPart = sum - x;
  return x - (sum - yPart) + (y - yPart) === 0;
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
