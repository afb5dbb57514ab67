/** Vectors of fractions, of any dimension. */
import { bitLength, greatestCommonDivisor } from "../exact/gcd.js";
import {
  add,
  divide,
  fromInteger,
  multiply,
  negate,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from "../exact/rational.js";

export type Vector = readonly Rational[];

export function difference(a: Vector, b: Vector): Vector {
  return a.map((value, axis) => subtract(value, b[axis] as Rational));
}

export function dot(a: Vector, b: Vector): Rational {
  return a.reduce((sum, value, axis) => add(sum, multiply(value, b[axis] as Rational)), ZERO);
}

/** The point a fraction t of the way from a to b. */
export function between(a: Vector, b: Vector, t: Rational): Vector {
  return a.map((value, axis) => add(value, multiply(t, subtract(b[axis] as Rational, value))));
}

/** The direction itself, or for a sign below 0 the opposite one. */
export function turned(direction: Vector, sign: number): Vector {
  return sign < 0 ? direction.map(negate) : direction;
}

export function isZero(a: Vector): boolean {
  return a.every((value) => signOf(value) === 0);
}

/** Integers up to this size are doubles. */
const DOUBLE_BITS = 53;

/**
 * The same direction in the simplest numbers: whole ones without a common divisor where doubles can hold them, else scaled
 * by a power of two so that the largest has the size of 1.
 */
export function simplestDirection(direction: Vector): Vector {
  const denominator = direction.reduce((product, value) => product * value.d, 1n);
  const whole = direction.map((value) => (value.n * denominator) / value.d);
  const divisor = whole.reduce((common, value) => greatestCommonDivisor(common, value < 0n ? -value : value), 0n);
  const primitive = whole.map((value) => value / divisor);
  const largest = primitive.reduce((most, value) => (value > most ? value : -value > most ? -value : most), 1n);
  const bits = bitLength(largest);
  const scale = fromInteger(bits <= DOUBLE_BITS ? 1n : 1n << BigInt(bits - 1));
  return primitive.map((value) => divide(fromInteger(value), scale));
}
