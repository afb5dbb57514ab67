/** A capsule, or the segment it is where its radius is 0, holds the balls whose centers are nearer to its core than the radii differ. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { registers } from "../../exact/registers.js";
import { relateBallStraight } from "../algorithms/relate-ball-straight.js";
import { RADII } from "../foundation/straight.js";
import { capsulePoint } from "../pairs/capsule-point.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";
import { boxInConvex, capsuleInConvex, centerOf, segmentInConvex } from "./convex.js";

/** How deep a point lies in a capsule. */
export function pointInCapsule(a: Capsule3, b: Point3): Depth {
  return capsulePoint(a, b);
}

/** How deep a segment lies in a capsule. */
export function segmentInCapsule(a: Capsule3, b: Segment3): Depth {
  return segmentInConvex(a, b, capsulePoint);
}

/** How deep a box lies in a capsule. */
export function boxInCapsule(a: Capsule3, b: Box3): Depth {
  return boxInConvex(a, b, capsulePoint);
}

/** How deep a sphere lies in a capsule: the distance of its center from the core against r − s. */
export function sphereInCapsule(a: Capsule3, b: Sphere): Depth {
  if (b.radius === 0) return capsulePoint(a, centerOf(b));
  if (!(a.radius >= b.radius)) return NOT_WITHIN;
  registers[RADII] = a.radius;
  registers[RADII + 1] = -b.radius;
  return relateBallStraight(b, a);
}

/** How deep a capsule lies in a capsule. */
export function capsuleInCapsule(a: Capsule3, b: Capsule3): Depth {
  return capsuleInConvex(a, b, sphereInCapsule);
}
