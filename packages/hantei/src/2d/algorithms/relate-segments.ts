/**
 * Segment against segment.
 *
 * Two convex sets have disjoint relative interiors where some axis separates them, and for two segments four axes are
 * enough: the normal of each, and x and y for those that lie on one line. On the normal of a, a is a single number and b
 * an interval whose ends have the signs of two orientations.
 *
 * ```text
 *        b2
 *   a1   /        d1 = u × w   side of b1 as seen along a      u = a2 − a1
 *    \  /         d2 = d1 + k  side of b2                      v = b2 − b1
 *     \/          d3 = w × v   side of a1 as seen along b      w = b1 − a1
 *     /\          d4 = d3 − k  side of a2                      k = u × v
 *   b1  a2
 * ```
 *
 * Three cross products instead of four, no branch before the last: on a stream of random pairs a mispredicted branch costs
 * more than all the arithmetic.
 */
import { type Code, certainCode, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { settleOrient2dAt } from "../../exact/orient2d.js";
import type { Sign } from "../../exact/sign.js";
import { relateBounds, relateSides, type Straight } from "../foundation/segment-axes.js";
import { loadStraight } from "./round-segment.js";

/**
 * Bound on the error of each of d1 to d4, relative to X · Y with X = |ux| + |vx| + |wx| and Y likewise.
 *
 * With unit roundoff e, each of the six differences is off by a factor (1 + δ), |δ| ≤ e, each product by (1 + δ)³ and each
 * cross product, a difference of two, by one more: at most 4e(1 + 2e) times the sum of its two products' sizes. d2 and d4
 * add two cross products, whose four terms are four different terms of the product X · Y, and round once more: at most
 * 5e(1 + 3e) · XY. Rounding in X · Y itself takes at most 5e of the bound away. 6e covers all of it. XY is multiplied first: it
 * is at least as large as any product above, so where one of them overflows, the bound does, too, and nothing is certain.
 */
export const CROSS_ERROR: number = 6 * UNIT_ROUNDOFF;

/** How two segments lie, as a code. */
export function relateSegments(a: Straight, b: Straight): Code {
  const ux = a.x2 - a.x1;
  const uy = a.y2 - a.y1;
  const vx = b.x2 - b.x1;
  const vy = b.y2 - b.y1;
  const wx = b.x1 - a.x1;
  const wy = b.y1 - a.y1;
  const k = ux * vy - uy * vx;
  const d1 = ux * wy - uy * wx;
  const d2 = d1 + k;
  const d3 = wx * vy - wy * vx;
  const d4 = d3 - k;
  const bound =
    CROSS_ERROR * ((Math.abs(ux) + Math.abs(vx) + Math.abs(wx)) * (Math.abs(uy) + Math.abs(vy) + Math.abs(wy))) +
    UNDERFLOW_GUARD;
  if (Math.abs(d1) > bound && Math.abs(d2) > bound && Math.abs(d3) > bound && Math.abs(d4) > bound) {
    // All above the guard of 2⁻⁵⁰⁰, so the products keep their signs.
    return certainCode((+(d1 * d2 < 0) & +(d3 * d4 < 0)) !== 0);
  }
  return uncertain(
    a,
    b,
    // Written out: handed to a function that is rarely called they would be boxed.
    (+(d1 > bound) - +(d1 < -bound)) as Sign,
    (+(d2 > bound) - +(d2 < -bound)) as Sign,
    (+(d3 > bound) - +(d3 < -bound)) as Sign,
    (+(d4 > bound) - +(d4 < -bound)) as Sign,
  );
}

/**
 * As `relateSegments`, where at least one of the four sides, each given as its sign where it exceeds its bound, else 0, as for NaN,
 * is still open. Which of them cannot be
 * foreseen, so the open ones are gone through by their bits, and not asked about one by one.
 */
function uncertain(a: Straight, b: Straight, b1: Sign, b2: Sign, a1: Sign, a2: Sign): Code {
  let open = +(b1 === 0) | (+(b2 === 0) << 1) | (+(a1 === 0) << 2) | (+(a2 === 0) << 3);
  let box: Code = OVERLAPPING;
  loadStraight(0, a);
  loadStraight(4, b);
  if (open === 15) {
    // Perhaps on one line. NaN and what is out of reach ends here.
    box = relateBounds();
    if (box === DISJOINT) return DISJOINT;
  }
  // An end in common lies on both lines.
  const b1IsA1 = +(b.x1 === a.x1) & +(b.y1 === a.y1);
  const b1IsA2 = +(b.x1 === a.x2) & +(b.y1 === a.y2);
  const b2IsA1 = +(b.x2 === a.x1) & +(b.y2 === a.y1);
  const b2IsA2 = +(b.x2 === a.x2) & +(b.y2 === a.y2);
  open &= ~(b1IsA1 | b1IsA2 | ((b2IsA1 | b2IsA2) << 1) | ((b1IsA1 | b2IsA1) << 2) | ((b1IsA2 | b2IsA2) << 3));
  // Each side as two bits, 1 more than its sign.
  let sides = (b1 + 1) | ((b2 + 1) << 2) | ((a1 + 1) << 4) | ((a2 + 1) << 6);
  while (open !== 0) {
    const side = 31 - Math.clz32(open);
    // The line of a is asked about the ends of b in the registers 4 and 6, that of b about 0 and 2.
    const line = (side & 2) << 1;
    const sign = settleOrient2dAt(line, line + 2, 4 - line + ((side & 1) << 1));
    sides += sign << (2 * side);
    open &= ~(1 << side);
  }
  const alongA = relateSides(((sides & 3) - 1) as Sign, (((sides >> 2) & 3) - 1) as Sign);
  const alongB = relateSides((((sides >> 4) & 3) - 1) as Sign, (((sides >> 6) & 3) - 1) as Sign);
  // Where the segments are not on one line, the two normals decide alone; else both are neutral, and x and y decide.
  const along = alongA < alongB ? alongA : alongB;
  return along < box ? along : box;
}
