/**
 * Every pair of kinds × every question, as a function of its own. Written by `scripts/generate-pair-functions.mjs`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
import { type ContainsOptions, isDeepEnough } from "../base/containment.js";
import { type Relation, relationOf } from "../base/relation.js";
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
import { boxBox } from "./pairs/box-box.js";
import { boxPoint } from "./pairs/box-point.js";
import { boxSegment } from "./pairs/box-segment.js";
import { capsuleBox } from "./pairs/capsule-box.js";
import { capsuleCapsule } from "./pairs/capsule-capsule.js";
import { capsulePoint } from "./pairs/capsule-point.js";
import { capsuleSegment } from "./pairs/capsule-segment.js";
import { capsuleSphere } from "./pairs/capsule-sphere.js";
import { pointPoint } from "./pairs/point-point.js";
import { segmentPoint } from "./pairs/segment-point.js";
import { segmentSegment } from "./pairs/segment-segment.js";
import { sphereBox } from "./pairs/sphere-box.js";
import { spherePoint } from "./pairs/sphere-point.js";
import { sphereSegment } from "./pairs/sphere-segment.js";
import { sphereSphere } from "./pairs/sphere-sphere.js";
import type { Box3 } from "./shapes/box.js";
import type { Capsule3 } from "./shapes/capsule.js";
import type { Point3 } from "./shapes/point.js";
import type { Segment3 } from "./shapes/segment.js";
import type { Sphere } from "./shapes/sphere.js";

export { intersectsBoxBox } from "./pairs/box-box.js";

/** How two points lie. Exact. */
export function relatePointPoint(a: Point3, b: Point3): Relation {
  return relationOf(pointPoint(a, b));
}

/** Whether two points have a common point: touching counts. Exact. */
export function intersectsPointPoint(a: Point3, b: Point3): boolean {
  return pointPoint(a, b) >= 0;
}

/** Whether the interiors of two points meet: touching does not count. Exact. */
export function overlapsPointPoint(a: Point3, b: Point3): boolean {
  return pointPoint(a, b) > 0;
}

/** Whether two points touch: a common point, but interiors apart. Exact. */
export function touchesPointPoint(a: Point3, b: Point3): boolean {
  return pointPoint(a, b) === 0;
}

/** How a segment and a point lie. Exact. */
export function relateSegmentPoint(a: Segment3, b: Point3): Relation {
  return relationOf(segmentPoint(a, b));
}

/** How a point and a segment lie. Exact. */
export function relatePointSegment(a: Point3, b: Segment3): Relation {
  return relationOf(segmentPoint(b, a));
}

/** Whether a segment and a point have a common point: touching counts. Exact. */
export function intersectsSegmentPoint(a: Segment3, b: Point3): boolean {
  return segmentPoint(a, b) >= 0;
}

/** Whether a point and a segment have a common point: touching counts. Exact. */
export function intersectsPointSegment(a: Point3, b: Segment3): boolean {
  return segmentPoint(b, a) >= 0;
}

/** Whether the interiors of a segment and a point meet: touching does not count. Exact. */
export function overlapsSegmentPoint(a: Segment3, b: Point3): boolean {
  return segmentPoint(a, b) > 0;
}

/** Whether the interiors of a point and a segment meet: touching does not count. Exact. */
export function overlapsPointSegment(a: Point3, b: Segment3): boolean {
  return segmentPoint(b, a) > 0;
}

/** Whether a segment and a point touch: a common point, but interiors apart. Exact. */
export function touchesSegmentPoint(a: Segment3, b: Point3): boolean {
  return segmentPoint(a, b) === 0;
}

/** Whether a point and a segment touch: a common point, but interiors apart. Exact. */
export function touchesPointSegment(a: Point3, b: Segment3): boolean {
  return segmentPoint(b, a) === 0;
}

/** How two segments lie. Exact. */
export function relateSegmentSegment(a: Segment3, b: Segment3): Relation {
  return relationOf(segmentSegment(a, b));
}

/** Whether two segments have a common point: touching counts. Exact. */
export function intersectsSegmentSegment(a: Segment3, b: Segment3): boolean {
  return segmentSegment(a, b) >= 0;
}

