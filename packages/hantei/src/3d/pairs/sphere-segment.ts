/** Sphere against segment: the distance from the center to the segment against the radius. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateBallStraight } from "../algorithms/relate-ball-straight.js";
import { RADII } from "../foundation/straight.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";

/** How a segment lies to a sphere, as a code. */
export function sphereSegment(a: Sphere, b: Segment3): Code {
  registers[RADII] = a.radius;
  registers[RADII + 1] = 0;
  return relateBallStraight(a, b);
}
