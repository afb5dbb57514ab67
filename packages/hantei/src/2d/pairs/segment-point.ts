import type { Code } from "../../base/relation.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import type { Point } from "../shapes/point.js";
import type { Segment } from "../shapes/segment.js";

/** How a point lies to a segment, as a code. */
export function segmentPoint(a: Segment, b: Point): Code {
  return relateOnSegment(a, b);
}
