/** The contact of two shapes of kinds that are always convex. */
import { gauge, LARGEST } from "../../base/gauge.js";
import { isAfter } from "../measure/order.js";
import { gaugePair } from "../measure/outlines.js";
import type { ShapeOf } from "../shape-kinds.js";
import { meetBeyond } from "./common.js";
import { loadCores } from "./load.js";
import { meetConvex } from "./meet-convex.js";
import { type ContactBuffer, writeMet } from "./result.js";

/** A shape whose kind is convex. */
export type ConvexShape = ShapeOf<"point" | "segment" | "box" | "circle" | "capsule">;

/** Writes the contact of two convex shapes; false where there is none within reach. */
export function convexConvex(a: ConvexShape, b: ConvexShape, into: ContactBuffer, isTurned: boolean): boolean {
  gaugePair(a, b);
  if ((gauge[LARGEST] as number) < Number.POSITIVE_INFINITY) {
    loadCores(a, b);
    if (!meetConvex(a, b)) return false;
  } else if (!meetBeyond(a, b)) {
    return false;
  }
  writeMet(into, isTurned, a.kind === "circle", b.kind === "circle");
  return true;
}

/** The same of two shapes of one kind, in their own order. */
export function inOrder<S extends ConvexShape>(a: S, b: S, into: ContactBuffer, isTurned: boolean): boolean {
  return isAfter(a, b) ? convexConvex(b, a, into, !isTurned) : convexConvex(a, b, into, isTurned);
}
