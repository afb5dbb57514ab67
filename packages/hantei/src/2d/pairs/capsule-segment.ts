/** Capsule against segment: the distance of the two cores against the radius. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateSegments } from "../algorithms/relate-segments.js";
import { A, B, loadStraight, relateCapsules } from "../algorithms/round-segment.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Segment } from "../shapes/segment.js";

/** How a segment lies to a capsule, as a code. */
export function capsuleSegment(a: Capsule, b: Segment): Code {
  if (a.radius === 0) return relateSegments(a, b);
  loadStraight(A, a);
  loadStraight(B, b);
  registers[16] = a.radius;
  registers[17] = 0;
  return relateCapsules();
}
