/** How much of a ray most likely has as many hits as are wanted: guessed from how far apart those of earlier rays were. */
import { DIRECTION, QUOTIENT_ERROR } from "./ray.js";
import type { Hits } from "./ray-image.js";

/** What earlier rays tell of those of a tree. */
export interface Strides {
  /** How far apart the boxes are that they meet; 0 where nothing is known. */
  mean: number;
  /** So many rays are to be answered by walks before the next part is guessed, and so many were after the last wrong guess. */
  walks: number;
  rest: number;
}

/** A part should be so long for each hit that is wanted and one more: with twice as many hits as that, it seldom has too few. */
const LONG = 1.5;
/** A guess is wrong that takes more parts, */
const FEW_PARTS = 3;
/** or has more hits, for each that is wanted and besides. */
const MUCH_A_HIT = 8;
const MUCH = 16;
/** What one ray tells counts so much, unless the guess was wrong. */
const WEIGHT = 1 / 8;
/** Walks after a wrong guess, for each after the one before and besides; and at most. A right one halves them. */
const LONGER = 4;
const MOST_WALKS = 1000;
/** Fractions are off by less than this, relative to them, but where they are next to 0. */
const DOUBT = 4 * QUOTIENT_ERROR;
const LEAST_REACH = 1e-290;

/** What is known at first. */
export function noStrides(): Strides {
  return { mean: 0, walks: 0, rest: 0 };
}

/** Whether a ray is to be answered by a walk, because guesses were wrong. */
export function isResting(strides: Strides): boolean {
  if (strides.walks === 0) return false;
  strides.walks--;
  return true;
}

/** How much of a ray most likely has so many hits; infinite where that is not known. */
export function guessReach({ mean }: Strides, query: Float64Array, limit: number): number {
  const reach = (LONG * (limit + 1) * mean) / lengthOf(query);
  return reach > LEAST_REACH ? reach : Number.POSITIVE_INFINITY;
}

/** Notes how far apart the hits of a ray were of which so many were wanted, in the last of so many parts. */
export function noteHits(
  strides: Strides,
  query: Float64Array,
  { values, size }: Hits,
  limit: number,
  parts: number,
): void {
  const isRight = parts <= FEW_PARTS && size <= MUCH_A_HIT * limit + MUCH;
  if (isRight) strides.rest >>= 1;
  else noteTooMany(strides);
  const stride = size === 0 ? 0 : ((values[size - 1] as number) * lengthOf(query)) / size;
  if (!(stride > 0 && stride < Number.POSITIVE_INFINITY)) return;
  strides.mean = strides.mean === 0 || !isRight ? stride : strides.mean + WEIGHT * (stride - strides.mean);
}

/** Notes a wrong guess. */
export function noteTooMany(strides: Strides): void {
  strides.rest = Math.min(LONGER * strides.rest + LONGER, MOST_WALKS);
  strides.walks = strides.rest;
}

/** How many hits of a part come before all that lie beyond it, whatever is rounded. */
export function settledHits({ values, size }: Hits, part: number): number {
  const end = part * (1 - DOUBT);
  let settled = size;
  while (settled > 0 && !((values[settled - 1] as number) < end)) settled--;
  return settled;
}

/** The longer side of a ray of fraction 1. */
function lengthOf(query: Float64Array): number {
  return Math.max(Math.abs(query[DIRECTION] as number), Math.abs(query[DIRECTION + 1] as number));
}
