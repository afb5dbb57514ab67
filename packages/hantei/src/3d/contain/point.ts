/** A point holds what is that point. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { pointPoint } from "../pairs/point-point.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";
import { boxInConvex, capsuleInConvex, centerOf, segmentInConvex } from "./convex.js";

/** How deep a point lies in a point. */
export function pointInPoint(a: Point3, b: Point3): Depth {
  return pointPoint(a, b);
}

/** How deep a segment lies in a point. */
export function segmentInPoint(a: Point3, b: Segment3): Depth {
  return segmentInConvex(a, b, pointPoint);
}

/** How deep a box lies in a point. */
export function boxInPoint(a: Point3, b: Box3): Depth {
  return boxInConvex(a, b, pointPoint);
}

/** How deep a sphere lies in a point: only its center, if it is no more than that. */
export function sphereInPoint(a: Point3, b: Sphere): Depth {
  return b.radius === 0 ? pointPoint(a, centerOf(b)) : NOT_WITHIN;
}

/** How deep a capsule lies in a point. */
export function capsuleInPoint(a: Point3, b: Capsule3): Depth {
  return capsuleInConvex(a, b, sphereInPoint);
}
