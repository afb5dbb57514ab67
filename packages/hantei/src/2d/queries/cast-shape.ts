import { rangeError, typeError } from "../../base/errors.js";
import { checkFlag, checkObject } from "../../base/options.js";
import { checkFinite, isFiniteNumber, show } from "../../base/validate.js";
import { castShapesAt, type MutableShapeCast } from "../cast/shapes.js";
import type { Vector2 } from "../foundation/vector.js";
import { kindIndex, type Shape } from "../shape-kinds.js";

/** What counts as meeting. */
export interface CastShapeOptions {
  /**
   * Whether touching counts: with `true`, the default, the cast ends where the shapes first have a common point; with `false`
   * where their interiors first meet, so that what slides along a floor does not stick to it.
   */
  readonly touching?: boolean | undefined;
}

/** Two moving shapes that meet. */
export interface ShapeHit {
  /** Whether they meet on the way, or overlap from the start. */
  readonly status: "hit" | "overlapped";
  /** How much of the motions can be made, from 0 to 1. */
  readonly fraction: number;
  /** Where they meet. */
  readonly point: Vector2;
  /**
   * Of unit length, from the second shape to the first, square to the side that is met; where corners meet, to a side at either, and
   * straight against the motion of points and ends that meet head on. So it is, too, of shapes that overlap at the start, and of those
   * that touch there where touching counts, or along x where there is no motion: which side is met there, `contact` tells.
   */
  readonly normal: Vector2;
}

/** Two moving shapes that stay separated, and can make all of their motions. */
export interface ShapeMiss {
  readonly status: "separated";
  readonly fraction: number;
  readonly point: Vector2 | undefined;
  readonly normal: Vector2 | undefined;
}

/** What two moving shapes come to; the status tells whether there is a point. */
export type ShapeCast = ShapeHit | ShapeMiss;

const STILL: Vector2 = { x: 0, y: 0 };
const NO_OPTIONS: CastShapeOptions = {};

/**
 * When two shapes that move along straight ways meet for the first time. However fast, nothing is passed through.
 *
 * Whether they meet is exact. The fraction of a hit is within its bound (`docs/exactness.md`), and early enough: placed there, by
 * `fraction` times their motions and rounded, the shapes do not overlap. Shapes that touch at the start are a hit at 0 with
 * `touching: true`; `"overlapped"` are only those whose interiors meet. Shapes that stay separated do so on their exact ways: at the
 * end, moved and rounded, they may lap over by last bits, which `contact` parts.
 *
 * @param a - Any shape of the plane.
 * @param motionA - The way it goes, in the shapes' unit.
 * @param b - Any other.
 * @param motionB - The way the other goes at the same time; nowhere where it is left out.
 * @returns Fresh objects; `castShapeInto` writes into your own.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where a moved shape has no
 * doubles.
 * @example
 * ```ts
 * import { box, castShape, circle } from "hantei";
 * const wall = box(10, -50, 10, 50);
 * const { status, fraction } = castShape(circle(0, 0, 1), { x: 1800, y: 0 }, wall);
 * console.log(status, fraction); // hit 0.005
 * ```
 */
export function castShape(
  a: Shape,
  motionA: Vector2,
  b: Shape,
  motionB?: Vector2,
  options: CastShapeOptions = {},
): ShapeCast {
  const result: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  castShapeInto(result, a, motionA, b, motionB, options);
  return told(result);
}

/**
 * As `castShape`, written into an object of yours.
 *
 * @param result - Overwritten; its `point` and `normal` stay as they were where the shapes stay separated.
 * @returns `result`.
 * @throws As `castShape`.
 * @example
 * ```ts
 * import { box, castShapeInto, type MutableShapeCast } from "hantei";
 * const cast: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
 * console.log(castShapeInto(cast, box(0, 0, 1, 1), { x: 4, y: 0 }, box(3, 0, 4, 1)).fraction); // 0.5
 * ```
 */
export function castShapeInto<R extends MutableShapeCast>(
  result: R,
  a: Shape,
  motionA: Vector2,
  b: Shape,
  motionB?: Vector2,
  options: CastShapeOptions = NO_OPTIONS,
): R {
  checkObject("castShapeInto", "result", result);
  checkObject("castShapeInto", "result.point", result.point);
  checkObject("castShapeInto", "result.normal", result.normal);
  kindIndex(a);
  kindIndex(b);
  checkMotion("motionA", motionA);
  if (motionB !== undefined) {
    checkMotion("motionB", motionB);
    // Of two ways beyond half the largest double the difference may be none.
    const dx = motionA.x - motionB.x;
    const dy = motionA.y - motionB.y;
    if (dx - dx + (dy - dy) !== 0) rangeError("ERR_NOT_FINITE", "castShape: motionA - motionB must be finite");
  }
  checkObject("castShape", "options", options);
  const { touching = true } = options;
  checkFlag("castShape", "touching", touching);
  castShapesAt(result, a, motionA, b, motionB ?? STILL, touching);
  return result;
}

function checkMotion(name: string, motion: Vector2): void {
  const given = Object(motion) !== motion ? show(motion) : "touching" in motion ? "options, which come last" : "";
  if (given) typeError("ERR_TYPE", `castShape: ${name} must be {x, y}, not ${given}`);
  if (!isFiniteNumber(motion.x)) checkFinite(`castShape: ${name}.x`, motion.x);
  if (!isFiniteNumber(motion.y)) checkFinite(`castShape: ${name}.y`, motion.y);
}

/** What was written, as it is given out. */
export function told(result: MutableShapeCast): ShapeCast {
  const { status, fraction } = result;
  return status === "separated" ? { status, fraction, point: undefined, normal: undefined } : result;
}
