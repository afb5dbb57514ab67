/** Exact references over BigInt for the predicates: every formula once more, on whole numbers, without a filter. */
import { remembered } from "../mutation/memory.js";
import { doublings, scaled } from "../oracle/rational.js";

/** Finite doubles times the one power of two that makes all of them whole. */
export function wholes(values: readonly number[]): bigint[] {
  const shift = Math.max(...values.map(doublings));
  return values.map((value) => scaled(value, shift).n);
}

export function signOf(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** Six numbers: a, b, c. The sign of (b − a) × (c − a). */
export const orientation = remembered((values) => {
  const [ax, ay, bx, by, cx, cy] = wholes(values) as [bigint, bigint, bigint, bigint, bigint, bigint];
  return signOf((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
});

/** Six numbers: a, b, c. The sign of (b − a) · (c − a). */
export const dotSign = remembered((values) => {
  const [ax, ay, bx, by, cx, cy] = wholes(values) as [bigint, bigint, bigint, bigint, bigint, bigint];
  return signOf((bx - ax) * (cx - ax) + (by - ay) * (cy - ay));
});

/** a and b in `dimension` numbers each, then r and s. The sign of |a − b|² − (r + s)². */
export const distanceSign = remembered((values, dimension: number) => {
  const whole = wholes(values);
  const at = (index: number): bigint => whole[index] as bigint;
  let sum = 0n;
  for (let axis = 0; axis < dimension; axis++) sum += (at(axis) - at(dimension + axis)) ** 2n;
  return signOf(sum - (at(2 * dimension) + at(2 * dimension + 1)) ** 2n);
});

/** a, b, c, r, s. The sign of ((b − a) × (c − a))² − (r + s)² |b − a|². */
export const lineDistanceSign = remembered((values) => {
  const [ax, ay, bx, by, cx, cy, r, s] = wholes(values) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const [ux, uy] = [bx - ax, by - ay];
  const cross = ux * (cy - ay) - uy * (cx - ax);
  return signOf(cross ** 2n - (r + s) ** 2n * (ux ** 2n + uy ** 2n));
});
