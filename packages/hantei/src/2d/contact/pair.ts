/** The contact of two shapes of kinds that are always convex. */
import { gauge, LARGEST } from "../algorithms/outline.js";
import { gaugePair } from "../measure/outlines.js";
import type { ShapeOf } from "../shape-kinds.js";
import { meetBeyond } from "./common.js";
import { meetConvex } from "./convex-convex.js";
import { loadCores } from "./load.js";

/** A shape whose kind is convex. */
export type ConvexShape = ShapeOf<"point" | "segment" | "box" | "circle" | "capsule">;

/** Writes the contact of two convex shapes into `met`; false where there is none within reach. */
export function convexConvex(a: ConvexShape, b: ConvexShape): boolean {
  gaugePair(a, b);
  if (!((gauge[LARGEST] as number) < Number.POSITIVE_INFINITY)) return meetBeyond(a, b);
  loadCores(a, b);
  return meetConvex(a, b);
}
