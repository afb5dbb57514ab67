import { type Depth, INSIDE, NOT_WITHIN, WITHIN } from "./containment.js";

/**
 * How deep an interval lies in another. One of length 0 is its own interior; an end at infinity is no point, so that nothing
 * lies on it. NaN lies in nothing.
 */
export function extentInExtent(aMin: number, aMax: number, bMin: number, bMax: number): Depth {
  if (!(aMin <= bMin && bMax <= aMax)) return NOT_WITHIN;
  if (aMin === aMax) return INSIDE;
  const offMin = aMin < bMin || aMin === Number.NEGATIVE_INFINITY;
  const offMax = bMax < aMax || aMax === Number.POSITIVE_INFINITY;
  return offMin && offMax ? INSIDE : WITHIN;
}
