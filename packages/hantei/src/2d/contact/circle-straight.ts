/**
 * A circle and a segment, or a capsule, in doubles, where they overlap beyond doubt or are apart. What is left (nearly touching, the
 * center on the core, huge or tiny numbers) goes the general way.
 *
 * ```text
 *          ┆   across   ┆          The center's foot on the core decides: beyond an end, the normal is the line to it,
 *    end   ┆            ┆   end    between them the core's own.
 *          p ────────── q          (C. Ericson, "Real-Time Collision Detection", 2005, section 5.1.2.)
 *          ┆            ┆
 * ```
 */

import { trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Segment } from "../shapes/segment.js";
import { convexConvex } from "./convex-convex.js";
import { EDGE_ERROR, FARTHEST, facing, LEAST, ROUND_ERROR, raiseFacing, SHORTEST } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, writeSole } from "./result.js";

/** Writes the contact of a circle and a segment; false where there is none within reach. */
export function circleSegment(a: Circle, b: Segment, into: ContactBuffer, isTurned: boolean): boolean {
  // Found from the segment to the circle.
  return meetCircle(b, undefined, a, into, !isTurned) ?? convexConvex(a, b, into, isTurned);
}

/** Writes the contact of a capsule and a circle; false where there is none within reach. */
export function capsuleCircle(a: Capsule, b: Circle, into: ContactBuffer, isTurned: boolean): boolean {
  return meetCircle(a, a, b, into, isTurned) ?? convexConvex(a, b, into, isTurned);
}

/** The contact of a segment, or the core of the capsule `rounding`, and a circle; undefined where doubles cannot tell. */
function meetCircle(
  a: Segment | Capsule,
  rounding: Capsule | undefined,
  b: Circle,
  into: ContactBuffer,
  isTurned: boolean,
): boolean | undefined {
  const { x, y } = b;
  const { x1, y1, x2, y2 } = a;
  const radius = rounding === undefined ? 0 : rounding.radius;
  const radii = radius + b.radius;
  const ex = x2 - x1;
  const ey = y2 - y1;
  const px = x - x1;
  const py = y - y1;
  const qx = x - x2;
  const qy = y - y2;
  const length = Math.sqrt(ex * ex + ey * ey);
  // The larger of two sizes is half the size of their sum and half that of their difference.
  const ends = Math.abs(x1 + x2) + Math.abs(ex) + (Math.abs(y1 + y2) + Math.abs(ey));
  const places = Math.abs(x) + Math.abs(y) + ends / 2;
  const slack = GAP_ERROR * (places + radii);
  const isBefore = px * ex + py * ey <= 0;
  const isAcross = !isBefore && qx * ex + qy * ey < 0;
  const cross = (py * ex - px * ey) / length;
  const dx = isAcross ? (cross < 0 ? ey : -ey) : isBefore ? px : qx;
  const dy = isAcross ? (cross < 0 ? -ex : ex) : isBefore ? py : qy;
  const size = isAcross ? length : Math.sqrt(dx * dx + dy * dy);
  const distance = isAcross ? Math.abs(cross) : size;
  const room = distance - radii;
  if (!(length > SHORTEST && size > SHORTEST && places + radii < FARTHEST)) return undefined;
  if (room > slack && met[REACH] === 0) return false;
  if (!(room < -slack)) return undefined;
  const nx = dx / size;
  const ny = dy / size;
  let depth = UNIT_ROUNDOFF * places + ROUND_ERROR * radii + LEAST - room;
  if (isAcross) depth += EDGE_ERROR * length;
  if (dx === 0 || dy === 0) {
    trial[0] = -room;
    facing[0] = dx === 0 ? (isBefore ? y1 : y2) : isBefore ? x1 : x2;
    facing[1] = dx === 0 ? y : x;
    if (raiseFacing(dx + dy > 0 ? 1 : -1, rounding, b)) depth = trial[0] as number;
  }
  // Adding 0 turns −0 into 0.
  into.normal.x = (isTurned ? -nx : nx) + 0;
  into.normal.y = (isTurned ? -ny : ny) + 0;
  into.depth = depth;
  // In the middle of what the two share on the line from the core to the center.
  const low = distance - b.radius > -radius ? distance - b.radius : -radius;
  const high = distance + b.radius < radius ? distance + b.radius : radius;
  const above = (low + high) / 2;
  const point = writeSole(into, isTurned, isAcross ? "edge" : "vertex", isAcross || isBefore ? 0 : 1, "edge", 0);
  point.x = (isAcross ? x - nx * distance : isBefore ? x1 : x2) + nx * above;
  point.y = (isAcross ? y - ny * distance : isBefore ? y1 : y2) + ny * above;
  return true;
}
