/**
 * The exact stages: a formula is written once, over any ring, and evaluated by whichever arithmetic can hold it.
 *
 * 1. A kernel first tries plain doubles with a proven error bound. Most calls end there and never come here.
 * 2. `expansions`: sums of doubles, exact while nothing over- or underflows. No allocation.
 * 3. `integers`: BigInt, for every other finite double. Allocates, and is slow; only extreme magnitudes reach it.
 *
 * A formula reads its numbers from `registers` and names them by index. Doubles handed to a function that is not inlined
 * are boxed on the heap; integers are not, so the exact path makes no garbage.
 */
import { expansionSign, expansions, resetExpansions } from "./expansion.js";
import { integers, loadIntegers } from "./integer.js";
import { registers } from "./registers.js";
import type { Sign } from "./sign.js";

/** The arithmetic a formula needs. Division and roots are not in it: no predicate of ours needs them. */
export interface Ring<T> {
  /** The double in `registers[index]`. */
  at(index: number): T;
  sum(a: T, b: T): T;
  difference(a: T, b: T): T;
  product(a: T, b: T): T;
}

/** A homogeneous polynomial in the registers; `i`, `j`, `k` say where its arguments lie. */
export type Formula = <T>(ring: Ring<T>, i: number, j: number, k: number) => T;

/**
 * For a polynomial of degree d every input must be 0 or lie in [lowest, highest): then the last bit of any product of d
 * inputs is at least 2⁻¹⁰⁷⁴ (an input's own last bit is 2⁻⁵² below its size) and no sum of them reaches 2¹⁰²³, nor any
 * factor the 2⁹⁹⁶ at which Dekker's splitting overflows. Indexed by degree / 2.
 */
const LOWEST: readonly number[] = [0, 3e-136, 6e-61, 2e-35];
const HIGHEST: readonly number[] = [0, 3e144, 1e72, 1e48];

/**
 * The exact sign of `formula`, of degree 2, 4 or 6, over the first `count` registers (all finite, all its inputs).
 */
export function exactSign(formula: Formula, degree: number, count: number, i: number, j: number, k: number): Sign {
  if (holdsExpansions(degree >> 1, count)) {
    resetExpansions();
    return expansionSign(formula(expansions, i, j, k));
  }
  loadIntegers(count);
  const value = formula(integers, i, j, k);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

function holdsExpansions(halfDegree: number, count: number): boolean {
  const lowest = LOWEST[halfDegree] as number;
  const highest = HIGHEST[halfDegree] as number;
  for (let index = 0; index < count; index++) {
    const size = Math.abs(registers[index] as number);
    if (size !== 0 && !(size >= lowest && size < highest)) return false;
  }
  return true;
}