/** Whether the interiors of two segments meet: touching does not count. Exact. */
export function overlapsSegmentSegment(a: Segment3, b: Segment3): boolean {
  return segmentSegment(a, b) > 0;
}

/** Whether two segments touch: a common point, but interiors apart. Exact. */
export function touchesSegmentSegment(a: Segment3, b: Segment3): boolean {
  return segmentSegment(a, b) === 0;
}

/** How a box and a point lie. Exact. */
export function relateBoxPoint(a: Box3, b: Point3): Relation {
  return relationOf(boxPoint(a, b));
}

/** How a point and a box lie. Exact. */
export function relatePointBox(a: Point3, b: Box3): Relation {
  return relationOf(boxPoint(b, a));
}

/** Whether a box and a point have a common point: touching counts. Exact. */
export function intersectsBoxPoint(a: Box3, b: Point3): boolean {
  return boxPoint(a, b) >= 0;
}

/** Whether a point and a box have a common point: touching counts. Exact. */
export function intersectsPointBox(a: Point3, b: Box3): boolean {
  return boxPoint(b, a) >= 0;
}

/** Whether the interiors of a box and a point meet: touching does not count. Exact. */
export function overlapsBoxPoint(a: Box3, b: Point3): boolean {
  return boxPoint(a, b) > 0;
}

/** Whether the interiors of a point and a box meet: touching does not count. Exact. */
export function overlapsPointBox(a: Point3, b: Box3): boolean {
  return boxPoint(b, a) > 0;
}

/** Whether a box and a point touch: a common point, but interiors apart. Exact. */
export function touchesBoxPoint(a: Box3, b: Point3): boolean {
  return boxPoint(a, b) === 0;
}

/** Whether a point and a box touch: a common point, but interiors apart. Exact. */
export function touchesPointBox(a: Point3, b: Box3): boolean {
  return boxPoint(b, a) === 0;
}

/** How a box and a segment lie. Exact. */
export function relateBoxSegment(a: Box3, b: Segment3): Relation {
  return relationOf(boxSegment(a, b));
}

/** How a segment and a box lie. Exact. */
export function relateSegmentBox(a: Segment3, b: Box3): Relation {
  return relationOf(boxSegment(b, a));
}

/** Whether a box and a segment have a common point: touching counts. Exact. */
export function intersectsBoxSegment(a: Box3, b: Segment3): boolean {
  return boxSegment(a, b) >= 0;
}

/** Whether a segment and a box have a common point: touching counts. Exact. */
export function intersectsSegmentBox(a: Segment3, b: Box3): boolean {
  return boxSegment(b, a) >= 0;
}

