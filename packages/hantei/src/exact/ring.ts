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
import { beginExpansions, expansionSign, expansions, expansionsHold } from "./expansion.js";
import { integers } from "./integer.js";
import type { Sign } from "./sign.js";

/** The arithmetic a formula needs. Division and roots are not in it: no predicate of ours needs them. */
export interface Ring<T> {
  /** The double in `registers[index]`, finite. */
  at(index: number): T;
  sum(a: T, b: T): T;
  difference(a: T, b: T): T;
  product(a: T, b: T): T;
}

/** A homogeneous polynomial in the registers; `i`, `j`, `k` say where its arguments lie. */
export type Formula = <T>(ring: Ring<T>, i: number, j: number, k: number) => T;

/** The exact sign of `formula`, of a degree up to `degree` (2, 4 or 6), for finite registers. */
export function exactSign(formula: Formula, degree: number, i: number, j: number, k: number): Sign {
  beginExpansions(degree);
  const expansion = formula(expansions, i, j, k);
  if (expansionsHold()) return expansionSign(expansion);
  const value = formula(integers, i, j, k);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}
