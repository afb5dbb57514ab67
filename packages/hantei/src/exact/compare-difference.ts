import { isExactDifference } from "./exact-double.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/**
 * The exact sign of (a − b) − c, for numbers in the registers of those names. NaN is −1, so that a room measured with it is
 * too small.
 *
 * Rounding to nearest is monotone: where the rounded difference is not c, the true one is on the same side of it.
 */
export function compareDifference(a: number, b: number, c: number): Sign {
  const difference = (registers[a] as number) - (registers[b] as number);
  if (difference > (registers[c] as number)) return 1;
  if (!(difference >= (registers[c] as number))) return -1;
  return isExactDifference(a, b) ? 0 : exactSign(rest, 2, a, b, c);
}

function rest<T>(ring: Ring<T>, a: number, b: number, c: number): T {
  return ring.difference(ring.difference(ring.at(a), ring.at(b)), ring.at(c));
}
