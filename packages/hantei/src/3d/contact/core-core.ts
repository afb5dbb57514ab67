/** The contact of any two shapes of space: the best axis, the relation, the depth, the points. */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { axis, lookAround, SEPARATION, separate } from "../algorithms/separate.js";
import { measure } from "../distance-matrix.js";
import { GAP, GAP_ERROR, measured } from "../measure/core-core.js";
import { loadCores } from "../measure/cores.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import { writeRoundedDepth } from "./depth.js";
import { COUNT, DEPTH, met, NORMAL, REACH } from "./met.js";
import { writePoints } from "./points.js";

/** Writes the contact of two shapes into `met`; false where there is none within reach. */
export function meetCores(a: Shape3, b: Shape3): boolean {
  loadCores(a, b);
  if (!((gauge[LARGEST] as number) < Number.POSITIVE_INFINITY)) return meetBeyond(a, b);
  separate();
  const scale = gauge[SCALE] as number;
  const slack = GAP_ERROR * ((gauge[LARGEST] as number) * scale);
  const radii = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  const isFar = (axis[SEPARATION] as number) > radii + slack;
  if (isFar && met[REACH] === 0) return false;
  if ((axis[SEPARATION] as number) > -slack || axis[SEPARATION] === Number.NEGATIVE_INFINITY) lookAround();
  const room = (axis[SEPARATION] as number) - radii;
  const isKnown = Math.abs(room) > slack && Math.abs(room) < Number.POSITIVE_INFINITY;
  const code: Code = !isKnown ? relateCode(a, b) : room > 0 ? DISJOINT : OVERLAPPING;
  if (code === DISJOINT) {
    if (met[REACH] === 0) return false;
    measure(a, b, false);
    const gap = measured[GAP] as number;
    if (!(gap <= (met[REACH] as number) && gap < Number.POSITIVE_INFINITY)) return false;
    met[DEPTH] = -gap;
  } else if (code === TOUCHING) {
    met[DEPTH] = 0;
  } else if (axis[SEPARATION] === Number.NEGATIVE_INFINITY) {
    met[DEPTH] = Number.POSITIVE_INFINITY;
  } else {
    writeRoundedDepth();
  }
  for (let each = 0; each < 3; each++) met[NORMAL + each] = (axis[each] as number) + 0;
  writePoints(a, b, code !== OVERLAPPING);
  return true;
}

/**
 * The contact of shapes that were built past the constructors, with infinite coordinates: nobody's shapes, and all that is
 * promised is an answer. Those with a NaN are disjoint from everything.
 */
function meetBeyond(a: Shape3, b: Shape3): boolean {
  const code = relateCode(a, b);
  if (code === DISJOINT) return false;
  met[NORMAL] = 1;
  met[NORMAL + 1] = 0;
  met[NORMAL + 2] = 0;
  met[DEPTH] = code === TOUCHING ? 0 : Number.POSITIVE_INFINITY;
  met[COUNT] = 0;
  return true;
}
