/** Circle against point: the distance to the center against the radius, both squared. */
import { type Code, certainCode } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { DISTANCE_ERROR } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { relateRound } from "../foundation/round.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";

/** Engines put a constant of the module's own into the code; an imported one they read anew. */
const ERROR = DISTANCE_ERROR;
const GUARD = UNDERFLOW_GUARD;

/** How a point lies to a circle, as a code. */
export function circlePoint(a: Circle, b: Point): Code {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const distanceSquared = dx * dx + dy * dy;
  const radiusSquared = a.radius * a.radius;
  const bound = ERROR * (distanceSquared + radiusSquared) + GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b);
}

function uncertain(a: Circle, b: Point): Code {
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = b.x;
  registers[3] = b.y;
  registers[4] = a.radius;
  registers[5] = 0;
  return relateRound();
}
