/**
 * A circle and a box in doubles, where the two overlap beyond doubt or are apart: the box's nearest point is the center's own
 * coordinates, cut to the box. What is left (nearly touching, flat or unbounded boxes, huge or tiny numbers) goes the general way.
 *
 * ```text
 *   corner │ side │ corner     Beside a side, and inside, the axis is one of the coordinates'; the depth is raised till it parts.
 *   ───────┼──────┼───────
 *     side │ box  │ side       Beyond a corner, it leads from the center to the corner, at an angle.
 * ```
 */

import { trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Box } from "../shapes/box.js";
import type { Circle } from "../shapes/circle.js";
import { convexConvex } from "./convex-convex.js";
import { FARTHEST, facing, LEAST, ROUND_ERROR, raiseFacing, SHORTEST } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, writeSole } from "./result.js";

/** Writes the contact of a circle and a box; false where there is none within reach. */
export function circleBox(a: Circle, b: Box, into: ContactBuffer, isTurned: boolean): boolean {
  const { x, y, radius } = a;
  const { minX, minY, maxX, maxY } = b;
  const nearX = x < minX ? minX : x > maxX ? maxX : x;
  const nearY = y < minY ? minY : y > maxY ? maxY : y;
  const dx = nearX - x;
  const dy = nearY - y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const room = distance - radius;
  // A sum takes no branch, unlike a maximum, and is no less. An infinite bound makes it infinite: then nothing is usual.
  const sizes =
    Math.abs(x) + Math.abs(y) + radius + (Math.abs(minX) + Math.abs(maxX)) + (Math.abs(minY) + Math.abs(maxY));
  const slack = GAP_ERROR * sizes;
  if (!(sizes < FARTHEST)) return convexConvex(a, b, into, isTurned);
  if (room > slack && distance > SHORTEST && met[REACH] === 0) return false;
  const isInside = dx === 0 && dy === 0;
  const isUsual = room < -slack && (isInside || distance > SHORTEST) && minX < maxX && minY < maxY;
  if (!isUsual) return convexConvex(a, b, into, isTurned);
  let side = 0;
  let nx = 0;
  let ny = 0;
  let depth = 0;
  if (dx !== 0 && dy !== 0) {
    nx = dx / distance;
    ny = dy / distance;
    const places = Math.abs(x) + Math.abs(nearX) + (Math.abs(y) + Math.abs(nearY));
    depth = UNIT_ROUNDOFF * places + ROUND_ERROR * radius + LEAST - room;
    side = dy > 0 ? (dx > 0 ? 0 : 1) : dx > 0 ? 3 : 2;
  } else {
    let least = distance;
    if (isInside) {
      // The nearest side, left, right, lower or upper: sides are 0 at minY, 1 at maxX, 2 at maxY, 3 at minX.
      least = x - minX;
      side = 3;
      if (maxX - x < least) {
        least = maxX - x;
        side = 1;
      }
      if (y - minY < least) {
        least = y - minY;
        side = 0;
      }
      if (maxY - y < least) {
        least = maxY - y;
        side = 2;
      }
    } else {
      side = dx === 0 ? (dy > 0 ? 0 : 2) : dx > 0 ? 3 : 1;
    }
    const isUpward = side === 0 || side === 3;
    const sign = isUpward ? 1 : -1;
    facing[0] = (side & 1) === 0 ? y : x;
    facing[1] = side === 0 ? minY : side === 1 ? maxX : side === 2 ? maxY : minX;
    trial[0] = isInside ? radius + least : radius - least;
    if (!raiseFacing(sign, a, undefined)) return convexConvex(a, b, into, isTurned);
    nx = (side & 1) === 0 ? 0 : sign;
    ny = (side & 1) === 0 ? sign : 0;
    depth = trial[0] as number;
  }
  // Adding 0 turns −0 into 0.
  into.normal.x = (isTurned ? -nx : nx) + 0;
  into.normal.y = (isTurned ? -ny : ny) + 0;
  into.depth = depth;
  // The box's nearest point: the circle holds it.
  const point = writeSole(into, isTurned, "edge", 0, dx !== 0 && dy !== 0 ? "vertex" : "edge", side);
  point.x = nearX;
  point.y = nearY;
  return true;
}
