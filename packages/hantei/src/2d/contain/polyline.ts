/** A polyline holds what lies on it; a straight piece may be covered by several of its edges. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { registers } from "../../exact/registers.js";
import { chainOf, chainOfFlat } from "../algorithms/as-path.js";
import { missesBox, missesPath, missesStraight } from "../algorithms/extents.js";
import { relateChainPoint } from "../algorithms/relate-chains.js";
import { isBounded } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import { polylinePoint } from "../pairs/polyline-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { chainInChain } from "./chain-in-chain.js";
import { centerOf } from "./convex.js";

/** How deep a point lies in a polyline. */
export function pointInPolyline(a: Polyline, b: Point): Depth {
  return polylinePoint(a, b);
}

/** How deep a segment lies in a polyline. */
export function segmentInPolyline(a: Polyline, b: Segment): Depth {
  return straightInPolyline(a, b);
}

/** How deep a box lies in a polyline: never, unless it is flat. */
export function boxInPolyline(a: Polyline, b: Box): Depth {
  if (missesBox(a.coordinates, b) || !isBounded(b)) return NOT_WITHIN;
  if (b.minX < b.maxX && b.minY < b.maxY) return NOT_WITHIN;
  if (b.minX < b.maxX || b.minY < b.maxY) return chainInChain(a.coordinates, chainOfFlat(b));
  return relateChainPoint(a.coordinates, { x: b.minX, y: b.minY });
}

/** How deep a circle lies in a polyline: never, unless it is a point. */
export function circleInPolyline(a: Polyline, b: Circle): Depth {
  return b.radius === 0 ? polylinePoint(a, centerOf(b)) : NOT_WITHIN;
}

/** How deep a capsule lies in a polyline: never, unless it is its core. */
export function capsuleInPolyline(a: Polyline, b: Capsule): Depth {
  return b.radius === 0 ? straightInPolyline(a, b) : NOT_WITHIN;
}

/** How deep a polygon lies in a polyline: never, for it has an area. */
export function polygonInPolyline(_a: Polyline, _b: Polygon): Depth {
  return NOT_WITHIN;
}

/** How deep a polyline lies in a polyline. */
export function polylineInPolyline(a: Polyline, b: Polyline): Depth {
  return missesPath(a.coordinates, b.coordinates) ? NOT_WITHIN : chainInChain(a.coordinates, b.coordinates);
}

function straightInPolyline(a: Polyline, s: Straight): Depth {
  registers[16] = 0;
  if (missesStraight(a.coordinates, s)) return NOT_WITHIN;
  if (s.x1 === s.x2 && s.y1 === s.y2) return relateChainPoint(a.coordinates, { x: s.x1, y: s.y1 });
  return chainInChain(a.coordinates, chainOf(s));
}
