/**
 * TABLE 2, continued: which kinds lie in which. Both orders of a pair are different questions, so the table is a square: a row
 * a container, a column what may lie in it, in `KindOrder`. A missing or misplaced cell does not compile.
 */
import type { Depth } from "../base/containment.js";
import { boxInBox, capsuleInBox, pointInBox, segmentInBox, sphereInBox } from "./contain/box.js";
import {
  boxInCapsule,
  capsuleInCapsule,
  pointInCapsule,
  segmentInCapsule,
  sphereInCapsule,
} from "./contain/capsule.js";
import { boxInPoint, capsuleInPoint, pointInPoint, segmentInPoint, sphereInPoint } from "./contain/point.js";
import {
  boxInSegment,
  capsuleInSegment,
  pointInSegment,
  segmentInSegment,
  sphereInSegment,
} from "./contain/segment.js";
import { boxInSphere, capsuleInSphere, pointInSphere, segmentInSphere, sphereInSphere } from "./contain/sphere.js";
import { type Kind3, type KindOrder, kindIndex, type Shape3, type Shape3Of } from "./shape-kinds.js";

/** One cell: how deep a shape of the column's kind lies in one of the row's. */
type Cell<Row extends Kind3, Column extends Kind3> = (a: Shape3Of<Row>, b: Shape3Of<Column>) => Depth;

/** The cells of one row. */
type Row<R extends Kind3, Columns extends readonly Kind3[]> = { readonly [C in keyof Columns]: Cell<R, Columns[C]> };

/** The rows of the whole table. */
type Square<Rows extends readonly Kind3[]> = { readonly [R in keyof Rows]: Row<Rows[R], KindOrder> };

// biome-ignore format: a table reads by rows and columns
const CONTAINS: Square<KindOrder> = [
  /* in a point   */ [pointInPoint,   segmentInPoint,   boxInPoint,   sphereInPoint,   capsuleInPoint],
  /* in a segment */ [pointInSegment, segmentInSegment, boxInSegment, sphereInSegment, capsuleInSegment],
  /* in a box     */ [pointInBox,     segmentInBox,     boxInBox,     sphereInBox,     capsuleInBox],
  /* in a sphere  */ [pointInSphere,  segmentInSphere,  boxInSphere,  sphereInSphere,  capsuleInSphere],
  /* in a capsule */ [pointInCapsule, segmentInCapsule, boxInCapsule, sphereInCapsule, capsuleInCapsule],
];

/**
 * How deep b lies in a, through the table.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of space.
 */
export function depthOf(a: Shape3, b: Shape3): Depth {
  const row = CONTAINS[kindIndex(a)] as readonly unknown[];
  const cell = row[kindIndex(b)] as (a: Shape3, b: Shape3) => Depth;
  return cell(a, b);
}
