import { type Code, DISJOINT } from "../../base/relation.js";
import { missesPath } from "../algorithms/extents.js";
import { relateChainRegion } from "../algorithms/relate-chain-region.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";

/** How a polygon lies to a polyline, as a code. */
export function polylinePolygon(a: Polyline, b: Polygon): Code {
  return missesPath(a.coordinates, b.coordinates) ? DISJOINT : relateChainRegion(a.coordinates, b);
}
