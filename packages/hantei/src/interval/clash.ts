import type { Keys } from "./slots.js";

/**
 * Whether the slot `early` still runs where the slot `late` starts, which comes after it in the order of time (by start, then
 * end): then, and only then, do they clash. Where it does not, it does not run for any that comes later still.
 *
 * Why: where touching counts, that is the definition. Where it does not, and both have a length, neither start is before the
 * other, so an end after the later start is a shared stretch. One of length 0 comes first of those that start together, so an
 * `early` with a length that ends after it starts before it. An `early` of length 0 clashes with its equals only.
 */
export function clash({ starts, ends }: Keys, early: number, late: number, touching: boolean): boolean {
  const end = ends[early] as number;
  const start = starts[late] as number;
  if (touching) return start <= end;
  return start < end || (start === end && starts[early] === end && ends[late] === end);
}
