/** Polygon against point: inside, on a ring, or outside. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { hasBrokenHole, missesSpot } from "../algorithms/extents.js";
import { locateSpot } from "../algorithms/locate.js";
import { isIndexed } from "../algorithms/path.js";
import { codeOfLocation } from "../algorithms/relate-straight.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";

/** How a point lies to a polygon, as a code. */
export function polygonPoint(a: Polygon, b: Point): Code {
  // A short ring is read once; looking for its bounds first would read it twice.
  if (a.holes.length > 0 || isIndexed(a.coordinates)) {
    if (missesSpot(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  }
  return codeOfLocation(locateSpot(b, a));
}
