/** Capsule against capsule: the distance of the two cores against the sum of the radii. */
import type { Code } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateSegments } from "../algorithms/relate-segments.js";
import { A, B, loadStraight, relateCapsules } from "../algorithms/round-segment.js";
import type { Capsule } from "../shapes/capsule.js";

/** How two capsules lie, as a code. */
export function capsuleCapsule(a: Capsule, b: Capsule): Code {
  if (a.radius === 0 && b.radius === 0) return relateSegments(a, b);
  loadStraight(A, a);
  loadStraight(B, b);
  registers[16] = a.radius;
  registers[17] = b.radius;
  return relateCapsules();
}
