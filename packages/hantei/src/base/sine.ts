/**
 * Sine and cosine by + − × ÷ alone, so that every runtime gives the same bits, exact at quarter turns.
 */
import { rangeError } from "./errors.js";

/** Beyond this many radians the reduction below would lose accuracy (2²⁵: five million turns). */
const LARGEST_ANGLE = 33554432;

/**
 * π/2 in three parts (Cody and Waite, "Software Manual for the Elementary Functions", 1980, chapter 8): the first two have
 * 27 zero bits at their end, so that their product with a quarter count below 2²⁶ is exact.
 */
const HALF_PI_HIGH = 1.5707963109016418;
const HALF_PI_MIDDLE = 1.5893254712295857e-8;
const HALF_PI_LOW = 6.123233995736766e-17;

/**
 * The sine of an angle in radians, −1 to 1, for |angle| ≤ 2²⁵: −1, 0 or 1 where the angle is k · (π/2) as doubles multiply, as
 * `Math.PI / 2` and `3 * Math.PI / 2` are, for that is how a quarter turn is written, though such a double is off from it by up to
 * 2⁻⁵³ of itself; anywhere else off by less than 2⁻⁵².
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` beyond 2²⁵ radians.
 */
export function sine(angle: number): number {
  return circular(angle, 0);
}

/** The cosine of an angle in radians; accuracy, range and errors as for `sine`. */
export function cosine(angle: number): number {
  return circular(angle, 1);
}

/** sin(angle + quarters · π/2): cosine is sine a quarter turn on. */
function circular(angle: number, quarters: number): number {
  if (!(Math.abs(angle) <= LARGEST_ANGLE)) {
    rangeError("ERR_NOT_REPRESENTABLE", `the angle must be within ±2^25 radians, not ${angle}; take off whole turns`);
  }
  const count = Math.round(angle / (Math.PI / 2));
  const rest =
    count * (Math.PI / 2) === angle ? 0 : angle - count * HALF_PI_HIGH - count * HALF_PI_MIDDLE - count * HALF_PI_LOW;
  const quadrant = (((count + quarters) % 4) + 4) % 4;
  const value = quadrant % 2 === 0 ? sineSeries(rest) : cosineSeries(rest);
  // Adding 0 turns −0 into 0.
  return (quadrant < 2 ? value : -value) + 0;
}

/** Taylor's series to x¹⁷; for |x| ≤ π/4 the first term left out is below 2⁻⁶³. */
function sineSeries(x: number): number {
  const z = x * x;
  let sum = 0;
  for (let n = 16; n >= 2; n -= 2) sum = (-z / (n * (n + 1))) * (1 + sum);
  return x + x * sum;
}

/** Taylor's series to x¹⁸; for |x| ≤ π/4 the first term left out is below 2⁻⁶⁷. */
function cosineSeries(x: number): number {
  const z = x * x;
  let sum = 0;
  for (let n = 18; n >= 2; n -= 2) sum = (-z / (n * (n - 1))) * (1 + sum);
  return 1 + sum;
}
