/**
 * Convex containers, which are all there are in space. A convex set holds the hull of whatever points it holds, and so does
 * its interior, which is convex, too: all that must be asked is where the corners of the other shape lie, or for a capsule the
 * balls at its ends.
 *
 * A container brings two questions: how deep a point lies in it, which is their relation, and how deep a ball does.
 */
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import type { Bounds3, Straight3 } from "../foundation/straight.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Sphere } from "../shapes/sphere.js";

type PointDepth<A> = (a: A, b: Point3) => Depth;
type BallDepth<A> = (a: A, b: Sphere) => Depth;

/** Scratch: the corner, or the ball, that is asked about. */
const corner = { kind: "point3" as const, x: 0, y: 0, z: 0 };
const ball = { kind: "sphere" as const, x: 0, y: 0, z: 0, radius: 0 };

/** How deep a segment lies in a convex set. */
export function segmentInConvex<A>(a: A, b: Straight3, depthOf: PointDepth<A>): Depth {
  corner.x = b.x1;
  corner.y = b.y1;
  corner.z = b.z1;
  const first = depthOf(a, corner);
  if (first === NOT_WITHIN) return first;
  corner.x = b.x2;
  corner.y = b.y2;
  corner.z = b.z2;
  return shallower(first, depthOf(a, corner));
}

/** How deep a box lies in a bounded convex set. */
export function boxInConvex<A>(a: A, b: Bounds3, depthOf: PointDepth<A>): Depth {
  if (!isBounded(b)) return NOT_WITHIN;
  let depth: Depth = INSIDE;
  for (let index = 0; index < 8 && depth !== NOT_WITHIN; index++) {
    corner.x = index % 2 === 0 ? b.minX : b.maxX;
    corner.y = index % 4 < 2 ? b.minY : b.maxY;
    corner.z = index < 4 ? b.minZ : b.maxZ;
    depth = shallower(depth, depthOf(a, corner));
  }
  return depth;
}

/** How deep a capsule lies in a convex set. */
export function capsuleInConvex<A>(a: A, b: Capsule3, depthOf: BallDepth<A>): Depth {
  ball.radius = b.radius;
  ball.x = b.x1;
  ball.y = b.y1;
  ball.z = b.z1;
  const first = depthOf(a, ball);
  if (first === NOT_WITHIN) return first;
  ball.x = b.x2;
  ball.y = b.y2;
  ball.z = b.z2;
  return shallower(first, depthOf(a, ball));
}

/** The center of a sphere, until the next call. */
export function centerOf(b: Sphere): Point3 {
  corner.x = b.x;
  corner.y = b.y;
  corner.z = b.z;
  return corner;
}

/** Whether a box has no bound at infinity. */
function isBounded(b: Bounds3): boolean {
  return (
    b.minX > Number.NEGATIVE_INFINITY &&
    b.minY > Number.NEGATIVE_INFINITY &&
    b.minZ > Number.NEGATIVE_INFINITY &&
    b.maxX < Number.POSITIVE_INFINITY &&
    b.maxY < Number.POSITIVE_INFINITY &&
    b.maxZ < Number.POSITIVE_INFINITY
  );
}
