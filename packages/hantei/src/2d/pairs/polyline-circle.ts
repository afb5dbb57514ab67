/** Polyline against circle: the distance of the center from the polyline against the radius. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { missesDisc } from "../algorithms/extents.js";
import { relateChainPoint } from "../algorithms/relate-chains.js";
import { relateRoundPath } from "../algorithms/relate-round.js";
import type { Circle } from "../shapes/circle.js";
import type { Polyline } from "../shapes/polyline.js";

/** How a circle lies to a polyline, as a code. */
export function polylineCircle(a: Polyline, b: Circle): Code {
  if (missesDisc(a.coordinates, b)) return DISJOINT;
  if (b.radius === 0) return relateChainPoint(a.coordinates, b);
  return relateRoundPath(a.coordinates, false);
}
