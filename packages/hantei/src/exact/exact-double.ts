/**
 * Stage 1b: did plain doubles happen to make no error at all? Tile maps, pixels and clock times do: their differences are
 * exact and short, so their products are exact too, and a comparison of exact numbers needs no bound.
 */

/**
 * True where `difference`, computed as `a - b`, is exact and has at most 24 significant bits, so that the product of two
 * such numbers is exact (48 bits fit into 53), and no such product over- or underflows: a float's exponent lies between
 * −149 and 127.
 */
export function isShortDifference(a: number, b: number, difference: number): boolean {
  // Two-diff (Knuth): a − b = difference + tail, exactly; a tail of NaN (overflow) is not 0 either.
  const bPart = a - difference;
  const aPart = difference + bPart;
  return a - aPart + (bPart - b) === 0 && Math.fround(difference) === difference;
}
