/**
 * Fractions of BigInts, never reduced (only equal denominators are kept): slow, obvious, exact. ±1/0 stands for ±Infinity, the
 * bound of an unbounded box.
 */
export interface Rational {
  readonly n: bigint;
  /** 0 or above. */
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** The double times 2^shift, a whole number if `shift` is at least `doublings(value)`. */
export function scaled(value: number, shift: number): Rational {
  if (value === Number.POSITIVE_INFINITY) return { n: 1n, d: 0n };
  if (value === Number.NEGATIVE_INFINITY) return { n: -1n, d: 0n };
  const { odd, exponent } = oddPart(value);
  return { n: odd === 0 ? 0n : BigInt(odd) << BigInt(exponent + shift), d: 1n };
}

/** How often a double must be doubled, which is exact, to become a whole number; 0 for the infinities. */
export function doublings(value: number): number {
  return Math.max(0, -oddPart(value).exponent);
}

/** Read byte by byte, for to double a tiny number until it is whole takes a thousand steps. */
const bytes = new DataView(new ArrayBuffer(8));

/** A double as odd · 2^exponent (IEEE 754-2019, section 3.4); 0 · 2^0 for zeros and for what is not finite. */
export function oddPart(value: number): { readonly odd: number; readonly exponent: number } {
  if (value === 0 || !Number.isFinite(value)) return { odd: 0, exponent: 0 };
  bytes.setFloat64(0, value);
  const high = bytes.getUint32(0);
  const low = bytes.getUint32(4);
  const biased = (high >>> 20) & 0x7ff;
  // Normal numbers have one bit more than is written.
  const top = (high & 0xfffff) + (biased === 0 ? 0 : 2 ** 20);
  const zeros = low === 0 ? 32 + trailingZeros(top) : trailingZeros(low);
  const odd = (top * 2 ** 32 + low) / 2 ** zeros;
  return { odd: value < 0 ? -odd : odd, exponent: Math.max(biased, 1) - 1075 + zeros };
}

function trailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}

export function plus(a: Rational, b: Rational): Rational {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d };
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function minus(a: Rational, b: Rational): Rational {
  if (a.d === b.d) return { n: a.n - b.n, d: a.d };
  return { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

export function times(a: Rational, b: Rational): Rational {
  // Most of what the oracle reckons with is whole.
  return { n: a.n * b.n, d: a.d === 1n && b.d === 1n ? 1n : a.d * b.d };
}

/** a / b, b finite and not 0. */
export function over(a: Rational, b: Rational): Rational {
  if (b.n === 0n) throw new Error("oracle: division by zero");
  // The sign goes to the numerator, for an infinity's denominator of 0 cannot carry it.
  return b.n < 0n ? { n: -a.n * b.d, d: a.d * -b.n } : { n: a.n * b.d, d: a.d * b.n };
}

/** Below 0, 0 or above 0 as a is below, at or above b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.d === b.d ? a.n : a.n * b.d;
  const right = a.d === b.d ? b.n : b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isZero(a: Rational): boolean {
  return a.n === 0n;
}

export function clamp(value: Rational, low: Rational, high: Rational): Rational {
  if (compare(value, low) < 0) return low;
  return compare(value, high) > 0 ? high : value;
}
