/** Sphere against sphere: the distance of the centers against the sum of the radii, both squared. */
import { type Code, certainCode } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { registers } from "../../exact/registers.js";
import { ROUND_ERROR, relateRound } from "../foundation/round.js";
import type { Sphere } from "../shapes/sphere.js";

/** How two spheres lie, as a code. */
export function sphereSphere(a: Sphere, b: Sphere): Code {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const dz = a.z - b.z;
  const radius = a.radius + b.radius;
  const distanceSquared = dx * dx + dy * dy + dz * dz;
  const radiusSquared = radius * radius;
  const bound = ROUND_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b, radius > 0 && bound < Number.POSITIVE_INFINITY);
}

function uncertain(a: Sphere, b: Sphere, isWithinReach: boolean): Code {
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = a.z;
  registers[3] = b.x;
  registers[4] = b.y;
  registers[5] = b.z;
  registers[6] = a.radius;
  registers[7] = b.radius;
  return relateRound(isWithinReach);
}
