import type { Code } from "../../base/relation.js";
import { relateSegments } from "../algorithms/relate-segments.js";
import type { Segment3 } from "../shapes/segment.js";

/** How two segments lie, as a code. */
export function segmentSegment(a: Segment3, b: Segment3): Code {
  return relateSegments(a, b);
}
