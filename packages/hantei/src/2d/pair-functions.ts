/**
 * Every pair of kinds × every question, as a function of its own. Written by `scripts/generate-pair-functions.mjs`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
import { type ContainsOptions, isDeepEnough } from "../base/containment.js";
import { type Relation, relationOf } from "../base/relation.js";
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
import type { Box } from "./shapes/box.js";
import type { Capsule } from "./shapes/capsule.js";
import type { Circle } from "./shapes/circle.js";
import type { Point } from "./shapes/point.js";
import type { Polygon } from "./shapes/polygon.js";
import type { Polyline } from "./shapes/polyline.js";
import type { Segment } from "./shapes/segment.js";

export { intersectsBoxBox } from "./pairs/box-box.js";
export { intersectsBoxPoint, intersectsPointBox } from "./pairs/box-point.js";

/** How two points lie. Exact. */
export function relatePointPoint(a: Point, b: Point): Relation {
  return relationOf(pointPoint(a, b));
}

/** Whether two points have a common point: touching counts. Exact. */
export function intersectsPointPoint(a: Point, b: Point): boolean {
  return pointPoint(a, b) >= 0;
}

/** Whether the interiors of two points meet: touching does not count. Exact. */
export function overlapsPointPoint(a: Point, b: Point): boolean {
  return pointPoint(a, b) > 0;
}

/** Whether two points touch: a common point, but interiors apart. Exact. */
export function touchesPointPoint(a: Point, b: Point): boolean {
  return pointPoint(a, b) === 0;
}

/** How a segment and a point lie. Exact. */
export function relateSegmentPoint(a: Segment, b: Point): Relation {
  return relationOf(segmentPoint(a, b));
}

/** How a point and a segment lie. Exact. */
export function relatePointSegment(a: Point, b: Segment): Relation {
  return relationOf(segmentPoint(b, a));
}

/** Whether a segment and a point have a common point: touching counts. Exact. */
export function intersectsSegmentPoint(a: Segment, b: Point): boolean {
  return segmentPoint(a, b) >= 0;
}

/** Whether a point and a segment have a common point: touching counts. Exact. */
export function intersectsPointSegment(a: Point, b: Segment): boolean {
  return segmentPoint(b, a) >= 0;
}

/** Whether the interiors of a segment and a point meet: touching does not count. Exact. */
export function overlapsSegmentPoint(a: Segment, b: Point): boolean {
  return segmentPoint(a, b) > 0;
}

/** Whether the interiors of a point and a segment meet: touching does not count. Exact. */
export function overlapsPointSegment(a: Point, b: Segment): boolean {
  return segmentPoint(b, a) > 0;
}

/** Whether a segment and a point touch: a common point, but interiors apart. Exact. */
export function touchesSegmentPoint(a: Segment, b: Point): boolean {
  return segmentPoint(a, b) === 0;
}

/** Whether a point and a segment touch: a common point, but interiors apart. Exact. */
export function touchesPointSegment(a: Point, b: Segment): boolean {
  return segmentPoint(b, a) === 0;
}

/** How two segments lie. Exact. */
export function relateSegmentSegment(a: Segment, b: Segment): Relation {
  return relationOf(segmentSegment(a, b));
}

/** Whether two segments have a common point: touching counts. Exact. */
export function intersectsSegmentSegment(a: Segment, b: Segment): boolean {
  return segmentSegment(a, b) >= 0;
}

/** Whether the interiors of two segments meet: touching does not count. Exact. */
export function overlapsSegmentSegment(a: Segment, b: Segment): boolean {
  return segmentSegment(a, b) > 0;
}

/** Whether two segments touch: a common point, but interiors apart. Exact. */
export function touchesSegmentSegment(a: Segment, b: Segment): boolean {
  return segmentSegment(a, b) === 0;
}

/** How a box and a point lie. Exact. */
export function relateBoxPoint(a: Box, b: Point): Relation {
  return relationOf(boxPoint(a, b));
}

/** How a point and a box lie. Exact. */
export function relatePointBox(a: Point, b: Box): Relation {
  return relationOf(boxPoint(b, a));
}

/** Whether the interiors of a box and a point meet: touching does not count. Exact. */
export function overlapsBoxPoint(a: Box, b: Point): boolean {
  return boxPoint(a, b) > 0;
}

/** Whether the interiors of a point and a box meet: touching does not count. Exact. */
export function overlapsPointBox(a: Point, b: Box): boolean {
  return boxPoint(b, a) > 0;
}

/** Whether a box and a point touch: a common point, but interiors apart. Exact. */
export function touchesBoxPoint(a: Box, b: Point): boolean {
  return boxPoint(a, b) === 0;
}

/** Whether a point and a box touch: a common point, but interiors apart. Exact. */
export function touchesPointBox(a: Point, b: Box): boolean {
  return boxPoint(b, a) === 0;
}

/** How a box and a segment lie. Exact. */
export function relateBoxSegment(a: Box, b: Segment): Relation {
  return relationOf(boxSegment(a, b));
}

/** How a segment and a box lie. Exact. */
export function relateSegmentBox(a: Segment, b: Box): Relation {
  return relationOf(boxSegment(b, a));
}

/** Whether a box and a segment have a common point: touching counts. Exact. */
export function intersectsBoxSegment(a: Box, b: Segment): boolean {
  return boxSegment(a, b) >= 0;
}

/** Whether a segment and a box have a common point: touching counts. Exact. */
export function intersectsSegmentBox(a: Segment, b: Box): boolean {
  return boxSegment(b, a) >= 0;
}

