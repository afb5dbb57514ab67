/**
 * One ray against one shape: where it enters, or where it leaves. Entering is the cast of a spot (`algorithms/cast-spot.ts`);
 * `leaving.ts` tells how a shape of straight edges is left.
 */
import { gauge, RADIUS_B, SCALE } from "../../base/gauge.js";
import type { InitialOverlap } from "../../base/initial-overlap.js";
import { DISJOINT } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  beginMotion,
  compareEndAlong,
  compareEndDistance,
  compareEndLine,
  EDGE_A,
  EDGE_B,
  END,
  MOTION,
  OTHER_MOTION,
  RADII,
  SPOT,
} from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { beginEntries, castSpot, entry, INDEX, IS_VERTEX, met, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { outlineB } from "../algorithms/outline.js";
import { after, type Coordinates } from "../algorithms/path.js";
import type { MutableFeature } from "../foundation/feature.js";
import { direction, type MutableVector2, writeUnit } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import { turnToSide } from "./corner.js";
import { forgetLeaving, leaves, leaving, type Meeting } from "./leaving.js";
import { castAtOutline, isEndless, outlineCast, outlineCut, writeFeature } from "./target.js";

/** A ray with every number known. */
export interface FullRay {
  x: number;
  y: number;
  dx: number;
  dy: number;
  maxFraction: number;
}

/** A hit that the caller owns. */
export interface MutableRayHit {
  fraction: number;
  x: number;
  y: number;
  readonly normal: MutableVector2;
  readonly feature: MutableFeature;
}

const start = { kind: "point" as const, x: 0, y: 0 };

/** Casts a checked ray; true where it hits, and then `into` says where. */
export function castRayAt(into: MutableRayHit, shape: Shape, ray: FullRay, initialOverlap: InitialOverlap): boolean {
  start.x = ray.x;
  start.y = ray.y;
  const starts = relateCode(start, shape) !== DISJOINT;
  if (starts && initialOverlap === "hit") return hitAtStart(into, ray);
  if (!loadRay(shape, ray)) return false;
  if (!starts) {
    castAtOutline(outlineB, false);
    return (entry[TIME] as number) < Number.POSITIVE_INFINITY && writeHit(into, shape, ray, true);
  }
  const round = (registers[RADII] as number) > 0;
  if (round) return initialOverlap === "exit" && leaveRound(into, shape, ray);
  return initialOverlap === "exit" ? leave(into, shape, ray) : comeBack(into, shape, ray);
}

/** Whether the outline that is loaded is a box that was cut off where it has no bound. */
let isCut = false;

/** False where the shape has a number that is none. */
function loadRay(shape: Shape, ray: FullRay): boolean {
  let isSound = outlineCast(start, shape);
  isCut = isEndless();
  if (isCut) isSound = outlineCut(start, shape, reachOf(ray, shape as Box));
  beginMotion();
  beginEntries();
  registers[SPOT] = ray.x;
  registers[SPOT + 1] = ray.y;
  registers[MOTION] = ray.dx;
  registers[MOTION + 1] = ray.dy;
  registers[OTHER_MOTION] = 0;
  registers[OTHER_MOTION + 1] = 0;
  registers[END] = ray.maxFraction;
  registers[RADII] = gauge[RADIUS_B] as number;
  registers[RADII + 1] = 0;
  return isSound;
}

/** How far out the ray is when it has passed every side that the box has. */
function reachOf({ x, y, dx, dy, maxFraction }: FullRay, b: Box): number {
  const time = Math.min(
    maxFraction,
    Math.max(0, passing(b.minX, x, dx), passing(b.maxX, x, dx), passing(b.minY, y, dy), passing(b.maxY, y, dy)),
  );
  const inside = Math.max(1, Math.abs(x) + Math.abs(dx) * time, Math.abs(y) + Math.abs(dy) * time);
  return Math.max(inside, sizeOf(b.minX), sizeOf(b.minY), sizeOf(b.maxX), sizeOf(b.maxY));
}

/** 0 where there is no bound. */
function sizeOf(bound: number): number {
  return bound - bound === 0 ? Math.abs(bound) : 0;
}

function passing(bound: number, from: number, step: number): number {
  const time = (bound - from) / step;
  return time - time === 0 ? 2 * time : 0;
}

function hitAtStart(into: MutableRayHit, { x, y, dx, dy }: FullRay): boolean {
  into.fraction = 0;
  into.x = x;
  into.y = y;
  direction[0] = -dx;
  direction[1] = -dy;
  writeUnit(into.normal);
  into.feature.type = "face";
  into.feature.index = 0;
  return true;
}

/** Writes the entry that was found. */
function writeHit(into: MutableRayHit, shape: Shape, ray: FullRay, comesIn: boolean): boolean {
  const time = entry[TIME] as number;
  into.fraction = time;
  into.x = ray.x + time * ray.dx;
  into.y = ray.y + time * ray.dy;
  if (comesIn && met[IS_VERTEX] === 1 && registers[RADII] === 0) turnToSide(undefined, outlineB, 1);
  direction[0] = entry[OUT_X] as number;
  direction[1] = entry[OUT_Y] as number;
  writeUnit(into.normal);
  writeFeature(into.feature, shape.kind, outlineB);
  return true;
}

/** A ray that starts in a shape of straight edges: where it leaves it. */
function leave(into: MutableRayHit, shape: Shape, ray: FullRay): boolean {
  const isLeft = leaves(shape, outlineB, isCut);
  const { left, atStart } = leaving;
  if (isLeft && left !== undefined) castAtMeeting(left);
  forgetLeaving();
  if (!isLeft) return false;
  if (left === undefined) return hitAtStart(into, ray);
  if (atStart) entry[TIME] = 0;
  return writeHit(into, shape, ray, false);
}

/** A ray that starts in such a shape, leaves it, and meets it again. */
function comeBack(into: MutableRayHit, shape: Shape, ray: FullRay): boolean {
  const back = leaves(shape, outlineB, isCut) ? leaving.back : undefined;
  if (back !== undefined) castAtMeeting(back);
  forgetLeaving();
  return back !== undefined && writeHit(into, shape, ray, true);
}

const edge: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Casts the spot of the registers at one edge, or one vertex, alone. */
function castAtMeeting({ path, number, from, to }: Meeting): void {
  // An edge begins at the vertex that has its number.
  const isInOrder = from === to || after(path, from) === to;
  const start = isInOrder ? from : to;
  const end = isInOrder ? to : from;
  edge[0] = path[start] as number;
  edge[1] = path[start + 1] as number;
  edge[2] = path[end] as number;
  edge[3] = path[end + 1] as number;
  beginEntries();
  castSpot(edge, false, false, number);
  // The edge alone is its own path's first.
  met[INDEX] = (met[INDEX] === 1 ? end : start) >> 1;
}

/** Of d × w, relative to its two products: their numbers are rounded, they and their difference, below 4u in all; as much for |d|. */
const CROSS_ERROR = 8 * UNIT_ROUNDOFF;

/** Rays of this length or more, 2⁴⁰⁰, are measured in it. */
const LONG = 2.582249878086909e120;

/** By which part it is left, until it is known that it is. */
const part: MutableFeature = { type: "edge", index: 0 };

/**
 * A ray that starts in a circle or capsule and leaves it, which it does where its end lies outside. The capsule is two discs and a
 * rectangle, and convex: the ray leaves it when it leaves the last of the three.
 *
 * A disc is left at the greater root of |w − t·d| = R: t = (along + √(R² |d|² − across²)) / |d|², with along = d · w and
 * across = d × w (C. Ericson, "Real-Time Collision Detection", 2005, section 5.3.2).
 */
function leaveRound(into: MutableRayHit, shape: Shape, ray: FullRay): boolean {
  const { coordinates } = outlineB;
  if (endsInside(coordinates)) return false;
  const radius = registers[RADII] as number;
  const scale = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  const dx = ray.dx / scale;
  const dy = ray.dy / scale;
  const squared = dx * dx + dy * dy;
  let last = Number.NEGATIVE_INFINITY;
  // Where rounding leaves nothing of it, it is left at once.
  entry[OUT_X] = -dx;
  entry[OUT_Y] = -dy;
  part.type = "edge";
  part.index = 0;
  for (let offset = 0; offset < coordinates.length; offset += 2) {
    const wx = (coordinates[offset] as number) - ray.x;
    const wy = (coordinates[offset + 1] as number) - ray.y;
    const along = dx * wx + dy * wy;
    let across = (dx * wy - dy * wx) / radius;
    let inside = squared - across * across;
    const least = Math.abs(across) - (CROSS_ERROR * (Math.abs(dx * wy) + Math.abs(dy * wx))) / radius;
    if (inside < 0 && (least <= 0 || least * least <= squared)) {
      // Missed by rounding: the disc is only grazed; or it is as small as last bits, and the ray goes through its center.
      if (!(least > 0 && least * least > squared / 2)) across = 0;
      inside = across === 0 ? squared : 0;
    }
    if (!(inside >= 0)) continue;
    const time = (along + radius * Math.sqrt(inside)) / squared / scale;
    if (time <= last) continue;
    last = time;
    // From where the disc is left to its center, over its radius: w − t·d, told by d and what is square to it, so that nothing cancels.
    const root = Math.sqrt(inside);
    entry[OUT_X] = -across * dy - root * dx;
    entry[OUT_Y] = across * dx - root * dy;
    part.type = shape.kind === "circle" ? "edge" : "vertex";
    part.index = shape.kind === "circle" ? 0 : offset >> 1;
  }
  if (coordinates.length === 4) last = leaveSides(ray, last);
  into.feature.type = part.type;
  into.feature.index = part.index;
  // Rounding may put it before the start, or after the end.
  into.fraction = Math.min(Math.max(0, last), ray.maxFraction);
  into.x = ray.x + into.fraction * ray.dx;
  into.y = ray.y + into.fraction * ray.dy;
  direction[0] = entry[OUT_X] as number;
  direction[1] = entry[OUT_Y] as number;
  writeUnit(into.normal);
  return true;
}

/** Whether the ray in the registers ends within the radius of a core, its skin included: exactly. */
function endsInside(core: Coordinates): boolean {
  if (registers[END] === Number.POSITIVE_INFINITY) return false;
  registers[EDGE_A] = core[0] as number;
  registers[EDGE_A + 1] = core[1] as number;
  if (compareEndDistance(EDGE_A) <= 0) return true;
  if (core.length === 2 || (core[0] === core[2] && core[1] === core[3])) return false;
  registers[EDGE_B] = core[2] as number;
  registers[EDGE_B + 1] = core[3] as number;
  if (compareEndDistance(EDGE_B) <= 0) return true;
  if (compareEndAlong(EDGE_A, EDGE_B) < 0 || compareEndAlong(EDGE_B, EDGE_A) < 0) return false;
  return compareEndLine(EDGE_A, EDGE_B) <= 0;
}

/**
 * When the ray leaves a capsule by one of its straight sides, if that is later than `last`. The core is measured in its own length
 * where the shape is huge or tiny, and the ray in its own where it is long: else products would over- or underflow.
 */
function leaveSides(ray: FullRay, last: number): number {
  const { coordinates } = outlineB;
  const x1 = coordinates[0] as number;
  const y1 = coordinates[1] as number;
  const x2 = coordinates[2] as number;
  const y2 = coordinates[3] as number;
  const size = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  const unit = gauge[SCALE] === 1 ? 1 : size;
  const ex = (x2 - x1) / unit;
  const ey = (y2 - y1) / unit;
  const length = Math.sqrt(ex * ex + ey * ey);
  const speed = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  const step = gauge[SCALE] === 1 && speed < LONG ? 1 : speed;
  const dx = ray.dx / step;
  const dy = ray.dy / step;
  const rise = (ex * dy - ey * dx) / length;
  const height = (ex * (ray.y - y1) - ey * (ray.x - x1)) / length;
  if (rise === 0 || !(length > 0)) return last;
  const up = rise > 0 ? 1 : -1;
  const way = (up * (registers[RADII] as number) - height) / rise;
  const time = way / step;
  // Each end from its own place, and both before the step is added: a small radius would vanish beside the length.
  const past1 = ex * (ray.x - x1 + way * dx) + ey * (ray.y - y1 + way * dy);
  const past2 = ex * (ray.x - x2 + way * dx) + ey * (ray.y - y2 + way * dy);
  if (!(time > last && past1 >= 0 && past2 <= 0)) return last;
  entry[OUT_X] = up * ey;
  entry[OUT_Y] = -up * ex;
  part.type = "edge";
  part.index = 0;
  return time;
}
