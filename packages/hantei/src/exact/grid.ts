/**
 * Stage 1b for polynomials of a higher degree: numbers on one coarse grid, as in tile maps and most scenes made by hand,
 * whose sums and products are all so short that no double rounds them.
 */
import { registers } from "./registers.js";

/** Least and largest sizes whose sixth powers neither under- nor overflow, with room for the grid's own unit. */
const SMALLEST = 1e-40;
const LARGEST = 1e40;
/** 2⁵⁴ */
const MOST_BITS = 18014398509481984;

/**
 * True where the first `count` registers hold whole multiples of one power of two g, each below
 * `steps` · g in size; `steps` is a power of two, at most 2³⁰. Then every polynomial of degree d in them whose terms' sizes
 * add up to less than 2⁵³ for numbers below `steps` is computed without rounding, in any order.
 *
 * With c = largest · 2⁵⁴ / steps, fl(x + c) and c lie within a factor of two of each other, so their difference is exact
 * (Sterbenz 1974), and both are multiples of g = ulp(c) / 2; where that difference is x, so is x. And c < 2⁵³ ulp(c), so
 * largest = c · steps / 2⁵⁴ is below steps · g. Of numbers from steps / 4 up to there some are missed: they go on to expansions.
 */
export function isOnGrid(count: number, steps: number): boolean {
  let largest = 0;
  for (let index = 0; index < count; index++) {
    const size = Math.abs(registers[index] as number);
    if (!(size <= largest)) largest = size;
  }
  if (!(largest > SMALLEST && largest < LARGEST)) return false;
  const coarse = largest * (MOST_BITS / steps);
  for (let index = 0; index < count; index++) {
    const value = registers[index] as number;
    if (value + coarse - coarse !== value) return false;
  }
  return true;
}