/** Whether the interiors of a box and a segment meet: touching does not count. Exact. */
export function overlapsBoxSegment(a: Box, b: Segment): boolean {
  return boxSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a box meet: touching does not count. Exact. */
export function overlapsSegmentBox(a: Segment, b: Box): boolean {
  return boxSegment(b, a) > 0;
}

/** Whether a box and a segment touch: a common point, but interiors apart. Exact. */
export function touchesBoxSegment(a: Box, b: Segment): boolean {
  return boxSegment(a, b) === 0;
}

/** Whether a segment and a box touch: a common point, but interiors apart. Exact. */
export function touchesSegmentBox(a: Segment, b: Box): boolean {
  return boxSegment(b, a) === 0;
}

/** How two boxes lie. Exact. */
export function relateBoxBox(a: Box, b: Box): Relation {
  return relationOf(boxBox(a, b));
}

/** Whether the interiors of two boxes meet: touching does not count. Exact. */
export function overlapsBoxBox(a: Box, b: Box): boolean {
  return boxBox(a, b) > 0;
}

/** Whether two boxes touch: a common point, but interiors apart. Exact. */
export function touchesBoxBox(a: Box, b: Box): boolean {
  return boxBox(a, b) === 0;
}

/** How a circle and a point lie. Exact. */
export function relateCirclePoint(a: Circle, b: Point): Relation {
  return relationOf(circlePoint(a, b));
}

/** How a point and a circle lie. Exact. */
export function relatePointCircle(a: Point, b: Circle): Relation {
  return relationOf(circlePoint(b, a));
}

/** Whether a circle and a point have a common point: touching counts. Exact. */
export function intersectsCirclePoint(a: Circle, b: Point): boolean {
  return circlePoint(a, b) >= 0;
}

/** Whether a point and a circle have a common point: touching counts. Exact. */
export function intersectsPointCircle(a: Point, b: Circle): boolean {
  return circlePoint(b, a) >= 0;
}

/** Whether the interiors of a circle and a point meet: touching does not count. Exact. */
export function overlapsCirclePoint(a: Circle, b: Point): boolean {
  return circlePoint(a, b) > 0;
}

/** Whether the interiors of a point and a circle meet: touching does not count. Exact. */
export function overlapsPointCircle(a: Point, b: Circle): boolean {
  return circlePoint(b, a) > 0;
}

/** Whether a circle and a point touch: a common point, but interiors apart. Exact. */
export function touchesCirclePoint(a: Circle, b: Point): boolean {
  return circlePoint(a, b) === 0;
}

/** Whether a point and a circle touch: a common point, but interiors apart. Exact. */
export function touchesPointCircle(a: Point, b: Circle): boolean {
  return circlePoint(b, a) === 0;
}

/** How a circle and a segment lie. Exact. */
export function relateCircleSegment(a: Circle, b: Segment): Relation {
  return relationOf(circleSegment(a, b));
}

/** How a segment and a circle lie. Exact. */
export function relateSegmentCircle(a: Segment, b: Circle): Relation {
  return relationOf(circleSegment(b, a));
}

/** Whether a circle and a segment have a common point: touching counts. Exact. */
export function intersectsCircleSegment(a: Circle, b: Segment): boolean {
  return circleSegment(a, b) >= 0;
}

/** Whether a segment and a circle have a common point: touching counts. Exact. */
export function intersectsSegmentCircle(a: Segment, b: Circle): boolean {
  return circleSegment(b, a) >= 0;
}

/** Whether the interiors of a circle and a segment meet: touching does not count. Exact. */
export function overlapsCircleSegment(a: Circle, b: Segment): boolean {
  return circleSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a circle meet: touching does not count. Exact. */
export function overlapsSegmentCircle(a: Segment, b: Circle): boolean {
  return circleSegment(b, a) > 0;
}

/** Whether a circle and a segment touch: a common point, but interiors apart. Exact. */
export function touchesCircleSegment(a: Circle, b: Segment): boolean {
  return circleSegment(a, b) === 0;
}

/** Whether a segment and a circle touch: a common point, but interiors apart. Exact. */
export function touchesSegmentCircle(a: Segment, b: Circle): boolean {
  return circleSegment(b, a) === 0;
}

/** How a circle and a box lie. Exact. */
export function relateCircleBox(a: Circle, b: Box): Relation {
  return relationOf(circleBox(a, b));
}

/** How a box and a circle lie. Exact. */
export function relateBoxCircle(a: Box, b: Circle): Relation {
  return relationOf(circleBox(b, a));
}

/** Whether a circle and a box have a common point: touching counts. Exact. */
export function intersectsCircleBox(a: Circle, b: Box): boolean {
  return circleBox(a, b) >= 0;
}

/** Whether a box and a circle have a common point: touching counts. Exact. */
export function intersectsBoxCircle(a: Box, b: Circle): boolean {
  return circleBox(b, a) >= 0;
}

/** Whether the interiors of a circle and a box meet: touching does not count. Exact. */
export function overlapsCircleBox(a: Circle, b: Box): boolean {
  return circleBox(a, b) > 0;
}

/** Whether the interiors of a box and a circle meet: touching does not count. Exact. */
export function overlapsBoxCircle(a: Box, b: Circle): boolean {
  return circleBox(b, a) > 0;
}

/** Whether a circle and a box touch: a common point, but interiors apart. Exact. */
export function touchesCircleBox(a: Circle, b: Box): boolean {
  return circleBox(a, b) === 0;
}

/** Whether a box and a circle touch: a common point, but interiors apart. Exact. */
export function touchesBoxCircle(a: Box, b: Circle): boolean {
  return circleBox(b, a) === 0;
}

/** How two circles lie. Exact. */
export function relateCircleCircle(a: Circle, b: Circle): Relation {
  return relationOf(circleCircle(a, b));
}

/** Whether two circles have a common point: touching counts. Exact. */
export function intersectsCircleCircle(a: Circle, b: Circle): boolean {
  return circleCircle(a, b) >= 0;
}

/** Whether the interiors of two circles meet: touching does not count. Exact. */
export function overlapsCircleCircle(a: Circle, b: Circle): boolean {
  return circleCircle(a, b) > 0;
}

/** Whether two circles touch: a common point, but interiors apart. Exact. */
export function touchesCircleCircle(a: Circle, b: Circle): boolean {
  return circleCircle(a, b) === 0;
}

/** How a capsule and a point lie. Exact. */
export function relateCapsulePoint(a: Capsule, b: Point): Relation {
  return relationOf(capsulePoint(a, b));
}

/** How a point and a capsule lie. Exact. */
export function relatePointCapsule(a: Point, b: Capsule): Relation {
  return relationOf(capsulePoint(b, a));
}

/** Whether a capsule and a point have a common point: touching counts. Exact. */
export function intersectsCapsulePoint(a: Capsule, b: Point): boolean {
  return capsulePoint(a, b) >= 0;
}

/** Whether a point and a capsule have a common point: touching counts. Exact. */
export function intersectsPointCapsule(a: Point, b: Capsule): boolean {
  return capsulePoint(b, a) >= 0;
}

/** Whether the interiors of a capsule and a point meet: touching does not count. Exact. */
export function overlapsCapsulePoint(a: Capsule, b: Point): boolean {
  return capsulePoint(a, b) > 0;
}

/** Whether the interiors of a point and a capsule meet: touching does not count. Exact. */
export function overlapsPointCapsule(a: Point, b: Capsule): boolean {
  return capsulePoint(b, a) > 0;
}

/** Whether a capsule and a point touch: a common point, but interiors apart. Exact. */
export function touchesCapsulePoint(a: Capsule, b: Point): boolean {
  return capsulePoint(a, b) === 0;
}

/** Whether a point and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesPointCapsule(a: Point, b: Capsule): boolean {
  return capsulePoint(b, a) === 0;
}

/** How a capsule and a segment lie. Exact. */
export function relateCapsuleSegment(a: Capsule, b: Segment): Relation {
  return relationOf(capsuleSegment(a, b));
}

/** How a segment and a capsule lie. Exact. */
export function relateSegmentCapsule(a: Segment, b: Capsule): Relation {
  return relationOf(capsuleSegment(b, a));
}

/** Whether a capsule and a segment have a common point: touching counts. Exact. */
export function intersectsCapsuleSegment(a: Capsule, b: Segment): boolean {
  return capsuleSegment(a, b) >= 0;
}

/** Whether a segment and a capsule have a common point: touching counts. Exact. */
export function intersectsSegmentCapsule(a: Segment, b: Capsule): boolean {
  return capsuleSegment(b, a) >= 0;
}

/** Whether the interiors of a capsule and a segment meet: touching does not count. Exact. */
export function overlapsCapsuleSegment(a: Capsule, b: Segment): boolean {
  return capsuleSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a capsule meet: touching does not count. Exact. */
export function overlapsSegmentCapsule(a: Segment, b: Capsule): boolean {
  return capsuleSegment(b, a) > 0;
}

/** Whether a capsule and a segment touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleSegment(a: Capsule, b: Segment): boolean {
  return capsuleSegment(a, b) === 0;
}

/** Whether a segment and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesSegmentCapsule(a: Segment, b: Capsule): boolean {
  return capsuleSegment(b, a) === 0;
}

/** How a capsule and a box lie. Exact. */
export function relateCapsuleBox(a: Capsule, b: Box): Relation {
  return relationOf(capsuleBox(a, b));
}

/** How a box and a capsule lie. Exact. */
export function relateBoxCapsule(a: Box, b: Capsule): Relation {
  return relationOf(capsuleBox(b, a));
}

/** Whether a capsule and a box have a common point: touching counts. Exact. */
export function intersectsCapsuleBox(a: Capsule, b: Box): boolean {
  return capsuleBox(a, b) >= 0;
}

/** Whether a box and a capsule have a common point: touching counts. Exact. */
export function intersectsBoxCapsule(a: Box, b: Capsule): boolean {
  return capsuleBox(b, a) >= 0;
}

/** Whether the interiors of a capsule and a box meet: touching does not count. Exact. */
export function overlapsCapsuleBox(a: Capsule, b: Box): boolean {
  return capsuleBox(a, b) > 0;
}

/** Whether the interiors of a box and a capsule meet: touching does not count. Exact. */
export function overlapsBoxCapsule(a: Box, b: Capsule): boolean {
  return capsuleBox(b, a) > 0;
}

/** Whether a capsule and a box touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleBox(a: Capsule, b: Box): boolean {
  return capsuleBox(a, b) === 0;
}

/** Whether a box and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesBoxCapsule(a: Box, b: Capsule): boolean {
  return capsuleBox(b, a) === 0;
}

/** How a capsule and a circle lie. Exact. */
export function relateCapsuleCircle(a: Capsule, b: Circle): Relation {
  return relationOf(capsuleCircle(a, b));
}

/** How a circle and a capsule lie. Exact. */
export function relateCircleCapsule(a: Circle, b: Capsule): Relation {
  return relationOf(capsuleCircle(b, a));
}

/** Whether a capsule and a circle have a common point: touching counts. Exact. */
export function intersectsCapsuleCircle(a: Capsule, b: Circle): boolean {
  return capsuleCircle(a, b) >= 0;
}

/** Whether a circle and a capsule have a common point: touching counts. Exact. */
export function intersectsCircleCapsule(a: Circle, b: Capsule): boolean {
  return capsuleCircle(b, a) >= 0;
}

/** Whether the interiors of a capsule and a circle meet: touching does not count. Exact. */
export function overlapsCapsuleCircle(a: Capsule, b: Circle): boolean {
  return capsuleCircle(a, b) > 0;
}

/** Whether the interiors of a circle and a capsule meet: touching does not count. Exact. */
export function overlapsCircleCapsule(a: Circle, b: Capsule): boolean {
  return capsuleCircle(b, a) > 0;
}

/** Whether a capsule and a circle touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleCircle(a: Capsule, b: Circle): boolean {
  return capsuleCircle(a, b) === 0;
}

/** Whether a circle and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesCircleCapsule(a: Circle, b: Capsule): boolean {
  return capsuleCircle(b, a) === 0;
}

/** How two capsules lie. Exact. */
export function relateCapsuleCapsule(a: Capsule, b: Capsule): Relation {
  return relationOf(capsuleCapsule(a, b));
}

/** Whether two capsules have a common point: touching counts. Exact. */
export function intersectsCapsuleCapsule(a: Capsule, b: Capsule): boolean {
  return capsuleCapsule(a, b) >= 0;
}

/** Whether the interiors of two capsules meet: touching does not count. Exact. */
export function overlapsCapsuleCapsule(a: Capsule, b: Capsule): boolean {
  return capsuleCapsule(a, b) > 0;
}

/** Whether two capsules touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleCapsule(a: Capsule, b: Capsule): boolean {
  return capsuleCapsule(a, b) === 0;
}

/** How a polygon and a point lie. Exact. */
export function relatePolygonPoint(a: Polygon, b: Point): Relation {
  return relationOf(polygonPoint(a, b));
}

/** How a point and a polygon lie. Exact. */
export function relatePointPolygon(a: Point, b: Polygon): Relation {
  return relationOf(polygonPoint(b, a));
}

/** Whether a polygon and a point have a common point: touching counts. Exact. */
export function intersectsPolygonPoint(a: Polygon, b: Point): boolean {
  return polygonPoint(a, b) >= 0;
}

/** Whether a point and a polygon have a common point: touching counts. Exact. */
export function intersectsPointPolygon(a: Point, b: Polygon): boolean {
  return polygonPoint(b, a) >= 0;
}

/** Whether the interiors of a polygon and a point meet: touching does not count. Exact. */
export function overlapsPolygonPoint(a: Polygon, b: Point): boolean {
  return polygonPoint(a, b) > 0;
}

/** Whether the interiors of a point and a polygon meet: touching does not count. Exact. */
export function overlapsPointPolygon(a: Point, b: Polygon): boolean {
  return polygonPoint(b, a) > 0;
}

/** Whether a polygon and a point touch: a common point, but interiors apart. Exact. */
export function touchesPolygonPoint(a: Polygon, b: Point): boolean {
  return polygonPoint(a, b) === 0;
}

/** Whether a point and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesPointPolygon(a: Point, b: Polygon): boolean {
  return polygonPoint(b, a) === 0;
}

/** How a polygon and a segment lie. Exact. */
export function relatePolygonSegment(a: Polygon, b: Segment): Relation {
  return relationOf(polygonSegment(a, b));
}

/** How a segment and a polygon lie. Exact. */
export function relateSegmentPolygon(a: Segment, b: Polygon): Relation {
  return relationOf(polygonSegment(b, a));
}

/** Whether a polygon and a segment have a common point: touching counts. Exact. */
export function intersectsPolygonSegment(a: Polygon, b: Segment): boolean {
  return polygonSegment(a, b) >= 0;
}

/** Whether a segment and a polygon have a common point: touching counts. Exact. */
export function intersectsSegmentPolygon(a: Segment, b: Polygon): boolean {
  return polygonSegment(b, a) >= 0;
}

/** Whether the interiors of a polygon and a segment meet: touching does not count. Exact. */
export function overlapsPolygonSegment(a: Polygon, b: Segment): boolean {
  return polygonSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a polygon meet: touching does not count. Exact. */
export function overlapsSegmentPolygon(a: Segment, b: Polygon): boolean {
  return polygonSegment(b, a) > 0;
}

/** Whether a polygon and a segment touch: a common point, but interiors apart. Exact. */
export function touchesPolygonSegment(a: Polygon, b: Segment): boolean {
  return polygonSegment(a, b) === 0;
}

/** Whether a segment and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesSegmentPolygon(a: Segment, b: Polygon): boolean {
  return polygonSegment(b, a) === 0;
}

/** How a polygon and a box lie. Exact. */
export function relatePolygonBox(a: Polygon, b: Box): Relation {
  return relationOf(polygonBox(a, b));
}

/** How a box and a polygon lie. Exact. */
export function relateBoxPolygon(a: Box, b: Polygon): Relation {
  return relationOf(polygonBox(b, a));
}

/** Whether a polygon and a box have a common point: touching counts. Exact. */
export function intersectsPolygonBox(a: Polygon, b: Box): boolean {
  return polygonBox(a, b) >= 0;
}

/** Whether a box and a polygon have a common point: touching counts. Exact. */
export function intersectsBoxPolygon(a: Box, b: Polygon): boolean {
  return polygonBox(b, a) >= 0;
}

/** Whether the interiors of a polygon and a box meet: touching does not count. Exact. */
export function overlapsPolygonBox(a: Polygon, b: Box): boolean {
  return polygonBox(a, b) > 0;
}

/** Whether the interiors of a box and a polygon meet: touching does not count. Exact. */
export function overlapsBoxPolygon(a: Box, b: Polygon): boolean {
  return polygonBox(b, a) > 0;
}

/** Whether a polygon and a box touch: a common point, but interiors apart. Exact. */
export function touchesPolygonBox(a: Polygon, b: Box): boolean {
  return polygonBox(a, b) === 0;
}

/** Whether a box and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesBoxPolygon(a: Box, b: Polygon): boolean {
  return polygonBox(b, a) === 0;
}

/** How a polygon and a circle lie. Exact. */
export function relatePolygonCircle(a: Polygon, b: Circle): Relation {
  return relationOf(polygonCircle(a, b));
}

/** How a circle and a polygon lie. Exact. */
export function relateCirclePolygon(a: Circle, b: Polygon): Relation {
  return relationOf(polygonCircle(b, a));
}

/** Whether a polygon and a circle have a common point: touching counts. Exact. */
export function intersectsPolygonCircle(a: Polygon, b: Circle): boolean {
  return polygonCircle(a, b) >= 0;
}

/** Whether a circle and a polygon have a common point: touching counts. Exact. */
export function intersectsCirclePolygon(a: Circle, b: Polygon): boolean {
  return polygonCircle(b, a) >= 0;
}

/** Whether the interiors of a polygon and a circle meet: touching does not count. Exact. */
export function overlapsPolygonCircle(a: Polygon, b: Circle): boolean {
  return polygonCircle(a, b) > 0;
}

/** Whether the interiors of a circle and a polygon meet: touching does not count. Exact. */
export function overlapsCirclePolygon(a: Circle, b: Polygon): boolean {
  return polygonCircle(b, a) > 0;
}

/** Whether a polygon and a circle touch: a common point, but interiors apart. Exact. */
export function touchesPolygonCircle(a: Polygon, b: Circle): boolean {
  return polygonCircle(a, b) === 0;
}

/** Whether a circle and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesCirclePolygon(a: Circle, b: Polygon): boolean {
  return polygonCircle(b, a) === 0;
}

/** How a polygon and a capsule lie. Exact. */
export function relatePolygonCapsule(a: Polygon, b: Capsule): Relation {
  return relationOf(polygonCapsule(a, b));
}

/** How a capsule and a polygon lie. Exact. */
export function relateCapsulePolygon(a: Capsule, b: Polygon): Relation {
  return relationOf(polygonCapsule(b, a));
}

/** Whether a polygon and a capsule have a common point: touching counts. Exact. */
export function intersectsPolygonCapsule(a: Polygon, b: Capsule): boolean {
  return polygonCapsule(a, b) >= 0;
}

/** Whether a capsule and a polygon have a common point: touching counts. Exact. */
export function intersectsCapsulePolygon(a: Capsule, b: Polygon): boolean {
  return polygonCapsule(b, a) >= 0;
}

/** Whether the interiors of a polygon and a capsule meet: touching does not count. Exact. */
export function overlapsPolygonCapsule(a: Polygon, b: Capsule): boolean {
  return polygonCapsule(a, b) > 0;
}

/** Whether the interiors of a capsule and a polygon meet: touching does not count. Exact. */
export function overlapsCapsulePolygon(a: Capsule, b: Polygon): boolean {
  return polygonCapsule(b, a) > 0;
}

/** Whether a polygon and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesPolygonCapsule(a: Polygon, b: Capsule): boolean {
  return polygonCapsule(a, b) === 0;
}

/** Whether a capsule and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesCapsulePolygon(a: Capsule, b: Polygon): boolean {
  return polygonCapsule(b, a) === 0;
}

/** How two polygons lie. Exact. */
export function relatePolygonPolygon(a: Polygon, b: Polygon): Relation {
  return relationOf(polygonPolygon(a, b));
}

/** Whether two polygons have a common point: touching counts. Exact. */
export function intersectsPolygonPolygon(a: Polygon, b: Polygon): boolean {
  return polygonPolygon(a, b) >= 0;
}

/** Whether the interiors of two polygons meet: touching does not count. Exact. */
export function overlapsPolygonPolygon(a: Polygon, b: Polygon): boolean {
  return polygonPolygon(a, b) > 0;
}

/** Whether two polygons touch: a common point, but interiors apart. Exact. */
export function touchesPolygonPolygon(a: Polygon, b: Polygon): boolean {
  return polygonPolygon(a, b) === 0;
}

/** How a polyline and a point lie. Exact. */
export function relatePolylinePoint(a: Polyline, b: Point): Relation {
  return relationOf(polylinePoint(a, b));
}

/** How a point and a polyline lie. Exact. */
export function relatePointPolyline(a: Point, b: Polyline): Relation {
  return relationOf(polylinePoint(b, a));
}

/** Whether a polyline and a point have a common point: touching counts. Exact. */
export function intersectsPolylinePoint(a: Polyline, b: Point): boolean {
  return polylinePoint(a, b) >= 0;
}

/** Whether a point and a polyline have a common point: touching counts. Exact. */
export function intersectsPointPolyline(a: Point, b: Polyline): boolean {
  return polylinePoint(b, a) >= 0;
}

/** Whether the interiors of a polyline and a point meet: touching does not count. Exact. */
export function overlapsPolylinePoint(a: Polyline, b: Point): boolean {
  return polylinePoint(a, b) > 0;
}

/** Whether the interiors of a point and a polyline meet: touching does not count. Exact. */
export function overlapsPointPolyline(a: Point, b: Polyline): boolean {
  return polylinePoint(b, a) > 0;
}

/** Whether a polyline and a point touch: a common point, but interiors apart. Exact. */
export function touchesPolylinePoint(a: Polyline, b: Point): boolean {
  return polylinePoint(a, b) === 0;
}

/** Whether a point and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesPointPolyline(a: Point, b: Polyline): boolean {
  return polylinePoint(b, a) === 0;
}

/** How a polyline and a segment lie. Exact. */
export function relatePolylineSegment(a: Polyline, b: Segment): Relation {
  return relationOf(polylineSegment(a, b));
}

/** How a segment and a polyline lie. Exact. */
export function relateSegmentPolyline(a: Segment, b: Polyline): Relation {
  return relationOf(polylineSegment(b, a));
}

/** Whether a polyline and a segment have a common point: touching counts. Exact. */
export function intersectsPolylineSegment(a: Polyline, b: Segment): boolean {
  return polylineSegment(a, b) >= 0;
}

/** Whether a segment and a polyline have a common point: touching counts. Exact. */
export function intersectsSegmentPolyline(a: Segment, b: Polyline): boolean {
  return polylineSegment(b, a) >= 0;
}

/** Whether the interiors of a polyline and a segment meet: touching does not count. Exact. */
export function overlapsPolylineSegment(a: Polyline, b: Segment): boolean {
  return polylineSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a polyline meet: touching does not count. Exact. */
export function overlapsSegmentPolyline(a: Segment, b: Polyline): boolean {
  return polylineSegment(b, a) > 0;
}

/** Whether a polyline and a segment touch: a common point, but interiors apart. Exact. */
export function touchesPolylineSegment(a: Polyline, b: Segment): boolean {
  return polylineSegment(a, b) === 0;
}

/** Whether a segment and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesSegmentPolyline(a: Segment, b: Polyline): boolean {
  return polylineSegment(b, a) === 0;
}

/** How a polyline and a box lie. Exact. */
export function relatePolylineBox(a: Polyline, b: Box): Relation {
  return relationOf(polylineBox(a, b));
}

/** How a box and a polyline lie. Exact. */
export function relateBoxPolyline(a: Box, b: Polyline): Relation {
  return relationOf(polylineBox(b, a));
}

/** Whether a polyline and a box have a common point: touching counts. Exact. */
export function intersectsPolylineBox(a: Polyline, b: Box): boolean {
  return polylineBox(a, b) >= 0;
}

/** Whether a box and a polyline have a common point: touching counts. Exact. */
export function intersectsBoxPolyline(a: Box, b: Polyline): boolean {
  return polylineBox(b, a) >= 0;
}

/** Whether the interiors of a polyline and a box meet: touching does not count. Exact. */
export function overlapsPolylineBox(a: Polyline, b: Box): boolean {
  return polylineBox(a, b) > 0;
}

/** Whether the interiors of a box and a polyline meet: touching does not count. Exact. */
export function overlapsBoxPolyline(a: Box, b: Polyline): boolean {
  return polylineBox(b, a) > 0;
}

/** Whether a polyline and a box touch: a common point, but interiors apart. Exact. */
export function touchesPolylineBox(a: Polyline, b: Box): boolean {
  return polylineBox(a, b) === 0;
}

/** Whether a box and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesBoxPolyline(a: Box, b: Polyline): boolean {
  return polylineBox(b, a) === 0;
}

/** How a polyline and a circle lie. Exact. */
export function relatePolylineCircle(a: Polyline, b: Circle): Relation {
  return relationOf(polylineCircle(a, b));
}

/** How a circle and a polyline lie. Exact. */
export function relateCirclePolyline(a: Circle, b: Polyline): Relation {
  return relationOf(polylineCircle(b, a));
}

/** Whether a polyline and a circle have a common point: touching counts. Exact. */
export function intersectsPolylineCircle(a: Polyline, b: Circle): boolean {
  return polylineCircle(a, b) >= 0;
}

/** Whether a circle and a polyline have a common point: touching counts. Exact. */
export function intersectsCirclePolyline(a: Circle, b: Polyline): boolean {
  return polylineCircle(b, a) >= 0;
}

/** Whether the interiors of a polyline and a circle meet: touching does not count. Exact. */
export function overlapsPolylineCircle(a: Polyline, b: Circle): boolean {
  return polylineCircle(a, b) > 0;
}

/** Whether the interiors of a circle and a polyline meet: touching does not count. Exact. */
export function overlapsCirclePolyline(a: Circle, b: Polyline): boolean {
  return polylineCircle(b, a) > 0;
}

/** Whether a polyline and a circle touch: a common point, but interiors apart. Exact. */
export function touchesPolylineCircle(a: Polyline, b: Circle): boolean {
  return polylineCircle(a, b) === 0;
}

/** Whether a circle and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesCirclePolyline(a: Circle, b: Polyline): boolean {
  return polylineCircle(b, a) === 0;
}

/** How a polyline and a capsule lie. Exact. */
export function relatePolylineCapsule(a: Polyline, b: Capsule): Relation {
  return relationOf(polylineCapsule(a, b));
}

/** How a capsule and a polyline lie. Exact. */
export function relateCapsulePolyline(a: Capsule, b: Polyline): Relation {
  return relationOf(polylineCapsule(b, a));
}

/** Whether a polyline and a capsule have a common point: touching counts. Exact. */
export function intersectsPolylineCapsule(a: Polyline, b: Capsule): boolean {
  return polylineCapsule(a, b) >= 0;
}

/** Whether a capsule and a polyline have a common point: touching counts. Exact. */
export function intersectsCapsulePolyline(a: Capsule, b: Polyline): boolean {
  return polylineCapsule(b, a) >= 0;
}

/** Whether the interiors of a polyline and a capsule meet: touching does not count. Exact. */
export function overlapsPolylineCapsule(a: Polyline, b: Capsule): boolean {
  return polylineCapsule(a, b) > 0;
}

/** Whether the interiors of a capsule and a polyline meet: touching does not count. Exact. */
export function overlapsCapsulePolyline(a: Capsule, b: Polyline): boolean {
  return polylineCapsule(b, a) > 0;
}

/** Whether a polyline and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesPolylineCapsule(a: Polyline, b: Capsule): boolean {
  return polylineCapsule(a, b) === 0;
}

/** Whether a capsule and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesCapsulePolyline(a: Capsule, b: Polyline): boolean {
  return polylineCapsule(b, a) === 0;
}

/** How a polyline and a polygon lie. Exact. */
export function relatePolylinePolygon(a: Polyline, b: Polygon): Relation {
  return relationOf(polylinePolygon(a, b));
}

/** How a polygon and a polyline lie. Exact. */
export function relatePolygonPolyline(a: Polygon, b: Polyline): Relation {
  return relationOf(polylinePolygon(b, a));
}

/** Whether a polyline and a polygon have a common point: touching counts. Exact. */
export function intersectsPolylinePolygon(a: Polyline, b: Polygon): boolean {
  return polylinePolygon(a, b) >= 0;
}

/** Whether a polygon and a polyline have a common point: touching counts. Exact. */
export function intersectsPolygonPolyline(a: Polygon, b: Polyline): boolean {
  return polylinePolygon(b, a) >= 0;
}

/** Whether the interiors of a polyline and a polygon meet: touching does not count. Exact. */
export function overlapsPolylinePolygon(a: Polyline, b: Polygon): boolean {
  return polylinePolygon(a, b) > 0;
}

/** Whether the interiors of a polygon and a polyline meet: touching does not count. Exact. */
export function overlapsPolygonPolyline(a: Polygon, b: Polyline): boolean {
  return polylinePolygon(b, a) > 0;
}

/** Whether a polyline and a polygon touch: a common point, but interiors apart. Exact. */
export function touchesPolylinePolygon(a: Polyline, b: Polygon): boolean {
  return polylinePolygon(a, b) === 0;
}

/** Whether a polygon and a polyline touch: a common point, but interiors apart. Exact. */
export function touchesPolygonPolyline(a: Polygon, b: Polyline): boolean {
  return polylinePolygon(b, a) === 0;
}

/** How two polylines lie. Exact. */
export function relatePolylinePolyline(a: Polyline, b: Polyline): Relation {
  return relationOf(polylinePolyline(a, b));
}

/** Whether two polylines have a common point: touching counts. Exact. */
export function intersectsPolylinePolyline(a: Polyline, b: Polyline): boolean {
  return polylinePolyline(a, b) >= 0;
}

/** Whether the interiors of two polylines meet: touching does not count. Exact. */
export function overlapsPolylinePolyline(a: Polyline, b: Polyline): boolean {
  return polylinePolyline(a, b) > 0;
}

/** Whether two polylines touch: a common point, but interiors apart. Exact. */
export function touchesPolylinePolyline(a: Polyline, b: Polyline): boolean {
  return polylinePolyline(a, b) === 0;
}

/** Whether every point of a point lies in another point; where `strict`, in its interior. Exact. */
export function containsPointPoint(a: Point, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInPoint(a, b), options);
}

/** Whether every point of a segment lies in a point; where `strict`, in its interior. Exact. */
export function containsPointSegment(a: Point, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInPoint(a, b), options);
}

/** Whether every point of a box lies in a point; where `strict`, in its interior. Exact. */
export function containsPointBox(a: Point, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInPoint(a, b), options);
}

/** Whether every point of a circle lies in a point; where `strict`, in its interior. Exact. */
export function containsPointCircle(a: Point, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInPoint(a, b), options);
}

/** Whether every point of a capsule lies in a point; where `strict`, in its interior. Exact. */
export function containsPointCapsule(a: Point, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInPoint(a, b), options);
}

