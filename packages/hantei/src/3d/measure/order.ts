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

function isPointAfter(a: Point3, b: Point3): boolean {
  if (a.x !== b.x) return a.x > b.x;
  return a.y === b.y ? a.z > b.z : a.y > b.y;
}

function isSphereAfter(a: Sphere, b: Sphere): boolean {
  if (a.x !== b.x) return a.x > b.x;
  if (a.y !== b.y) return a.y > b.y;
  return a.z === b.z ? a.radius > b.radius : a.z > b.z;
}

function isBoxAfter(a: Box3, b: Box3): boolean {
  if (a.minX !== b.minX) return a.minX > b.minX;
  if (a.minY !== b.minY) return a.minY > b.minY;
  if (a.minZ !== b.minZ) return a.minZ > b.minZ;
  if (a.maxX !== b.maxX) return a.maxX > b.maxX;
  return a.maxY === b.maxY ? a.maxZ > b.maxZ : a.maxY > b.maxY;
}

function isSegmentAfter(a: Segment3, b: Segment3): boolean {
  if (a.x1 !== b.x1) return a.x1 > b.x1;
  if (a.y1 !== b.y1) return a.y1 > b.y1;
  if (a.z1 !== b.z1) return a.z1 > b.z1;
  if (a.x2 !== b.x2) return a.x2 > b.x2;
  return a.y2 === b.y2 ? a.z2 > b.z2 : a.y2 > b.y2;
}

function isCapsuleAfter(a: Capsule3, b: Capsule3): boolean {
  if (a.x1 !== b.x1) return a.x1 > b.x1;
  if (a.y1 !== b.y1) return a.y1 > b.y1;
  if (a.z1 !== b.z1) return a.z1 > b.z1;
  if (a.x2 !== b.x2) return a.x2 > b.x2;
  if (a.y2 !== b.y2) return a.y2 > b.y2;
  return a.z2 === b.z2 ? a.radius > b.radius : a.z2 > b.z2;
}
