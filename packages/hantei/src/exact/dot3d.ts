import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { compareThreeProducts, isExactDifference, UNDECIDED } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/**
 * Bound on the error of a sum of three products of differences, relative to the sum of the products' sizes: (1 + δ)³ for
 * each product, |δ| ≤ u, and two more for the sums: below 5.1u; scaling by the computed sizes loses at most 5u of it. 6u.
 */
const DOT_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * Whether the angle at a between b and c is acute: the exact sign of (b − a) · (c − a), in space.
 *
 * The points are triples of registers (x at the index given), all above 8; 0 to 5 are scratch.
 */
export function dot3dAt(a: number, b: number, c: number): Sign {
  const ux = (registers[b] as number) - (registers[a] as number);
  const uy = (registers[b + 1] as number) - (registers[a + 1] as number);
  const uz = (registers[b + 2] as number) - (registers[a + 2] as number);
  const wx = (registers[c] as number) - (registers[a] as number);
  const wy = (registers[c + 1] as number) - (registers[a + 1] as number);
  const wz = (registers[c + 2] as number) - (registers[a + 2] as number);
  const p = ux * wx;
  const q = uy * wy;
  const r = uz * wz;
  const dot = p + q + r;
  const bound = DOT_ERROR * (Math.abs(p) + Math.abs(q) + Math.abs(r)) + UNDERFLOW_GUARD;
  if (dot > bound) return 1;
  if (dot < -bound) return -1;
  registers[0] = ux;
  registers[1] = uy;
  registers[2] = uz;
  registers[3] = wx;
  registers[4] = wy;
  registers[5] = wz;
  if (areExactDifferences(b, a) && areExactDifferences(c, a)) {
    if (p === 0 && q === 0 && r === 0 && isZeroProduct(0) && isZeroProduct(1) && isZeroProduct(2)) return 0;
    registers[48] = ux;
    registers[49] = wx;
    registers[50] = uy;
    registers[51] = wy;
    registers[52] = -uz;
    registers[53] = wz;
    const sign = compareThreeProducts();
    if (sign !== UNDECIDED) return sign;
  }
  return exactSign(dot3d, 2, a, b, c);
}

/** Whether a factor of the product of registers i and i + 3 is 0, and not merely the product, by underflow. */
function isZeroProduct(i: number): boolean {
  return registers[i] === 0 || registers[i + 3] === 0;
}

/** True where the difference of two triples of registers is one of doubles. */
export function areExactDifferences(a: number, b: number): boolean {
  return isExactDifference(a, b) && isExactDifference(a + 1, b + 1) && isExactDifference(a + 2, b + 2);
}

function dot3d<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  const x = ring.product(ring.difference(ring.at(b), ring.at(a)), ring.difference(ring.at(c), ring.at(a)));
  const y = ring.product(
    ring.difference(ring.at(b + 1), ring.at(a + 1)),
    ring.difference(ring.at(c + 1), ring.at(a + 1)),
  );
  const z = ring.product(
    ring.difference(ring.at(b + 2), ring.at(a + 2)),
    ring.difference(ring.at(c + 2), ring.at(a + 2)),
  );
  return ring.sum(ring.sum(x, y), z);
}
