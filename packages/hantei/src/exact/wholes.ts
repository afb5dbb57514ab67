/** Finite doubles as integers of one unit, a power of two: a polynomial whose terms are of one degree keeps its sign, and a quotient of two its value. */
import { decompose } from "./integer.js";

/** The exponent of the last bit that any of the numbers can have; Infinity where all are 0. */
export function leastExponent(values: ArrayLike<number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    if (value !== 0) least = Math.min(least, decompose(value).exponent);
  }
  return least;
}

/** value / 2^unit, an integer where the unit is no more than the least exponent. */
export function wholeOf(value: number, unit: number): bigint {
  const { mantissa, exponent } = decompose(value);
  return mantissa === 0n ? 0n : mantissa << BigInt(exponent - unit);
}
