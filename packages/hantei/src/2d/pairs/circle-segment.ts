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
import { type Code, certainCode, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d, compareLineDistance2d } from "../../exact/compare-distance.js";
import { dot2dAt } from "../../exact/dot2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import type { Circle } from "../shapes/circle.js";
import type { Segment } from "../shapes/segment.js";

/**
 * Bound on the error of (u × w)² − r²|u|² relative to (|ux·wy| + |uy·wx|)² + r²|u|², and of |w|² − r² relative to their sum.
 *
 * With unit roundoff e, the cross product is off by at most 5e(|ux·wy| + |uy·wx|) (see `exact/orient2d.ts`), its square by
 * twice that and a little, r²|u|² by at most 6e of itself, and the last difference by e: 11e(1 + 6e) in all; computing the
 * bound loses at most 6e of it. Near the border between two regions the computed u · w may pick the wrong one. There the
 * two distances squared differ by (u · w)²/|u|² ≤ (5e)²|w|², which the rest of 16e covers with room to spare; likewise at b,
 * where v is measured from b itself: |u|² − u · w would carry an error that is large beside a short v.
 */
const LINE_ERROR = 16 * UNIT_ROUNDOFF;

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
  const bound = LINE_ERROR * size + UNDERFLOW_GUARD;
  if (Math.abs(left - right) > bound) return certainCode(left < right);
  return uncertain(a, b);
}

function uncertain(a: Circle, b: Segment): Code {
  const { radius } = a;
  // Rounding is monotone: what is out of reach of the rounded bounds is out of reach in truth. NaN ends here.
  if (!(Math.min(b.x1, b.x2) - a.x <= radius && a.x - Math.max(b.x1, b.x2) <= radius)) return DISJOINT;
  if (!(Math.min(b.y1, b.y2) - a.y <= radius && a.y - Math.max(b.y1, b.y2) <= radius)) return DISJOINT;
  if (radius === 0) return relateOnSegment(b, a);
  registers[0] = b.x1;
  registers[1] = b.y1;
  registers[2] = b.x2;
  registers[3] = b.y2;
  registers[4] = a.x;
  registers[5] = a.y;
  registers[6] = radius;
  registers[7] = 0;
  const sign = distanceSign(a, b);
  return sign > 0 ? DISJOINT : sign === 0 ? TOUCHING : OVERLAPPING;
}

/** The sign of the distance less the radius; registers as for `compareLineDistance2d`. */
function distanceSign(a: Circle, b: Segment): Sign {
  const besideA = dot2dAt(0, 2, 4, 6) <= 0;
  if (!besideA && dot2dAt(2, 0, 4, 6) > 0) return compareLineDistance2d();
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = besideA ? b.x1 : b.x2;
  registers[3] = besideA ? b.y1 : b.y2;
  registers[4] = a.radius;
  registers[5] = 0;
  return compareDistance2d();
}
