/** Cores with radii: does Z ever come nearer to the origin than both radii together, or is it at a time? */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { comesNearExactly, isNearExactly } from "./comes-near-exactly.js";
import type { Difference, Drift, Zonotope } from "./zonotope.js";
import { nearestOf } from "./zonotope-nearest.js";
import { divided, dot, length, near, plus, scaled, sizeOf, type Vector } from "./zonotope-vectors.js";

/**
 * Errors of a computed distance, relative to the sum of all sizes: each component of base + Σ s g is off by less than 2u for
 * each of at most six terms and by 3u for the terms' own roundings, its length by √3 times that and 3u: below 40u.
 */
const DISTANCE_ERROR = 40 * UNIT_ROUNDOFF;
/** And what underflows on the way: half of the least double in each of those roundings, in some of them twice. */
const UNDERFLOWS = 64 * Number.MIN_VALUE;

/** Whether Z ever comes so near, exactly; strictly nearer where `strictly`. */
export function comesNear(z: Zonotope, { motion, end }: Drift, r: number, s: number, strictly: boolean): boolean {
  // All moments together are one zonotope more.
  const generators = [...z.generators.map(near), scaled(near(motion), -end)];
  return compareReach(near(z.base), generators, r + s, 0) ?? comesNearExactly(z, motion, end, r, s, strictly);
}

/** Whether Z is so near at a time, exactly. */
export function isNearAt(z: Zonotope, motion: Difference, time: number, reach: number): boolean {
  const base = near(z.base);
  const way = scaled(near(motion), -time);
  const answer = compareReach(plus(base, way), z.generators.map(near), reach, sizeOf(base) + sizeOf(way));
  return answer ?? isNearExactly(z, motion, time, reach);
}

/** Whether a zonotope comes so near to the origin; undefined where doubles cannot tell. Sizes that went into its numbers are added. */
function compareReach(base: Vector, generators: readonly Vector[], reach: number, sizes: number): boolean | undefined {
  const closest = nearestOf(base, generators).point;
  const size = generators.reduce((sum, g) => sum + sizeOf(g), sizes + sizeOf(base) + reach);
  const error = DISTANCE_ERROR * size + UNDERFLOWS;
  if (length(closest) + error < reach) return true;
  return supportOf(base, generators, closest) - error > reach ? false : undefined;
}

/** A lower bound of the distance: how far along `direction` all of Z lies. */
function supportOf(base: Vector, generators: readonly Vector[], direction: Vector): number {
  const size = length(direction);
  if (!(size > 0)) return 0;
  const n = divided(direction, size);
  return generators.reduce((sum, g) => sum + Math.min(0, dot(n, g)), dot(n, base));
}
