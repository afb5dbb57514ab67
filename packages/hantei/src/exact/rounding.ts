/**
 * Sums and differences rounded outward, for bounds that must hold what they bound.
 *
 * The neighbor of a double comes from arithmetic alone: S. M. Rump, P. Zimmermann, S. Boldo, G. Melquiond, "Computing
 * predecessor and successor in rounding to nearest" (2009), algorithm 1: adding φ|x| + η, with φ = 2⁻⁵³(1 + 2⁻⁵²) and η
 * the least positive double, steps at least one double up, and exactly one but for a narrow range near 2⁻¹⁰²².
 */
import { UNIT_ROUNDOFF } from "../base/tolerances.js";

const PHI = UNIT_ROUNDOFF * (1 + Number.EPSILON);

/** The least double at or above a + b, or a little more near 2⁻¹⁰²²; Infinity where that overflows. */
export function sumUp(a: number, b: number): number {
  const sum = a + b;
  return twoSumTail(a, b, sum) > 0 ? sum + (PHI * Math.abs(sum) + Number.MIN_VALUE) : sum;
}

/** The largest double at or below a − b, or a little less near 2⁻¹⁰²²; −Infinity where that overflows. */
export function differenceDown(a: number, b: number): number {
  const difference = a - b;
  return twoSumTail(a, -b, difference) < 0 ? difference - (PHI * Math.abs(difference) + Number.MIN_VALUE) : difference;
}

/** What rounding took from a + b; NaN where the sum overflowed. */
function twoSumTail(a: number, b: number, sum: number): number {
  const bPart = sum - a;
  return a - (sum - bPart) + (b - bPart);
}
