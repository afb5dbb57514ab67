/**
 * Two circles in doubles, where they overlap beyond doubt or are apart: most calls. What is left (nearly touching, concentric,
 * huge or tiny numbers) goes the general way. Symmetric: exchanged circles give the same numbers, bit by bit.
 */

import { trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Circle } from "../shapes/circle.js";
import { inOrder } from "./convex-convex.js";
import { FARTHEST, facing, LEAST, ROUND_ERROR, raiseFacing, SHORTEST } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, writeSole } from "./result.js";

/** Writes the contact of two circles; false where there is none within reach. */
export function circleCircle(a: Circle, b: Circle, into: ContactBuffer, isTurned: boolean): boolean {
  const ax = a.x;
  const ay = a.y;
  const ra = a.radius;
  const bx = b.x;
  const by = b.y;
  const rb = b.radius;
  const dx = bx - ax;
  const dy = by - ay;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const radii = ra + rb;
  const room = distance - radii;
  // A sum takes no branch, unlike a maximum, and is no less.
  const places = Math.abs(ax) + Math.abs(bx) + (Math.abs(ay) + Math.abs(by));
  const slack = GAP_ERROR * (places + radii);
  const isUsual = distance > SHORTEST && places + radii < FARTHEST;
  if (isUsual && room > slack && met[REACH] === 0) return false;
  if (!(isUsual && room < -slack)) return inOrder(a, b, into, isTurned);
  const nx = dx / distance;
  const ny = dy / distance;
  let depth = UNIT_ROUNDOFF * places + ROUND_ERROR * radii + LEAST - room;
  if (dx === 0 || dy === 0) {
    trial[0] = -room;
    facing[0] = dx === 0 ? ay : ax;
    facing[1] = dx === 0 ? by : bx;
    if (raiseFacing(dx + dy > 0 ? 1 : -1, a, b)) depth = trial[0] as number;
  }
  // Adding 0 turns −0 into 0.
  into.normal.x = (isTurned ? -nx : nx) + 0;
  into.normal.y = (isTurned ? -ny : ny) + 0;
  into.depth = depth;
  // In the middle of what the two share on the line between their centers; either may reach beyond the other.
  const isInB = distance + ra < rb;
  const isInA = distance + rb < ra;
  const lowX = isInB ? ax - nx * ra : bx - nx * rb;
  const lowY = isInB ? ay - ny * ra : by - ny * rb;
  const highX = isInA ? bx + nx * rb : ax + nx * ra;
  const highY = isInA ? by + ny * rb : ay + ny * ra;
  const point = writeSole(into, isTurned, "edge", 0, "edge", 0);
  point.x = (lowX + highX) / 2;
  point.y = (lowY + highY) / 2;
  return true;
}
