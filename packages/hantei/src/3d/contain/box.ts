/**
 * A box holds what its three intervals hold of it, axis by axis: comparisons, and for round shapes the sign of a sum. It is
 * the only container that may be unbounded.
 */
import { extentInExtent } from "../../base/contain-extent.js";
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import { compareDifference } from "../../exact/compare-difference.js";
import { registers } from "../../exact/registers.js";
import { boxPoint } from "../pairs/box-point.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";
import { capsuleInConvex, centerOf, segmentInConvex } from "./convex.js";

/** How deep a point lies in a box. */
export function pointInBox(a: Box3, b: Point3): Depth {
  return boxPoint(a, b);
}

/** How deep a segment lies in a box. */
export function segmentInBox(a: Box3, b: Segment3): Depth {
  return segmentInConvex(a, b, boxPoint);
}

/** How deep a box lies in a box. */
export function boxInBox(a: Box3, b: Box3): Depth {
  const x = extentInExtent(a.minX, a.maxX, b.minX, b.maxX);
  const y = extentInExtent(a.minY, a.maxY, b.minY, b.maxY);
  return shallower(shallower(x, y), extentInExtent(a.minZ, a.maxZ, b.minZ, b.maxZ));
}

/** How deep a sphere lies in a box: the distances of its center from the six sides against the radius. */
export function sphereInBox(a: Box3, b: Sphere): Depth {
  if (b.radius === 0) return boxPoint(a, centerOf(b));
  registers[0] = a.minX;
  registers[1] = a.minY;
  registers[2] = a.minZ;
  registers[3] = b.x;
  registers[4] = b.y;
  registers[5] = b.z;
  registers[6] = a.maxX;
  registers[7] = a.maxY;
  registers[8] = a.maxZ;
  registers[9] = b.radius;
  let depth: Depth = INSIDE;
  for (let low = 0; low < 6 && depth !== NOT_WITHIN; low++) {
    // min to center on all axes, then center to max.
    depth = shallower(depth, compareDifference(low + 3, low, 9));
  }
  return depth;
}

/** How deep a capsule lies in a box. */
export function capsuleInBox(a: Box3, b: Capsule3): Depth {
  return capsuleInConvex(a, b, sphereInBox);
}
