import { rangeError } from "../errors.js";
import type { Arithmetic } from "./arithmetic.js";

/** A fraction; the denominator is above 0, and nothing is ever reduced: a formula is too short for that to pay. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Real arithmetic: every finite double is a fraction, and fractions add, multiply, divide and compare without error. */
export const rationals: Arithmetic<Rational> = {
  of: rationalOf,
  add: (a, b) => sum(a, b, 1n),
  subtract: (a, b) => sum(a, b, -1n),
  multiply: (a, b) => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }),
  divide: (a, b) => {
    if (b.numerator === 0n) rangeError("ERR_NOT_FINITE", "division by zero");
    const sign = b.numerator < 0n ? -1n : 1n;
    return { numerator: sign * a.numerator * b.denominator, denominator: sign * a.denominator * b.numerator };
  },
  absolute: (a) => (a.numerator < 0n ? { numerator: -a.numerator, denominator: a.denominator } : a),
  less: (a, b) => a.numerator * b.denominator < b.numerator * a.denominator,
  lessOrEqual: (a, b) => a.numerator * b.denominator <= b.numerator * a.denominator,
  equal: (a, b) => a.numerator * b.denominator === b.numerator * a.denominator,
  exactly: (test, values) => test(rationals, values),
};

function sum(a: Rational, b: Rational, sign: bigint): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + sign * b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + sign * b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/**
 * How large a fraction is, to the last digits of a double. Only 0 becomes 0: what is smaller than all doubles becomes the
 * smallest of them. For people to read; nothing is decided by it.
 */
export function nearly({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const size = numerator < 0n ? -numerator : numerator;
  // Of the quotient, the first 64 bits or so are enough; it is 2^shift times as large as it should be.
  const shift = 64 + bitLength(denominator) - bitLength(size);
  const [top, bottom] = shift < 0 ? [size, denominator << BigInt(-shift)] : [size << BigInt(shift), denominator];
  // In two steps: 2^shift alone may be beyond the doubles.
  const half = Math.trunc(shift / 2);
  const magnitude = Math.max(Number(top / bottom) / 2 ** half / 2 ** (shift - half), Number.MIN_VALUE);
  return numerator < 0n ? -magnitude : magnitude;
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}

/**
 * The fraction that a finite double is.
 *
 * @throws RangeError `ERR_NOT_FINITE` for NaN and the infinities.
 */
export function rationalOf(value: number): Rational {
  if (!Number.isFinite(value)) rangeError("ERR_NOT_FINITE", `a finite number is wanted, not ${value}`);
  let whole = value;
  let denominator = 1n;
  // A double that is not an integer is below 2⁵², so scaling by 2⁵³ is exact; and after at most 1074 doublings every double
  // is an integer, for 2⁻¹⁰⁷⁴ is the smallest of them.
  while (!Number.isInteger(whole)) {
    whole *= 9007199254740992;
    denominator *= 9007199254740992n;
  }
  return { numerator: BigInt(whole), denominator };
}
