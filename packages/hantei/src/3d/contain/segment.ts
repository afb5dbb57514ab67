/** A segment holds what lies on it. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { segmentPoint } from "../pairs/segment-point.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";
import { boxInConvex, capsuleInConvex, centerOf, segmentInConvex } from "./convex.js";

/** How deep a point lies in a segment. */
export function pointInSegment(a: Segment3, b: Point3): Depth {
  return segmentPoint(a, b);
}

/** How deep a segment lies in a segment. */
export function segmentInSegment(a: Segment3, b: Segment3): Depth {
  return segmentInConvex(a, b, segmentPoint);
}

/** How deep a box lies in a segment. */
export function boxInSegment(a: Segment3, b: Box3): Depth {
  return boxInConvex(a, b, segmentPoint);
}

/** How deep a sphere lies in a segment: only where the sphere is a point. */
export function sphereInSegment(a: Segment3, b: Sphere): Depth {
  return b.radius === 0 ? segmentPoint(a, centerOf(b)) : NOT_WITHIN;
}

/** How deep a capsule lies in a segment. */
export function capsuleInSegment(a: Segment3, b: Capsule3): Depth {
  return capsuleInConvex(a, b, sphereInSegment);
}
