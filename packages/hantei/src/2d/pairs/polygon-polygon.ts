import { type Code, DISJOINT } from "../../base/relation.js";
import { hasBrokenHole, missesPath } from "../algorithms/extents.js";
import { relateRegions } from "../algorithms/relate-regions.js";
import type { Polygon } from "../shapes/polygon.js";

/** How two polygons lie, as a code. */
export function polygonPolygon(a: Polygon, b: Polygon): Code {
  if (missesPath(b.coordinates, a.coordinates) || hasBrokenHole(a.holes) || hasBrokenHole(b.holes)) return DISJOINT;
  return relateRegions(a, b);
}
