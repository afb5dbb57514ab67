/** Polygon against point: inside, on a ring, or outside. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { hasBrokenHole, missesSpot } from "../algorithms/extents.js";
import { locateInShort, locateSpot } from "../algorithms/locate.js";
import { isIndexed } from "../algorithms/path.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";

/** How a point lies to a polygon, as a code. */
export function polygonPoint(a: Polygon, b: Point): Code {
  if (isIndexed(a.coordinates)) {
    if (missesSpot(a.coordinates, b)) return DISJOINT;
  } else {
    // Looking for the bounds of a short ring would read it twice; and what is outside has nothing to do with holes.
    const outer = locateInShort(b, a.coordinates);
    if (outer < 0 || a.holes.length === 0) return outer;
  }
  return hasBrokenHole(a.holes) ? DISJOINT : locateSpot(b, a);
}
