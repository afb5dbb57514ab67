/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";

/** Whether a shape comes after another of its kind: by the first number in which they differ. */
export function isAfter(a: Shape3, b: Shape3): boolean {
  // Each kind in a function of its own: a place that has seen many kinds boxes the doubles it reads.
  switch (a.kind) {
    case "point3":
      return isPointAfter(a, b as Point3);
    case "sphere":
      return isSphereAfter(a, b as Sphere);
    case "box3":
      return isBoxAfter(a, b as Box3);
    case "segment3":
      return isSegmentAfter(a, b as Segment3);
    case "capsule3":
      return isCapsuleAfter(a, b as Capsule3);
  }
}

/** The numbers of both, in order. Read into typed arrays, they are never boxed. */
const ours: Float64Array = /* @__PURE__ */ new Float64Array(7);
const theirs: Float64Array = /* @__PURE__ */ new Float64Array(7);

/** Whether our numbers come after theirs. */
function comesAfter(count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (ours[i] !== theirs[i]) return (ours[i] as number) > (theirs[i] as number);
  }
  return false;
}

function isPointAfter(a: Point3, b: Point3): boolean {
  ours[0] = a.x;
  ours[1] = a.y;
  ours[2] = a.z;
  theirs[0] = b.x;
  theirs[1] = b.y;
  theirs[2] = b.z;
  return comesAfter(3);
}

function isSphereAfter(a: Sphere, b: Sphere): boolean {
  ours[0] = a.x;
  ours[1] = a.y;
  ours[2] = a.z;
  ours[3] = a.radius;
  theirs[0] = b.x;
  theirs[1] = b.y;
  theirs[2] = b.z;
  theirs[3] = b.radius;
  return comesAfter(4);
}

function isBoxAfter(a: Box3, b: Box3): boolean {
  ours[0] = a.minX;
  ours[1] = a.minY;
  ours[2] = a.minZ;
  ours[3] = a.maxX;
  ours[4] = a.maxY;
  ours[5] = a.maxZ;
  theirs[0] = b.minX;
  theirs[1] = b.minY;
  theirs[2] = b.minZ;
  theirs[3] = b.maxX;
  theirs[4] = b.maxY;
  theirs[5] = b.maxZ;
  return comesAfter(6);
}

function isSegmentAfter(a: Segment3, b: Segment3): boolean {
  ours[0] = a.x1;
  ours[1] = a.y1;
  ours[2] = a.z1;
  ours[3] = a.x2;
  ours[4] = a.y2;
  ours[5] = a.z2;
  theirs[0] = b.x1;
  theirs[1] = b.y1;
  theirs[2] = b.z1;
  theirs[3] = b.x2;
  theirs[4] = b.y2;
  theirs[5] = b.z2;
  return comesAfter(6);
}

function isCapsuleAfter(a: Capsule3, b: Capsule3): boolean {
  ours[0] = a.x1;
  ours[1] = a.y1;
  ours[2] = a.z1;
  ours[3] = a.x2;
  ours[4] = a.y2;
  ours[5] = a.z2;
  ours[6] = a.radius;
  theirs[0] = b.x1;
  theirs[1] = b.y1;
  theirs[2] = b.z1;
  theirs[3] = b.x2;
  theirs[4] = b.y2;
  theirs[5] = b.z2;
  theirs[6] = b.radius;
  return comesAfter(7);
}
