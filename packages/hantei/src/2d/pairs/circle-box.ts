/**
 * Circle against box: the distance from the center to the box's nearest point against the radius, both squared.
 *
 * ```text
 *    corner |   side   | corner     nearest.x = minX   cx   maxX     whichever lies in the middle,
 *   --------+----------+--------    nearest.y likewise. In the middle cell the distance is 0, beside a side one
 *     side  |  inside  |  side      part of it is 0, and only in the corner cells both parts count.
 *   --------+----------+--------
 *    corner |   side   | corner
 * ```
 *
 * The nearest point is picked, never computed, so its coordinates carry no error.
 */

import { type Code, certainCode, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { DISTANCE_ERROR } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { relateBoxSpot } from "../algorithms/relate-box-spot.js";
import { relateRound } from "../foundation/round.js";
import type { Box } from "../shapes/box.js";
import type { Circle } from "../shapes/circle.js";

/** Engines put a constant of the module's own into the code; an imported one they read anew. */
const ERROR = DISTANCE_ERROR;
const GUARD = UNDERFLOW_GUARD;

/** How a circle lies to a box, as a code. */
export function circleBox(a: Circle, b: Box): Code {
  const { x, y, radius } = a;
  // v + |v| is 2v above 0, else 0, and at most one of the two is above 0: the distance on each axis, without a branch and
  // without a rounding. An infinite bound makes NaN of it, as a NaN does, and ends below.
  const beforeX = b.minX - x;
  const behindX = x - b.maxX;
  const beforeY = b.minY - y;
  const behindY = y - b.maxY;
  const dx = (beforeX + Math.abs(beforeX) + (behindX + Math.abs(behindX))) / 2;
  const dy = (beforeY + Math.abs(beforeY) + (behindY + Math.abs(behindY))) / 2;
  const distanceSquared = dx * dx + dy * dy;
  const radiusSquared = radius * radius;
  const bound = ERROR * (distanceSquared + radiusSquared) + GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b);
}

function uncertain(a: Circle, b: Box): Code {
  if (!(b.minX <= b.maxX && b.minY <= b.maxY)) return DISJOINT;
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = a.x < b.minX ? b.minX : a.x > b.maxX ? b.maxX : a.x;
  registers[3] = a.y < b.minY ? b.minY : a.y > b.maxY ? b.maxY : a.y;
  registers[4] = a.radius;
  registers[5] = 0;
  return a.radius === 0 ? relateBoxSpot(b, a) : relateRound();
}
