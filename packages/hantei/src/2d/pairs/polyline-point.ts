/** Polyline against point: on an edge or not, and then at an end or not. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { missesSpot } from "../algorithms/extents.js";
import { relateChainPoint } from "../algorithms/relate-chains.js";
import type { Point } from "../shapes/point.js";
import type { Polyline } from "../shapes/polyline.js";

/** How a point lies to a polyline, as a code. */
export function polylinePoint(a: Polyline, b: Point): Code {
  if (missesSpot(a.coordinates, b)) return DISJOINT;
  return relateChainPoint(a.coordinates, b);
}
