/** A ray's hit, and what it says: the place, the side that is met, and the part of the shape. */
import { BOX, forms, numbers, PLACE, TIME } from "../algorithms/cast-numbers.js";
import { nearestOf } from "../algorithms/zonotope-nearest.js";
import { near } from "../algorithms/zonotope-vectors.js";
import type { Feature3 } from "../foundation/feature.js";
import { type MutableVector3, makeUnit } from "../foundation/vector.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Segment3 } from "../shapes/segment.js";
import { between, coreOf } from "./cores.js";

/** A ray with every number known. */
export interface FullRay3 {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  maxFraction: number;
}

/** A hit that the caller owns. */
export interface MutableRayHit3 {
  fraction: number;
  x: number;
  y: number;
  z: number;
  readonly normal: MutableVector3;
  readonly feature: { type: Feature3["type"]; index: number };
}

/** The place at the time in `numbers`, which is not handed over. */
export function writePlace(into: MutableRayHit3, ray: FullRay3): void {
  const time = numbers[TIME] as number;
  into.fraction = time;
  into.x = ray.x + time * ray.dx;
  into.y = ray.y + time * ray.dy;
  into.z = ray.z + time * ray.dz;
}

/** Straight against the ray. */
export function faceRay(normal: MutableVector3, ray: FullRay3): void {
  normal.x = -ray.dx;
  normal.y = -ray.dy;
  normal.z = -ray.dz;
  makeUnit(normal);
}

/** A hit where the ray starts. */
export function hitAtStart(into: MutableRayHit3, ray: FullRay3): true {
  numbers[TIME] = 0;
  writePlace(into, ray);
  faceRay(into.normal, ray);
  into.feature.type = "face";
  into.feature.index = 0;
  return true;
}

/** The part that is met, by the place and the normal, which are written. */
export function writeFeature(into: MutableRayHit3, shape: Shape3, wasExact: boolean): void {
  const { feature, normal } = into;
  feature.type = shape.kind === "point3" ? "vertex" : "face";
  feature.index = 0;
  if (shape.kind === "box3") {
    const x = Math.abs(normal.x);
    const y = Math.abs(normal.y);
    const z = Math.abs(normal.z);
    if (x >= y && x >= z) feature.index = normal.x > 0 ? 1 : 0;
    else if (y >= z) feature.index = normal.y > 0 ? 3 : 2;
    else feature.index = normal.z > 0 ? 5 : 4;
  } else if (shape.kind === "segment3" || shape.kind === "capsule3") {
    const place = wasExact
      ? along(into, shape)
      : forms[1] === BOX
        ? alongAxis(into, shape)
        : (numbers[PLACE] as number);
    if (place <= 0 || place >= 1) {
      feature.type = "vertex";
      feature.index = place >= 1 ? 1 : 0;
    } else if (shape.kind === "segment3") {
      feature.type = "edge";
    }
  }
}

/** How far along a core along a coordinate axis the hit is: below 0 or above 1 where it is beyond an end. */
function alongAxis({ x, y, z }: MutableRayHit3, { x1, y1, z1, x2, y2, z2 }: Segment3 | Capsule3): number {
  if (x1 !== x2) return (x - x1) / (x2 - x1);
  return y1 !== y2 ? (y - y1) / (y2 - y1) : (z - z1) / (z2 - z1);
}

/** How far along the core the hit's foot is, from 0 to 1. */
function along({ x, y, z }: MutableRayHit3, shape: Shape3): number {
  const spot = coreOf({ kind: "point3", x, y, z }, 1);
  const { base, generators } = between(spot, coreOf(shape, 1));
  return nearestOf(near(base), generators.map(near)).place[0] as number;
}
