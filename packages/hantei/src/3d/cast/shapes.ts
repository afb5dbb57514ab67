/** Two moving shapes: do they meet, when, and where? Translations only. In doubles where those are certain, else exactly. */
import { OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { END, HIT, numbers, TIME, UNSURE } from "../algorithms/cast-numbers.js";
import type { MutableVector3, Vector3 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import { stepBack } from "./apart.js";
import { castCertainly, readCast } from "./certain.js";
import { meetExactly, writePlaceExactly } from "./exact.js";
import { writeNormal, writePlaceAtStart, writePoint } from "./place.js";

/** What became of a cast, written into an object of the caller. */
export interface MutableShapeCast3 {
  status: "hit" | "separated" | "overlapped";
  fraction: number;
  readonly point: MutableVector3;
  readonly normal: MutableVector3;
}

/** Casts two shapes with checked motions, from time 0 to 1. */
export function castShapesAt(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
  touching: boolean,
): void {
  const start = relateCode(a, b);
  if (start === OVERLAPPING || (touching && start === TOUCHING)) {
    into.status = start === OVERLAPPING ? "overlapped" : "hit";
    into.fraction = 0;
    writePlaceAtStart(into, a, motionA, b, motionB);
    return;
  }
  numbers[END] = 1;
  readCast(a, motionA, b, motionB);
  const certainly = castCertainly(touching, start === TOUCHING);
  if (certainly === UNSURE) {
    castExactly(into, a, motionA, b, motionB, touching);
    return;
  }
  into.status = certainly === HIT ? "hit" : "separated";
  into.fraction = 1;
  if (certainly !== HIT) return;
  stepBack(a, motionA, b, motionB);
  into.fraction = numbers[TIME] as number;
  writeNormal(into.normal);
  writePoint(into.point, into.normal);
}

function castExactly(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
  touching: boolean,
): void {
  const met = meetExactly(a, motionA, b, motionB, touching, 1);
  into.status = met === undefined ? "separated" : "hit";
  into.fraction = 1;
  if (met === undefined) return;
  numbers[TIME] = met.time;
  stepBack(a, motionA, b, motionB);
  into.fraction = numbers[TIME] as number;
  writePlaceExactly(into, a, motionA, b, motionB, 1, met.axis);
}
