/**
 * Two lines of space, each given by two points, and what the formulas over them are made of.
 *
 * A line is named by its first register: x, y, z of its first point there, and x, y, z of its second from four registers
 * further on. With u and v the differences of the two points of each, and w from the first point of one to that of the
 * other, n = u × v is at right angles to both. Lines lie above register 23; 0 to 11 are scratch.
 *
 * No arrays: on expansions, formulas must make no garbage.
 */
import { areExactDifferences } from "../dot3d.js";
import type { Ring } from "../ring.js";

/** True where u, v and w are differences without a rounding. */
export function areExactWays(a: number, b: number): boolean {
  return areExactDifferences(a + 4, a) && areExactDifferences(b + 4, b) && areExactDifferences(b, a);
}

/** One coordinate of the way from p to q. */
export function way<T>(ring: Ring<T>, p: number, q: number): T {
  return ring.difference(ring.at(q), ring.at(p));
}

/** One component of a cross product. */
export function minor<T>(ring: Ring<T>, ai: T, aj: T, bi: T, bj: T): T {
  return ring.difference(ring.product(ai, bj), ring.product(aj, bi));
}

export function dot<T>(ring: Ring<T>, ax: T, ay: T, az: T, bx: T, by: T, bz: T): T {
  return ring.sum(ring.sum(ring.product(ax, bx), ring.product(ay, by)), ring.product(az, bz));
}

/** The square of the sum of two radii. */
export function reachSquared<T>(ring: Ring<T>, radii: number): T {
  const reach = ring.sum(ring.at(radii), ring.at(radii + 1));
  return ring.product(reach, reach);
}
