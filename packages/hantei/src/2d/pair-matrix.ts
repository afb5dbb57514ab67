/**
 * TABLE 2: every unordered pair of kinds, once. One constant array a question, so that a bundler drops the questions that
 * nobody asks. Rows and columns follow `KindOrder`; a missing or misplaced cell does not compile.
 */
import type { Code } from "../base/relation.js";
import { boxBox } from "./pairs/box-box.js";
import { boxPoint } from "./pairs/box-point.js";
import { boxSegment } from "./pairs/box-segment.js";
import { capsuleBox } from "./pairs/capsule-box.js";
import { capsuleCapsule } from "./pairs/capsule-capsule.js";
import { capsuleCircle } from "./pairs/capsule-circle.js";
import { capsulePoint } from "./pairs/capsule-point.js";
import { capsuleSegment } from "./pairs/capsule-segment.js";
import { circleBox } from "./pairs/circle-box.js";
import { circleCircle } from "./pairs/circle-circle.js";
import { circlePoint } from "./pairs/circle-point.js";
import { circleSegment } from "./pairs/circle-segment.js";
import { pointPoint } from "./pairs/point-point.js";
import { polygonBox } from "./pairs/polygon-box.js";
import { polygonCapsule } from "./pairs/polygon-capsule.js";
import { polygonCircle } from "./pairs/polygon-circle.js";
import { polygonPoint } from "./pairs/polygon-point.js";
import { polygonPolygon } from "./pairs/polygon-polygon.js";
import { polygonSegment } from "./pairs/polygon-segment.js";
import { polylineBox } from "./pairs/polyline-box.js";
import { polylineCapsule } from "./pairs/polyline-capsule.js";
import { polylineCircle } from "./pairs/polyline-circle.js";
import { polylinePoint } from "./pairs/polyline-point.js";
import { polylinePolygon } from "./pairs/polyline-polygon.js";
import { polylinePolyline } from "./pairs/polyline-polyline.js";
import { polylineSegment } from "./pairs/polyline-segment.js";
import { segmentPoint } from "./pairs/segment-point.js";
import { segmentSegment } from "./pairs/segment-segment.js";
import { kindIndex, type Shape, type Triangle } from "./shape-kinds.js";

// biome-ignore format: a table reads by rows and columns
const RELATE: Triangle<[], Code> = [
  /*               point          segment          box          circle          capsule          polygon          polyline */
  /* point    */   pointPoint,
  /* segment  */   segmentPoint,  segmentSegment,
  /* box      */   boxPoint,      boxSegment,      boxBox,
  /* circle   */   circlePoint,   circleSegment,   circleBox,   circleCircle,
  /* capsule  */   capsulePoint,  capsuleSegment,  capsuleBox,  capsuleCircle,  capsuleCapsule,
  /* polygon  */   polygonPoint,  polygonSegment,  polygonBox,  polygonCircle,  polygonCapsule,  polygonPolygon,
  /* polyline */   polylinePoint, polylineSegment, polylineBox, polylineCircle, polylineCapsule, polylinePolygon, polylinePolyline,
];

/**
 * How two shapes lie, as a code, through the table.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane.
 */
export function relateCode(a: Shape, b: Shape): Code {
  const row = kindIndex(a);
  const column = kindIndex(b);
  // Each pair is written once, the later kind first; relations are the same both ways round.
  return row >= column ? ask(row, column, a, b) : ask(column, row, b, a);
}

function ask(row: number, column: number, a: Shape, b: Shape): Code {
  const cell = RELATE[(row * (row + 1)) / 2 + column] as unknown as (a: Shape, b: Shape) => Code;
  return cell(a, b);
}
