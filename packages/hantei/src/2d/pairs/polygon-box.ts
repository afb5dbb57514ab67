/**
 * Polygon against box: region against region, chain or point, as flat as the box is. Bounds at infinity move to those of the
 * polygon, whose interior lies strictly within them.
 */
import { type Code, DISJOINT } from "../../base/relation.js";
import { chainOfFlat, clip, regionOf } from "../algorithms/as-path.js";
import { extents, hasBrokenHole, missesBox } from "../algorithms/extents.js";
import { locateInRegion } from "../algorithms/locate.js";
import { relateChainRegion } from "../algorithms/relate-chain-region.js";
import { relateRegions } from "../algorithms/relate-regions.js";
import { codeOfLocation } from "../algorithms/relate-straight.js";
import type { Box } from "../shapes/box.js";
import type { Polygon } from "../shapes/polygon.js";

/** How a box lies to a polygon, as a code. */
export function polygonBox(a: Polygon, b: Box): Code {
  if (missesBox(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  const { minX, minY, maxX, maxY } = clip(b, extents, 0, false);
  if (minX < maxX && minY < maxY) return relateRegions(a, regionOf(clip(b, extents, 0, false)));
  if (minX < maxX || minY < maxY) return relateChainRegion(chainOfFlat(clip(b, extents, 0, false)), a);
  return codeOfLocation(locateInRegion(minX, minY, a));
}
