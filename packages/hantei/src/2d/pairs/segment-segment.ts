import type { Code } from "../../base/relation.js";
import { relateSegments } from "../algorithms/relate-segments.js";
import type { Segment } from "../shapes/segment.js";

/** How two segments lie, as a code. */
export function segmentSegment(a: Segment, b: Segment): Code {
  return relateSegments(a, b);
}
