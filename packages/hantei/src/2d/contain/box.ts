/**
 * A box holds what its two intervals hold of it, axis by axis: comparisons, and for round shapes the sign of a sum. It is
 * the only container that may be unbounded.
 */
import { extentInExtent } from "../../base/contain-extent.js";
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import { compareDifference } from "../../exact/compare-difference.js";
import { registers } from "../../exact/registers.js";
import { extents, hasBrokenHole } from "../algorithms/extents.js";
import { type Coordinates, writeBounds } from "../algorithms/path.js";
import { boxPoint } from "../pairs/box-point.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { capsuleInConvex, centerOf } from "./convex.js";

/** How deep a point lies in a box. */
export function pointInBox(a: Box, b: Point): Depth {
  return boxPoint(a, b);
}

/** How deep a segment lies in a box. */
export function segmentInBox(a: Box, b: Segment): Depth {
  const x = extentInExtent(a.minX, a.maxX, Math.min(b.x1, b.x2), Math.max(b.x1, b.x2));
  return shallower(x, extentInExtent(a.minY, a.maxY, Math.min(b.y1, b.y2), Math.max(b.y1, b.y2)));
}

/** How deep a box lies in a box. */
export function boxInBox(a: Box, b: Box): Depth {
  const x = extentInExtent(a.minX, a.maxX, b.minX, b.maxX);
  return shallower(x, extentInExtent(a.minY, a.maxY, b.minY, b.maxY));
}

/** How deep a circle lies in a box: the distances of its center from the four sides against the radius. */
export function circleInBox(a: Box, b: Circle): Depth {
  if (b.radius === 0) return boxPoint(a, centerOf(b));
  registers[0] = a.minX;
  registers[1] = a.minY;
  registers[2] = b.x;
  registers[3] = b.y;
  registers[4] = a.maxX;
  registers[5] = a.maxY;
  registers[6] = b.radius;
  let depth: Depth = INSIDE;
  for (let low = 0; low < 4 && depth !== NOT_WITHIN; low++) {
    // min to center on both axes, then center to max.
    depth = shallower(depth, compareDifference(low + 2, low, 6));
  }
  return depth;
}

/** How deep a capsule lies in a box. */
export function capsuleInBox(a: Box, b: Capsule): Depth {
  return capsuleInConvex(a, b, circleInBox);
}

/** How deep a polygon lies in a box. */
export function polygonInBox(a: Box, b: Polygon): Depth {
  return hasBrokenHole(b.holes) ? NOT_WITHIN : pathInBox(a, b.coordinates);
}

/** How deep a polyline lies in a box. */
export function polylineInBox(a: Box, b: Polyline): Depth {
  return pathInBox(a, b.coordinates);
}

function pathInBox(a: Box, b: Coordinates): Depth {
  writeBounds(b, extents, 0);
  const x = extentInExtent(a.minX, a.maxX, extents[0] as number, extents[2] as number);
  return shallower(x, extentInExtent(a.minY, a.maxY, extents[1] as number, extents[3] as number));
}
