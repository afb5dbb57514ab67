/**
 * Sphere against box: the distance from the center to the box's nearest point against the radius, both squared. The nearest
 * point is picked axis by axis, never computed, so its coordinates carry no error. After J. Arvo, "A Simple Method for
 * Box-Sphere Intersection Testing", Graphics Gems (1990).
 */
import { relateExtents } from "../../base/extent.js";
import { type Code, certainCode } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { registers } from "../../exact/registers.js";
import { ROUND_ERROR, relateRound } from "../foundation/round.js";
import type { Box3 } from "../shapes/box.js";
import type { Sphere } from "../shapes/sphere.js";

/** How a sphere lies to a box, as a code. */
export function sphereBox(a: Sphere, b: Box3): Code {
  const { x, y, z, radius } = a;
  const dx = x - Math.min(Math.max(x, b.minX), b.maxX);
  const dy = y - Math.min(Math.max(y, b.minY), b.maxY);
  const dz = z - Math.min(Math.max(z, b.minZ), b.maxZ);
  const distanceSquared = dx * dx + dy * dy + dz * dz;
  const radiusSquared = radius * radius;
  const bound = ROUND_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b);
}

function uncertain(a: Sphere, b: Box3): Code {
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = a.z;
  registers[3] = Math.min(Math.max(a.x, b.minX), b.maxX);
  registers[4] = Math.min(Math.max(a.y, b.minY), b.maxY);
  registers[5] = Math.min(Math.max(a.z, b.minZ), b.maxZ);
  registers[6] = a.radius;
  registers[7] = 0;
  const x = relateExtents(b.minX, b.maxX, a.x, a.x);
  const y = relateExtents(b.minY, b.maxY, a.y, a.y);
  const z = relateExtents(b.minZ, b.maxZ, a.z, a.z);
  return relateRound(Math.min(x, y, z) as Code);
}
