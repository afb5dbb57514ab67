/**
 * Convex containers. A convex set holds the hull of whatever points it holds, and so does its interior, which is convex, too:
 * all that must be asked is where the corners of the other shape lie, or for a capsule the discs at its ends.
 *
 * A container brings two questions: how deep a point lies in it, which is their relation, and how deep a disc does.
 */
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import { hasBrokenHole } from "../algorithms/extents.js";
import type { Coordinates } from "../algorithms/path.js";
import { type Bounds, isBounded } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";

type PointDepth<A> = (a: A, b: Point) => Depth;
type DiscDepth<A> = (a: A, b: Circle) => Depth;

/** Scratch: the corner, or the disc, that is asked about. */
const corner = { kind: "point" as const, x: 0, y: 0 };
const disc = { kind: "circle" as const, x: 0, y: 0, radius: 0 };

/** How deep a segment lies in a convex set. */
export function segmentInConvex<A>(a: A, b: Straight, depthOf: PointDepth<A>): Depth {
  corner.x = b.x1;
  corner.y = b.y1;
  const first = depthOf(a, corner);
  if (first === NOT_WITHIN) return first;
  corner.x = b.x2;
  corner.y = b.y2;
  return shallower(first, depthOf(a, corner));
}

/** How deep a box lies in a bounded convex set. */
export function boxInConvex<A>(a: A, b: Bounds, depthOf: PointDepth<A>): Depth {
  if (!isBounded(b)) return NOT_WITHIN;
  let depth: Depth = INSIDE;
  for (let index = 0; index < 4 && depth !== NOT_WITHIN; index++) {
    corner.x = index % 2 === 0 ? b.minX : b.maxX;
    corner.y = index < 2 ? b.minY : b.maxY;
    depth = shallower(depth, depthOf(a, corner));
  }
  return depth;
}

/** How deep a polygon lies in a convex set: its holes do not matter, but a NaN in one makes it nobody's. */
export function polygonInConvex<A>(a: A, b: Polygon, depthOf: PointDepth<A>): Depth {
  return hasBrokenHole(b.holes) ? NOT_WITHIN : pathInConvex(a, b.coordinates, depthOf);
}

/** How deep a chain, or what a ring encloses, lies in a convex set. */
export function pathInConvex<A>(a: A, b: Coordinates, depthOf: PointDepth<A>): Depth {
  let depth: Depth = INSIDE;
  for (let at = 0; at < b.length && depth !== NOT_WITHIN; at += 2) {
    corner.x = b[at] as number;
    corner.y = b[at + 1] as number;
    depth = shallower(depth, depthOf(a, corner));
  }
  return depth;
}

/** How deep a capsule lies in a convex set. */
export function capsuleInConvex<A>(a: A, b: Capsule, depthOf: DiscDepth<A>): Depth {
  disc.radius = b.radius;
  disc.x = b.x1;
  disc.y = b.y1;
  const first = depthOf(a, disc);
  if (first === NOT_WITHIN) return first;
  disc.x = b.x2;
  disc.y = b.y2;
  return shallower(first, depthOf(a, disc));
}

/** The center of a circle, until the next call. */
export function centerOf(b: Circle): Point {
  corner.x = b.x;
  corner.y = b.y;
  return corner;
}
