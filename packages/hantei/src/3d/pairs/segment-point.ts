import type { Code } from "../../base/relation.js";
import { relateOnSegment } from "../algorithms/on-segment.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";

/** How a point lies to a segment, as a code. */
export function segmentPoint(a: Segment3, b: Point3): Code {
  return relateOnSegment(a, b);
}
