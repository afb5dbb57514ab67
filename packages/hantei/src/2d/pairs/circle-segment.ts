/**
 * Circle against segment: the distance from the center to the segment against the radius, both squared.
 *
 * ```text
 *     beside a   |     between     |   beside b      u = b − a, w = center − a, v = center − b
 *                |                 |                 beside a where u · w ≤ 0: the distance is |w|
 *                a --------------- b                 beside b where u · v ≥ 0: it is |v|
 *                |                 |                 between: it is |u × w| / |u|
 * ```
 *
 * After C. Ericson, "Real-Time Collision Detection" (2005), section 5.1.2, without its division.
 */
import { type Code, certainCode, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { LINE_ERROR } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import { A, B, loadSpot, loadStraight, outOfReach, settleDiscSegment } from "../algorithms/round-segment.js";
import type { Circle } from "../shapes/circle.js";
import type { Segment } from "../shapes/segment.js";

/** Engines put a constant of the module's own into the code; an imported one they read anew. */
const ERROR = LINE_ERROR;
const GUARD = UNDERFLOW_GUARD;

/*
 * Near the border between two regions the computed u · w may pick the wrong one. There the two distances squared differ by
 * (u · w)²/|u|² ≤ (5e)²|w|², for which LINE_ERROR leaves room to spare; likewise at b, where v is measured from b itself:
 * |u|² − u · w would carry an error that is large beside a short v.
 */

/** How a segment lies to a circle, as a code. */
export function circleSegment(a: Circle, b: Segment): Code {
  const { radius } = a;
  const ux = b.x2 - b.x1;
  const uy = b.y2 - b.y1;
  const wx = a.x - b.x1;
  const wy = a.y - b.y1;
  const vx = a.x - b.x2;
  const vy = a.y - b.y2;
  let left: number;
  let right: number;
  let size: number;
  if (ux * wx + uy * wy <= 0) {
    left = wx * wx + wy * wy;
    right = radius * radius;
    size = left + right;
  } else if (ux * vx + uy * vy >= 0) {
    left = vx * vx + vy * vy;
    right = radius * radius;
    size = left + right;
  } else {
    // NaN comes here, and stays NaN through p and q. The radius goes into u before squaring: r² alone may underflow.
    const p = ux * wy;
    const q = uy * wx;
    const spread = Math.abs(p) + Math.abs(q);
    const rx = radius * ux;
    const ry = radius * uy;
    left = (p - q) * (p - q);
    right = rx * rx + ry * ry;
    size = spread * spread + right;
  }
  const bound = ERROR * size + GUARD;
  if (Math.abs(left - right) > bound) return certainCode(left < right);
  return uncertain(a, b, size < Number.POSITIVE_INFINITY);
}

/** Where nothing overflowed, no number is NaN, and a tie is within reach. */
function uncertain(a: Circle, b: Segment, isWithinReach: boolean): Code {
  if (a.radius === 0) return relateOnSegment(b, a);
  loadSpot(A, a);
  loadStraight(B, b);
  registers[16] = a.radius;
  registers[17] = 0;
  return isWithinReach || !outOfReach() ? settleDiscSegment(A, B) : DISJOINT;
}
