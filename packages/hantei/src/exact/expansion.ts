/**
 * Expansion arithmetic: a real number as an unevaluated sum of doubles, each smaller than the last bit of the next.
 *
 * After J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates" (1997),
 * sections 2.4 to 2.7: FAST-EXPANSION-SUM and SCALE-EXPANSION, both with zero elimination, on strongly nonoverlapping
 * expansions. The error-free product splits its factors after T. J. Dekker (1971), since JavaScript has no fused
 * multiply-add.
 *
 * Expansions lie one after the other in one arena and are named by a small integer, so that nothing is allocated. All of
 * them die together at the next `beginExpansions`.
 */

import { registers } from "./registers.js";
import type { Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/** The name of an expansion in the arena; valid until the next `beginExpansions`. */
export type Expansion = number;

/**
 * Doubles in the arena. Numbers of like sizes need a few hundred, those of wildly different sizes more, and without a limit;
 * what does not fit goes on to integers.
 */
const ARENA_SIZE = 1 << 14;
/** Expansions alive at once; a formula makes one an operation. */
const MOST_EXPANSIONS = 1 << 10;
/** As in `exact-double.ts`, which is built on this file: 2²⁷ + 1 splits a double into two halves of 26 bits. */
const SPLITTER = 134217729;

const arena: Float64Array = /* @__PURE__ */ new Float64Array(ARENA_SIZE);
/** Expansion e occupies `arena[bounds[e]]` up to `arena[bounds[e + 1]]`, smallest component first, no zeros. */
const bounds: Int32Array = /* @__PURE__ */ new Int32Array(MOST_EXPANSIONS + 1);
let alive = 0;

/**
 * For a polynomial of degree d every input must be 0 or lie in [lowest, highest): then the last bit of any product of d
 * inputs is at least 2⁻¹⁰⁷⁴ (an input's own last bit is 2⁻⁵² below its size) and no sum of them reaches 2¹⁰²³, nor any
 * factor the 2⁹⁹⁶ at which Dekker's splitting overflows. Indexed by degree / 2.
 */
const LOWEST: readonly number[] = [0, 3e-136, 6e-61, 2e-35];
const HIGHEST: readonly number[] = [0, 3e144, 1e72, 1e48];
/** Half the degree of the formula at hand. A whole number: V8 would put a double in a variable of a module on the heap. */
let half = 1;
let hold = true;

/** Forgets every expansion and starts a formula of degree 2, 4 or 6. */
export function beginExpansions(degree: number): void {
  alive = 0;
  hold = true;
  half = degree >> 1;
}

/** False where an input was so small or so large that the formula's value may be wrong, or where the arena was too small. */
export function expansionsHold(): boolean {
  return hold;
}

/** The sign of an expansion is that of its largest component. */
export function expansionSign(e: Expansion): Sign {
  const start = bounds[e] as number;
  const end = bounds[e + 1] as number;
  if (start === end) return 0;
  return (arena[end - 1] as number) > 0 ? 1 : -1;
}

/** Exact arithmetic on expansions, as long as every input is of a size that the degree allows (`expansionsHold`). */
export const expansions: Ring<Expansion> = {
  at(index: number): Expansion {
    if (isFull(1)) return overflow();
    let top = bounds[alive] as number;
    const value = registers[index] as number;
    if (value !== 0) {
      const size = Math.abs(value);
      if (!(size >= (LOWEST[half] as number) && size < (HIGHEST[half] as number))) hold = false;
      arena[top++] = value;
    }
    return finish(top);
  },
  sum(a: Expansion, b: Expansion): Expansion {
    return add(a, b, 1);
  },
  difference(a: Expansion, b: Expansion): Expansion {
    return add(a, b, -1);
  },
  product(a: Expansion, b: Expansion): Expansion {
    if (isFull(0)) return overflow();
    const end = bounds[b + 1] as number;
    let index = bounds[b] as number;
    if (index === end) return finish(bounds[alive] as number);
    const first = scale(a, index++);
    if (index === end) return first;
    let total = first;
    while (index < end) total = add(total, scale(a, index++), 1);
    return hold ? keepOnly(total, first) : overflow();
  },
};

/** Whether there is no room for one more expansion of so many doubles. */
function isFull(size: number): boolean {
  return alive >= MOST_EXPANSIONS || (bounds[alive] as number) + size > ARENA_SIZE;
}

/** Gives up: the formula runs to its end on the first expansion, whatever that is, and its value is thrown away. */
function overflow(): Expansion {
  hold = false;
  return 0;
}

/** Moves the last expansion to where `place` began, forgetting all between: the partial sums of a product. */
function keepOnly(last: Expansion, place: Expansion): Expansion {
  const end = bounds[last + 1] as number;
  let top = bounds[place] as number;
  for (let index = bounds[last] as number; index < end; index++) arena[top++] = arena[index] as number;
  alive = place;
  return finish(top);
}

function finish(top: number): Expansion {
  bounds[alive + 1] = top;
  return alive++;
}

/** a + sign · b: merges the components by size and lets a running sum carry through them. */
function add(a: Expansion, b: Expansion, sign: number): Expansion {
  let i = bounds[a] as number;
  let j = bounds[b] as number;
  const iEnd = bounds[a + 1] as number;
  const jEnd = bounds[b + 1] as number;
  if (isFull(iEnd - i + jEnd - j)) return overflow();
  let top = bounds[alive] as number;
  let carry = 0;
  while (i < iEnd || j < jEnd) {
    let next: number;
    if (j === jEnd || (i < iEnd && Math.abs(arena[i] as number) < Math.abs(arena[j] as number))) {
      next = arena[i++] as number;
    } else {
      next = sign * (arena[j++] as number);
    }
    // Two-sum (Knuth): carry + next = sum + tail, exactly, whichever of them is larger.
    const sum = carry + next;
    const nextPart = sum - carry;
    const tail = carry - (sum - nextPart) + (next - nextPart);
    if (tail !== 0) arena[top++] = tail;
    carry = sum;
  }
  if (carry !== 0) arena[top++] = carry;
  return finish(top);
}

/** a times the single component `arena[factorIndex]`. */
function scale(a: Expansion, factorIndex: number): Expansion {
  const factor = arena[factorIndex] as number;
  const factorSplit = SPLITTER * factor;
  const factorHigh = factorSplit - (factorSplit - factor);
  const factorLow = factor - factorHigh;
  const start = bounds[a] as number;
  const end = bounds[a + 1] as number;
  if (isFull(2 * (end - start))) return overflow();
  let top = bounds[alive] as number;
  let carry = 0;
  for (let index = start; index < end; index++) {
    // Two-product: value · factor = product + productTail, exactly.
    const value = arena[index] as number;
    const split = SPLITTER * value;
    const high = split - (split - value);
    const low = value - high;
    const product = value * factor;
    const productTail = low * factorLow - (product - high * factorHigh - low * factorHigh - high * factorLow);
    const sum = carry + productTail;
    const tailPart = sum - carry;
    const sumTail = carry - (sum - tailPart) + (productTail - tailPart);
    if (sumTail !== 0) arena[top++] = sumTail;
    // Fast-two-sum (Dekker): |product| ≥ |sum| here, by Shewchuk's theorem 19.
    carry = product + sum;
    const carryTail = sum - (carry - product);
    if (carryTail !== 0) arena[top++] = carryTail;
  }
  if (carry !== 0) arena[top++] = carry;
  return finish(top);
}
