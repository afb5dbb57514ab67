/** Capsule against point: the distance of the point from the core against the radius. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import { A, B, loadSpot, loadStraight, outOfReach, relateDiscSegment } from "../algorithms/round-segment.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Point } from "../shapes/point.js";

/** How a point lies to a capsule, as a code. */
export function capsulePoint(a: Capsule, b: Point): Code {
  if (a.radius === 0) return relateOnSegment(a, b);
  loadStraight(A, a);
  loadSpot(B, b);
  registers[16] = a.radius;
  registers[17] = 0;
  return outOfReach() ? DISJOINT : relateDiscSegment(B, A);
}
