/** What a `BoxIndex` must answer, from the definitions, with BigInt fractions where numbers could round. */
import { compare, minus, over, plus, type Rational, scaled, times, ZERO } from "../oracle/rational.js";
import { type Axes, bruteForce } from "./brute-force.js";

/** Every finite double times this power of two is whole. */
const SHIFT = 1074;
const exact = (value: number): Rational => scaled(value, SHIFT);

export interface Window {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Ascending ids of the boxes that meet a window. */
export function meeting(boxes: Axes, { low, high }: Window, touching: boolean): number[] {
  const one: Axes = low.map((value, axis) => [Float64Array.of(value), Float64Array.of(high[axis] as number)]);
  return bruteForce(boxes, one, touching).filter((_, at) => at % 2 === 0);
}

export interface RayOf {
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly reach: number;
}

/** Whether a ray meets box i; `touching: false`: whether it goes through the box's interior. */
export function rayMeets(boxes: Axes, i: number, { origin, direction, reach }: RayOf, touching: boolean): boolean {
  const lows = [ZERO];
  // A number of the ray is a plain fraction, coordinates are times 2^1074: so are their quotients' denominators.
  const highs = [times(exact(reach), { n: 1n, d: 1n << BigInt(SHIFT) })];
  const points: Rational[] = [];
  for (const [axis, [least, greatest]] of boxes.entries()) {
    const [min, max] = [least[i] as number, greatest[i] as number];
    const [from, by] = [origin[axis] as number, direction[axis] as number];
    if (by === 0) {
      if (from < min || from > max) return false;
      if (!touching && min !== max && (from === min || from === max)) return false;
      continue;
    }
    const times1 = over(minus(exact(min), exact(from)), exact(by));
    const times2 = over(minus(exact(max), exact(from)), exact(by));
    const [enters, leaves] = by > 0 ? [times1, times2] : [times2, times1];
    if (!touching && min === max) {
      points.push(enters);
      continue;
    }
    lows.push(enters);
    highs.push(leaves);
  }
  const inside = (t: Rational): boolean =>
    lows.every((low) => compare(low, t) < 0) && highs.every((high) => compare(t, high) < 0);
  if (points.length > 0) return points.every((t) => inside(t) && compare(t, points[0] as Rational) === 0);
  return lows.every((low) => highs.every((high) => (touching ? compare(low, high) <= 0 : compare(low, high) < 0)));
}

/** The squared distance of box i from a point, times 2^2148. */
export function distanceSquared(boxes: Axes, i: number, point: readonly number[]): bigint {
  let sum: Rational = ZERO;
  for (const [axis, [least, greatest]] of boxes.entries()) {
    const value = point[axis] as number;
    const nearest = Math.max(least[i] as number, Math.min(greatest[i] as number, value));
    const difference = minus(exact(nearest), exact(value));
    sum = plus(sum, times(difference, difference));
  }
  return sum.n;
}

/** A distance squared, in the same unit. */
export function squared(distance: number): bigint {
  const { n } = exact(distance);
  return n * n;
}
