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
import { RADIUS_A as GAUGED_RADIUS, gauge, SCALE } from "../algorithms/cores.js";
import { findNearest, found, P, Q } from "../algorithms/nearest.js";
import { type MutableVector3, type Vector3, writeUnit } from "../foundation/vector.js";
import { loadCores } from "../measure/cores.js";
import type { Shape3 } from "../shape-kinds.js";
import type { MutableShapeCast3 } from "./shapes.js";

/** Of two that do not stay apart from the start: the nearest points of their cores; against the motion where those are one. */
export function writePlaceAtStart(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
): void {
  loadCores(a, b);
  findNearest();
  const scale = gauge[SCALE] as number;
  const x = (found[P] as number) - (found[Q] as number);
  const y = (found[P + 1] as number) - (found[Q + 1] as number);
  const z = (found[P + 2] as number) - (found[Q + 2] as number);
  const ux = motionA.x - motionB.x;
  const uy = motionA.y - motionB.y;
  const uz = motionA.z - motionB.z;
  const { normal, point } = into;
  if (x !== 0 || y !== 0 || z !== 0) writeUnit(normal, x, y, z);
  else if (ux !== 0 || uy !== 0 || uz !== 0) writeUnit(normal, -ux, -uy, -uz);
  else writeUnit(normal, 1, 0, 0);
  const skin = gauge[GAUGED_RADIUS] as number;
  point.x = (found[P] as number) / scale - skin * normal.x;
  point.y = (found[P + 1] as number) / scale - skin * normal.y;
  point.z = (found[P + 2] as number) / scale - skin * normal.z;
}

/** Writes the normal at the time in `numbers`: of what is round from the nearest points, else from the axis that was written. */
export function writeNormal(normal: MutableVector3): void {
  if ((numbers[REACH] as number) > 0) nearestAt(outlineOf());
  writeUnit(normal, -(numbers[GAP] as number), -(numbers[GAP + 1] as number), -(numbers[GAP + 2] as number));
}

/** Writes a point of both at the time in `numbers`, given the normal there. */
export function writePoint(point: MutableVector3, normal: Vector3): void {
  if (forms[0] === BOX && forms[1] === BOX) {
    point.x = middleOf(0);
    point.y = middleOf(1);
    point.z = middleOf(2);
    return;
  }
  // A box and what has no radius and is straight met on an axis: where along is not known yet.
  if ((numbers[REACH] as number) === 0 && forms[0] !== forms[1]) nearestAt(outlineOf());
  const isOfB = forms[0] === BOX;
  const skin = isOfB ? (numbers[RADIUS_B] as number) : 0 - (numbers[RADIUS_A] as number);
  point.x = placeOf(isOfB, 0) + skin * normal.x;
  point.y = placeOf(isOfB, 1) + skin * normal.y;
  point.z = placeOf(isOfB, 2) + skin * normal.z;
}

/** A coordinate of the place on the core of A or of B that met the other. */
function placeOf(isOfB: boolean, axis: number): number {
  const at = (isOfB ? B : A) + axis;
  const start = numbers[at] as number;
  const moved = (numbers[TIME] as number) * (numbers[(isOfB ? MOTION_B : MOTION_A) + axis] as number);
  if (forms[isOfB ? 1 : 0] !== STRAIGHT) return start + moved;
  const place = numbers[!isOfB && forms[1] === STRAIGHT ? PLACE_A : PLACE] as number;
  const stop = numbers[at + 3] as number;
  return (place === 1 ? stop : start + place * (stop - start)) + moved;
}

/** The middle of what two boxes share of an axis, or the end that there is. */
function middleOf(axis: number): number {
  const byA = (numbers[TIME] as number) * (numbers[MOTION_A + axis] as number);
  const byB = (numbers[TIME] as number) * (numbers[MOTION_B + axis] as number);
  const leastA = (numbers[A + axis] as number) + byA;
  const leastB = (numbers[B + axis] as number) + byB;
  const mostA = (numbers[A + 3 + axis] as number) + byA;
  const mostB = (numbers[B + 3 + axis] as number) + byB;
  const low = leastA > leastB ? leastA : leastB;
  const high = mostA < mostB ? mostA : mostB;
  if (low === Number.NEGATIVE_INFINITY) return high === Number.POSITIVE_INFINITY ? 0 : high;
  return high === Number.POSITIVE_INFINITY ? low : low + (high - low) / 2;
}
