/**
 * Where a ray leaves the shape that it starts in: a box by the first side ahead, what is round where its core is as far away as its
 * radius for the last time, a segment as `leaving-thin.ts` says. Every shape of space is convex: it is left where the ray's end lies
 * outside, which is exact; only when is rounded.
 */
import { numbers, TIME } from "../algorithms/cast-numbers.js";
import { isNearAt } from "../algorithms/comes-near.js";
import { lastNear } from "../algorithms/near-times.js";
import { makeUnit } from "../foundation/vector.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import { between, coreOf, radiusOf } from "./cores.js";
import { turnedBack } from "./exact.js";
import { leaveThin } from "./leaving-thin.js";
import { isPassed } from "./passed.js";
import { type FullRay3, faceRay, hitAtStart, type MutableRayHit3, writeFeature, writePlace } from "./ray-hit.js";

const NOWHERE = [0, 0, 0] as const;

/** Writes where a ray leaves the shape that it starts in; false where it ends before. */
export function leave(into: MutableRayHit3, shape: Shape3, ray: FullRay3): boolean {
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
  const size = Math.abs(x) + Math.abs(y) + Math.abs(w);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) {
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
