/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
import { comesAfter, ours, theirs } from "../../base/number-order.js";
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
      readPoint(a, ours);
      readPoint(b as Point3, theirs);
      return comesAfter(3);
    case "sphere":
      readSphere(a, ours);
      readSphere(b as Sphere, theirs);
      return comesAfter(4);
    case "box3":
      readBox(a, ours);
      readBox(b as Box3, theirs);
      return comesAfter(6);
    case "segment3":
      readSegment(a, ours);
      readSegment(b as Segment3, theirs);
      return comesAfter(6);
    case "capsule3":
      readCapsule(a, ours);
      readCapsule(b as Capsule3, theirs);
      return comesAfter(7);
  }
}

function readPoint(shape: Point3, numbers: Float64Array): void {
  numbers[0] = shape.x;
  numbers[1] = shape.y;
  numbers[2] = shape.z;
}

function readSphere(shape: Sphere, numbers: Float64Array): void {
  numbers[0] = shape.x;
  numbers[1] = shape.y;
  numbers[2] = shape.z;
  numbers[3] = shape.radius;
}

function readBox(shape: Box3, numbers: Float64Array): void {
  numbers[0] = shape.minX;
  numbers[1] = shape.minY;
  numbers[2] = shape.minZ;
  numbers[3] = shape.maxX;
  numbers[4] = shape.maxY;
  numbers[5] = shape.maxZ;
}

function readSegment(shape: Segment3, numbers: Float64Array): void {
  numbers[0] = shape.x1;
  numbers[1] = shape.y1;
  numbers[2] = shape.z1;
  numbers[3] = shape.x2;
  numbers[4] = shape.y2;
  numbers[5] = shape.z2;
}

function readCapsule(shape: Capsule3, numbers: Float64Array): void {
  numbers[0] = shape.x1;
  numbers[1] = shape.y1;
  numbers[2] = shape.z1;
  numbers[3] = shape.x2;
  numbers[4] = shape.y2;
  numbers[5] = shape.z2;
  numbers[6] = shape.radius;
}
