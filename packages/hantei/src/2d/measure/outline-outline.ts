/** Any shape and any other: the nearest points of their outlines, then their radii. */
import { TOUCHING } from "../../base/relation.js";
import { findNearest } from "../algorithms/nearest.js";
import { outlineA, outlineB } from "../algorithms/outline.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import { codeOfGap, GAP, measured, measureGap } from "./gap.js";
import { outlinePair } from "./outlines.js";

/** Measures two shapes; their points only where they are wanted. */
export function outlineOutline(a: Shape, b: Shape, wantsPoints: boolean): void {
  outlinePair(a, b);
  const solid = outlineA.solid || outlineB.solid;
  // Of what has an inside, edges alone do not tell whether it is apart.
  const known = solid ? relateCode(a, b) : TOUCHING;
  if (solid && known >= TOUCHING && !wantsPoints) {
    measured[GAP] = 0;
    return;
  }
  findNearest(outlineA, outlineB);
  measureGap(solid ? known : codeOfGap(a, b), wantsPoints);
}
