import type { Code } from "../../base/relation.js";
import { relateBoxSegment } from "../algorithms/relate-box-segment.js";
import type { Box3 } from "../shapes/box.js";
import type { Segment3 } from "../shapes/segment.js";

/** How a segment lies to a box, as a code. */
export function boxSegment(a: Box3, b: Segment3): Code {
  return relateBoxSegment(a, b);
}
