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

/** The numbers of both, in order. Read into typed arrays, they are never boxed. */
const ours: Float64Array = /* @__PURE__ */ new Float64Array(5);
const theirs: Float64Array = /* @__PURE__ */ new Float64Array(5);

/** Whether our numbers come after theirs. */
function comesAfter(count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (ours[i] !== theirs[i]) return (ours[i] as number) > (theirs[i] as number);
  }
  return false;
}

function isPointAfter(a: Point, b: Point): boolean {
  ours[0] = a.x;
  ours[1] = a.y;
  theirs[0] = b.x;
  theirs[1] = b.y;
  return comesAfter(2);
}

function isCircleAfter(a: Circle, b: Circle): boolean {
  ours[0] = a.x;
  ours[1] = a.y;
  ours[2] = a.radius;
  theirs[0] = b.x;
  theirs[1] = b.y;
  theirs[2] = b.radius;
  return comesAfter(3);
}

function isBoxAfter(a: Box, b: Box): boolean {
  ours[0] = a.minX;
  ours[1] = a.minY;
  ours[2] = a.maxX;
  ours[3] = a.maxY;
  theirs[0] = b.minX;
  theirs[1] = b.minY;
  theirs[2] = b.maxX;
  theirs[3] = b.maxY;
  return comesAfter(4);
}

function isSegmentAfter(a: Segment, b: Segment): boolean {
  ours[0] = a.x1;
  ours[1] = a.y1;
  ours[2] = a.x2;
  ours[3] = a.y2;
  theirs[0] = b.x1;
  theirs[1] = b.y1;
  theirs[2] = b.x2;
  theirs[3] = b.y2;
  return comesAfter(4);
}

function isCapsuleAfter(a: Capsule, b: Capsule): boolean {
  ours[0] = a.x1;
  ours[1] = a.y1;
  ours[2] = a.x2;
  ours[3] = a.y2;
  ours[4] = a.radius;
  theirs[0] = b.x1;
  theirs[1] = b.y1;
  theirs[2] = b.x2;
  theirs[3] = b.y2;
  theirs[4] = b.radius;
  return comesAfter(5);
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
