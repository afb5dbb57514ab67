/** 2¹⁰⁰: fractions up to here are computed as any others: no square or product on the way to them leaves the range of doubles. */
const MOST_FRACTION = 1.2676506002282294e30;
/** 2⁻²⁰: directions of this size are long enough for all shapes, but for the very farthest. */
const LONG_ENOUGH = 9.5367431640625e-7;

/** Whether all fractions of a ray can be computed as they are, or it ends before they cannot. */
export function staysInRange(size: number, maxFraction: number): boolean {
  return size >= LONG_ENOUGH || maxFraction <= MOST_FRACTION;
}

/**
 * By which power of two a ray's direction is made longer, and its fractions shorter, while it is followed: no longer than it takes,
 * so that what is near stays apart.
 *
 * @param size - The largest part of the direction, without its sign; above 0.
 * @param start - Where the ray starts.
 */
export function rayExponent(size: number, maxFraction: number, start: readonly number[], shape: object): number {
  // Twice: a radius goes on from a coordinate. All bounds by kind would be much text for so rare a ray.
  const farthest = 2 * Math.max(largestIn(start), largestIn(Object.values(shape)));
  // Beyond its end nothing is met. So what is left of the end is a double, too, and is not rounded.
  const reach = Math.min(farthest, Number.MAX_VALUE, size * maxFraction);
  let exponent = 0;
  for (let longer = size; reach / longer > MOST_FRACTION; longer *= 2) exponent++;
  return exponent;
}

/** The largest finite number in a list and the lists in it, without signs. */
function largestIn(list: readonly unknown[]): number {
  let largest = 0;
  for (const part of list) {
    const size = Array.isArray(part) ? largestIn(part) : Math.abs(typeof part === "number" ? part : 0);
    if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
  }
  return largest;
}

/** A number times a power of two that need not be a double, as 2¹⁰⁷⁴ is none. */
export function timesPower(number: number, exponent: number): number {
  let product = number;
  for (let power = 0; power < exponent; power++) product *= 2;
  for (let power = 0; power > exponent; power--) product /= 2;
  return product;
}

/** A fraction counted by the ray's own direction; one beyond all doubles is rounded down, as all are. */
export function ownFraction(fraction: number, exponent: number): number {
  return Math.min(timesPower(fraction, exponent), Number.MAX_VALUE);
}
