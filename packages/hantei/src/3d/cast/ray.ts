/**
 * One ray against one shape: where it enters, or where it leaves. Every shape of space is convex, so it does each once.
 *
 * ```text
 *               ╭──────╮         Entering is the cast of a point. A box is left by the first side ahead, what is round where
 *     o ───▶ in │      │ out     its core is as far away as its radius for the last time, and a segment by its end, or at once.
 *               ╰──────╯
 * ```
 */
import type { InitialOverlap } from "../../base/initial-overlap.js";
import { DISJOINT } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { add, compare, fromDouble, multiply } from "../../exact/rational.js";
import { BOX, END, forms, HIT, numbers, PLACE, TIME, UNSURE } from "../algorithms/cast-numbers.js";
import { isNearAt, lastNear, near, nearestOf } from "../algorithms/cast-rounded.js";
import { type MutableVector3, makeUnit } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Segment3 } from "../shapes/segment.js";
import { castCertainly, readCast } from "./certain.js";
import { between, coreOf, radiusOf } from "./cores.js";
import { meetExactly, turnedBack, writePlaceExactly } from "./exact.js";
import { writeNormal } from "./place.js";
import type { MutableShapeCast3 } from "./shapes.js";

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

/**
 * A part of a shape: of a box, the faces at minX, maxX, minY, maxY, minZ, maxZ, from 0 on; of a segment its ends, vertices 0 and
 * 1, and edge 0; of a capsule the rounded ends, vertices 0 and 1, and face 0; of a sphere face 0.
 */
export interface Feature3 {
  readonly type: "vertex" | "edge" | "face";
  readonly index: number;
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

const STILL = { x: 0, y: 0, z: 0 };
const NOWHERE = [0, 0, 0] as const;

/** The ray's start, in one object for all calls. */
const start = { kind: "point3" as const, x: 0, y: 0, z: 0 };

/** Casts a checked ray; true where it hits, and then `into` says where. */
export function castRayAt(into: MutableRayHit3, shape: Shape3, ray: FullRay3, initialOverlap: InitialOverlap): boolean {
  start.x = ray.x;
  start.y = ray.y;
  start.z = ray.z;
  if (relateCode(start, shape) === DISJOINT) return enter(into, shape, ray);
  if (initialOverlap === "ignore") return false;
  return initialOverlap === "exit" ? leave(into, shape, ray) : hitAtStart(into, ray);
}

function hitAtStart(into: MutableRayHit3, ray: FullRay3): true {
  numbers[TIME] = 0;
  writePlace(into, ray);
  faceRay(into.normal, ray);
  into.feature.type = "face";
  into.feature.index = 0;
  return true;
}

/** The place at the time in `numbers`, which is not handed over. */
function writePlace(into: MutableRayHit3, ray: FullRay3): void {
  const time = numbers[TIME] as number;
  into.fraction = time;
  into.x = ray.x + time * ray.dx;
  into.y = ray.y + time * ray.dy;
  into.z = ray.z + time * ray.dz;
}

/** Straight against the ray. */
function faceRay(normal: MutableVector3, ray: FullRay3): void {
  normal.x = -ray.dx;
  normal.y = -ray.dy;
  normal.z = -ray.dz;
  makeUnit(normal);
}

/** The ray's way, in one object for all calls. */
const direction = { x: 0.5, y: 0.5, z: 0.5 };

/** As the cast of a point from the ray's start, which lies outside the shape. */
function enter(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
  start.x = ray.x;
  start.y = ray.y;
  start.z = ray.z;
  direction.x = ray.dx;
  direction.y = ray.dy;
  direction.z = ray.dz;
  numbers[END] = ray.maxFraction;
  readCast(start, direction, shape, STILL);
  const certainly = castCertainly(true, false);
  if (certainly === UNSURE) return enterExactly(into, shape, ray);
  if (certainly !== HIT) return false;
  // A ray has no size: where it ends, it is. Its time is not stepped back.
  writePlace(into, ray);
  writeNormal(into.normal);
  writeFeature(into, shape, false);
  return true;
}

const cast: MutableShapeCast3 = { status: "separated", fraction: 1, point: { ...STILL }, normal: { ...STILL } };

function enterExactly(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
  const end = endOf(ray, shape);
  const met = meetExactly(start, direction, shape, STILL, true, end);
  if (met === undefined) return false;
  cast.fraction = met.time;
  writePlaceExactly(cast, start, direction, shape, STILL, end, met.axis);
  numbers[TIME] = met.time;
  writePlace(into, ray);
  into.normal.x = cast.normal.x;
  into.normal.y = cast.normal.y;
  into.normal.z = cast.normal.z;
  writeFeature(into, shape, true);
  return true;
}

/** The ray's end, or a time at which a ray without end has passed everything the shape has. */
function endOf(ray: FullRay3, shape: Shape3): number {
  return ray.maxFraction < Number.POSITIVE_INFINITY ? ray.maxFraction : farTime(ray, shape);
}

/** A time at which the ray has passed everything the shape has. */
function farTime({ x, y, z, dx, dy, dz }: FullRay3, shape: Shape3): number {
  if (shape.kind === "box3") {
    // Each finite side, twice over.
    return Math.max(
      passing(shape.minX - x, dx),
      passing(shape.maxX - x, dx),
      passing(shape.minY - y, dy),
      passing(shape.maxY - y, dy),
      passing(shape.minZ - z, dz),
      passing(shape.maxZ - z, dz),
      1,
    );
  }
  const farthest = Math.max(sizeOf(shape), Math.abs(x), Math.abs(y), Math.abs(z), Number.MIN_VALUE);
  const time = (8 * farthest) / Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz));
  return Math.min(Math.max(time, Number.MIN_VALUE), Number.MAX_VALUE);
}

