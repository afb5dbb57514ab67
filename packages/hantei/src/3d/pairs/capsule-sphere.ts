/** Capsule against sphere: the distance of the center from the core against the sum of the radii. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateBallStraight } from "../algorithms/relate-ball-straight.js";
import { RADII } from "../foundation/straight.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Sphere } from "../shapes/sphere.js";

/** How a sphere lies to a capsule, as a code. */
export function capsuleSphere(a: Capsule3, b: Sphere): Code {
  registers[RADII] = a.radius;
  registers[RADII + 1] = b.radius;
  return relateBallStraight(b, a);
}
