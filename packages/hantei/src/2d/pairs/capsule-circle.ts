/** Capsule against circle: the distance of the center from the core against the sum of the radii. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import { A, B, loadSpot, loadStraight, outOfReach, relateDiscSegment } from "../algorithms/round-segment.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";

/** How a circle lies to a capsule, as a code. */
export function capsuleCircle(a: Capsule, b: Circle): Code {
  if (a.radius === 0 && b.radius === 0) return relateOnSegment(a, b);
  loadStraight(A, a);
  loadSpot(B, b);
  registers[16] = a.radius;
  registers[17] = b.radius;
  return outOfReach() ? DISJOINT : relateDiscSegment(B, A);
}