/** When twice a way is made; 0 where that is not ahead, or never. */
function passing(way: number, step: number): number {
  const time = (2 * way) / step;
  return time > 0 && time < Number.POSITIVE_INFINITY ? time : 0;
}

/** The largest of a shape's numbers, without its sign. */
function sizeOf(shape: Exclude<Shape3, Box3>): number {
  switch (shape.kind) {
    case "point3":
      return Math.max(Math.abs(shape.x), Math.abs(shape.y), Math.abs(shape.z));
    case "sphere":
      return Math.max(Math.abs(shape.x), Math.abs(shape.y), Math.abs(shape.z), shape.radius);
    default: {
      const first = Math.max(Math.abs(shape.x1), Math.abs(shape.y1), Math.abs(shape.z1));
      const second = Math.max(Math.abs(shape.x2), Math.abs(shape.y2), Math.abs(shape.z2));
      return Math.max(first, second, shape.kind === "capsule3" ? shape.radius : 0);
    }
  }
}

/** The ray without its end, in one object for all calls. */
const endless = { x: 0.5, y: 0.5, z: 0.5, dx: 0.5, dy: 0.5, dz: 0.5, maxFraction: 0.5 };

/** Where a ray that starts in the shape leaves it: every one is convex, so that it does where its end lies outside. */
function leave(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
  if (shape.kind === "box3") return leaveBox(into, shape, ray);
  if (radiusOf(shape) > 0) return leaveRound(into, shape, ray);
  if (shape.kind === "segment3" || shape.kind === "capsule3") return leaveThin(into, shape, ray);
  return ray.maxFraction > 0 && hitAtStart(into, ray);
}

/** A box is left by the first of the sides that lie ahead. */
function leaveBox(into: MutableRayHit3, box: Box3, ray: FullRay3): boolean {
  const x = timeToSide(box.minX, box.maxX, ray.x, ray.dx);
  const y = timeToSide(box.minY, box.maxY, ray.y, ray.dy);
  const z = timeToSide(box.minZ, box.maxZ, ray.z, ray.dz);
  const time = Math.min(x, y, z);
  if (time === Number.POSITIVE_INFINITY || !endsOutside(box, ray)) return false;
  numbers[TIME] = Math.min(time, ray.maxFraction);
  writePlace(into, ray);
  const { normal, feature } = into;
  normal.x = time === x ? -Math.sign(ray.dx) : 0;
  normal.y = time !== x && time === y ? -Math.sign(ray.dy) : 0;
  normal.z = time !== x && time !== y ? -Math.sign(ray.dz) : 0;
  feature.type = "face";
  if (normal.x !== 0) feature.index = normal.x > 0 ? 0 : 1;
  else if (normal.y !== 0) feature.index = normal.y > 0 ? 2 : 3;
  else feature.index = normal.z > 0 ? 4 : 5;
  return true;
}

/** When the ray, which starts between the sides, comes to the one ahead; Infinity where there is none. */
function timeToSide(min: number, max: number, from: number, step: number): number {
  const side = step > 0 ? max : min;
  if (step === 0 || side - side !== 0) return Number.POSITIVE_INFINITY;
  const way = side - from;
  // A way may be too long for a double; half of it never is.
  const time = way - way === 0 ? way / step : (side / 2 - from / 2) / (step / 2);
  return Math.min(time, Number.MAX_VALUE) + 0;
}

function endsOutside(box: Box3, { x, y, z, dx, dy, dz, maxFraction }: FullRay3): boolean {
  return (
    isPassed(box.minX, box.maxX, x, dx, maxFraction) ||
    isPassed(box.minY, box.maxY, y, dy, maxFraction) ||
    isPassed(box.minZ, box.maxZ, z, dz, maxFraction)
  );
}

/** Of a way, a time times a step and their sum: u each, of what they are computed from. */
const PASSED_ERROR = 4 * UNIT_ROUNDOFF;

