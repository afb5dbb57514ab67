/**
 * Exact fractions over BigInt: for explanations and their checks, which may be slow and must be plain to read. No kernel
 * uses them.
 *
 * ±Infinity, the bound of an unbounded box, is ±1/0: it compares, adds to finite numbers and multiplies non-zero ones as it
 * should. What has no value (∞ − ∞, 0 · ∞, division by 0) throws a RangeError.
 */
import { rangeError } from "../base/errors.js";
import { bitLength, greatestCommonDivisor } from "./gcd.js";
import { decompose } from "./integer.js";
import type { Sign } from "./sign.js";

/** The number n / d in lowest terms, with d > 0; or ±1/0. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };
export const TWO: Rational = { n: 2n, d: 1n };

/**
 * The number that a double stands for.
 *
 * @throws RangeError `ERR_NOT_FINITE` for NaN.
 */
export function fromDouble(value: number): Rational {
  if (Number.isNaN(value)) rangeError("ERR_NOT_FINITE", "NaN is no number; look where it came from");
  if (value - value !== 0) return { n: value > 0 ? 1n : -1n, d: 0n };
  const { mantissa, exponent } = decompose(value);
  return exponent < 0 ? fraction(mantissa, 1n << BigInt(-exponent)) : { n: mantissa << BigInt(exponent), d: 1n };
}

/** An integer as a fraction. */
export function fromInteger(value: bigint): Rational {
  return { n: value, d: 1n };
}

/** n / d in lowest terms, for d ≥ 0. */
function fraction(n: bigint, d: bigint): Rational {
  if (d === 0n) {
    if (n === 0n) rangeError("ERR_NOT_FINITE", "Infinity - Infinity and 0 * Infinity have no value");
    return { n: n > 0n ? 1n : -1n, d };
  }
  if (n === 0n) return ZERO;
  const twos = (n | d) & -(n | d);
  const top = n / twos;
  const bottom = d / twos;
  // Denominators of doubles are powers of two: mostly there is nothing left to divide by.
  const odd = oddPart(bottom);
  const common = odd === 1n ? 1n : greatestCommonDivisor(odd, oddPart(top < 0n ? -top : top));
  return common === 1n ? { n: top, d: bottom } : { n: top / common, d: bottom / common };
}

/** What is left of a positive integer when it is halved until it is odd. */
function oddPart(value: bigint): bigint {
  return value / (value & -value);
}

export function add(a: Rational, b: Rational): Rational {
  // Two infinities of one sign: their common denominator would be 0.
  if (a.d === 0n && b.d === 0n && a.n === b.n) return a;
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.n * b.n, a.d * b.d);
}

/** a / b for finite b ≠ 0. */
export function divide(a: Rational, b: Rational): Rational {
  if (b.n === 0n || b.d === 0n) rangeError("ERR_NOT_FINITE", "division by 0 or by Infinity has no value here");
  // The sign goes to the numerator first: the denominator may be the 0 of an infinity.
  return b.n < 0n ? fraction(-a.n * b.d, a.d * -b.n) : fraction(a.n * b.d, a.d * b.n);
}

/** The sign of a. */
export function signOf(a: Rational): Sign {
  return a.n > 0n ? 1 : a.n < 0n ? -1 : 0;
}

