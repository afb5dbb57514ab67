/**
 * A double with a bound on its error: the stage before fractions, for formulas that are asked rarely and are too long for a
 * bound of their own. It is certain, or it says that it is not.
 */
import { UNIT_ROUNDOFF } from "../base/tolerances.js";
import { add, compare, divide, fromDouble, multiply, type Rational, subtract, toNumber, ZERO } from "./rational.js";
import type { Sign } from "./sign.js";

/** What a formula over either arithmetic needs. */
export interface Arithmetic<T> {
  readonly zero: T;
  of(value: number): T;
  sum(a: T, b: T): T;
  difference(a: T, b: T): T;
  product(a: T, b: T): T;
  lesser(a: T, b: T): T;
  greater(a: T, b: T): T;
  /** The sign; NaN where this arithmetic cannot tell. */
  sign(a: T): Sign | typeof Number.NaN;
  /** a / b as a double, and how far it may be off; b is known not to be 0. */
  quotient(a: T, b: T): Ball;
}

export interface Ball {
  readonly value: number;
  /** The true number is no farther than this from the value. */
  readonly error: number;
}

/** What an underflowing product may be off by, and more. */
const LEAST = 1e-300;

function ball(value: number, error: number): Ball {
  // The last operation's own rounding, and that of computing the bound.
  return { value, error: error * (1 + 8 * UNIT_ROUNDOFF) + UNIT_ROUNDOFF * Math.abs(value) };
}

export const balls: Arithmetic<Ball> = {
  zero: { value: 0, error: 0 },
  of: (value) => ({ value, error: 0 }),
  sum: (a, b) => (b.value === 0 && b.error === 0 ? a : ball(a.value + b.value, a.error + b.error)),
  difference: (a, b) =>
    a.error + b.error === 0 && a.value === b.value ? balls.zero : ball(a.value - b.value, a.error + b.error),
  product: (a, b) => {
    if ((a.value === 0 && a.error === 0) || (b.value === 0 && b.error === 0)) return balls.zero;
    const error = Math.abs(a.value) * b.error + (Math.abs(b.value) + b.error) * a.error;
    return ball(a.value * b.value, error + LEAST);
  },
  // The lesser of two numbers is off by no more than one of them is.
  lesser: (a, b) => ({ value: Math.min(a.value, b.value), error: Math.max(a.error, b.error) }),
  greater: (a, b) => ({ value: Math.max(a.value, b.value), error: Math.max(a.error, b.error) }),
  sign: ({ value, error }) => {
    if (value > error) return 1;
    if (value < -error) return -1;
    return value === 0 && error === 0 ? 0 : Number.NaN;
  },
  quotient: (a, b) => {
    const value = a.value / b.value;
    const least = Math.abs(b.value) - b.error;
    // Divided first: the value times the other's error may underflow.
    return ball(value, a.error / least + Math.abs(value) * (b.error / least) + Number.MIN_VALUE);
  },
};

export const fractions: Arithmetic<Rational> = {
  zero: ZERO,
  of: fromDouble,
  sum: add,
  difference: subtract,
  product: multiply,
  lesser: (a, b) => (compare(a, b) <= 0 ? a : b),
  greater: (a, b) => (compare(a, b) >= 0 ? a : b),
  sign: (a) => compare(a, ZERO),
  quotient: (a, b) => ({ value: toNumber(divide(a, b)), error: 0 }),
};
