/**
 * One ray against one shape: where it enters, or where it leaves. Every shape of space is convex, so it does each once.
 *
 * ```text
 *               ╭──────╮               Entering is the cast of a point. Leaving is entering for a ray that comes back from
 *     o ───▶ in │      │ out ◀─── o′   beyond: far is at least twice as far as the shape reaches.
 *               ╰──────╯
 * ```
 */
import { DISJOINT } from "../../base/relation.js";
import { END, HIT, numbers, PLACE, TIME, UNSURE } from "../algorithms/cast-numbers.js";
import { near, nearestOf } from "../algorithms/cast-rounded.js";
import { type MutableVector3, writeUnit } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import { castCertainly, readCast } from "./certain.js";
import { between, coreOf, sizesOf } from "./cores.js";
import { meetExactly, writePlaceExactly } from "./exact.js";
import { writeNormal } from "./place.js";
import type { MutableShapeCast3 } from "./shapes.js";

/** A ray with every number known. */
export interface FullRay3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly maxFraction: number;
}

/** What is done with a ray that starts in the shape. */
export type InitialOverlap = "hit" | "ignore" | "exit";

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

/** The ray's start, in one object for all calls. */
const start = { kind: "point3" as const, x: 0, y: 0, z: 0 };

/** Casts a checked ray; true where it hits, and then `into` says where. */
export function castRayAt(into: MutableRayHit3, shape: Shape3, ray: FullRay3, initialOverlap: InitialOverlap): boolean {
  start.x = ray.x;
  start.y = ray.y;
  start.z = ray.z;
  if (relateCode(start, shape) === DISJOINT) return enter(into, shape, ray);
  if (initialOverlap === "ignore") return false;
  if (initialOverlap === "exit") return leave(into, shape, ray);
  writePlace(into, ray, 0);
  writeUnit(into.normal, -ray.dx, -ray.dy, -ray.dz);
  into.feature.type = "face";
  into.feature.index = 0;
  return true;
}

function writePlace(into: MutableRayHit3, ray: FullRay3, time: number): void {
  into.fraction = time;
  into.x = ray.x + time * ray.dx;
  into.y = ray.y + time * ray.dy;
  into.z = ray.z + time * ray.dz;
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
  writePlace(into, ray, numbers[TIME] as number);
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
  writePlace(into, ray, met.time);
  into.normal.x = cast.normal.x;
  into.normal.y = cast.normal.y;
  into.normal.z = cast.normal.z;
  writeFeature(into, shape, true);
  return true;
}

/** The ray's end, or a time at which a ray without end has passed everything the shape has. */
function endOf({ x, y, z, dx, dy, dz, maxFraction }: FullRay3, shape: Shape3): number {
  if (maxFraction < Number.POSITIVE_INFINITY) return maxFraction;
  const farthest = Math.max(...sizesOf(shape), Math.abs(x), Math.abs(y), Math.abs(z), Number.MIN_VALUE);
  if (shape.kind === "box3") return Math.max(...passings({ x, y, z, dx, dy, dz, maxFraction }, shape), 1);
  const time = (8 * farthest) / Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz));
  return Math.min(time, Number.MAX_VALUE);
}

/** When a ray has passed each finite side of a box, twice over. */
function passings(ray: FullRay3, b: Extract<Shape3, { kind: "box3" }>): number[] {
  const times = [
    [b.minX, ray.x, ray.dx],
    [b.maxX, ray.x, ray.dx],
    [b.minY, ray.y, ray.dy],
    [b.maxY, ray.y, ray.dy],
    [b.minZ, ray.z, ray.dz],
    [b.maxZ, ray.z, ray.dz],
  ].map(([bound, from, step]) => (2 * ((bound as number) - (from as number))) / (step as number));
  return times.filter((time) => time > 0 && time < Number.POSITIVE_INFINITY);
}

/** A ray that starts in the shape leaves it where the same ray, from far off and back, enters. */
function leave(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
  const far = endOf({ ...ray, maxFraction: Number.POSITIVE_INFINITY }, shape);
  const back = {
    x: ray.x + far * ray.dx,
    y: ray.y + far * ray.dy,
    z: ray.z + far * ray.dz,
    dx: -ray.dx,
    dy: -ray.dy,
    dz: -ray.dz,
    maxFraction: far,
  };
  const outside = { kind: "point3" as const, x: back.x, y: back.y, z: back.z };
  if (relateCode(outside, shape) !== DISJOINT) return false;
  const meets = enter(into, shape, back);
  const time = meets ? Math.max(0, far - into.fraction) : 0;
  if (time > ray.maxFraction) return false;
  writePlace(into, ray, time);
  if (meets) {
    into.normal.x = 0 - into.normal.x;
    into.normal.y = 0 - into.normal.y;
    into.normal.z = 0 - into.normal.z;
  } else {
    writeUnit(into.normal, -ray.dx, -ray.dy, -ray.dz);
    into.feature.type = "face";
    into.feature.index = 0;
  }
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
    const place = wasExact ? along(into, shape) : (numbers[PLACE] as number);
    if (place <= 0 || place >= 1) {
      feature.type = "vertex";
      feature.index = place >= 1 ? 1 : 0;
    } else if (shape.kind === "segment3") {
      feature.type = "edge";
    }
  }
}

/** How far along the core the hit's foot is, from 0 to 1. */
function along({ x, y, z }: MutableRayHit3, shape: Shape3): number {
  const spot = coreOf({ kind: "point3", x, y, z }, 1);
  const { base, generators } = between(spot, coreOf(shape, 1));
  return nearestOf(near(base), generators.map(near)).place[0] as number;
}
