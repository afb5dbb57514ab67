/** Capsule against point: the distance of the point from the core against the radius. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateBallStraight } from "../algorithms/relate-ball-straight.js";
import { RADII } from "../foundation/straight.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";

/** How a point lies to a capsule, as a code. */
export function capsulePoint(a: Capsule3, b: Point3): Code {
  registers[RADII] = a.radius;
  registers[RADII + 1] = 0;
  return relateBallStraight(b, a);
}
