/** Capsule against segment: the distance of the segment from the core against the radius. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateCapsules } from "../algorithms/relate-capsules.js";
import { RADII } from "../foundation/straight.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Segment3 } from "../shapes/segment.js";

/** How a segment lies to a capsule, as a code. */
export function capsuleSegment(a: Capsule3, b: Segment3): Code {
  registers[RADII] = a.radius;
  registers[RADII + 1] = 0;
  return relateCapsules(a, b);
}
