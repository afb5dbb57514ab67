/** A capsule, or the segment it is where its radius is 0, holds the discs whose centers are nearer to its core than the radii differ. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { registers } from "../../exact/registers.js";
import { A, B, loadSpot, loadStraight, outOfReach, relateDiscSegment } from "../algorithms/round-segment.js";
import { capsulePoint } from "../pairs/capsule-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { boxInConvex, capsuleInConvex, centerOf, pathInConvex, polygonInConvex, segmentInConvex } from "./convex.js";

/** How deep a point lies in a capsule. */
export function pointInCapsule(a: Capsule, b: Point): Depth {
  return capsulePoint(a, b);
}

/** How deep a segment lies in a capsule. */
export function segmentInCapsule(a: Capsule, b: Segment): Depth {
  return segmentInConvex(a, b, capsulePoint);
}

/** How deep a box lies in a capsule. */
export function boxInCapsule(a: Capsule, b: Box): Depth {
  return boxInConvex(a, b, capsulePoint);
}

/** How deep a circle lies in a capsule: the distance of its center from the core against r − s. */
export function circleInCapsule(a: Capsule, b: Circle): Depth {
  if (b.radius === 0) return capsulePoint(a, centerOf(b));
  loadStraight(A, a);
  loadSpot(B, b);
  registers[16] = a.radius;
  registers[17] = -b.radius;
  return a.radius >= b.radius && !outOfReach() ? relateDiscSegment(B, A) : NOT_WITHIN;
}

/** How deep a capsule lies in a capsule. */
export function capsuleInCapsule(a: Capsule, b: Capsule): Depth {
  return capsuleInConvex(a, b, circleInCapsule);
}

/** How deep a polygon lies in a capsule. */
export function polygonInCapsule(a: Capsule, b: Polygon): Depth {
  return polygonInConvex(a, b, capsulePoint);
}

/** How deep a polyline lies in a capsule. */
export function polylineInCapsule(a: Capsule, b: Polyline): Depth {
  return pathInConvex(a, b.coordinates, capsulePoint);
}
