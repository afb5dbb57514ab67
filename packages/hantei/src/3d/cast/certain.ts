/**
 * Casts in doubles alone, where roundings cannot change the answer. All else is left to the exact route: grazes, ties among numbers
 * whose differences were rounded, sizes near the ends of the doubles' range.
 */
import { castBall } from "../algorithms/cast-ball.js";
import { stayApart } from "../algorithms/cast-bounds.js";
import {
  BOX,
  type Certainty,
  compose,
  forms,
  MISS,
  MOTION_A,
  MOTION_B,
  numbers,
  REACH,
  readBounds,
  readRadius,
  readSpot,
  readStraight,
  SIZE,
  SPEED,
  STRAIGHT,
  UNSURE,
} from "../algorithms/cast-numbers.js";
import { castRound } from "../algorithms/cast-round.js";
import { castSlabs } from "../algorithms/cast-slabs.js";
import { castAcross, castAlong } from "../algorithms/cast-thin.js";
import type { Vector3 } from "../foundation/vector.js";
import type { Shape3 } from "../shape-kinds.js";

/** Sizes between these have no product of four of them that under- or overflows, nor one of three and a rounding. */
const LEAST_SIZE = 1e-50;
const MOST_SIZE = 1e50;

/** Reads the pair and its motions, but for the end, which is to be in `numbers`. */
export function readCast(a: Shape3, motionA: Vector3, b: Shape3, motionB: Vector3): void {
  readShape(0, a);
  readShape(1, b);
  numbers[MOTION_A] = motionA.x;
  numbers[MOTION_A + 1] = motionA.y;
  numbers[MOTION_A + 2] = motionA.z;
  numbers[MOTION_B] = motionB.x;
  numbers[MOTION_B + 1] = motionB.y;
  numbers[MOTION_B + 2] = motionB.z;
  compose();
}

/** Decides the cast that was read, of two that do not overlap at the start; they touch there only where touching does not count. */
export function castCertainly(touching: boolean, touches: boolean): Certainty {
  const size = numbers[SIZE] as number;
  const speed = numbers[SPEED] as number;
  if (!(size < Number.POSITIVE_INFINITY && speed < Number.POSITIVE_INFINITY)) return UNSURE;
  if (speed === 0) return MISS;
  if (stayApart(!touching)) return MISS;
  const isRound = (numbers[REACH] as number) > 0;
  const hasStraight = forms[0] === STRAIGHT || forms[1] === STRAIGHT;
  if (!(isRound || hasStraight)) return castSlabs(!touching);
  if (!(size > LEAST_SIZE && size < MOST_SIZE && speed > LEAST_SIZE && speed < MOST_SIZE)) return UNSURE;
  if (isRound) return hasStraight || forms[0] === BOX || forms[1] === BOX ? castRound(touches) : castBall(touches);
  return forms[0] === forms[1] ? castAcross() : castAlong();
}

function readShape(which: number, shape: Shape3): void {
  switch (shape.kind) {
    case "point3":
      readSpot(which, shape);
      return;
    case "segment3":
      readStraight(which, shape);
      return;
    case "box3":
      readBounds(which, shape);
      return;
    case "sphere":
      readSpot(which, shape);
      readRadius(which, shape);
      return;
    case "capsule3":
      readStraight(which, shape);
      readRadius(which, shape);
  }
}
