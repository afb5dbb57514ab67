import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { compareProducts } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/**
 * Bound on the error of a determinant of two products of differences, relative to the sum of the products' sizes.
 *
 * With unit roundoff u, each difference is off by a factor (1 + δ), |δ| ≤ u, each product by (1 + δ)³, so the two products
 * are off by at most (3u + 3u² + u³)(|p| + |q|) together; their difference adds u(|p| + |q|)(1 + 3u + …). That is below
 * 4.1u; computing |p| + |q| and the bound itself loses at most another 5u of it. 5u covers all of it.
 */
const DETERMINANT_ERROR = 5 * UNIT_ROUNDOFF;

/**
 * Which side of the line through a and b the point c lies on: the exact sign of (b − a) × (c − a).
 *
 * The points are pairs of registers (x at the index given, y after it).
 *
 * @returns 1 where a, b, c turn counter-clockwise (y up), −1 clockwise, 0 where they are collinear.
 */
export function orient2dAt(a: number, b: number, c: number): Sign {
  const ax = registers[a] as number;
  const ay = registers[a + 1] as number;
  const bx = registers[b] as number;
  const by = registers[b + 1] as number;
  const cx = registers[c] as number;
  const cy = registers[c + 1] as number;
  const ux = bx - ax;
  const uy = by - ay;
  const wx = cx - ax;
  const wy = cy - ay;
  const p = ux * wy;
  const q = uy * wx;

  // Stage 1: p − q is certain.
  const bound = DETERMINANT_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
  if (p - q > bound) return 1;
  if (q - p > bound) return -1;
  return settleOrient2dAt(a, b, c);
}

/** As `orient2dAt`, for callers who know that plain doubles cannot tell. */
export function settleOrient2dAt(a: number, b: number, c: number): Sign {
  const ax = registers[a] as number;
  const ay = registers[a + 1] as number;
  const bx = registers[b] as number;
  const by = registers[b + 1] as number;
  const cx = registers[c] as number;
  const cy = registers[c + 1] as number;
  const ux = bx - ax;
  const uy = by - ay;
  const wx = cx - ax;
  const wy = cy - ay;
  // Stage 1b: what is exact goes back and forth. Mostly all four factors are: then their products tell.
  if (
    ux + ax === bx &&
    bx - ux === ax &&
    uy + ay === by &&
    by - uy === ay &&
    wx + ax === cx &&
    cx - wx === ax &&
    wy + ay === cy &&
    cy - wy === ay
  ) {
    registers[20] = ux;
    registers[21] = wy;
    registers[22] = uy;
    registers[23] = wx;
    return compareProducts();
  }
  // Vertices in common are the most frequent zeros. And a computed difference is 0 only where the numbers are equal, so that a
  // product with such a factor is exactly 0.
  if (cx === bx && cy === by) return 0;
  if ((ux === 0 || wy === 0) && (uy === 0 || wx === 0)) return 0;
  return exactSign(cross, 2, a, b, c);
}

/**
 * The exact sign of (b − a) × (c − a), for any six finite doubles, subnormal to 1e308.
 *
 * @returns 1 where a, b, c turn counter-clockwise (y up), −1 clockwise, 0 where they are collinear.
 */
export function orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign {
  registers[0] = ax;
  registers[1] = ay;
  registers[2] = bx;
  registers[3] = by;
  registers[4] = cx;
  registers[5] = cy;
  return orient2dAt(0, 2, 4);
}

function cross<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  const ax = ring.at(a);
  const ay = ring.at(a + 1);
  return ring.difference(
    ring.product(ring.difference(ring.at(b), ax), ring.difference(ring.at(c + 1), ay)),
    ring.product(ring.difference(ring.at(b + 1), ay), ring.difference(ring.at(c), ax)),
  );
}
