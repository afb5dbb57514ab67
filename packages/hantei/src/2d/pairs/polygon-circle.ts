/** Polygon against circle: the distance of the center from the polygon against the radius. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { hasBrokenHole, missesDisc } from "../algorithms/extents.js";
import { locateSpot } from "../algorithms/locate.js";
import { relateRoundRegion } from "../algorithms/relate-round.js";
import { relateDiscShort, UNDECIDED } from "../algorithms/short-ring.js";
import type { Circle } from "../shapes/circle.js";
import type { Polygon } from "../shapes/polygon.js";

/** How a circle lies to a polygon, as a code. */
export function polygonCircle(a: Polygon, b: Circle): Code {
  const soon = a.holes.length === 0 && b.radius > 0 ? relateDiscShort(b, a.coordinates) : UNDECIDED;
  if (soon !== UNDECIDED) return soon;
  if (missesDisc(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  if (b.radius === 0) return locateSpot(b, a);
  return relateRoundRegion(a);
}
