/** A polygon, which may be concave and have holes, holds what never leads outside. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { registers } from "../../exact/registers.js";
import { chainOf, chainOfFlat, regionOf } from "../algorithms/as-path.js";
import { hasBrokenHole, missesBox, missesDisc, missesPath, missesStraight } from "../algorithms/extents.js";
import { locateInRegion } from "../algorithms/locate.js";
import { isBounded } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import { polygonPoint } from "../pairs/polygon-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { centerOf } from "./convex.js";
import { chainInRegion } from "./path-in-region.js";
import { regionInRegion } from "./region-in-region.js";
import { roundInRegion } from "./round-in-region.js";

/** How deep a point lies in a polygon. */
export function pointInPolygon(a: Polygon, b: Point): Depth {
  return polygonPoint(a, b);
}

/** How deep a segment lies in a polygon. */
export function segmentInPolygon(a: Polygon, b: Segment): Depth {
  return straightInPolygon(a, b);
}

/** How deep a box lies in a polygon: as a region, a chain or a point, as flat as it is. */
export function boxInPolygon(a: Polygon, b: Box): Depth {
  if (missesBox(a.coordinates, b) || hasBrokenHole(a.holes) || !isBounded(b)) return NOT_WITHIN;
  if (b.minX < b.maxX && b.minY < b.maxY) return regionInRegion(a, regionOf(b));
  if (b.minX < b.maxX || b.minY < b.maxY) return chainInRegion(chainOfFlat(b), a);
  return locateInRegion(b.minX, b.minY, a);
}

/** How deep a circle lies in a polygon. */
export function circleInPolygon(a: Polygon, b: Circle): Depth {
  if (b.radius === 0) return polygonPoint(a, centerOf(b));
  if (missesDisc(a.coordinates, b) || hasBrokenHole(a.holes)) return NOT_WITHIN;
  return roundInRegion(a);
}

/** How deep a capsule lies in a polygon. */
export function capsuleInPolygon(a: Polygon, b: Capsule): Depth {
  if (b.radius === 0) return straightInPolygon(a, b);
  registers[16] = b.radius;
  if (missesStraight(a.coordinates, b) || hasBrokenHole(a.holes)) return NOT_WITHIN;
  return roundInRegion(a);
}

/** How deep a polygon lies in a polygon. */
export function polygonInPolygon(a: Polygon, b: Polygon): Depth {
  if (missesPath(a.coordinates, b.coordinates) || hasBrokenHole(a.holes) || hasBrokenHole(b.holes)) return NOT_WITHIN;
  return regionInRegion(a, b);
}

/** How deep a polyline lies in a polygon. */
export function polylineInPolygon(a: Polygon, b: Polyline): Depth {
  if (missesPath(a.coordinates, b.coordinates) || hasBrokenHole(a.holes)) return NOT_WITHIN;
  return chainInRegion(b.coordinates, a);
}

function straightInPolygon(a: Polygon, s: Straight): Depth {
  registers[16] = 0;
  if (missesStraight(a.coordinates, s) || hasBrokenHole(a.holes)) return NOT_WITHIN;
  if (s.x1 === s.x2 && s.y1 === s.y2) return locateInRegion(s.x1, s.y1, a);
  return chainInRegion(chainOf(s), a);
}
