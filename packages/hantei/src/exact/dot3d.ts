import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { isExactDifference, LARGEST_PRODUCT, SMALLEST_PRODUCT, SPLITTER, TAILS_ERROR } from "./exact-double.js";
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
 * The points are triples of registers (x at the index given).
 */
export function dot3dAt(a: number, b: number, c: number): Sign {
  const ax = registers[a] as number;
  const ay = registers[a + 1] as number;
  const az = registers[a + 2] as number;
  const bx = registers[b] as number;
  const by = registers[b + 1] as number;
  const bz = registers[b + 2] as number;
  const cx = registers[c] as number;
  const cy = registers[c + 1] as number;
  const cz = registers[c + 2] as number;
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const wx = cx - ax;
  const wy = cy - ay;
  const wz = cz - az;
  const p = ux * wx;
  const q = uy * wy;
  const r = uz * wz;
  const level = p + q;
  const large = level + r;
  const size = Math.abs(p) + Math.abs(q) + Math.abs(r);
  const bound = DOT_ERROR * size + UNDERFLOW_GUARD;
  if (large > bound) return 1;
  if (large < -bound) return -1;
  if (
    (Math.abs(p) > SMALLEST_PRODUCT || ux === 0 || wx === 0) &&
    (Math.abs(q) > SMALLEST_PRODUCT || uy === 0 || wy === 0) &&
    (Math.abs(r) > SMALLEST_PRODUCT || uz === 0 || wz === 0) &&
    size < LARGEST_PRODUCT
  ) {
    // What rounding took from each factor (Knuth), from each product (Dekker), and from their sums. It is added up, with a note
    // of all that rounding takes from that; where this is nothing, the last sum has the sign of the whole.
    const uxPart = bx - ux;
    const uyPart = by - uy;
    const uzPart = bz - uz;
    const wxPart = cx - wx;
    const wyPart = cy - wy;
    const wzPart = cz - wz;
    const uxTail = bx - (ux + uxPart) + (uxPart - ax);
    const uyTail = by - (uy + uyPart) + (uyPart - ay);
    const uzTail = bz - (uz + uzPart) + (uzPart - az);
    const wxTail = cx - (wx + wxPart) + (wxPart - ax);
    const wyTail = cy - (wy + wyPart) + (wyPart - ay);
    const wzTail = cz - (wz + wzPart) + (wzPart - az);
    let split = SPLITTER * ux;
    const uxHigh = split - (split - ux);
    split = SPLITTER * uy;
    const uyHigh = split - (split - uy);
    split = SPLITTER * uz;
    const uzHigh = split - (split - uz);
    split = SPLITTER * wx;
    const wxHigh = split - (split - wx);
    split = SPLITTER * wy;
    const wyHigh = split - (split - wy);
    split = SPLITTER * wz;
    const wzHigh = split - (split - wz);
    const uxLow = ux - uxHigh;
    const uyLow = uy - uyHigh;
    const uzLow = uz - uzHigh;
    const wxLow = wx - wxHigh;
    const wyLow = wy - wyHigh;
    const wzLow = wz - wzHigh;
    const pTail = uxLow * wxLow - (p - uxHigh * wxHigh - uxLow * wxHigh - uxHigh * wxLow);
    const qTail = uyLow * wyLow - (q - uyHigh * wyHigh - uyLow * wyHigh - uyHigh * wyLow);
    const rTail = uzLow * wzLow - (r - uzHigh * wzHigh - uzLow * wzHigh - uzHigh * wzLow);
    const qPart = level - p;
    const levelTail = p - (level - qPart) + (q - qPart);
    const rPart = large - level;
    const largeTail = level - (large - rPart) + (r - rPart);
    const first = pTail + qTail;
    const firstPart = first - pTail;
    const second = levelTail + largeTail;
    const secondPart = second - levelTail;
    const third = first + rTail;
    const thirdPart = third - first;
    const rest = third + second;
    const restPart = rest - third;
    const lost =
      Math.abs(pTail - (first - firstPart) + (qTail - firstPart)) +
      Math.abs(levelTail - (second - secondPart) + (largeTail - secondPart)) +
      Math.abs(first - (third - thirdPart) + (rTail - thirdPart)) +
      Math.abs(third - (rest - restPart) + (second - restPart));
    const tails = ux * wxTail + wx * uxTail + (uy * wyTail + wy * uyTail) + (uz * wzTail + wz * uzTail);
    const rounded =
      Math.abs(uxTail) + Math.abs(uyTail) + Math.abs(uzTail) + Math.abs(wxTail) + Math.abs(wyTail) + Math.abs(wzTail);
    const left = 2 * lost + (rounded === 0 ? 0 : TAILS_ERROR * size);
    const sign = large + (rest + tails);
    if (left === 0) return sign > 0 ? 1 : sign < 0 ? -1 : 0;
    if (sign > left) return 1;
    if (sign < -left) return -1;
  }
  return exactSign(dot3d, 2, a, b, c);
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
