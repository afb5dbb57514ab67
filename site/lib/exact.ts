/**
 * Doubles as integers, in units of 2^-1138: the smallest double has 64 bits more, so that a root of such lengths is not cut off.
 * What is far away from a figure's window, and large, passes through the window at a place that is a small difference of large
 * products, and only exact ones are sure to leave it.
 */

/** How many bits lie below a double's smallest. */
const SPARE = 64n;
/** The unit's, behind the point. */
const SMALLEST = 1074n + SPARE;
const FRACTION = (1n << 52n) - 1n;
const word = new DataView(new ArrayBuffer(8));

/** A finite double. */
export function exact(value: number): bigint {
  word.setFloat64(0, value);
  const bits = word.getBigUint64(0);
  const exponent = (bits >> 52n) & 0x7ffn;
  const size = exponent === 0n ? bits & FRACTION : ((bits & FRACTION) | (FRACTION + 1n)) << (exponent - 1n);
  return (value < 0 ? -size : size) << SPARE;
}

/** What a quotient keeps behind the point: more than any figure shows. */
const KEPT = 60n;
const KEPT_UNIT = 2 ** -Number(KEPT);

/** A quotient as a double: infinite where it is too large, and 0 below 2^-60. */
export function quotient(above: bigint, below: bigint): number {
  return Number((above << KEPT) / below) * KEPT_UNIT;
}

/** A length, as a quotient in the integers' units, in pixels. */
export function pixelsIn(scale: number, above: bigint, below = 1n): number {
  return quotient(above * exact(scale), below << (2n * SMALLEST));
}

/** Bits of an integer that a double can hold without becoming infinite. */
const MOST_BITS = 1000;

/** The square root, as near as a double's digits tell it. */
export function root(square: bigint): bigint {
  const half = BigInt(Math.max(0, Math.ceil((square.toString(16).length * 4 - MOST_BITS) / 2)));
  return BigInt(Math.floor(Math.sqrt(Number(square >> (2n * half))))) << half;
}

/** A number that a sum has led out of the doubles, as the last of them. */
export function finite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
