import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { UNCERTAIN } from "../codes.js";

/**
 * Bound on what rounding may take from the product of two sides of `relateSegments`, relative to the square of T = X · Y there.
 *
 * Each side is at most T (1 + 10e), e the unit roundoff, and off by at most 6eT. Where the product of two exceeds 8eT², each of
 * them exceeds 7eT and so has the right sign. X is a sum of three sizes, whose square is at most three times the sum of their
 * squares, Y likewise: so T² is at most nine times the product of the two sums. Squares, because V8 takes longer for a size.
 */
const PRODUCT_ERROR = 72 * UNIT_ROUNDOFF;

/**
 * Added to each sum of squares. It covers what underflow takes from them, and keeps the bound above `UNDERFLOW_GUARD`: a
 * product above that leaves each side far above what underflow can take. A bound that overflows decides nothing.
 */
const LEAST = 1e-68;

/** More pairs than numbers of 32 bits can count go through in pieces. */
const MOST = 1073741824;

/**
 * Codes of the pairs of segments from `from` up to `to`; whether all are certain. The form is that of `relateSegments`: disjoint
 * where two sides surely have one sign, overlapping where both products are surely negative.
 *
 * Two pairs a turn: V8 looks up each column's length and place anew at every turn.
 */
export function segmentsTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  if (to > MOST) return inPieces(columns, out, from, to);
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = columns as readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let uncertain = 0;
  const end = to | 0;
  for (let i = from | 0; i < end; i = (i + 2) | 0) {
    // Of an odd number the last is its own neighbor.
    const j = ((i + 1) | 0) < end ? (i + 1) | 0 : i;
    const x = ax1[i] as number;
    const xx = ax1[j] as number;
    const y = ay1[i] as number;
    const yy = ay1[j] as number;
    const x3 = bx1[i] as number;
    const xx3 = bx1[j] as number;
    const y3 = by1[i] as number;
    const yy3 = by1[j] as number;
    const ux = (ax2[i] as number) - x;
    const uux = (ax2[j] as number) - xx;
    const uy = (ay2[i] as number) - y;
    const uuy = (ay2[j] as number) - yy;
    const vx = (bx2[i] as number) - x3;
    const vvx = (bx2[j] as number) - xx3;
    const vy = (by2[i] as number) - y3;
    const vvy = (by2[j] as number) - yy3;

    const wx = x3 - x;
    const wy = y3 - y;
    const k = ux * vy - uy * vx;
    const d1 = ux * wy - uy * wx;
    const d3 = wx * vy - wy * vx;
    const alongA = d1 * (d1 + k);
    const alongB = d3 * (d3 - k);
    const squares = (ux * ux + vx * vx + wx * wx + LEAST) * (uy * uy + vy * vy + wy * wy + LEAST);
    const bound = PRODUCT_ERROR * squares;
    let code = 1 - 2 * (+(alongA > 0) | +(alongB > 0));
    if (!(Math.abs(alongA) > bound && Math.abs(alongB) > bound)) {
      code = alongA > bound || alongB > bound ? -1 : UNCERTAIN;
      uncertain |= +(code === UNCERTAIN);
    }

    const wwx = xx3 - xx;
    const wwy = yy3 - yy;
    const kk = uux * vvy - uuy * vvx;
    const dd1 = uux * wwy - uuy * wwx;
    const dd3 = wwx * vvy - wwy * vvx;
    const alongAA = dd1 * (dd1 + kk);
    const alongBB = dd3 * (dd3 - kk);
    const squares2 = (uux * uux + vvx * vvx + wwx * wwx + LEAST) * (uuy * uuy + vvy * vvy + wwy * wwy + LEAST);
    const bound2 = PRODUCT_ERROR * squares2;
    let code2 = 1 - 2 * (+(alongAA > 0) | +(alongBB > 0));
    if (!(Math.abs(alongAA) > bound2 && Math.abs(alongBB) > bound2)) {
      code2 = alongAA > bound2 || alongBB > bound2 ? -1 : UNCERTAIN;
      uncertain |= +(code2 === UNCERTAIN);
    }

    out[i] = code;
    out[j] = code2;
  }
  return uncertain === 0;
}

function inPieces(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  let isDecided = true;
  for (let start = from; start < to; start += MOST) {
    const end = Math.min(start + MOST, to);
    const piece = columns.map((column) => column.subarray(start, end));
    const codes = new Int8Array(out.buffer, out.byteOffset + start, end - start);
    if (!segmentsTwin(piece, codes, 0, end - start)) isDecided = false;
  }
  return isDecided;
}
