/** Two moving shapes: do they meet, when, and where? Translations only. */
import { gauge, LARGEST, RADIUS_A, RADIUS_B } from "../../base/gauge.js";
import { DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { RADII } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { entry, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { MOTION_A, MOTION_B, motions, relateMotions, UX, UY } from "../algorithms/motions.js";
import { measure } from "../distance-matrix.js";
import { direction, type MutableVector2, type Vector2, writeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, measured } from "../measure/gap.js";
import { forgetLongPlaces } from "../moved/placed-long.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import { beginMoments, moment, movedShape, nearlyMovedShape } from "./moved.js";
import { castOpen } from "./open.js";
import { castOutlines } from "./outlines.js";
import { isEndless, LATER, lookAtBounds, NEVER, outlineCast, outlineCut } from "./target.js";

/** What became of a cast, written into an object of the caller. */
export interface MutableShapeCast {
  status: "hit" | "separated" | "overlapped";
  fraction: number;
  readonly point: MutableVector2;
  readonly normal: MutableVector2;
}

/** Casts two shapes with checked motions. */
export function castShapesAt(
  into: MutableShapeCast,
  a: Shape,
  motionA: Vector2,
  b: Shape,
  motionB: Vector2,
  touching: boolean,
): void {
  motions[MOTION_A] = motionA.x;
  motions[MOTION_A + 1] = motionA.y;
  motions[MOTION_B] = motionB.x;
  motions[MOTION_B + 1] = motionB.y;
  relateMotions();
  beginMoments();
  into.status = "separated";
  into.fraction = 1;
  const isSound = outlineCast(a, b);
  if (!(isEndless() ? outlineCut(a, b, reachOf(a, b)) : isSound)) return;
  const span = lookAtBounds();
  if (span === NEVER) return;
  const start = span === LATER ? DISJOINT : relateCode(a, b);
  if (start === OVERLAPPING || (touching && start === TOUCHING)) {
    meetAtStart(into, a, b, start === OVERLAPPING ? "overlapped" : "hit");
    return;
  }
  if (isStill() || !castPair(a, b, touching, start === DISJOINT)) return;
  into.status = "hit";
  direction[0] = entry[OUT_X] as number;
  direction[1] = entry[OUT_Y] as number;
  writeUnit(into.normal);
  stepBack(a, b);
  into.fraction = moment[0] as number;
  writeContact(into, a, b);
  forgetLongPlaces();
}

function isStill(): boolean {
  return motions[MOTION_A] === motions[MOTION_B] && motions[MOTION_A + 1] === motions[MOTION_B + 1];
}

/** Finds the first meeting of the two whose outlines are loaded, and leaves it in `entry`, with the way from B to A. */
function castPair(a: Shape, b: Shape, touching: boolean, areApart: boolean): boolean {
  const isRound = (gauge[RADIUS_A] as number) + (gauge[RADIUS_B] as number) > 0;
  registers[RADII] = gauge[RADIUS_A] as number;
  registers[RADII + 1] = gauge[RADIUS_B] as number;
  if (!(touching || isRound)) return castOpen(a, b, areApart);
  castOutlines(!touching);
  return (entry[TIME] as number) < Number.POSITIVE_INFINITY;
}

/** Sizes of everything, wherever it goes, and above 0: an unbounded box is cut beyond, no farther out than the rest is large. */
function reachOf(a: Shape, b: Shape): number {
  const own = [a, b].flatMap((shape) => {
    const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
    return [minX, minY, maxX, maxY].filter((bound) => bound - bound === 0).map(Math.abs);
  });
  return Math.max(Number.MIN_VALUE, ...own) + Math.max(...Array.from(motions.subarray(0, UX), Math.abs)) * 2;
}

/** Whether the two, moved to the moment and rounded, overlap. */
function overlapAtMoment(a: Shape, b: Shape): boolean {
  const there = movedShape(a, 0);
  const here = movedShape(b, 1);
  return there !== undefined && here !== undefined && relateCode(there, here) === OVERLAPPING;
}

/** Steps back by so many last bits, then two and a half times as many, and so on. */
const FIRST_STEP: number = Number.EPSILON;
/** No fraction is stepped back by more of them at first: 2⁴⁰. */
const MOST_STEPS = 1099511627776;
/** Having stepped back by more than so many first steps, it goes forward again by halves. */
const FAR_BACK = 8;

/** Sets the moment to the latest time found, not after that of the entry, at which the two, moved and rounded, do not overlap. */
function stepBack(a: Shape, b: Shape): void {
  const time = entry[TIME] as number;
  moment[0] = time;
  if (!(time > 0 && overlapAtMoment(a, b))) {
    if (!(time > 0)) moment[0] = 0;
    return;
  }
  const ux = Math.abs(motions[UX] as number);
  const uy = Math.abs(motions[UY] as number);
  const last = FIRST_STEP * Math.max(1, Math.min((gauge[LARGEST] as number) / (ux > uy ? ux : uy), MOST_STEPS));
  let overlapping = time;
  // Whole multiples of the first step would leave the time's last bits, and so how a slide along a slope is rounded, as they are.
  for (let step = last; ; step *= 2.5) {
    const apart = time - step;
    moment[0] = apart > 0 ? apart : 0;
    if (!(apart > 0 && overlapAtMoment(a, b))) break;
    overlapping = apart;
  }
  // What only grazes may, rounded, overlap for long: the last step then was too long.
  let apart = moment[0] as number;
  while (overlapping - apart > FAR_BACK * last) {
    const middle = apart + (overlapping - apart) / 2;
    moment[0] = middle;
    if (overlapAtMoment(a, b)) overlapping = middle;
    else apart = middle;
  }
  moment[0] = apart;
}

function meetAtStart(into: MutableShapeCast, a: Shape, b: Shape, status: "overlapped" | "hit"): void {
  into.status = status;
  into.fraction = 0;
  measure(a, b, true);
  into.point.x = measured[AX] as number;
  into.point.y = measured[AY] as number;
  const ux = motions[UX] as number;
  const uy = motions[UY] as number;
  direction[0] = ux === 0 && uy === 0 ? 1 : -ux;
  direction[1] = -uy;
  writeUnit(into.normal);
}

/** The middle between the two shapes' nearest points where they stand at the hit. */
function writeContact(into: MutableShapeCast, a: Shape, b: Shape): void {
  measure(nearlyMovedShape(a, 0), nearlyMovedShape(b, 1), true);
  into.point.x = (measured[AX] as number) / 2 + (measured[BX] as number) / 2;
  into.point.y = (measured[AY] as number) / 2 + (measured[BY] as number) / 2;
}
