/** A circle, or the point it is where its radius is 0, holds the discs whose centers are nearer than the radii differ. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { compareDistance2d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { codeOf } from "../algorithms/round-segment.js";
import { circlePoint } from "../pairs/circle-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { boxInConvex, capsuleInConvex, centerOf, pathInConvex, polygonInConvex, segmentInConvex } from "./convex.js";

/** How deep a point lies in a circle. */
export function pointInCircle(a: Circle, b: Point): Depth {
  return circlePoint(a, b);
}

/** How deep a segment lies in a circle. */
export function segmentInCircle(a: Circle, b: Segment): Depth {
  return segmentInConvex(a, b, circlePoint);
}

/** How deep a box lies in a circle. */
export function boxInCircle(a: Circle, b: Box): Depth {
  return boxInConvex(a, b, circlePoint);
}

/** How deep a circle lies in a circle: |d| ≤ r − s, both squared. */
export function circleInCircle(a: Circle, b: Circle): Depth {
  if (b.radius === 0) return circlePoint(a, centerOf(b));
  const room = a.radius - b.radius;
  // Rounding is monotone: a rounded distance above the rounded room is above it in truth. NaN ends here.
  if (!(Math.abs(a.x - b.x) <= room && Math.abs(a.y - b.y) <= room)) return NOT_WITHIN;
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = b.x;
  registers[3] = b.y;
  registers[4] = a.radius;
  registers[5] = -b.radius;
  return codeOf(compareDistance2d());
}

/** How deep a capsule lies in a circle. */
export function capsuleInCircle(a: Circle, b: Capsule): Depth {
  return capsuleInConvex(a, b, circleInCircle);
}

/** How deep a polygon lies in a circle. */
export function polygonInCircle(a: Circle, b: Polygon): Depth {
  return polygonInConvex(a, b, circlePoint);
}

/** How deep a polyline lies in a circle. */
export function polylineInCircle(a: Circle, b: Polyline): Depth {
  return pathInConvex(a, b.coordinates, circlePoint);
}
