import { representable } from "../../base/representable.js";
import { cosine, sine } from "../../base/sine.js";
import { checkFinite } from "../../base/validate.js";

/**
 * Where a shape goes: turned by `angle` about the pivot, then moved by (x, y).
 *
 * Lengths are in the shape's own units, `angle` in radians, counter-clockwise where y points up (clockwise where it points
 * down). A missing angle is 0, a missing pivot the origin.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle?: number | undefined;
  readonly pivotX?: number | undefined;
  readonly pivotY?: number | undefined;
}

/** A pose ready to be applied to many points. */
export interface Motion {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly pivotX: number;
  readonly pivotY: number;
  /** False where the angle is 0: then points are only translated, and rounded once. */
  readonly turned: boolean;
}

/**
 * Checks a pose and takes its sine and cosine.
 *
 * @throws TypeError `ERR_TYPE` where a field is not a number; RangeError `ERR_NOT_FINITE` where it is not finite,
 * `ERR_NOT_REPRESENTABLE` where the angle is beyond 2²⁵ radians.
 */
export function motionOf(pose: Pose): Motion {
  const { x, y, angle = 0, pivotX = 0, pivotY = 0 } = pose;
  checkFinite("pose: x", x);
  checkFinite("pose: y", y);
  checkFinite("pose: angle", angle);
  checkFinite("pose: pivotX", pivotX);
  checkFinite("pose: pivotY", pivotY);
  return { x, y, cos: cosine(angle), sin: sine(angle), pivotX, pivotY, turned: angle !== 0 };
}

/** The x of the moved point: pivotX + (cos · (px − pivotX) − sin · (py − pivotY)) + x, rounded at every operation. */
export function movedX(motion: Motion, px: number, py: number): number {
  if (!motion.turned) return representable(px + motion.x);
  const dx = px - motion.pivotX;
  const dy = py - motion.pivotY;
  return representable(motion.pivotX + (motion.cos * dx - motion.sin * dy) + motion.x);
}

/** The y of the moved point: pivotY + (sin · (px − pivotX) + cos · (py − pivotY)) + y, rounded at every operation. */
export function movedY(motion: Motion, px: number, py: number): number {
  if (!motion.turned) return representable(py + motion.y);
  const dx = px - motion.pivotX;
  const dy = py - motion.pivotY;
  return representable(motion.pivotY + (motion.sin * dx + motion.cos * dy) + motion.y);
}
