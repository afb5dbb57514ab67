/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
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
      return isCircleAfter(a, b as Circle);
    case "box":
      return isBoxAfter(a, b as Box);
    case "segment":
      return isSegmentAfter(a, b as Segment);
    case "capsule":
      return isCapsuleAfter(a, b as Capsule);
    case "polygon":
      return comparePolygons(a, b as Polygon) > 0;
    case "polyline":
      return compareLists(a.coordinates, (b as Polyline).coordinates) > 0;
    case "point":
      return isPointAfter(a, b as Point);
  }
}

function isPointAfter(a: Point, b: Point): boolean {
  return a.x === b.x ? a.y > b.y : a.x > b.x;
}

function isCircleAfter(a: Circle, b: Circle): boolean {
  if (a.x !== b.x) return a.x > b.x;
  return a.y === b.y ? a.radius > b.radius : a.y > b.y;
}

function isBoxAfter(a: Box, b: Box): boolean {
  if (a.minX !== b.minX) return a.minX > b.minX;
  if (a.minY !== b.minY) return a.minY > b.minY;
  return a.maxX === b.maxX ? a.maxY > b.maxY : a.maxX > b.maxX;
}

function isSegmentAfter(a: Segment, b: Segment): boolean {
  if (a.x1 !== b.x1) return a.x1 > b.x1;
  if (a.y1 !== b.y1) return a.y1 > b.y1;
  return a.x2 === b.x2 ? a.y2 > b.y2 : a.x2 > b.x2;
}

function isCapsuleAfter(a: Capsule, b: Capsule): boolean {
  if (a.x1 !== b.x1) return a.x1 > b.x1;
  if (a.y1 !== b.y1) return a.y1 > b.y1;
  if (a.x2 !== b.x2) return a.x2 > b.x2;
  return a.y2 === b.y2 ? a.radius > b.radius : a.y2 > b.y2;
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
