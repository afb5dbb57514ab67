/**
 * Every pair of kinds × every question, as a function of its own. Written by `scripts/generate-pair-functions.mjs`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
import { type Relation, relationOf } from "../base/relation.js";
import { boxBox } from "./pairs/box-box.js";
import { boxPoint } from "./pairs/box-point.js";
import { boxSegment } from "./pairs/box-segment.js";
import { circleBox } from "./pairs/circle-box.js";
import { circleCircle } from "./pairs/circle-circle.js";
import { circlePoint } from "./pairs/circle-point.js";
import { circleSegment } from "./pairs/circle-segment.js";
import { pointPoint } from "./pairs/point-point.js";
import { segmentPoint } from "./pairs/segment-point.js";
import { segmentSegment } from "./pairs/segment-segment.js";
import type { Box } from "./shapes/box.js";
import type { Circle } from "./shapes/circle.js";
import type { Point } from "./shapes/point.js";
import type { Segment } from "./shapes/segment.js";

export { intersectsBoxBox } from "./pairs/box-box.js";

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

/** Whether a box and a point have a common point: touching counts. Exact. */
export function intersectsBoxPoint(a: Box, b: Point): boolean {
  return boxPoint(a, b) >= 0;
}

/** Whether a point and a box have a common point: touching counts. Exact. */
export function intersectsPointBox(a: Point, b: Box): boolean {
  return boxPoint(b, a) >= 0;
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