/** The sign of a − b; two infinities of one sign are equal. */
export function compare(a: Rational, b: Rational): Sign {
  const left = a.d === 0n && b.d === 0n ? a.n : a.n * b.d;
  const right = a.d === 0n && b.d === 0n ? b.n : b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function lesser(a: Rational, b: Rational): Rational {
  return compare(b, a) < 0 ? b : a;
}

export function greater(a: Rational, b: Rational): Rational {
  return compare(b, a) > 0 ? b : a;
}

/** True for everything but ±Infinity. */
export function isBounded(a: Rational): boolean {
  return a.d !== 0n;
}

/** The double nearest to a, ties to even, as IEEE 754 rounds: beyond the largest double it is ±Infinity. Never −0. */
export function toNumber(a: Rational): number {
  if (a.n === 0n) return 0;
  const size = a.n < 0n ? -a.n : a.n;
  const magnitude = a.d === 0n ? Number.POSITIVE_INFINITY : nearestDouble(size, a.d);
  return a.n < 0n ? -magnitude + 0 : magnitude;
}

function nearestDouble(n: bigint, d: bigint): number {
  // floor(log2(n / d)) is this or one less.
  let exponent = bitLength(n) - bitLength(d);
  const top = exponent < 0 ? n << BigInt(-exponent) : n;
  const bottom = exponent < 0 ? d : d << BigInt(exponent);
  if (top < bottom) exponent--;
  // The last bit that the double can hold is worth 2^unit.
  const unit = Math.max(exponent - 52, -1074);
  const numerator = unit < 0 ? n << BigInt(-unit) : n;
  const denominator = unit < 0 ? d : d << BigInt(unit);
  const floor = numerator / denominator;
  const twiceRest = 2n * (numerator - floor * denominator);
  const roundUp = twiceRest > denominator || (twiceRest === denominator && (floor & 1n) === 1n);
  // Written as bits, a carry out of the mantissa lands in the exponent by itself.
  const bits = (BigInt(unit + 1074) << 52n) + floor + (roundUp ? 1n : 0n);
  if (bits >= 0x7ff0000000000000n) return Number.POSITIVE_INFINITY;
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

/** Decimals longer than this are written as fractions. */
const LONGEST_DECIMAL = 24;

/**
 * The exact number as text: a decimal where a short one exists ("0.125"), else a fraction in lowest terms ("1/3"). Python's
 * `Fraction` and `parseRational` read both.
 */
export function toExactText(a: Rational): string {
  if (a.d === 0n) return a.n > 0n ? "Infinity" : "-Infinity";
  if (a.d === 1n) return a.n.toString();
  return decimal(a) ?? `${a.n}/${a.d}`;
}

function decimal(a: Rational): string | undefined {
  let power = 1n;
  for (let places = 1; places < LONGEST_DECIMAL; places++) {
    power *= 10n;
    if (power % a.d !== 0n) continue;
    const digits = ((a.n < 0n ? -a.n : a.n) * (power / a.d)).toString().padStart(places + 1, "0");
    const text = `${a.n < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return text.length <= LONGEST_DECIMAL ? text : undefined;
  }
  return undefined;
}

/** Reads what `toExactText` writes; undefined for anything else. */
export function parseRational(text: string): Rational | undefined {
  if (text === "Infinity" || text === "-Infinity") return fromDouble(Number(text));
  const match = /^(-?\d+)(?:\.(\d+)|\/(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, whole = "", places, denominator] = match;
  if (denominator !== undefined) {
    return /^0+$/.test(denominator) ? undefined : fraction(BigInt(whole), BigInt(denominator));
  }
  return fraction(BigInt(whole + (places ?? "")), BigInt(`1${"0".repeat(places?.length ?? 0)}`));
}

/** The relative error that `squareRoot` and what is built on it may have, as a count of bits. */
const ROOT_BITS = 128;

/**
 * √a for finite a ≥ 0, rounded down, with a relative error below 2⁻¹²⁸. Roots decide nothing here: they only give lengths
 * for people to read.
 */
export function squareRoot(a: Rational): Rational {
  if (a.n <= 0n) return ZERO;
  // √(n/d) = √(n · d · 4^k) / (d · 2^k)
  const product = a.n * a.d;
  const shift = BigInt(Math.max(0, ROOT_BITS + 1 - (bitLength(product) >> 1)));
  return fraction(integerRoot(product << (2n * shift)), a.d << shift);
}

/** The integer part of √value, by Newton's iteration from above. */
function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt((bitLength(value) >> 1) + 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
