/** Capsule against capsule: the distance of the two cores against the sum of the radii. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateCapsules } from "../algorithms/relate-capsules.js";
import { RADII } from "../foundation/straight.js";
import type { Capsule3 } from "../shapes/capsule.js";

/** How two capsules lie, as a code. */
export function capsuleCapsule(a: Capsule3, b: Capsule3): Code {
  registers[RADII] = a.radius;
  registers[RADII + 1] = b.radius;
  return relateCapsules(a, b);
}
