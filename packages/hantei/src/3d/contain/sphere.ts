/** A sphere, or the point it is where its radius is 0, holds the balls whose centers are nearer than the radii differ. */
import { type Depth, NOT_WITHIN } from "../../base/containment.js";
import { compareDistance3d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { codeOf } from "../foundation/straight.js";
import { spherePoint } from "../pairs/sphere-point.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";
import { boxInConvex, capsuleInConvex, centerOf, segmentInConvex } from "./convex.js";

/** How deep a point lies in a sphere. */
export function pointInSphere(a: Sphere, b: Point3): Depth {
  return spherePoint(a, b);
}

/** How deep a segment lies in a sphere. */
export function segmentInSphere(a: Sphere, b: Segment3): Depth {
  return segmentInConvex(a, b, spherePoint);
}

/** How deep a box lies in a sphere. */
export function boxInSphere(a: Sphere, b: Box3): Depth {
  return boxInConvex(a, b, spherePoint);
}

/** How deep a sphere lies in a sphere: |d| ≤ r − s, both squared. */
export function sphereInSphere(a: Sphere, b: Sphere): Depth {
  if (b.radius === 0) return spherePoint(a, centerOf(b));
  const room = a.radius - b.radius;
  // Rounding is monotone: a rounded distance above the rounded room is above it in truth. NaN ends here.
  if (!(Math.abs(a.x - b.x) <= room && Math.abs(a.y - b.y) <= room && Math.abs(a.z - b.z) <= room)) return NOT_WITHIN;
  registers[0] = a.x;
  registers[1] = a.y;
  registers[2] = a.z;
  registers[3] = b.x;
  registers[4] = b.y;
  registers[5] = b.z;
  registers[6] = a.radius;
  registers[7] = -b.radius;
  return codeOf(compareDistance3d());
}

/** How deep a capsule lies in a sphere. */
export function capsuleInSphere(a: Sphere, b: Capsule3): Depth {
  return capsuleInConvex(a, b, sphereInSphere);
}
