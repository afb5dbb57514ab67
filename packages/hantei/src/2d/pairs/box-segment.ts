import type { Code } from "../../base/relation.js";
import { relateBoxSegment } from "../algorithms/relate-box-segment.js";
import type { Box } from "../shapes/box.js";
import type { Segment } from "../shapes/segment.js";

/** How a segment lies to a box, as a code. */
export function boxSegment(a: Box, b: Segment): Code {
  return relateBoxSegment(a, b);
}
