/** Where a ray enters a shape: as the cast of a point from the ray's start, which lies outside. */
import { END, HIT, numbers, TIME, UNSURE } from "../algorithms/cast-numbers.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import { castCertainly, readCast } from "./certain.js";
import { meetExactly, writePlaceExactly } from "./exact.js";
import { writeNormal } from "./place.js";
import { type FullRay3, type MutableRayHit3, writeFeature, writePlace } from "./ray-hit.js";
import type { MutableShapeCast3 } from "./shapes.js";

const STILL = { x: 0, y: 0, z: 0 };

/** The ray's start, in one object for all calls. */
const start = { kind: "point3" as const, x: 0, y: 0, z: 0 };

/** The ray's way, in one object for all calls. */
const direction = { x: 0.5, y: 0.5, z: 0.5 };

/** Writes where a ray enters; false where it does not. */
export function enter(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
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
