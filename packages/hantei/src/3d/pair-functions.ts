/**
 * Every pair of kinds × every question, as a function of its own. Written by `scripts/generate-pair-functions.mjs`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
import { type Relation, relationOf } from "../base/relation.js";
import { boxBox } from "./pairs/box-box.js";
import { boxPoint } from "./pairs/box-point.js";
import { pointPoint } from "./pairs/point-point.js";
import { sphereBox } from "./pairs/sphere-box.js";
import { spherePoint } from "./pairs/sphere-point.js";
import { sphereSphere } from "./pairs/sphere-sphere.js";
import type { Box3 } from "./shapes/box.js";
import type { Point3 } from "./shapes/point.js";
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
