import { type Code, DISJOINT } from "../../base/relation.js";
import { missesPath } from "../algorithms/extents.js";
import { relateRegions } from "../algorithms/relate-regions.js";
import type { Polygon } from "../shapes/polygon.js";

/** How two polygons lie, as a code. */
export function polygonPolygon(a: Polygon, b: Polygon): Code {
  return missesPath(a.coordinates, b.coordinates) ? DISJOINT : relateRegions(a, b);
}