/** Whether the interiors of a box and a segment meet: touching does not count. Exact. */
export function overlapsBoxSegment(a: Box3, b: Segment3): boolean {
  return boxSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a box meet: touching does not count. Exact. */
export function overlapsSegmentBox(a: Segment3, b: Box3): boolean {
  return boxSegment(b, a) > 0;
}

/** Whether a box and a segment touch: a common point, but interiors apart. Exact. */
export function touchesBoxSegment(a: Box3, b: Segment3): boolean {
  return boxSegment(a, b) === 0;
}

/** Whether a segment and a box touch: a common point, but interiors apart. Exact. */
export function touchesSegmentBox(a: Segment3, b: Box3): boolean {
  return boxSegment(b, a) === 0;
}

/** How two boxes lie. Exact. */
export function relateBoxBox(a: Box3, b: Box3): Relation {
  return relationOf(boxBox(a, b));
}

/** Whether the interiors of two boxes meet: touching does not count. Exact. */
export function overlapsBoxBox(a: Box3, b: Box3): boolean {
  return boxBox(a, b) > 0;
}

/** Whether two boxes touch: a common point, but interiors apart. Exact. */
export function touchesBoxBox(a: Box3, b: Box3): boolean {
  return boxBox(a, b) === 0;
}

/** How a sphere and a point lie. Exact. */
export function relateSpherePoint(a: Sphere, b: Point3): Relation {
  return relationOf(spherePoint(a, b));
}

/** How a point and a sphere lie. Exact. */
export function relatePointSphere(a: Point3, b: Sphere): Relation {
  return relationOf(spherePoint(b, a));
}

/** Whether a sphere and a point have a common point: touching counts. Exact. */
export function intersectsSpherePoint(a: Sphere, b: Point3): boolean {
  return spherePoint(a, b) >= 0;
}

/** Whether a point and a sphere have a common point: touching counts. Exact. */
export function intersectsPointSphere(a: Point3, b: Sphere): boolean {
  return spherePoint(b, a) >= 0;
}

/** Whether the interiors of a sphere and a point meet: touching does not count. Exact. */
export function overlapsSpherePoint(a: Sphere, b: Point3): boolean {
  return spherePoint(a, b) > 0;
}

/** Whether the interiors of a point and a sphere meet: touching does not count. Exact. */
export function overlapsPointSphere(a: Point3, b: Sphere): boolean {
  return spherePoint(b, a) > 0;
}

/** Whether a sphere and a point touch: a common point, but interiors apart. Exact. */
export function touchesSpherePoint(a: Sphere, b: Point3): boolean {
  return spherePoint(a, b) === 0;
}

/** Whether a point and a sphere touch: a common point, but interiors apart. Exact. */
export function touchesPointSphere(a: Point3, b: Sphere): boolean {
  return spherePoint(b, a) === 0;
}

/** How a sphere and a segment lie. Exact. */
export function relateSphereSegment(a: Sphere, b: Segment3): Relation {
  return relationOf(sphereSegment(a, b));
}

/** How a segment and a sphere lie. Exact. */
export function relateSegmentSphere(a: Segment3, b: Sphere): Relation {
  return relationOf(sphereSegment(b, a));
}

/** Whether a sphere and a segment have a common point: touching counts. Exact. */
export function intersectsSphereSegment(a: Sphere, b: Segment3): boolean {
  return sphereSegment(a, b) >= 0;
}

/** Whether a segment and a sphere have a common point: touching counts. Exact. */
export function intersectsSegmentSphere(a: Segment3, b: Sphere): boolean {
  return sphereSegment(b, a) >= 0;
}

/** Whether the interiors of a sphere and a segment meet: touching does not count. Exact. */
export function overlapsSphereSegment(a: Sphere, b: Segment3): boolean {
  return sphereSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a sphere meet: touching does not count. Exact. */
export function overlapsSegmentSphere(a: Segment3, b: Sphere): boolean {
  return sphereSegment(b, a) > 0;
}

/** Whether a sphere and a segment touch: a common point, but interiors apart. Exact. */
export function touchesSphereSegment(a: Sphere, b: Segment3): boolean {
  return sphereSegment(a, b) === 0;
}

/** Whether a segment and a sphere touch: a common point, but interiors apart. Exact. */
export function touchesSegmentSphere(a: Segment3, b: Sphere): boolean {
  return sphereSegment(b, a) === 0;
}

/** How a sphere and a box lie. Exact. */
export function relateSphereBox(a: Sphere, b: Box3): Relation {
  return relationOf(sphereBox(a, b));
}

/** How a box and a sphere lie. Exact. */
export function relateBoxSphere(a: Box3, b: Sphere): Relation {
  return relationOf(sphereBox(b, a));
}

/** Whether a sphere and a box have a common point: touching counts. Exact. */
export function intersectsSphereBox(a: Sphere, b: Box3): boolean {
  return sphereBox(a, b) >= 0;
}

/** Whether a box and a sphere have a common point: touching counts. Exact. */
export function intersectsBoxSphere(a: Box3, b: Sphere): boolean {
  return sphereBox(b, a) >= 0;
}

/** Whether the interiors of a sphere and a box meet: touching does not count. Exact. */
export function overlapsSphereBox(a: Sphere, b: Box3): boolean {
  return sphereBox(a, b) > 0;
}

/** Whether the interiors of a box and a sphere meet: touching does not count. Exact. */
export function overlapsBoxSphere(a: Box3, b: Sphere): boolean {
  return sphereBox(b, a) > 0;
}

/** Whether a sphere and a box touch: a common point, but interiors apart. Exact. */
export function touchesSphereBox(a: Sphere, b: Box3): boolean {
  return sphereBox(a, b) === 0;
}

/** Whether a box and a sphere touch: a common point, but interiors apart. Exact. */
export function touchesBoxSphere(a: Box3, b: Sphere): boolean {
  return sphereBox(b, a) === 0;
}

/** How two spheres lie. Exact. */
export function relateSphereSphere(a: Sphere, b: Sphere): Relation {
  return relationOf(sphereSphere(a, b));
}

/** Whether two spheres have a common point: touching counts. Exact. */
export function intersectsSphereSphere(a: Sphere, b: Sphere): boolean {
  return sphereSphere(a, b) >= 0;
}

/** Whether the interiors of two spheres meet: touching does not count. Exact. */
export function overlapsSphereSphere(a: Sphere, b: Sphere): boolean {
  return sphereSphere(a, b) > 0;
}

/** Whether two spheres touch: a common point, but interiors apart. Exact. */
export function touchesSphereSphere(a: Sphere, b: Sphere): boolean {
  return sphereSphere(a, b) === 0;
}

/** How a capsule and a point lie. Exact. */
export function relateCapsulePoint(a: Capsule3, b: Point3): Relation {
  return relationOf(capsulePoint(a, b));
}

/** How a point and a capsule lie. Exact. */
export function relatePointCapsule(a: Point3, b: Capsule3): Relation {
  return relationOf(capsulePoint(b, a));
}

/** Whether a capsule and a point have a common point: touching counts. Exact. */
export function intersectsCapsulePoint(a: Capsule3, b: Point3): boolean {
  return capsulePoint(a, b) >= 0;
}

/** Whether a point and a capsule have a common point: touching counts. Exact. */
export function intersectsPointCapsule(a: Point3, b: Capsule3): boolean {
  return capsulePoint(b, a) >= 0;
}

/** Whether the interiors of a capsule and a point meet: touching does not count. Exact. */
export function overlapsCapsulePoint(a: Capsule3, b: Point3): boolean {
  return capsulePoint(a, b) > 0;
}

/** Whether the interiors of a point and a capsule meet: touching does not count. Exact. */
export function overlapsPointCapsule(a: Point3, b: Capsule3): boolean {
  return capsulePoint(b, a) > 0;
}

/** Whether a capsule and a point touch: a common point, but interiors apart. Exact. */
export function touchesCapsulePoint(a: Capsule3, b: Point3): boolean {
  return capsulePoint(a, b) === 0;
}

/** Whether a point and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesPointCapsule(a: Point3, b: Capsule3): boolean {
  return capsulePoint(b, a) === 0;
}

/** How a capsule and a segment lie. Exact. */
export function relateCapsuleSegment(a: Capsule3, b: Segment3): Relation {
  return relationOf(capsuleSegment(a, b));
}

/** How a segment and a capsule lie. Exact. */
export function relateSegmentCapsule(a: Segment3, b: Capsule3): Relation {
  return relationOf(capsuleSegment(b, a));
}

/** Whether a capsule and a segment have a common point: touching counts. Exact. */
export function intersectsCapsuleSegment(a: Capsule3, b: Segment3): boolean {
  return capsuleSegment(a, b) >= 0;
}

/** Whether a segment and a capsule have a common point: touching counts. Exact. */
export function intersectsSegmentCapsule(a: Segment3, b: Capsule3): boolean {
  return capsuleSegment(b, a) >= 0;
}

/** Whether the interiors of a capsule and a segment meet: touching does not count. Exact. */
export function overlapsCapsuleSegment(a: Capsule3, b: Segment3): boolean {
  return capsuleSegment(a, b) > 0;
}

/** Whether the interiors of a segment and a capsule meet: touching does not count. Exact. */
export function overlapsSegmentCapsule(a: Segment3, b: Capsule3): boolean {
  return capsuleSegment(b, a) > 0;
}

/** Whether a capsule and a segment touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleSegment(a: Capsule3, b: Segment3): boolean {
  return capsuleSegment(a, b) === 0;
}

/** Whether a segment and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesSegmentCapsule(a: Segment3, b: Capsule3): boolean {
  return capsuleSegment(b, a) === 0;
}

/** How a capsule and a box lie. Exact. */
export function relateCapsuleBox(a: Capsule3, b: Box3): Relation {
  return relationOf(capsuleBox(a, b));
}

/** How a box and a capsule lie. Exact. */
export function relateBoxCapsule(a: Box3, b: Capsule3): Relation {
  return relationOf(capsuleBox(b, a));
}

/** Whether a capsule and a box have a common point: touching counts. Exact. */
export function intersectsCapsuleBox(a: Capsule3, b: Box3): boolean {
  return capsuleBox(a, b) >= 0;
}

/** Whether a box and a capsule have a common point: touching counts. Exact. */
export function intersectsBoxCapsule(a: Box3, b: Capsule3): boolean {
  return capsuleBox(b, a) >= 0;
}

/** Whether the interiors of a capsule and a box meet: touching does not count. Exact. */
export function overlapsCapsuleBox(a: Capsule3, b: Box3): boolean {
  return capsuleBox(a, b) > 0;
}

/** Whether the interiors of a box and a capsule meet: touching does not count. Exact. */
export function overlapsBoxCapsule(a: Box3, b: Capsule3): boolean {
  return capsuleBox(b, a) > 0;
}

/** Whether a capsule and a box touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleBox(a: Capsule3, b: Box3): boolean {
  return capsuleBox(a, b) === 0;
}

/** Whether a box and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesBoxCapsule(a: Box3, b: Capsule3): boolean {
  return capsuleBox(b, a) === 0;
}

/** How a capsule and a sphere lie. Exact. */
export function relateCapsuleSphere(a: Capsule3, b: Sphere): Relation {
  return relationOf(capsuleSphere(a, b));
}

/** How a sphere and a capsule lie. Exact. */
export function relateSphereCapsule(a: Sphere, b: Capsule3): Relation {
  return relationOf(capsuleSphere(b, a));
}

/** Whether a capsule and a sphere have a common point: touching counts. Exact. */
export function intersectsCapsuleSphere(a: Capsule3, b: Sphere): boolean {
  return capsuleSphere(a, b) >= 0;
}

/** Whether a sphere and a capsule have a common point: touching counts. Exact. */
export function intersectsSphereCapsule(a: Sphere, b: Capsule3): boolean {
  return capsuleSphere(b, a) >= 0;
}

/** Whether the interiors of a capsule and a sphere meet: touching does not count. Exact. */
export function overlapsCapsuleSphere(a: Capsule3, b: Sphere): boolean {
  return capsuleSphere(a, b) > 0;
}

/** Whether the interiors of a sphere and a capsule meet: touching does not count. Exact. */
export function overlapsSphereCapsule(a: Sphere, b: Capsule3): boolean {
  return capsuleSphere(b, a) > 0;
}

/** Whether a capsule and a sphere touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleSphere(a: Capsule3, b: Sphere): boolean {
  return capsuleSphere(a, b) === 0;
}

/** Whether a sphere and a capsule touch: a common point, but interiors apart. Exact. */
export function touchesSphereCapsule(a: Sphere, b: Capsule3): boolean {
  return capsuleSphere(b, a) === 0;
}

/** How two capsules lie. Exact. */
export function relateCapsuleCapsule(a: Capsule3, b: Capsule3): Relation {
  return relationOf(capsuleCapsule(a, b));
}

/** Whether two capsules have a common point: touching counts. Exact. */
export function intersectsCapsuleCapsule(a: Capsule3, b: Capsule3): boolean {
  return capsuleCapsule(a, b) >= 0;
}

/** Whether the interiors of two capsules meet: touching does not count. Exact. */
export function overlapsCapsuleCapsule(a: Capsule3, b: Capsule3): boolean {
  return capsuleCapsule(a, b) > 0;
}

/** Whether two capsules touch: a common point, but interiors apart. Exact. */
export function touchesCapsuleCapsule(a: Capsule3, b: Capsule3): boolean {
  return capsuleCapsule(a, b) === 0;
}

/** Whether every point of a point lies in another point; where `strict`, in its interior. Exact. */
export function containsPointPoint(a: Point3, b: Point3, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInPoint(a, b), options);
}

/** Whether every point of a segment lies in a point; where `strict`, in its interior. Exact. */
export function containsPointSegment(a: Point3, b: Segment3, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInPoint(a, b), options);
}

