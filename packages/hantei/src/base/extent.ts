import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "./relation.js";

/**
 * How two closed intervals lie. As `docs/conventions.md` has it, an interval of length 0 is its own interior,
 * so one that lies strictly inside another, or equals another such point, overlaps it.
 *
 * The relation of two products of intervals is the least of their axes' relations, which is why every separating-axis test
 * here ends in this function. NaN fails the first comparison and so is disjoint from everything.
 */
export function relateExtents(aMin: number, aMax: number, bMin: number, bMax: number): Code {
  if (!(aMin <= bMax && bMin <= aMax)) return DISJOINT;
  if (aMin < bMax && bMin < aMax) return OVERLAPPING;
  return aMin === aMax && bMin === bMax ? OVERLAPPING : TOUCHING;
}

/**
 * How a number lies to the interval from `min` to `max`: without a branch, for where a point lies cannot be foreseen. NaN is
 * disjoint from everything.
 */
export function relateSpot(spot: number, min: number, max: number): Code {
  const isWithin = +(spot >= min) & +(spot <= max);
  // At one end it touches; at both the interval is the point itself.
  return ((isWithin << 1) - 1 - (+(spot === min) ^ +(spot === max))) as Code;
}
