/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
import { comesAfter, ours, theirs } from "../../base/number-order.js";
import type { Coordinates } from "../algorithms/path.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";

/** Whether a shape comes after another of its kind: by the first number in which they differ. */
export function isAfter(a: Shape, b: Shape): boolean {
  // Each kind in a function of its own: a place that has seen many kinds boxes the doubles it reads.
  switch (a.kind) {
    case "circle":
      readCircle(a, ours);
      readCircle(b as Circle, theirs);
      return comesAfter(3);
    case "box":
      readBox(a, ours);
      readBox(b as Box, theirs);
      return comesAfter(4);
    case "segment":
      readSegment(a, ours);
      readSegment(b as Segment, theirs);
      return comesAfter(4);
    case "capsule":
      readCapsule(a, ours);
      readCapsule(b as Capsule, theirs);
      return comesAfter(5);
    case "polygon":
      return comparePolygons(a, b as Polygon) > 0;
    case "polyline":
      return compareLists(a.coordinates, (b as Polyline).coordinates) > 0;
    case "point":
      readPoint(a, ours);
      readPoint(b as Point, theirs);
      return comesAfter(2);
  }
}

function readPoint(shape: Point, numbers: Float64Array): void {
  numbers[0] = shape.x;
  numbers[1] = shape.y;
}

function readCircle(shape: Circle, numbers: Float64Array): void {
  numbers[0] = shape.x;
  numbers[1] = shape.y;
  numbers[2] = shape.radius;
}

function readBox(shape: Box, numbers: Float64Array): void {
  numbers[0] = shape.minX;
  numbers[1] = shape.minY;
  numbers[2] = shape.maxX;
  numbers[3] = shape.maxY;
}

function readSegment(shape: Segment, numbers: Float64Array): void {
  numbers[0] = shape.x1;
  numbers[1] = shape.y1;
  numbers[2] = shape.x2;
  numbers[3] = shape.y2;
}

function readCapsule(shape: Capsule, numbers: Float64Array): void {
  numbers[0] = shape.x1;
  numbers[1] = shape.y1;
  numbers[2] = shape.x2;
  numbers[3] = shape.y2;
  numbers[4] = shape.radius;
}

function comparePolygons(a: Polygon, b: Polygon): number {
  let order = compareLists(a.coordinates, b.coordinates) || a.holes.length - b.holes.length;
  for (let i = 0; order === 0 && i < a.holes.length; i++) {
    order = compareLists(a.holes[i] as Coordinates, b.holes[i] as Coordinates);
  }
  return order;
}

function compareLists(a: Coordinates, b: Coordinates): number {
  const both = a.length < b.length ? a.length : b.length;
  for (let i = 0; i < both; i++) if (a[i] !== b[i]) return (a[i] as number) > (b[i] as number) ? 1 : -1;
  return a.length - b.length;
}
