/**
 * An order of the shapes of one kind, so that a pair is always measured the same way round: then the answers in both orders
 * agree to the last bit, and normals are opposite, without a word about it anywhere else.
 */
import type { Coordinates } from "../algorithms/path.js";
import type { Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";

/** Whether a shape comes after another of its kind: by the first number in which they differ. */
export function isAfter(a: Shape, b: Shape): boolean {
  if (a.kind === "circle" || a.kind === "point") {
    const { x, y } = b as typeof a;
    if (a.x !== x) return a.x > x;
    if (a.y !== y || a.kind === "point") return a.y > y;
    return a.radius > (b as typeof a).radius;
  }
  if (a.kind === "box") {
    const { minX, minY, maxX, maxY } = b as typeof a;
    if (a.minX !== minX) return a.minX > minX;
    if (a.minY !== minY) return a.minY > minY;
    return a.maxX === maxX ? a.maxY > maxY : a.maxX > maxX;
  }
  if (a.kind === "polyline") return compareLists(a.coordinates, (b as typeof a).coordinates) > 0;
  if (a.kind === "polygon") return comparePolygons(a, b as typeof a) > 0;
  const other = b as typeof a;
  if (a.x1 !== other.x1) return a.x1 > other.x1;
  if (a.y1 !== other.y1) return a.y1 > other.y1;
  if (a.x2 !== other.x2) return a.x2 > other.x2;
  if (a.y2 !== other.y2 || a.kind === "segment") return a.y2 > other.y2;
  return a.radius > (b as typeof a).radius;
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
