/**
 * Squared distances against squared radii, exactly. No root is taken: with both sides non-negative, comparing squares is
 * comparing lengths. Radii come in pairs because two round shapes meet where the distance is the sum of both, and that
 * sum, too, must not be rounded.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { compareProducts, LARGEST_PRODUCT, SMALLEST_PRODUCT, SPLITTER, TAILS_ERROR } from "./exact-double.js";
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
  const ax = registers[0] as number;
  const ay = registers[1] as number;
  const bx = registers[2] as number;
  const by = registers[3] as number;
  const r = registers[4] as number;
  const s = registers[5] as number;
  const dx = ax - bx;
  const dy = ay - by;
  const sum = r + s;
  // dx² + dy² against sum² is dy² against (sum − dx)(sum + dx), and all of these are mostly exact: such go back and forth.
  const low = sum - dx;
  const high = sum + dx;
  if (
    dx + bx === ax &&
    ax - dx === bx &&
    dy + by === ay &&
    ay - dy === by &&
    sum - r === s &&
    sum - s === r &&
    low + dx === sum &&
    sum - low === dx &&
    high - dx === sum &&
    high - sum === dx
  ) {
    registers[20] = dy;
    registers[21] = dy;
    registers[22] = low;
    registers[23] = high;
    return compareProducts();
  }
  const distanceSquared = dx * dx + dy * dy;
  const radiusSquared = sum * sum;
  if (
    Math.abs(distanceSquared - radiusSquared) >
    DISTANCE_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD
  ) {
    return distanceSquared > radiusSquared ? 1 : -1;
  }
  return exactSign(distance2d, 2, 0, 2, 4);
}

/** Squares below this size are left to expansions: above it, what underflow can spoil is nothing beside them. */
const SMALLEST_TIE = 1e-140;

/**
 * Cuts sides of at most about s into parts whose products need no rounding, where all are multiples of about 2⁻⁵⁰ s, as what
 * comes from a grid is. With N = 2²⁸ s and u half of N's last bit, 2⁻²⁶ s < u ≤ 2⁻²⁵ s:
 *
 * - v + N − N is v to a multiple of u, of at most 2²⁶ such, so that squares and their sums, near a tie about s², are below
 *   2⁵³ u². What is left of v is at most 2u.
 * - What is left is a multiple of g = 2⁻²⁴ u if adding 2⁻²⁴ N and taking it away leaves it as it is. A product of both parts is
 *   then a multiple of u·g, and the sum of four below 2⁵³ of them (Cauchy and Schwarz).
 * - Near a tie these two sums, one twice, make up for each other but for a few u², so that their own sum is exact. What the last
 *   sum adds is a multiple of g², at most 16u², below 2⁵³ of them; and a last sum, rounded or not, has the right sign.
 */
const SPREAD = 268435456;
/** 2⁻²⁴ · SPREAD. */
const FINE = 16;

/**
 * The exact sign of |a − b|² − (r + s)², in space.
 *
 * Registers 0 to 2 hold a, 3 to 5 hold b, 6 and 7 hold the radii r ≥ 0 and s ≥ 0.
 */
export function compareDistance3d(): Sign {
  return compareDistance3dAt(0, 3, 6);
}

