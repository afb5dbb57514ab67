/** The sides of rings and chains, each with the doubles around it: most of what one asks about is far from most of them. */
import { toNumber } from "../../exact/rational.js";
import type { Vector } from "../../explain/vector.js";

/**
 * Bounds, each rounded to the nearest double. They only save time: rounding keeps the order, so that what is apart in doubles is
 * apart.
 */
export interface Around {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** From one point to another, which may be the same. */
export type Side = readonly [from: Vector, to: Vector, around: Around];

export function sideBetween(from: Vector, to: Vector): Side {
  const [starts, ends] = [from.map(toNumber), to.map(toNumber)] as const;
  const low = starts.map((start, axis) => Math.min(start, ends[axis] as number));
  const high = starts.map((start, axis) => Math.max(start, ends[axis] as number));
  return [from, to, { low, high }];
}

export function sidesOfRing(points: readonly Vector[]): readonly Side[] {
  return points.map((from, index) => sideBetween(from, points[(index + 1) % points.length] as Vector));
}

export function sidesOfChain(points: readonly Vector[]): readonly Side[] {
  return points.slice(1).map((to, index) => sideBetween(points[index] as Vector, to));
}

/** Whether a number, rounded, is below or above all that a side covers of an axis. */
export function isBeside(value: number, [, , { low, high }]: Side, axis: number): boolean {
  return value < (low[axis] as number) || value > (high[axis] as number);
}

export function areApart([, , e]: Side, [, , f]: Side): boolean {
  return isBefore(e, f) || isBefore(f, e);
}

function isBefore({ high }: Around, { low }: Around): boolean {
  return high.some((value, axis) => value < (low[axis] as number));
}

/** Of a distance as it comes out so much is sure: ends are doubles, and rounding one difference and one root takes far less away. */
const SURE = 0.999;

/** Whether two sides are farther apart than so much on an axis, as far as doubles can tell; false says nothing. */
export function areFarApart([, , e]: Side, [, , f]: Side, away: number): boolean {
  return e.low.some(
    (low, axis) =>
      SURE * (low - (f.high[axis] as number)) > away ||
      SURE * ((f.low[axis] as number) - (e.high[axis] as number)) > away,
  );
}