/** Whether every point of a polygon lies in a point; where `strict`, in its interior. Exact. */
export function containsPointPolygon(a: Point, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInPoint(a, b), options);
}

/** Whether every point of a polyline lies in a point; where `strict`, in its interior. Exact. */
export function containsPointPolyline(a: Point, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInPoint(a, b), options);
}

/** Whether every point of a point lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentPoint(a: Segment, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInSegment(a, b), options);
}

/** Whether every point of a segment lies in another segment; where `strict`, in its interior. Exact. */
export function containsSegmentSegment(a: Segment, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInSegment(a, b), options);
}

/** Whether every point of a box lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentBox(a: Segment, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInSegment(a, b), options);
}

/** Whether every point of a circle lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentCircle(a: Segment, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInSegment(a, b), options);
}

/** Whether every point of a capsule lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentCapsule(a: Segment, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInSegment(a, b), options);
}

/** Whether every point of a polygon lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentPolygon(a: Segment, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInSegment(a, b), options);
}

/** Whether every point of a polyline lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentPolyline(a: Segment, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInSegment(a, b), options);
}

/** Whether every point of a point lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxPoint(a: Box, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInBox(a, b), options);
}

/** Whether every point of a segment lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxSegment(a: Box, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInBox(a, b), options);
}

/** Whether every point of a box lies in another box; where `strict`, in its interior. Exact. */
export function containsBoxBox(a: Box, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInBox(a, b), options);
}