/** As `compareDistance3d`, with a, b and the radii in the registers from a, b and r on. */
export function compareDistance3dAt(a: number, b: number, r: number): Sign {
  const ax = registers[a] as number;
  const ay = registers[a + 1] as number;
  const az = registers[a + 2] as number;
  const bx = registers[b] as number;
  const by = registers[b + 1] as number;
  const bz = registers[b + 2] as number;
  const r1 = registers[r] as number;
  const r2 = registers[r + 1] as number;
  const dx = ax - bx;
  const dy = ay - by;
  const dz = az - bz;
  const sum = r1 + r2;
  const x2 = dx * dx;
  const y2 = dy * dy;
  const z2 = dz * dz;
  const level = x2 + y2;
  const distanceSquared = level + z2;
  const radiusSquared = sum * sum;
  if (
    Math.abs(distanceSquared - radiusSquared) >
    DISTANCE_ERROR_3D * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD
  ) {
    return distanceSquared > radiusSquared ? 1 : -1;
  }
  const isOfSize = radiusSquared > SMALLEST_TIE && radiusSquared < LARGEST_PRODUCT;
  // High and low parts of the sides, as `SPREAD` has them.
  const spread = SPREAD * sum;
  const xHigh = dx + spread - spread;
  const yHigh = dy + spread - spread;
  const zHigh = dz + spread - spread;
  const sHigh = sum + spread - spread;
  const xLow = dx - xHigh;
  const yLow = dy - yHigh;
  const zLow = dz - zHigh;
  const sLow = sum - sHigh;
  const fine = FINE * sum;
  if (
    isOfSize &&
    dx + bx === ax &&
    ax - dx === bx &&
    dy + by === ay &&
    ay - dy === by &&
    dz + bz === az &&
    az - dz === bz &&
    sum - r1 === r2 &&
    sum - r2 === r1 &&
    xLow + fine - fine === xLow &&
    yLow + fine - fine === yLow &&
    zLow + fine - fine === zLow &&
    sLow + fine - fine === sLow
  ) {
    const high = xHigh * xHigh + yHigh * yHigh + zHigh * zHigh - sHigh * sHigh;
    const middle = xHigh * xLow + yHigh * yLow + zHigh * zLow - sHigh * sLow;
    const sign = high + 2 * middle + (xLow * xLow + yLow * yLow + zLow * zLow - sLow * sLow);
    return sign > 0 ? 1 : sign < 0 ? -1 : 0;
  }
  // What rounding took from the sides (Knuth).
  const dxPart = ax - dx;
  const dyPart = ay - dy;
  const dzPart = az - dz;
  const sumPart = sum - r1;
  const dxTail = ax - (dx + dxPart) + (dxPart - bx);
  const dyTail = ay - (dy + dyPart) + (dyPart - by);
  const dzTail = az - (dz + dzPart) + (dzPart - bz);
  const sumTail = r1 - (sum - sumPart) + (r2 - sumPart);
  if (
    (x2 > SMALLEST_PRODUCT || dx === 0) &&
    (y2 > SMALLEST_PRODUCT || dy === 0) &&
    (z2 > SMALLEST_PRODUCT || dz === 0) &&
    isOfSize
  ) {
    // As in `dot3d.ts`. The last difference is exact, its sides being within a factor of two (Sterbenz 1974).
    let split = SPLITTER * dx;
    const dxHigh = split - (split - dx);
    split = SPLITTER * dy;
    const dyHigh = split - (split - dy);
    split = SPLITTER * dz;
    const dzHigh = split - (split - dz);
    split = SPLITTER * sum;
    const sumHigh = split - (split - sum);
    const dxLow = dx - dxHigh;
    const dyLow = dy - dyHigh;
    const dzLow = dz - dzHigh;
    const sumLow = sum - sumHigh;
    const xTail = dxLow * dxLow - (x2 - dxHigh * dxHigh - 2 * dxLow * dxHigh);
    const yTail = dyLow * dyLow - (y2 - dyHigh * dyHigh - 2 * dyLow * dyHigh);
    const zTail = dzLow * dzLow - (z2 - dzHigh * dzHigh - 2 * dzLow * dzHigh);
    const nearTail = sumLow * sumLow - (radiusSquared - sumHigh * sumHigh - 2 * sumLow * sumHigh);
    const yPart = level - x2;
    const levelTail = x2 - (level - yPart) + (y2 - yPart);
    const zPart = distanceSquared - level;
    const farTail = level - (distanceSquared - zPart) + (z2 - zPart);
    const first = xTail + yTail;
    const firstPart = first - xTail;
    const second = zTail - nearTail;
    const secondPart = zTail - second;
    const third = levelTail + farTail;
    const thirdPart = third - levelTail;
    const fourth = first + second;
    const fourthPart = fourth - first;
    const rest = fourth + third;
    const restPart = rest - fourth;
    const lost =
      Math.abs(xTail - (first - firstPart) + (yTail - firstPart)) +
      Math.abs(zTail - (second + secondPart) + (secondPart - nearTail)) +
      Math.abs(levelTail - (third - thirdPart) + (farTail - thirdPart)) +
      Math.abs(first - (fourth - fourthPart) + (second - fourthPart)) +
      Math.abs(fourth - (rest - restPart) + (third - restPart));
    const tails = 2 * (dx * dxTail + dy * dyTail + dz * dzTail - sum * sumTail);
    const isRounded = Math.abs(dxTail) + Math.abs(dyTail) + Math.abs(dzTail) + Math.abs(sumTail) !== 0;
    const left = 2 * lost + (isRounded ? TAILS_ERROR * (distanceSquared + radiusSquared) : 0);
    const sign = distanceSquared - radiusSquared + (rest + tails);
    if (left === 0) return sign > 0 ? 1 : sign < 0 ? -1 : 0;
    if (sign > left) return 1;
    if (sign < -left) return -1;
  }
  return exactSign(distance3d, 2, a, b, r);
}

/**
 * The exact sign of ((b − a) × (c − a))² − (r + s)² |b − a|²: whether c is nearer than r + s to the line through a and b.
 *
 * Registers a to a + 3 hold a and b, c and c + 1 hold c, r and r + 1 the radii r ≥ 0 and s ≥ 0. For callers who know that plain
 * doubles cannot tell.
 */
export function compareLineDistance2d(a: number, c: number, r: number): Sign {
  return exactSign(lineDistance2d, 4, a, c, r);
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

function lineDistance2d<T>(ring: Ring<T>, a: number, c: number, r: number): T {
  const ax = ring.at(a);
  const ay = ring.at(a + 1);
  const ux = ring.difference(ring.at(a + 2), ax);
  const uy = ring.difference(ring.at(a + 3), ay);
  const wx = ring.difference(ring.at(c), ax);
  const wy = ring.difference(ring.at(c + 1), ay);
  const radius = ring.sum(ring.at(r), ring.at(r + 1));
  const cross = ring.difference(ring.product(ux, wy), ring.product(uy, wx));
  const lengthSquared = ring.sum(square(ring, ux), square(ring, uy));
  return ring.difference(square(ring, cross), ring.product(square(ring, radius), lengthSquared));
}
