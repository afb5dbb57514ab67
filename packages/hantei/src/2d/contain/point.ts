/** A point holds what is that point. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { pointPoint } from "../pairs/point-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { boxInConvex, capsuleInConvex, centerOf, pathInConvex, polygonInConvex, segmentInConvex } from "./convex.js";

/** How deep a point lies in a point. */
export function pointInPoint(a: Point, b: Point): Depth {
  return pointPoint(a, b);
}

/** How deep a segment lies in a point. */
export function segmentInPoint(a: Point, b: Segment): Depth {
  return segmentInConvex(a, b, pointPoint);
}

/** How deep a box lies in a point. */
export function boxInPoint(a: Point, b: Box): Depth {
  return boxInConvex(a, b, pointPoint);
}

/** How deep a circle lies in a point: only its center, if it is no more than that. */
export function circleInPoint(a: Point, b: Circle): Depth {
  return b.radius === 0 ? pointPoint(a, centerOf(b)) : NOT_WITHIN;
}

/** How deep a capsule lies in a point. */
export function capsuleInPoint(a: Point, b: Capsule): Depth {
  return capsuleInConvex(a, b, circleInPoint);
}

/** How deep a polygon lies in a point. */
export function polygonInPoint(a: Point, b: Polygon): Depth {
  return polygonInConvex(a, b, pointPoint);
}

/** How deep a polyline lies in a point. */
export function polylineInPoint(a: Point, b: Polyline): Depth {
  return pathInConvex(a, b.coordinates, pointPoint);
}
