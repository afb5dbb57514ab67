/**
 * Sphere against box: the distance from the center to the box's nearest point against the radius, both squared. The nearest
 * point is picked axis by axis, never computed, so its coordinates carry no error. After J. Arvo, "A Simple Method for
 * Box-Sphere Intersection Testing", Graphics Gems (1990).
 */
import { relateSpot } from "../../base/extent.js";
import { type Code, certainCode, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { registers } from "../../exact/registers.js";
import { ROUND_ERROR, relateRound } from "../foundation/round.js";
import type { Box3 } from "../shapes/box.js";
import type { Sphere } from "../shapes/sphere.js";

/** How a sphere lies to a box, as a code. */
export function sphereBox(a: Sphere, b: Box3): Code {
  const { x, y, z, radius } = a;
  // v + |v| is 2v above 0, else 0, and at most one of the two is above 0: the distance on each axis, without a branch and
  // without a rounding. An infinite bound makes NaN of it, as a NaN does, and ends below.
  const beforeX = b.minX - x;
  const behindX = x - b.maxX;
  const beforeY = b.minY - y;
  const behindY = y - b.maxY;
  const beforeZ = b.minZ - z;
  const behindZ = z - b.maxZ;
  const dx = (beforeX + Math.abs(beforeX) + (behindX + Math.abs(behindX))) / 2;
  const dy = (beforeY + Math.abs(beforeY) + (behindY + Math.abs(behindY))) / 2;
  const dz = (beforeZ + Math.abs(beforeZ) + (behindZ + Math.abs(behindZ))) / 2;
  const distanceSquared = dx * dx + dy * dy + dz * dz;
  const radiusSquared = radius * radius;
  const bound = ROUND_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD;
  if (Math.abs(distanceSquared - radiusSquared) > bound) return certainCode(distanceSquared < radiusSquared);
  return uncertain(a, b, bound < Number.POSITIVE_INFINITY);
}

/** @param isWithinReach - Whether nothing is NaN or overflowed. */
function uncertain(a: Sphere, b: Box3, isWithinReach: boolean): Code {
  if (!(b.minX <= b.maxX && b.minY <= b.maxY && b.minZ <= b.maxZ)) return DISJOINT;
  const { x, y, z } = a;
  registers[0] = x;
  registers[1] = y;
  registers[2] = z;
  // Which side is nearer cannot be foreseen: the three numbers next to each other, and the right one by its place.
  registers[8] = b.minX;
  registers[9] = x;
  registers[10] = b.maxX;
  registers[11] = b.minY;
  registers[12] = y;
  registers[13] = b.maxY;
  registers[14] = b.minZ;
  registers[15] = z;
  registers[16] = b.maxZ;
  registers[3] = registers[9 + +(x > b.maxX) - +(x < b.minX)] as number;
  registers[4] = registers[12 + +(y > b.maxY) - +(y < b.minY)] as number;
  registers[5] = registers[15 + +(z > b.maxZ) - +(z < b.minZ)] as number;
  registers[6] = a.radius;
  registers[7] = 0;
  if (a.radius !== 0) return relateRound(isWithinReach);
  let code: Code = OVERLAPPING;
  for (let at = 8; at < 17; at += 3) {
    const along = relateSpot(registers[at + 1] as number, registers[at] as number, registers[at + 2] as number);
    if (along < code) code = along;
  }
  return code;
}
