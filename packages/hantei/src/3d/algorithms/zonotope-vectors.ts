/** Vectors in doubles, for zonotopes where doubles tell, or nearly. */
import type { Difference } from "./zonotope.js";

/** A vector in doubles. */
export type Vector = readonly [number, number, number];

/** A difference in doubles. */
export function near({ to, from }: Difference): Vector {
  return [0, 1, 2].map((i) => (to[i] as number) - (from[i] as number)) as unknown as Vector;
}

export function scaled([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function plus(a: Vector, b: Vector, factor = 1): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

/** A vector over a number, whose inverse may be none: that of the least doubles is Infinity. */
export function divided([x, y, z]: Vector, by: number): Vector {
  return [x / by, y / by, z / by];
}

/** Its length, whatever its squares would be. */
export function length(v: Vector): number {
  const size = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  // Of NaN it is NaN.
  if (!(size > 0)) return size;
  const x = divided(v, size);
  return size * Math.sqrt(dot(x, x));
}

/** The sum of its parts, without signs. */
export function sizeOf([x, y, z]: Vector): number {
  return Math.abs(x) + Math.abs(y) + Math.abs(z);
}
