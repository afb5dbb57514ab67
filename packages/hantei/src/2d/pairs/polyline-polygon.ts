import { type Code, DISJOINT } from "../../base/relation.js";
import { hasBrokenHole, missesPath } from "../algorithms/extents.js";
import { relateChainRegion } from "../algorithms/relate-chain-region.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";

/** How a polygon lies to a polyline, as a code. */
export function polylinePolygon(a: Polyline, b: Polygon): Code {
  if (missesPath(b.coordinates, a.coordinates) || hasBrokenHole(b.holes)) return DISJOINT;
  return relateChainRegion(a.coordinates, b);
}
