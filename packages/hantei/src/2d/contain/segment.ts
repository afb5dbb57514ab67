/** A segment holds what lies on it. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { segmentPoint } from "../pairs/segment-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { boxInConvex, capsuleInConvex, centerOf, pathInConvex, polygonInConvex, segmentInConvex } from "./convex.js";

/** How deep a point lies in a segment. */
export function pointInSegment(a: Segment, b: Point): Depth {
  return segmentPoint(a, b);
}

/** How deep a segment lies in a segment. */
export function segmentInSegment(a: Segment, b: Segment): Depth {
  return segmentInConvex(a, b, segmentPoint);
}

/** How deep a box lies in a segment. */
export function boxInSegment(a: Segment, b: Box): Depth {
  return boxInConvex(a, b, segmentPoint);
}

/** How deep a circle lies in a segment: only where the circle is a point. */
export function circleInSegment(a: Segment, b: Circle): Depth {
  return b.radius === 0 ? segmentPoint(a, centerOf(b)) : NOT_WITHIN;
}

/** How deep a capsule lies in a segment. */
export function capsuleInSegment(a: Segment, b: Capsule): Depth {
  return capsuleInConvex(a, b, circleInSegment);
}

/** How deep a polygon lies in a segment. */
export function polygonInSegment(a: Segment, b: Polygon): Depth {
  return polygonInConvex(a, b, segmentPoint);
}

/** How deep a polyline lies in a segment. */
export function polylineInSegment(a: Segment, b: Polyline): Depth {
  return pathInConvex(a, b.coordinates, segmentPoint);
}
