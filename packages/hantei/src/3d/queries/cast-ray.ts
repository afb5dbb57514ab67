import { rangeError } from "../../base/errors.js";
import { type InitialOverlap, readInitialOverlap } from "../../base/initial-overlap.js";
import { checkObject, checkReach } from "../../base/options.js";
import { ownFraction, rayExponent, staysInRange, timesPower } from "../../base/ray-unit.js";
import { checkFinite, checkShapes, isFiniteNumber } from "../../base/validate.js";
import { castRayAt } from "../cast/ray.js";
import type { FullRay3, MutableRayHit3 } from "../cast/ray-hit.js";
import type { Feature3 } from "../foundation/feature.js";
import type { Vector3 } from "../foundation/vector.js";
import { kindIndex, type Shape3 } from "../shape-kinds.js";

/** A ray: from (x, y, z) along (dx, dy, dz), as far as `maxFraction` times (dx, dy, dz). */
export interface Ray3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The direction, and the unit that fractions count; not (0, 0, 0). */
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  /** 0 or more, Infinity for a ray without end; 1 where nothing is said, so that the ray ends at (x + dx, y + dy, z + dz). */
  readonly maxFraction?: number | undefined;
}

/** How rays are treated. */
export interface CastRayOptions {
  /**
   * What a ray does that starts in the shape, or on its skin: `"hit"`, the default, hits at fraction 0; `"ignore"` misses, as a
   * shape of space is never entered twice; `"exit"` hits where it leaves, if it does before its end: a ray that ends on the skin
   * has not left. Whether it does is exact.
   */
  readonly initialOverlap?: InitialOverlap | undefined;
}

/** Where a ray meets a shape. */
export interface RayHit3 {
  /**
   * How far along the ray: the point is (x, y, z) + fraction · (dx, dy, dz). From 0 to `maxFraction`; the largest double where it is
   * larger.
   */
  readonly fraction: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /**
   * Square to the shape there, of unit length, and against the ray, but for what rounding turns it; at a hit at the start,
   * straight against it.
   */
  readonly normal: Vector3;
  /** The part of the shape; face 0 at a hit at the start. */
  readonly feature: Feature3;
}

/**
 * Where a ray first meets a shape; undefined where it does not.
 *
 * Whether it does is exact, grazed corners and faces that it runs along included, and no rounding moves the ray's end; a ray
 * without end is followed until it is far from all that the shape has. The fraction is a double, near the true one.
 *
 * @param shape - Any shape of space.
 * @param ray - In the shape's unit; finite, but for `maxFraction`.
 * @returns A fresh object; `castRayInto` writes into your own.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_RANGE` for a direction (0, 0, 0), a negative
 * `maxFraction` or another word for `initialOverlap`.
 * @example
 * ```ts
 * import { box, castRay } from "hantei/3d";
 * const hit = castRay(box(4, -1, -1, 6, 1, 1), { x: 0, y: 0, z: 0, dx: 10, dy: 0, dz: 0 });
 * console.log(hit?.fraction, hit?.normal.x); // 0.4 -1
 * ```
 */
export function castRay(shape: Shape3, ray: Ray3, options: CastRayOptions = {}): RayHit3 | undefined {
  const result = newHit();
  return castRayInto(result, shape, ray, options) ? result : undefined;
}

const full: FullRay3 = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0, maxFraction: 1 };

function newHit(): MutableRayHit3 {
  const [normal, feature] = [
    { x: 0, y: 0, z: 0 },
    { type: "face" as const, index: 0 },
  ];
  return { fraction: 0, x: 0, y: 0, z: 0, normal, feature };
}

const NO_OPTIONS: CastRayOptions = {};

/**
 * As `castRay`, written into an object of yours.
 *
 * @param result - Overwritten where the ray hits, with its `normal` and `feature`; else left as it was.
 * @returns Whether the ray hits.
 * @throws As `castRay`.
 * @example
 * ```ts
 * import { castRayInto, sphere } from "hantei/3d";
 * const zero = { x: 0, y: 0, z: 0 };
 * const hit = { fraction: 0, ...zero, normal: { ...zero }, feature: { type: "face" as const, index: 0 } };
 * console.log(castRayInto(hit, sphere(5, 0, 0, 1), { ...zero, dx: 8, dy: 0, dz: 0 }), hit.fraction); // true 0.5
 * ```
 */
