/** What the contacts of convex and of other shapes share. */
import { DISJOINT, TOUCHING } from "../../base/relation.js";
import { EDGE_A, EDGE_B, found, PLACE_A, PLACE_B } from "../algorithms/nearest.js";
import { outlineA, outlineB } from "../algorithms/outline.js";
import { measure } from "../distance-matrix.js";
import { AX, AY, BX, BY, GAP, measured } from "../measure/gap.js";
import { outlineOutline } from "../measure/outline-outline.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import { COUNT, DEPTH, MINIMAL, met, NX, NY, noteFeature, POINTS, REACH, TYPE_A, TYPE_B, X, Y } from "./met.js";

/** The depth of shapes that are disjoint, minus their distance; false where that is out of reach. */
export function measureDepth(a: Shape, b: Shape): boolean {
  if ((met[REACH] as number) === 0) return false;
  measure(a, b, false);
  const gap = measured[GAP] as number;
  met[DEPTH] = -gap;
  return gap <= (met[REACH] as number) && gap < Number.POSITIVE_INFINITY;
}

/** One common point of both, found among their edges. */
export function writeCommonPoint(a: Shape, b: Shape): void {
  outlineOutline(a, b, true);
  // Halves, for the sum may overflow.
  met[POINTS + X] = (measured[AX] as number) / 2 + (measured[BX] as number) / 2;
  met[POINTS + Y] = (measured[AY] as number) / 2 + (measured[BY] as number) / 2;
  met[COUNT] = 1;
  noteFeature(POINTS + TYPE_A, found[PLACE_A] as number, found[EDGE_A] as number, outlineA);
  noteFeature(POINTS + TYPE_B, found[PLACE_B] as number, found[EDGE_B] as number, outlineB);
}

/**
 * The contact of shapes that were built past the constructors, with infinite coordinates: nobody's shapes, and all that is
 * promised is an answer. Those with a NaN are disjoint from everything.
 */
export function meetBeyond(a: Shape, b: Shape): boolean {
  const code = relateCode(a, b);
  if (code === DISJOINT) return false;
  met[NX] = 1;
  met[NY] = 0;
  met[DEPTH] = code === TOUCHING ? 0 : Number.POSITIVE_INFINITY;
  met[MINIMAL] = 0;
  met[COUNT] = 0;
  return true;
}
