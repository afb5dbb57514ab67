import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";

import { compareProducts, isExactDifference } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/** As for the determinant in `orient2d.ts`: the same two products of differences, added instead of subtracted. */
const DOT_ERROR = 5 * UNIT_ROUNDOFF;

/**
 * Whether the angle at a between b and c is acute: the exact sign of (b − a) · (c − a).
 *
 * The points are pairs of registers (x at the index given, y after it).
 */
export function dot2dAt(a: number, b: number, c: number): Sign {
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
  const p = ux * wx;
  const q = uy * wy;

  // Stage 1: p + q is certain.
  const bound = DOT_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
  if (p + q > bound) return 1;
  if (p + q < -bound) return -1;
  // Stage 1b: the four factors are exact, and only their products may not be.
  if (
    isExactDifference(b, a) &&
    isExactDifference(c, a) &&
    isExactDifference(b + 1, a + 1) &&
    isExactDifference(c + 1, a + 1)
  ) {
    registers[20] = ux;
    registers[21] = wx;
    registers[22] = -uy;
    registers[23] = wy;
    return compareProducts();
  }
  return exactSign(dot, 2, a, b, c);
}

function dot<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  const ax = ring.at(a);
  const ay = ring.at(a + 1);
  return ring.sum(
    ring.product(ring.difference(ring.at(b), ax), ring.difference(ring.at(c), ax)),
    ring.product(ring.difference(ring.at(b + 1), ay), ring.difference(ring.at(c + 1), ay)),
  );
}
