import { rangeError } from "../../base/errors.js";
import { checkNumber } from "../../base/validate.js";
import type { MutableFeature } from "../cast/feature.js";
import {
  COUNT,
  DEPTH,
  INDEX_A,
  INDEX_B,
  MINIMAL,
  met,
  NX,
  NY,
  POINT_SIZE,
  POINTS,
  REACH,
  TYPE_A,
  TYPE_B,
  VERTEX,
  X,
  Y,
} from "../contact/met.js";
import { meet } from "../contact-matrix.js";
import type { Shape } from "../shape-kinds.js";
import type { Spot } from "./closest-points.js";

/** A point of a contact. */
export interface ContactPoint {
  x: number;
  y: number;
  /** The part of the first shape that is in contact there. */
  featureA: MutableFeature;
  /** The part of the second shape. */
  featureB: MutableFeature;
}

/** How two shapes are in contact. */
export interface Contact {
  /** The direction from the first shape to the second, of length 1: that in which to move the second away. */
  normal: Spot;
  /** How far to move it, in the shapes' unit: above 0 where they overlap, 0 where they touch, minus their distance where apart. */
  depth: number;
  /** Whether no shorter move parts them. False where a concave shape is parted, but perhaps not by the least move. */
  minimal: boolean;
  /** One or two points common to both; between both where they are apart. */
  points: ContactPoint[];
}

/** A contact to write into: two points, of which `count` are in use. */
export interface ContactBuffer extends Contact {
  count: number;
}

/** What `contact` is asked. */
export interface ContactOptions {
  /** Shapes that are disjoint are in contact, too, if they are at most this far apart: 0, which is the default, or more. */
  readonly maxDistance?: number | undefined;
}

/**
 * How to part two shapes: in which direction, how far, and where they meet. `undefined` where they are disjoint and farther
 * apart than `maxDistance`.
 *
 * Its sign is `relate`'s: `depth` is above 0 exactly where they overlap, 0 exactly where they touch, and below where they are
 * disjoint. Moved by `normal` times `depth`, b does not overlap a any more, and as little a moved the other way: in doubles, not
 * just on paper. For that, depth may be longer than the least of all such moves by up to 64 · 2⁻⁵³ of the pair's largest
 * coordinate or radius; where a shape is concave, by more, unless `minimal` is true. Infinity where no move parts them. The same
 * depth in both orders, and the opposite normal, unless the shapes are equal; which of several least moves it is depends on the
 * shapes alone. `docs/conventions.md` has the odd cases.
 *
 * @param a - Any shape of the plane.
 * @param b - Any other, or the same.
 * @throws TypeError `ERR_KIND` where either is no shape of the plane, `ERR_TYPE` where `maxDistance` is not a number; RangeError
 * `ERR_ORDER` where it is below 0 or NaN.
 * @example
 * ```ts
 * import { box, circle, contact, relate, translate } from "hantei";
 * const wall = box(0, 0, 1, 9);
 * const ball = circle(1.5, 4, 1);
 * const hit = contact(wall, ball);
 * if (hit !== undefined) {
 *   console.log(hit.normal.x, hit.normal.y, hit.depth); // 1 0 0.5
 *   console.log(relate(wall, translate(ball, hit.normal.x * hit.depth, hit.normal.y * hit.depth))); // "touching"
 * }
 * ```
 */
export function contact(a: Shape, b: Shape, options?: ContactOptions): Contact | undefined {
  if (!find(a, b, options)) return undefined;
  const points = Array.from({ length: met[COUNT] as number }, newPoint);
  const result: Contact = { normal: { x: 0, y: 0 }, depth: 0, minimal: true, points };
  write(result, a, b);
  return result;
}

/**
 * As `contact`, written into an object of yours: it allocates nothing, but for concave shapes that overlap, whose parting is
 * tried out.
 *
 * @param result - From `contactBuffer()`. Of its two points, the first `count` are the contact's.
 * @returns Whether there is a contact; where there is none, the result is left as it was.
 * @throws As `contact`.
 * @example
 * ```ts
 * import { box, contactBuffer, contactInto } from "hantei";
 * const hit = contactBuffer();
 * if (contactInto(hit, box(0, 0, 4, 4), box(3, 1, 9, 2))) console.log(hit.depth, hit.count); // 1 2
 * ```
 */
export function contactInto(result: ContactBuffer, a: Shape, b: Shape, options?: ContactOptions): boolean {
  if (!find(a, b, options)) return false;
  write(result, a, b);
  result.count = met[COUNT] as number;
  return true;
}

/**
 * An object for `contactInto`.
 *
 * @example
 * ```ts
 * import { contactBuffer } from "hantei";
 * console.log(contactBuffer().points.length); // 2
 * ```
 */
export function contactBuffer(): ContactBuffer {
  return { normal: { x: 1, y: 0 }, depth: 0, minimal: true, points: [newPoint(), newPoint()], count: 0 };
}

function newPoint(): ContactPoint {
  return { x: 0, y: 0, featureA: { type: "vertex", index: 0 }, featureB: { type: "vertex", index: 0 } };
}

function find(a: Shape, b: Shape, options: ContactOptions | undefined): boolean {
  const reach = options?.maxDistance ?? 0;
  if (!(reach >= 0)) refuse(reach);
  met[REACH] = reach;
  return meet(a, b);
}

function refuse(reach: unknown): never {
  checkNumber("contact: maxDistance", reach);
  rangeError("ERR_ORDER", `contact: maxDistance must be 0 or more, not ${reach}`);
}

function write(result: Contact, a: Shape, b: Shape): void {
  result.normal.x = met[NX] as number;
  result.normal.y = met[NY] as number;
  result.depth = met[DEPTH] as number;
  result.minimal = met[MINIMAL] === 1;
  const count = met[COUNT] as number;
  for (let i = 0; i < count; i++) {
    const point = result.points[i] as ContactPoint;
    const at = POINTS + i * POINT_SIZE;
    point.x = met[at + X] as number;
    point.y = met[at + Y] as number;
    writeFeature(point.featureA, a, at + TYPE_A, at + INDEX_A);
    writeFeature(point.featureB, b, at + TYPE_B, at + INDEX_B);
  }
}

function writeFeature(feature: MutableFeature, { kind }: Shape, type: number, index: number): void {
  // What is in contact of a circle is its skin.
  feature.type = met[type] === VERTEX && kind !== "circle" ? "vertex" : "edge";
  feature.index = met[index] as number;
}
