import { type Code, DISJOINT } from "../../base/relation.js";
import { missesPath } from "../algorithms/extents.js";
import { relateChains } from "../algorithms/relate-chains.js";
import type { Polyline } from "../shapes/polyline.js";

/** How two polylines lie, as a code. */
export function polylinePolyline(a: Polyline, b: Polyline): Code {
  return missesPath(a.coordinates, b.coordinates) ? DISJOINT : relateChains(a.coordinates, b.coordinates);
}
