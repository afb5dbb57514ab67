/**
 * Point on segment: on the segment's normal both are one number, and they must be equal; then x and y decide, and the ends.
 */

import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { settleOrient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Straight } from "../foundation/segment-axes.js";
import { loadStraight } from "./round-segment.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;
/** Engines put a constant of the module's own into the code; an imported one they read anew. */
const GUARD = UNDERFLOW_GUARD;

/** How the point (p.x, p.y) lies to the segment between two ends, as a code. */
export function relateOnSegment(s: Straight, p: { readonly x: number; readonly y: number }): Code {
  const p1 = (s.x2 - s.x1) * (p.y - s.y1);
  const q1 = (s.y2 - s.y1) * (p.x - s.x1);
  // Most points are beside the line.
  if (Math.abs(p1 - q1) > SIDE_ERROR * (Math.abs(p1) + Math.abs(q1)) + GUARD) return DISJOINT;
  const { x, y } = p;
  // Compared here: in a call that is rarely made numbers are boxed. NaN ends here.
  const betweenX = (+(s.x1 <= x) & +(x <= s.x2)) | (+(s.x2 <= x) & +(x <= s.x1));
  const betweenY = (+(s.y1 <= y) & +(y <= s.y2)) | (+(s.y2 <= y) & +(y <= s.y1));
  if ((betweenX & betweenY) === 0) return DISJOINT;
  loadStraight(0, s);
  registers[4] = x;
  registers[5] = y;
  if (settleOrient2dAt(0, 2, 4) !== 0) return DISJOINT;
  // At one end it touches; at both the segment is the point itself.
  const isFirst = +(x === s.x1) & +(y === s.y1);
  const isSecond = +(x === s.x2) & +(y === s.y2);
  return isFirst === isSecond ? OVERLAPPING : TOUCHING;
}
