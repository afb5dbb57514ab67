import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { UNCERTAIN } from "../codes.js";

/**
 * Bound on what rounding may take from the product of two sides of `relateSegments`, relative to the square of T = X · Y there.
 *
 * Each side is at most T (1 + 10e), e the unit roundoff, and off by at most 6eT. Where the product of two exceeds 8eT², each of
 * them exceeds 7eT and so has the right sign. A T above 2⁵¹² has a square that is infinite, and decides nothing; below that, a
 * product above 2⁻⁵⁰⁰ leaves each side far above what underflow can take.
 */
const PRODUCT_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Codes of the pairs of segments from `from` up to `to`; how many are uncertain. The form is that of `relateSegments`: disjoint
 * where two sides surely have one sign, overlapping where both products are surely negative.
 */
export function segmentsTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): number {
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
  const [error, guard] = [PRODUCT_ERROR, UNDERFLOW_GUARD];
  let uncertain = 0;
  for (let i = from; i < to; i++) {
    const x = ax1[i] as number;
    const y = ay1[i] as number;
    const x3 = bx1[i] as number;
    const y3 = by1[i] as number;
    const ux = (ax2[i] as number) - x;
    const uy = (ay2[i] as number) - y;
    const vx = (bx2[i] as number) - x3;
    const vy = (by2[i] as number) - y3;
    const wx = x3 - x;
    const wy = y3 - y;
    const k = ux * vy - uy * vx;
    const d1 = ux * wy - uy * wx;
    const d3 = wx * vy - wy * vx;
    const alongA = d1 * (d1 + k);
    const alongB = d3 * (d3 - k);
    const size = (Math.abs(ux) + Math.abs(vx) + Math.abs(wx)) * (Math.abs(uy) + Math.abs(vy) + Math.abs(wy));
    const bound = error * (size * size) + guard;
    const apart = +(alongA > bound) | +(alongB > bound);
    const crossing = +(alongA < -bound) & +(alongB < -bound);
    out[i] = UNCERTAIN - crossing - 3 * apart;
    uncertain += 1 - crossing - apart;
  }
  return uncertain;
}
