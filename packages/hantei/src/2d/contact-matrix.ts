/**
 * TABLE 2, continued: where two shapes are in contact and how to part them, for every unordered pair. Two routes serve
 * all cells: separating axes where both are convex, whatever their kinds, and trial where they may not be. Some cells have
 * shortcuts of their own, for speed.
 */
import { anyAny } from "./contact/any-any.js";
import { boxBox } from "./contact/box-box.js";
import { circleBox } from "./contact/circle-box.js";
import { circleCircle } from "./contact/circle-circle.js";
import { capsuleCircle, circleSegment } from "./contact/circle-straight.js";
import { convexConvex } from "./contact/convex-convex.js";
import { polygonCircle } from "./contact/polygon-circle.js";
import type { ContactBuffer } from "./contact/result.js";
import { boxSegment, polygonBox, polygonPolygon, polygonSegment } from "./contact/ring-ring.js";
import { isAfter } from "./measure/order.js";
import { kindIndex, type Shape, type Triangle } from "./shape-kinds.js";

/** What it finds is written, the other way round where it is turned. */
type Cell = (a: Shape, b: Shape, into: ContactBuffer, isTurned: boolean) => boolean;

// biome-ignore format: a table reads by rows and columns
const CONTACT: Triangle<[into: ContactBuffer, isTurned: boolean], boolean> = [
  /*               point         segment         box           circle         capsule       polygon         polyline */
  /* point    */   convexConvex,
  /* segment  */   convexConvex, convexConvex,
  /* box      */   convexConvex, boxSegment,     boxBox,
  /* circle   */   convexConvex, circleSegment,  circleBox,    circleCircle,
  /* capsule  */   convexConvex, convexConvex,   convexConvex, capsuleCircle, convexConvex,
  /* polygon  */   anyAny,       polygonSegment, polygonBox,   polygonCircle, anyAny,       polygonPolygon,
  /* polyline */   anyAny,       anyAny,         anyAny,       anyAny,        anyAny,       anyAny,         anyAny,
];

/** The row whose cell on the diagonal takes the two in any order. */
const CIRCLE_ROW = 3;

/**
 * Whether two shapes are in contact, through the table; where they are, it is written. Of one kind, the two are asked about in
 * the same order whichever way round they come, so that the answers agree to the last bit.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane.
 */
export function meet(a: Shape, b: Shape, into: ContactBuffer): boolean {
  const row = kindIndex(a);
  const column = kindIndex(b);
  if (row > column) return ask(row, column, a, b, into, false);
  if (row === column && (row === CIRCLE_ROW || !isAfter(a, b))) return ask(row, column, a, b, into, false);
  return ask(column, row, b, a, into, true);
}

function ask(row: number, column: number, a: Shape, b: Shape, into: ContactBuffer, isTurned: boolean): boolean {
  const cell = CONTACT[(row * (row + 1)) / 2 + column] as unknown as Cell;
  return cell(a, b, into, isTurned);
}
