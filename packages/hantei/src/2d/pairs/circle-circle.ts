/** Circle against circle: the distance of the centers against the sum of the radii, both squared. */
import { type Code, certainCode } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { DISTANCE_ERROR } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { relateRound } from "../foundation/round.js";
import type { Circle } from "../shapes/circle.js";

/** Engines put a constant of the module's own into the code; an imported one they read anew. */
const ERROR = DISTANCE_ERROR;
const GUARD = UNDERFLOW_GUARD;

/** How two circles lie, as a code. */
export function circleCircle(a: Circle, b: Circle): Code {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const radius = a.radius + b.radius;
  const distanceSquared = dx * dx + dy * dy;
  const radiusSquared = radius * radius;
  const bound = ERROR * (distanceSquared + radiusSquared) + GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b);
}

function uncertain(a: Circle, b: Circle): Code {
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = b.x;
  registers[3] = b.y;
  registers[4] = a.radius;
  registers[5] = b.radius;
  return relateRound();
}