/** Whether every point of a circle lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxCircle(a: Box, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInBox(a, b), options);
}

/** Whether every point of a capsule lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxCapsule(a: Box, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInBox(a, b), options);
}

/** Whether every point of a polygon lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxPolygon(a: Box, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInBox(a, b), options);
}

/** Whether every point of a polyline lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxPolyline(a: Box, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInBox(a, b), options);
}

/** Whether every point of a point lies in a circle; where `strict`, in its interior. Exact. */
export function containsCirclePoint(a: Circle, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInCircle(a, b), options);
}

/** Whether every point of a segment lies in a circle; where `strict`, in its interior. Exact. */
export function containsCircleSegment(a: Circle, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInCircle(a, b), options);
}

/** Whether every point of a box lies in a circle; where `strict`, in its interior. Exact. */
export function containsCircleBox(a: Circle, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInCircle(a, b), options);
}

/** Whether every point of a circle lies in another circle; where `strict`, in its interior. Exact. */
export function containsCircleCircle(a: Circle, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInCircle(a, b), options);
}

/** Whether every point of a capsule lies in a circle; where `strict`, in its interior. Exact. */
export function containsCircleCapsule(a: Circle, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInCircle(a, b), options);
}

/** Whether every point of a polygon lies in a circle; where `strict`, in its interior. Exact. */
export function containsCirclePolygon(a: Circle, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInCircle(a, b), options);
}