/** Whether every point of a box lies in a point; where `strict`, in its interior. Exact. */
export function containsPointBox(a: Point3, b: Box3, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInPoint(a, b), options);
}

/** Whether every point of a sphere lies in a point; where `strict`, in its interior. Exact. */
export function containsPointSphere(a: Point3, b: Sphere, options?: ContainsOptions): boolean {
  return isDeepEnough(sphereInPoint(a, b), options);
}

/** Whether every point of a capsule lies in a point; where `strict`, in its interior. Exact. */
export function containsPointCapsule(a: Point3, b: Capsule3, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInPoint(a, b), options);
}

/** Whether every point of a point lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentPoint(a: Segment3, b: Point3, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInSegment(a, b), options);
}

/** Whether every point of a segment lies in another segment; where `strict`, in its interior. Exact. */
export function containsSegmentSegment(a: Segment3, b: Segment3, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInSegment(a, b), options);
}

/** Whether every point of a box lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentBox(a: Segment3, b: Box3, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInSegment(a, b), options);
}

/** Whether every point of a sphere lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentSphere(a: Segment3, b: Sphere, options?: ContainsOptions): boolean {
  return isDeepEnough(sphereInSegment(a, b), options);
}

/** Whether every point of a capsule lies in a segment; where `strict`, in its interior. Exact. */
export function containsSegmentCapsule(a: Segment3, b: Capsule3, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInSegment(a, b), options);
}

