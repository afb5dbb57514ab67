/**
 * Area and centroid of rings, exact: coordinates as integers of one unit, sums of products over the edges (the shoelace
 * formula), and one rounding at the end. So no coordinate is too far from the origin, and no sliver too thin.
 */
import { divide, fromInteger, multiply, type Rational, toNumber } from "../../exact/rational.js";
import { leastExponent, wholeOf } from "../../exact/wholes.js";
import type { Coordinates } from "./path.js";

/** The sums over all rings, in units of 2^exponent: twice the area, and six times the area times the centroid. */
interface Moments {
  readonly exponent: number;
  readonly area2: bigint;
  readonly x6: bigint;
  readonly y6: bigint;
}

/** The area of an outer ring less its holes, rounded to nearest; Infinity where that overflows, NaN where a coordinate is none. */
export function regionArea(outer: Coordinates, holes: readonly Coordinates[]): number {
  if (![outer, ...holes].every(isAllFinite)) return Number.NaN;
  const { exponent, area2 } = moments(outer, holes, false);
  return toNumber(divide(scaled(area2, 2 * exponent), fromInteger(2n)));
}

/** The centroid of an outer ring less its holes, each coordinate rounded to nearest; NaN where a coordinate is none. */
export function regionCentroid(outer: Coordinates, holes: readonly Coordinates[]): { x: number; y: number } {
  if (![outer, ...holes].every(isAllFinite)) return { x: Number.NaN, y: Number.NaN };
  const { exponent, area2, x6, y6 } = moments(outer, holes, true);
  const area6 = fromInteger(3n * area2);
  return {
    x: toNumber(divide(scaled(x6, exponent), area6)),
    y: toNumber(divide(scaled(y6, exponent), area6)),
  };
}

/** `first`: whether the centroid is wanted too, which takes the first moments. */
function moments(outer: Coordinates, holes: readonly Coordinates[], first: boolean): Moments {
  let exponent = leastExponent(outer);
  for (const hole of holes) exponent = Math.min(exponent, leastExponent(hole));
  if (exponent === Number.POSITIVE_INFINITY) exponent = 0;
  let [area2, x6, y6] = ringMoments(outer, exponent, first);
  for (const hole of holes) {
    const [holeArea2, holeX6, holeY6] = ringMoments(hole, exponent, first);
    area2 -= holeArea2;
    x6 -= holeX6;
    y6 -= holeY6;
  }
  return { exponent, area2, x6, y6 };
}

/** Whether all coordinates of a ring are finite: one built past the constructors may have others. */
function isAllFinite(ring: Coordinates): boolean {
  for (let at = 0; at < ring.length; at++) {
    const value = ring[at] as number;
    if (value - value !== 0) return false;
  }
  return true;
}

/** A ring's sums, as if it ran counter-clockwise. */
function ringMoments(ring: Coordinates, unit: number, first: boolean): [bigint, bigint, bigint] {
  let [area2, x6, y6] = [0n, 0n, 0n];
  let x1 = wholeOf(ring[ring.length - 2] as number, unit);
  let y1 = wholeOf(ring[ring.length - 1] as number, unit);
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = wholeOf(ring[at] as number, unit);
    const y2 = wholeOf(ring[at + 1] as number, unit);
    const cross = x1 * y2 - x2 * y1;
    area2 += cross;
    if (first) {
      x6 += (x1 + x2) * cross;
      y6 += (y1 + y2) * cross;
    }
    x1 = x2;
    y1 = y2;
  }
  return area2 < 0n ? [-area2, -x6, -y6] : [area2, x6, y6];
}

/** value · 2^exponent. */
function scaled(value: bigint, exponent: number): Rational {
  const power = fromInteger(1n << BigInt(Math.abs(exponent)));
  return exponent < 0 ? divide(fromInteger(value), power) : multiply(fromInteger(value), power);
}