/** Whether every point of a polyline lies in a circle; where `strict`, in its interior. Exact. */
export function containsCirclePolyline(a: Circle, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInCircle(a, b), options);
}

/** Whether every point of a point lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsulePoint(a: Capsule, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInCapsule(a, b), options);
}

/** Whether every point of a segment lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleSegment(a: Capsule, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInCapsule(a, b), options);
}

/** Whether every point of a box lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleBox(a: Capsule, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInCapsule(a, b), options);
}

/** Whether every point of a circle lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleCircle(a: Capsule, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInCapsule(a, b), options);
}

/** Whether every point of a capsule lies in another capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleCapsule(a: Capsule, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInCapsule(a, b), options);
}

/** Whether every point of a polygon lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsulePolygon(a: Capsule, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInCapsule(a, b), options);
}

/** Whether every point of a polyline lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsulePolyline(a: Capsule, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInCapsule(a, b), options);
}

/** Whether every point of a point lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonPoint(a: Polygon, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInPolygon(a, b), options);
}

/** Whether every point of a segment lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonSegment(a: Polygon, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInPolygon(a, b), options);
}

/** Whether every point of a box lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonBox(a: Polygon, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInPolygon(a, b), options);
}

/** Whether every point of a circle lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonCircle(a: Polygon, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInPolygon(a, b), options);
}

/** Whether every point of a capsule lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonCapsule(a: Polygon, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInPolygon(a, b), options);
}

/** Whether every point of a polygon lies in another polygon; where `strict`, in its interior. Exact. */
export function containsPolygonPolygon(a: Polygon, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInPolygon(a, b), options);
}