/** Whether every point of a point lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxPoint(a: Box3, b: Point3, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInBox(a, b), options);
}

/** Whether every point of a segment lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxSegment(a: Box3, b: Segment3, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInBox(a, b), options);
}

/** Whether every point of a box lies in another box; where `strict`, in its interior. Exact. */
export function containsBoxBox(a: Box3, b: Box3, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInBox(a, b), options);
}

/** Whether every point of a sphere lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxSphere(a: Box3, b: Sphere, options?: ContainsOptions): boolean {
  return isDeepEnough(sphereInBox(a, b), options);
}

/** Whether every point of a capsule lies in a box; where `strict`, in its interior. Exact. */
export function containsBoxCapsule(a: Box3, b: Capsule3, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInBox(a, b), options);
}

/** Whether every point of a point lies in a sphere; where `strict`, in its interior. Exact. */
export function containsSpherePoint(a: Sphere, b: Point3, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInSphere(a, b), options);
}

/** Whether every point of a segment lies in a sphere; where `strict`, in its interior. Exact. */
export function containsSphereSegment(a: Sphere, b: Segment3, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInSphere(a, b), options);
}

/** Whether every point of a box lies in a sphere; where `strict`, in its interior. Exact. */
export function containsSphereBox(a: Sphere, b: Box3, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInSphere(a, b), options);
}

