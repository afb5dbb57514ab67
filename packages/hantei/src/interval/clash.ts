import type { Keys } from "./slots.js";

/**
 * Whether the slot at `early` of some keys still runs where that at `late` of others starts, which comes after it in the order of
 * time (by start, then end): then, and only then, do they clash. Where it does not, it does not run for any that comes later still.
 *
 * Why: where touching counts, that is the definition. Where it does not, and both have a length, neither start is before the
 * other, so an end after the later start is a shared stretch. One of length 0 comes first of those that start together, so an
 * `early` with a length that ends after it starts before it. An `early` of length 0 clashes with its equals only.
 */
export function clash(earlies: Keys, early: number, lates: Keys, late: number, touching: boolean): boolean {
  const end = earlies.ends[early] as number;
  const start = lates.starts[late] as number;
  if (touching) return start <= end;
  return start < end || (start === end && earlies.starts[early] === end && lates.ends[late] === end);
}
