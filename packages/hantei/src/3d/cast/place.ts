/** Where two shapes meet, and how they lie there: a common point, and the normal from the second to the first. */

import { nearestAt, outlineOf } from "../algorithms/cast-nearest.js";
import {
  A,
  B,
  BOX,
  forms,
  GAP,
  MOTION_A,
  MOTION_B,
  numbers,
  PLACE,
  PLACE_A,
  RADIUS_A,
  RADIUS_B,
  REACH,
  STRAIGHT,
  TIME,
} from "../algorithms/cast-numbers.js";
import { measure } from "../distance-matrix.js";
import { type MutableVector3, makeUnit, type Vector3 } from "../foundation/vector.js";
import { A as MEASURED_A, measured } from "../measure/core-core.js";
import type { Shape3 } from "../shape-kinds.js";
import type { MutableShapeCast3 } from "./shapes.js";

/** The place on a core that met the other, and how far along the normal its skin is. */
const spot: Float64Array = /* @__PURE__ */ new Float64Array(4);
const SKIN = 3;

/** Of two that do not stay apart from the start: a common point, and the normal straight against the motion. */
export function writePlaceAtStart(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
): void {
  measure(a, b, true);
  into.point.x = measured[MEASURED_A] as number;
  into.point.y = measured[MEASURED_A + 1] as number;
  into.point.z = measured[MEASURED_A + 2] as number;
  const isStill = motionA.x === motionB.x && motionA.y === motionB.y && motionA.z === motionB.z;
  numbers[GAP] = isStill ? -1 : motionA.x - motionB.x;
  numbers[GAP + 1] = motionA.y - motionB.y;
  numbers[GAP + 2] = motionA.z - motionB.z;
  writeAgainstGap(into.normal);
}

/** Writes the opposite of the gap at unit length. */
function writeAgainstGap(normal: MutableVector3): void {
  normal.x = 0 - (numbers[GAP] as number);
  normal.y = 0 - (numbers[GAP + 1] as number);
  normal.z = 0 - (numbers[GAP + 2] as number);
  makeUnit(normal);
}

/** Writes the normal at the time in `numbers`: of what is round from the nearest points, else from the axis that was written. */
export function writeNormal(normal: MutableVector3): void {
  if ((numbers[REACH] as number) > 0) nearestAt(outlineOf());
  writeAgainstGap(normal);
}

/** Writes a point of both at the time in `numbers`, given the normal there. */
export function writePoint(point: MutableVector3, normal: Vector3): void {
  const isOfB = forms[0] === BOX && forms[1] !== BOX;
  if (forms[0] === BOX && !isOfB) {
    writeMiddle();
  } else {
    // A box and what has no radius and is straight met on an axis: where along is not known yet.
    if ((numbers[REACH] as number) === 0) nearestAt(outlineOf());
    writeSpot(isOfB);
  }
  spot[SKIN] = isOfB ? (numbers[RADIUS_B] as number) : 0 - (numbers[RADIUS_A] as number);
  writeOnSkin(point, normal);
}

function writeOnSkin(point: MutableVector3, normal: Vector3): void {
  const skin = spot[SKIN] as number;
  point.x = (spot[0] as number) + skin * normal.x;
  point.y = (spot[1] as number) + skin * normal.y;
  point.z = (spot[2] as number) + skin * normal.z;
}

/** The place on the core of A or of B, which is no box. */
function writeSpot(isOfB: boolean): void {
  const at = isOfB ? B : A;
  const motion = isOfB ? MOTION_B : MOTION_A;
  const isStraight = forms[isOfB ? 1 : 0] === STRAIGHT;
  const place = numbers[!isOfB && forms[1] === STRAIGHT ? PLACE_A : PLACE] as number;
  for (let axis = 0; axis < 3; axis++) {
    const start = numbers[at + axis] as number;
    const stop = numbers[at + 3 + axis] as number;
    const still = !isStraight ? start : place === 1 ? stop : start + place * (stop - start);
    spot[axis] = still + (numbers[TIME] as number) * (numbers[motion + axis] as number);
  }
}

/** The first box's point that is nearest to the second: on each axis the middle of what they share, or the end that there is. */
function writeMiddle(): void {
  const time = numbers[TIME] as number;
  for (let axis = 0; axis < 3; axis++) {
    const byA = time * (numbers[MOTION_A + axis] as number);
    const byB = time * (numbers[MOTION_B + axis] as number);
    const leastA = (numbers[A + axis] as number) + byA;
    const leastB = (numbers[B + axis] as number) + byB;
    const mostA = (numbers[A + 3 + axis] as number) + byA;
    const mostB = (numbers[B + 3 + axis] as number) + byB;
    const low = leastA > leastB ? leastA : leastB;
    const high = mostA < mostB ? mostA : mostB;
    // Beyond the other on this axis.
    if (low > high) spot[axis] = leastA > mostB ? leastA : mostA;
    else if (low === Number.NEGATIVE_INFINITY) spot[axis] = high === Number.POSITIVE_INFINITY ? 0 : high;
    else spot[axis] = high === Number.POSITIVE_INFINITY ? low : low + (high - low) / 2;
  }
}