/** Whether every point of a sphere lies in another sphere; where `strict`, in its interior. Exact. */
export function containsSphereSphere(a: Sphere, b: Sphere, options?: ContainsOptions): boolean {
  return isDeepEnough(sphereInSphere(a, b), options);
}

/** Whether every point of a capsule lies in a sphere; where `strict`, in its interior. Exact. */
export function containsSphereCapsule(a: Sphere, b: Capsule3, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInSphere(a, b), options);
}

/** Whether every point of a point lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsulePoint(a: Capsule3, b: Point3, options?: ContainsOptions): boolean {
  return isDeepEnough(pointInCapsule(a, b), options);
}

/** Whether every point of a segment lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleSegment(a: Capsule3, b: Segment3, options?: ContainsOptions): boolean {
  return isDeepEnough(segmentInCapsule(a, b), options);
}

/** Whether every point of a box lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleBox(a: Capsule3, b: Box3, options?: ContainsOptions): boolean {
  return isDeepEnough(boxInCapsule(a, b), options);
}

/** Whether every point of a sphere lies in a capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleSphere(a: Capsule3, b: Sphere, options?: ContainsOptions): boolean {
  return isDeepEnough(sphereInCapsule(a, b), options);
}

/** Whether every point of a capsule lies in another capsule; where `strict`, in its interior. Exact. */
export function containsCapsuleCapsule(a: Capsule3, b: Capsule3, options?: ContainsOptions): boolean {
  return isDeepEnough(capsuleInCapsule(a, b), options);
}
