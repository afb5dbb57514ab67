/**
 * Stage 1b: did plain doubles happen to make no error where it counts? Tile maps, pixels, clock times and most hand-made
 * scenes do: their differences are exact, and then rounding cannot reverse an order.
 *
 * Numbers are named by register and not handed over, so that no call boxes a double, whether it is inlined or not.
 */
import { UNIT_ROUNDOFF } from "../base/tolerances.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/** Products below this size are left to expansions: what rounding takes from them may be too small for a double. */
export const SMALLEST_PRODUCT = 1e-280;
/** Products from this size on may overflow when they are added, or when their factors' halves are multiplied. */
export const LARGEST_PRODUCT = 1e300;
/** 2²⁷ + 1: splits a double into two halves of 26 bits, whose products are exact (Dekker 1971). */
export const SPLITTER = 134217729;

/** True where the difference of the numbers in registers i and j is a double: then it goes back to both (Knuth's two-diff). */
export function isExactDifference(i: number, j: number): boolean {
  const a = registers[i] as number;
  const b = registers[j] as number;
  const difference = a - b;
  return difference + b === a && a - difference === b;
}

/** True where the sum of the numbers in registers i and j is a double. */
export function isExactSum(i: number, j: number): boolean {
  const a = registers[i] as number;
  const b = registers[j] as number;
  const sum = a + b;
  return sum - a === b && sum - b === a;
}

/**
 * The exact sign of a·b − c·d. Registers 20 to 23 hold a, b, c and d.
 *
 * Rounding to nearest is monotone: where the rounded products differ, the products differ the same way, even where they
 * under- or overflow. Where they are equal, what rounding took from each decides.
 */
export function compareProducts(): Sign {
  const a = registers[20] as number;
  const b = registers[21] as number;
  const c = registers[22] as number;
  const d = registers[23] as number;
  const p = a * b;
  const q = c * d;
  if (p > q) return 1;
  if (p < q) return -1;
  // Dekker's splitting, written out: V8 may leave a helper uninlined here, and then every double is boxed.
  const splitter = SPLITTER;
  let split = splitter * a;
  const aHigh = split - (split - a);
  split = splitter * b;
  const bHigh = split - (split - b);
  split = splitter * c;
  const cHigh = split - (split - c);
  split = splitter * d;
  const dHigh = split - (split - d);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  const cLow = c - cHigh;
  const dLow = d - dHigh;
  const pTail = aLow * bLow - (p - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  const qTail = cLow * dLow - (q - cHigh * dHigh - cLow * dHigh - cHigh * dLow);
  const size = Math.abs(p);
  if (size > SMALLEST_PRODUCT && size < LARGEST_PRODUCT) {
    if (pTail > qTail) return 1;
    if (pTail < qTail) return -1;
    // A factor too large to be split makes NaN of the tails.
    if (pTail === qTail) return 0;
  }
  return (a === 0 || b === 0) && (c === 0 || d === 0) ? 0 : exactSign(products, 2, 20, 22, 0);
}

/**
 * Bound on what comparing sums of products leaves out where their factors were rounded, relative to the products' sizes. With
 * unit roundoff e, what rounding took from a factor is at most e of it. Of up to four products, those of two such tails come to
 * e², rounding those of a tail and a factor and adding them up to 10e², and adding what is below 7e of the whole to 7e² more.
 * 32e² covers it, and what computing the bound loses.
 */
export const TAILS_ERROR: number = 32 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

function products<T>(ring: Ring<T>, p: number, q: number): T {
  return ring.difference(ring.product(ring.at(p), ring.at(p + 1)), ring.product(ring.at(q), ring.at(q + 1)));
}
