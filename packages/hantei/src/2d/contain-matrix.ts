/**
 * TABLE 2, continued: which kinds lie in which. Both orders of a pair are different questions, so the table is a square: a row
 * a container, a column what may lie in it, in `KindOrder`. A missing or misplaced cell does not compile.
 */
import type { Depth } from "../base/containment.js";
import {
  boxInBox,
  capsuleInBox,
  circleInBox,
  pointInBox,
  polygonInBox,
  polylineInBox,
  segmentInBox,
} from "./contain/box.js";
import {
  boxInCapsule,
  capsuleInCapsule,
  circleInCapsule,
  pointInCapsule,
  polygonInCapsule,
  polylineInCapsule,
  segmentInCapsule,
} from "./contain/capsule.js";
import {
  boxInCircle,
  capsuleInCircle,
  circleInCircle,
  pointInCircle,
  polygonInCircle,
  polylineInCircle,
  segmentInCircle,
} from "./contain/circle.js";
import {
  boxInPoint,
  capsuleInPoint,
  circleInPoint,
  pointInPoint,
  polygonInPoint,
  polylineInPoint,
  segmentInPoint,
} from "./contain/point.js";
import {
  boxInPolygon,
  capsuleInPolygon,
  circleInPolygon,
  pointInPolygon,
  polygonInPolygon,
  polylineInPolygon,
  segmentInPolygon,
} from "./contain/polygon.js";
import {
  boxInPolyline,
  capsuleInPolyline,
  circleInPolyline,
  pointInPolyline,
  polygonInPolyline,
  polylineInPolyline,
  segmentInPolyline,
} from "./contain/polyline.js";
import {
  boxInSegment,
  capsuleInSegment,
  circleInSegment,
  pointInSegment,
  polygonInSegment,
  polylineInSegment,
  segmentInSegment,
} from "./contain/segment.js";
import { type Kind, type KindOrder, kindIndex, type Shape, type ShapeOf } from "./shape-kinds.js";

/** One cell: how deep a shape of the column's kind lies in one of the row's. */
type Cell<Row extends Kind, Column extends Kind> = (a: ShapeOf<Row>, b: ShapeOf<Column>) => Depth;

/** The cells of one row. */
type Row<R extends Kind, Columns extends readonly Kind[]> = { readonly [C in keyof Columns]: Cell<R, Columns[C]> };

/** The rows of the whole table. */
type Square<Rows extends readonly Kind[]> = { readonly [R in keyof Rows]: Row<Rows[R], KindOrder> };

// biome-ignore format: a table reads by rows and columns
const CONTAINS: Square<KindOrder> = [
  /* in a point    */ [pointInPoint,    segmentInPoint,    boxInPoint,    circleInPoint,    capsuleInPoint,    polygonInPoint,    polylineInPoint],
  /* in a segment  */ [pointInSegment,  segmentInSegment,  boxInSegment,  circleInSegment,  capsuleInSegment,  polygonInSegment,  polylineInSegment],
  /* in a box      */ [pointInBox,      segmentInBox,      boxInBox,      circleInBox,      capsuleInBox,      polygonInBox,      polylineInBox],
  /* in a circle   */ [pointInCircle,   segmentInCircle,   boxInCircle,   circleInCircle,   capsuleInCircle,   polygonInCircle,   polylineInCircle],
  /* in a capsule  */ [pointInCapsule,  segmentInCapsule,  boxInCapsule,  circleInCapsule,  capsuleInCapsule,  polygonInCapsule,  polylineInCapsule],
  /* in a polygon  */ [pointInPolygon,  segmentInPolygon,  boxInPolygon,  circleInPolygon,  capsuleInPolygon,  polygonInPolygon,  polylineInPolygon],
  /* in a polyline */ [pointInPolyline, segmentInPolyline, boxInPolyline, circleInPolyline, capsuleInPolyline, polygonInPolyline, polylineInPolyline],
];

/**
 * How deep b lies in a, through the table.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane.
 */
export function depthOf(a: Shape, b: Shape): Depth {
  const row = CONTAINS[kindIndex(a)] as readonly unknown[];
  const cell = row[kindIndex(b)] as (a: Shape, b: Shape) => Depth;
  return cell(a, b);
}