/** Whether what starts between two sides is beyond one of them at a time: exactly. */
function isPassed(min: number, max: number, from: number, step: number, time: number): boolean {
  const side = step > 0 ? max : min;
  if (step === 0 || time === 0 || side - side !== 0) return false;
  if (time === Number.POSITIVE_INFINITY) return true;
  const way = time * step;
  const past = (from + way - side) * Math.sign(step);
  const error = PASSED_ERROR * (Math.abs(from) + Math.abs(way) + Math.abs(side)) + Number.MIN_VALUE;
  if (Math.abs(past) > error) return past > 0;
  const order = compare(add(fromDouble(from), multiply(fromDouble(time), fromDouble(step))), fromDouble(side));
  return step > 0 ? order > 0 : order < 0;
}

/** An end of a segment. */
const end = { kind: "point3" as const, x: 0.5, y: 0.5, z: 0.5 };

/** Where the ray without its end comes to one: the ray itself may end before. */
const ahead: MutableRayHit3 = { fraction: 0, ...STILL, normal: { ...STILL }, feature: { type: "vertex", index: 0 } };

/** The number of the end to which a ray runs along the segment that it starts on; undefined where it leaves that at once. */
function endAhead({ x1, y1, z1, x2, y2, z2 }: Segment3 | Capsule3, ray: FullRay3): 0 | 1 | undefined {
  endless.x = ray.x;
  endless.y = ray.y;
  endless.z = ray.z;
  endless.dx = ray.dx;
  endless.dy = ray.dy;
  endless.dz = ray.dz;
  endless.maxFraction = Number.POSITIVE_INFINITY;
  for (const number of [0, 1] as const) {
    end.x = number === 0 ? x1 : x2;
    end.y = number === 0 ? y1 : y2;
    end.z = number === 0 ? z1 : z2;
    const isStart = end.x === ray.x && end.y === ray.y && end.z === ray.z;
    if (!isStart && enter(ahead, end, endless)) return number;
  }
  return undefined;
}

/** Leaves a segment by the end that `endAhead` has found. */
function leaveByEnd(into: MutableRayHit3, number: 0 | 1, ray: FullRay3): boolean {
  const { x, y, z, dx, dy, dz, maxFraction } = ray;
  const isBeyond =
    isPassed(end.x, end.x, x, dx, maxFraction) ||
    isPassed(end.y, end.y, y, dy, maxFraction) ||
    isPassed(end.z, end.z, z, dz, maxFraction);
  if (!(isBeyond && enter(into, end, ray))) return false;
  faceRay(into.normal, ray);
  into.feature.type = "vertex";
  into.feature.index = number;
  return true;
}

/** A segment is left by the end to which the ray runs along it, else at once, square to it. */
function leaveThin(into: MutableRayHit3, shape: Segment3 | Capsule3, ray: FullRay3): boolean {
  const number = endAhead(shape, ray);
  if (number !== undefined) return leaveByEnd(into, number, ray);
  if (ray.maxFraction === 0) return false;
  hitAtStart(into, ray);
  if (turnSquare(into.normal, shape)) writeFeature(into, shape, true);
  return true;
}

/** Where a direction is this near to a segment's own, of all that doubles know of it, nothing of it is square to the segment. */
const ALONG = 4 * UNIT_ROUNDOFF;

/** Turns a direction the least way that makes it square to the segment, n − e (n · e) / |e|²; false where it is along it. */
function turnSquare(n: MutableVector3, { x1, y1, z1, x2, y2, z2 }: Segment3 | Capsule3): boolean {
  const e = { x: x2 / 2 - x1 / 2, y: y2 / 2 - y1 / 2, z: z2 / 2 - z1 / 2 };
  makeUnit(e);
  // (e × n) × e, so that nothing cancels but in the first product.
  const x = e.y * n.z - e.z * n.y;
  const y = e.z * n.x - e.x * n.z;
  const z = e.x * n.y - e.y * n.x;
  if (!(Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > ALONG)) return false;
  n.x = y * e.z - z * e.y;
  n.y = z * e.x - x * e.z;
  n.z = x * e.y - y * e.x;
  makeUnit(n);
  return true;
}

/** What is round is left where its core is as far as its radius for the last time. */
function leaveRound(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
  const radius = radiusOf(shape);
  const z = between({ base: [ray.x, ray.y, ray.z], edges: [] }, coreOf(shape, 1));
  const motion = { to: [ray.dx, ray.dy, ray.dz] as const, from: NOWHERE };
  if (ray.maxFraction < Number.POSITIVE_INFINITY && isNearAt(z, motion, ray.maxFraction, radius)) return false;
  const { time, point } = lastNear(z, motion, radius);
  // Rounding may put it after the end, and what is too large beyond all doubles.
  numbers[TIME] = time < ray.maxFraction ? time : Math.min(ray.maxFraction, Number.MAX_VALUE);
  writePlace(into, ray);
  const [x, y, w] = turnedBack(point, motion.to);
  if (x === 0 && y === 0 && w === 0) {
    faceRay(into.normal, ray);
    into.feature.type = "face";
    into.feature.index = 0;
    return true;
  }
  into.normal.x = x;
  into.normal.y = y;
  into.normal.z = w;
  makeUnit(into.normal);
  writeFeature(into, shape, true);
  return true;
}

function writeFeature(into: MutableRayHit3, shape: Shape3, wasExact: boolean): void {
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
