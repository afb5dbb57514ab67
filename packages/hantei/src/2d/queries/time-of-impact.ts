import { typeError } from "../../base/errors.js";
import { OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { show } from "../../base/validate.js";
import { castShapesAt, type MutableShapeCast } from "../cast/shapes.js";
import { advanceTurning, checkBounded, refuseWay, type Sweep } from "../cast/turning.js";
import { motionOf } from "../foundation/pose.js";
import type { Vector2 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { kindIndex, operationsOf, type Shape } from "../shape-kinds.js";
import { type ShapeCast, told } from "./cast-shape.js";

/**
 * When two shapes that move and turn meet for the first time; touching counts.
 *
 * The time is found by steps that no point of either shape can outrun, so nothing is passed through. It is early by at most what
 * closes the last 1e-6 of the largest coordinate on the way, or 2⁻⁴⁸ of all that poses, pivots and shapes add up to: shapes that
 * come as near as that are a hit. After 4096 steps, which only shapes need that turn near each other for many turns, or that are not
 * convex, have more than 4096 pairs of edges, and pass each other near by, the time reached is given as a hit. Each step takes what placing
 * those that move and the `distance` take: of outlines of 2,000 vertices all of them take seconds. A circle that turns about its
 * middle stands still.
 * Where neither turns, it is the time of `castShape` with `touching: true`, from where they start: `translate` what `place` put
 * there by that part of the way, for a pose of that time, rounded, may lap over by last bits.
 *
 * @param a - Any shape of the plane, as it is before either pose; bounded.
 * @param sweepA - Where it goes: `place(a, sweepA.from)` at time 0, `place(a, sweepA.to)` at time 1.
 * @param b - Any other.
 * @param sweepB - Where that goes.
 * @returns As `castShape`: `"overlapped"` where interiors meet at time 0.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_UNBOUNDED`, or `ERR_NOT_REPRESENTABLE` where a placed
 * shape has no doubles, or its way is too long for one.
 * @example
 * ```ts
 * import { box, circle, timeOfImpact } from "hantei";
 * const door = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: Math.PI } };
 * const still = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
 * const { status, fraction } = timeOfImpact(box(0, 0, 4, 0), door, circle(0, 3, 0.5), still);
 * console.log(status, fraction.toFixed(3)); // hit 0.447
 * ```
 */
export function timeOfImpact(a: Shape, sweepA: Sweep, b: Shape, sweepB: Sweep): ShapeCast {
  kindIndex(a);
  kindIndex(b);
  checkSweep("the first sweep", sweepA);
  checkSweep("the second sweep", sweepB);
  checkBounded(a);
  checkBounded(b);
  const startA = operationsOf(a).place(a, sweepA.from) as Shape;
  const startB = operationsOf(b).place(b, sweepB.from) as Shape;
  const start = relateCode(startA, startB);
  const result: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  if (turns(sweepA) || turns(sweepB)) advanceTurning(result, a, sweepA, b, sweepB);
  else castShapesAt(result, startA, wayOf(sweepA), startB, wayOf(sweepB), true);
  if (start === OVERLAPPING) result.status = "overlapped";
  else if (start === TOUCHING) result.status = "hit";
  if (start >= TOUCHING) result.fraction = 0;
  return told(result);
}

function turns({ from, to }: Sweep): boolean {
  const { angle = 0, pivotX = 0, pivotY = 0 } = from;
  return angle !== (to.angle ?? 0) || pivotX !== (to.pivotX ?? 0) || pivotY !== (to.pivotY ?? 0);
}

function wayOf({ from, to }: Sweep): Vector2 {
  const way = { x: to.x - from.x, y: to.y - from.y };
  if (way.x - way.x + (way.y - way.y) === 0) return way;
  return refuseWay();
}

function checkSweep(name: string, sweep: Sweep): void {
  if (Object(sweep) !== sweep || Object(sweep.from) !== sweep.from || Object(sweep.to) !== sweep.to) {
    typeError("ERR_TYPE", `timeOfImpact: ${name} must be {from, to} of two poses, not ${show(sweep)}`);
  }
  motionOf(sweep.from);
  motionOf(sweep.to);
}