export function castRayInto(
  result: MutableRayHit3,
  shape: Shape3,
  ray: Ray3,
  options: CastRayOptions = NO_OPTIONS,
): boolean {
  checkObject("castRayInto", "result", result);
  checkObject("castRayInto", "result.normal", result.normal);
  checkObject("castRayInto", "result.feature", result.feature);
  kindIndex(shape);
  const initialOverlap = readInitialOverlap("castRay", options);
  // Last, for a getter may cast rays of its own.
  readRay("castRay", ray);
  return castFull(result, shape, full, initialOverlap);
}

/** Casts a checked ray, which may come back longer. */
function castFull(result: MutableRayHit3, shape: Shape3, ray: FullRay3, initialOverlap: InitialOverlap): boolean {
  const exponent = lengthen(ray, shape);
  if (!castRayAt(result, shape, ray, initialOverlap)) return false;
  result.fraction = ownFraction(result.fraction, exponent);
  return true;
}

/** Makes the direction longer where fractions would be no doubles; gives the exponent. */
function lengthen(ray: FullRay3, shape: Shape3): number {
  const size = Math.max(Math.abs(ray.dx), Math.abs(ray.dy), Math.abs(ray.dz));
  if (staysInRange(size, ray.maxFraction)) return 0;
  const exponent = rayExponent(size, ray.maxFraction, [ray.x, ray.y, ray.z], shape);
  ray.dx = timesPower(ray.dx, exponent);
  ray.dy = timesPower(ray.dy, exponent);
  ray.dz = timesPower(ray.dz, exponent);
  ray.maxFraction = timesPower(ray.maxFraction, -exponent);
  return exponent;
}

/** Where a ray meets one of several shapes. */
export interface IndexedRayHit3 extends RayHit3 {
  /** The shape's place in the list. */
  readonly shape: number;
}

/**
 * Where a ray first meets each of several shapes, nearest first; shapes that it misses are left out. Hits at equal fractions
 * are in the order of the list.
 *
 * @param shapes - Any shapes of space.
 * @param ray - As for `castRay`.
 * @returns Fresh objects.
 * @throws As `castRay`; TypeError `ERR_TYPE` where the shapes are no array.
 * @example
 * ```ts
 * import { box, castRayAll, sphere } from "hantei/3d";
 * const ray = { x: 0, y: 0, z: 0, dx: 10, dy: 0, dz: 0 };
 * const hits = castRayAll([box(6, -1, -1, 7, 1, 1), sphere(3, 0, 0, 1)], ray);
 * console.log(hits.map((hit) => hit.shape)); // [ 1, 0 ]
 * ```
 */
export function castRayAll(shapes: readonly Shape3[], ray: Ray3, options: CastRayOptions = {}): IndexedRayHit3[] {
  checkShapes("castRayAll: shapes", shapes, kindIndex);
  const initialOverlap = readInitialOverlap("castRayAll", options);
  readRay("castRayAll", ray);
  const asked = { ...full };
  const hits: IndexedRayHit3[] = [];
  let result = newHit();
  for (const [index, shape] of shapes.entries()) {
    if (!castFull(result, shape, { ...asked }, initialOverlap)) continue;
    hits.push({ ...result, shape: index });
    result = newHit();
  }
  return hits.sort((a, b) => a.fraction - b.fraction || a.shape - b.shape);
}

function readRay(question: string, ray: Ray3): void {
  checkObject(question, "ray", ray);
  const { x, y, z, dx, dy, dz, maxFraction = 1 } = ray;
  // Names and boxed numbers are garbage: they are made only for numbers that will not do.
  if (!isFiniteNumber(x)) checkFinite(`${question}: x`, x);
  if (!isFiniteNumber(y)) checkFinite(`${question}: y`, y);
  if (!isFiniteNumber(z)) checkFinite(`${question}: z`, z);
  if (!isFiniteNumber(dx)) checkFinite(`${question}: dx`, dx);
  if (!isFiniteNumber(dy)) checkFinite(`${question}: dy`, dy);
  if (!isFiniteNumber(dz)) checkFinite(`${question}: dz`, dz);
  checkReach(question, "maxFraction", maxFraction);
  if (dx === 0 && dy === 0 && dz === 0) {
    rangeError("ERR_RANGE", `${question}: the direction (dx, dy, dz) must not be (0, 0, 0)`);
  }
  full.x = x;
  full.y = y;
  full.z = z;
  full.dx = dx;
  full.dy = dy;
  full.dz = dz;
  full.maxFraction = maxFraction;
}
