/**
 * Stage 1b: did plain doubles happen to make no error where it counts? Tile maps, pixels, clock times and most hand-made
 * scenes do: their differences are exact, and then rounding cannot reverse an order.
 *
 * Numbers are named by register and not handed over, so that no call boxes a double, whether it is inlined or not.
 */
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/** Products below this size may have lost bits to underflow: 2⁻⁹⁶⁹, 53 binary places above the least normal double. */
const SMALLEST_PRODUCT = 2e-292;
/** Products from this size on, 2¹⁰²³, may have overflowed, or overflow when their factors' halves are multiplied. */
const LARGEST_PRODUCT = 8.98e307;
/** Factors from this size on may overflow when they are split: 2⁹⁹⁶, 27 binary places below the largest double. */
const LARGEST_FACTOR = 6e299;
/** 2²⁷ + 1: splits a double into two halves of 26 bits, whose products are exact (Dekker 1971). */
const SPLITTER = 134217729;

/** True where the difference of the numbers in registers i and j is a double. */
export function isExactDifference(i: number, j: number): boolean {
  // Two-diff (Knuth): a − b = difference + tail, exactly; a tail of NaN (overflow) is not 0 either.
  const a = registers[i] as number;
  const b = registers[j] as number;
  const difference = a - b;
  const bPart = a - difference;
  const aPart = difference + bPart;
  return a - aPart + (bPart - b) === 0;
}

/** True where the sum of the numbers in registers i and j is a double. */
export function isExactSum(i: number, j: number): boolean {
  // Two-sum (Knuth).
  const a = registers[i] as number;
  const b = registers[j] as number;
  const sum = a + b;
  const bPart = sum - a;
  const aPart = sum - bPart;
  return a - aPart + (b - bPart) === 0;
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
  // Factors of at most 24 bits, as tile maps have: their products fit into 53, and a float's exponents cannot underflow here.
  if (Math.fround(a) === a && Math.fround(b) === b && Math.fround(c) === c && Math.fround(d) === d) return 0;
  const largest = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  if (!(Math.abs(p) > SMALLEST_PRODUCT && Math.abs(p) < LARGEST_PRODUCT && largest < LARGEST_FACTOR)) {
    const zeros = (a === 0 || b === 0) && (c === 0 || d === 0);
    return zeros ? 0 : exactSign(products, 2, 20, 22, 0);
  }
  // Dekker's splitting, written out: V8 may leave a helper uninlined here, and then every double is boxed.
  let split = SPLITTER * a;
  const aHigh = split - (split - a);
  split = SPLITTER * b;
  const bHigh = split - (split - b);
  split = SPLITTER * c;
  const cHigh = split - (split - c);
  split = SPLITTER * d;
  const dHigh = split - (split - d);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  const cLow = c - cHigh;
  const dLow = d - dHigh;
  const pTail = aLow * bLow - (p - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  const qTail = cLow * dLow - (q - cHigh * dHigh - cLow * dHigh - cHigh * dLow);
  return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
}

/** What `compareThreeProducts` says where doubles cannot tell. */
export const UNDECIDED = 2;

/**
 * The exact sign of a·b + c·d − e·f, or UNDECIDED. Registers 48 to 53 hold a to f; 54 to 56 are scratch.
 *
 * The products are taken without error, as two doubles each; what their large parts leave over and the small parts are added
 * up, and where none of those sums rounds, the sign of the whole is that of one last sum, which rounding cannot turn.
 */
export function compareThreeProducts(): Sign | typeof UNDECIDED {
  const p = (registers[48] as number) * (registers[49] as number);
  const q = (registers[50] as number) * (registers[51] as number);
  const r = (registers[52] as number) * (registers[53] as number);
  if (!(writeTail(48, 54) && writeTail(50, 55) && writeTail(52, 56))) return UNDECIDED;
  const sum = p + q;
  const qPart = sum - p;
  const sumTail = p - (sum - qPart) + (q - qPart);
  const difference = sum - r;
  const rPart = sum - difference;
  const differenceTail = sum - (difference + rPart) + (rPart - r);
  // Each step of this sum with what it rounds away.
  let rest = sumTail;
  let lost = 0;
  for (let tail = 54; tail < 57; tail++) {
    const term = tail === 56 ? -(registers[tail] as number) : (registers[tail] as number);
    const next = rest + term;
    const part = next - rest;
    lost += Math.abs(rest - (next - part) + (term - part));
    rest = next;
  }
  const total = rest + differenceTail;
  const part = total - rest;
  lost += Math.abs(rest - (total - part) + (differenceTail - part));
  if (lost !== 0) return UNDECIDED;
  const sign = difference + total;
  return sign > 0 ? 1 : sign < 0 ? -1 : 0;
}

/** Writes what rounding took from the product of the registers `factor` and `factor` + 1; false where that cannot be known. */
function writeTail(factor: number, into: number): boolean {
  const a = registers[factor] as number;
  const b = registers[factor + 1] as number;
  const product = a * b;
  registers[into] = 0;
  if (a === 0 || b === 0) return true;
  const size = Math.abs(product);
  if (!(size > SMALLEST_PRODUCT && size < LARGEST_PRODUCT / 4)) return false;
  if (!(Math.abs(a) < LARGEST_FACTOR && Math.abs(b) < LARGEST_FACTOR)) return false;
  let split = SPLITTER * a;
  const aHigh = split - (split - a);
  split = SPLITTER * b;
  const bHigh = split - (split - b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  registers[into] = aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  return true;
}

function products<T>(ring: Ring<T>, p: number, q: number): T {
  return ring.difference(ring.product(ring.at(p), ring.at(p + 1)), ring.product(ring.at(q), ring.at(q + 1)));
}
