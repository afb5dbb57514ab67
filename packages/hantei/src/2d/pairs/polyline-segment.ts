/** Polyline against segment, which is a chain of one edge, or a point. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { missesStraight } from "../algorithms/extents.js";
import { relateStraightChain } from "../algorithms/relate-straight.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";

/** How a segment lies to a polyline, as a code. */
export function polylineSegment(a: Polyline, b: Segment): Code {
  registers[16] = 0;
  if (missesStraight(a.coordinates, b)) return DISJOINT;
  return relateStraightChain(b, a.coordinates);
}
