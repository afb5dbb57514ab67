/** Polygon against segment, which is a chain of one edge, or a point. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { hasBrokenHole, missesStraight } from "../algorithms/extents.js";
import { relateStraightRegion } from "../algorithms/relate-straight.js";
import { relateStraightShort, UNDECIDED } from "../algorithms/short-ring.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Segment } from "../shapes/segment.js";

/** How a segment lies to a polygon, as a code. */
export function polygonSegment(a: Polygon, b: Segment): Code {
  const soon = a.holes.length === 0 ? relateStraightShort(b, a.coordinates) : UNDECIDED;
  if (soon !== UNDECIDED) return soon;
  registers[16] = 0;
  if (missesStraight(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  return relateStraightRegion(b, a);
}
