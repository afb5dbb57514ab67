import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";

import { compareProducts, PRODUCTS, signOfSum, UNDECIDED } from "./exact-double.js";
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
  // Stage 1b: what rounding took from the four factors (two-diff, Knuth). Mostly nothing: then their products tell.
  const uxPart = bx - ux;
  const uyPart = by - uy;
  const wxPart = cx - wx;
  const wyPart = cy - wy;
  const uxTail = bx - (ux + uxPart) + (uxPart - ax);
  const uyTail = by - (uy + uyPart) + (uyPart - ay);
  const wxTail = cx - (wx + wxPart) + (wxPart - ax);
  const wyTail = cy - (wy + wyPart) + (wyPart - ay);
  if (Math.abs(uxTail) + Math.abs(uyTail) + Math.abs(wxTail) + Math.abs(wyTail) === 0) {
    // At most 24 bits each, as on tile maps: products without error.
    if (Math.fround(ux) === ux && Math.fround(uy) === uy && Math.fround(wx) === wx && Math.fround(wy) === wy)
      return p > -q ? 1 : p < -q ? -1 : 0;
    registers[20] = ux;
    registers[21] = wx;
    registers[22] = -uy;
    registers[23] = wy;
    return compareProducts();
  }
  registers[PRODUCTS] = ux;
  registers[PRODUCTS + 1] = uxTail;
  registers[PRODUCTS + 2] = wx;
  registers[PRODUCTS + 3] = wxTail;
  registers[PRODUCTS + 4] = uy;
  registers[PRODUCTS + 5] = uyTail;
  registers[PRODUCTS + 6] = wy;
  registers[PRODUCTS + 7] = wyTail;
  const sign = signOfSum(2);
  return sign === UNDECIDED ? exactSign(dot, 2, a, b, c) : sign;
}

function dot<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  const ax = ring.at(a);
  const ay = ring.at(a + 1);
  return ring.sum(
    ring.product(ring.difference(ring.at(b), ax), ring.difference(ring.at(c), ax)),
    ring.product(ring.difference(ring.at(b + 1), ay), ring.difference(ring.at(c + 1), ay)),
  );
}