/** Whether every point of a polyline lies in a polygon; where `strict`, in its interior. Exact. */
export function containsPolygonPolyline(a: Polygon, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInPolygon(a, b), options);
}

/** Whether every point of a point lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylinePoint(a: Polyline, b: Point, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInPolyline(a, b), options);
}

/** Whether every point of a segment lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylineSegment(a: Polyline, b: Segment, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInPolyline(a, b), options);
}

/** Whether every point of a box lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylineBox(a: Polyline, b: Box, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInPolyline(a, b), options);
}

/** Whether every point of a circle lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylineCircle(a: Polyline, b: Circle, options?: ContainsOptions): boolean {
  return isDeepEnough(circleInPolyline(a, b), options);
}

/** Whether every point of a capsule lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylineCapsule(a: Polyline, b: Capsule, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInPolyline(a, b), options);
}

/** Whether every point of a polygon lies in a polyline; where `strict`, in its interior. Exact. */
export function containsPolylinePolygon(a: Polyline, b: Polygon, options?: ContainsOptions): boolean {
  return isDeepEnough(polygonInPolyline(a, b), options);
}

/** Whether every point of a polyline lies in another polyline; where `strict`, in its interior. Exact. */
export function containsPolylinePolyline(a: Polyline, b: Polyline, options?: ContainsOptions): boolean {
  return isDeepEnough(polylineInPolyline(a, b), options);
}
