/**
 * Point on segment: on the segment's normal both are one number, and they must be equal; then x and y decide.
 */

import { type Code, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Straight } from "../foundation/segment-axes.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** How the point (p.x, p.y) lies to the segment between two ends, as a code. */
export function relateOnSegment(s: Straight, p: { readonly x: number; readonly y: number }): Code {
  const p1 = (s.x2 - s.x1) * (p.y - s.y1);
  const q1 = (s.y2 - s.y1) * (p.x - s.x1);
  // Most points are beside the line.
  if (Math.abs(p1 - q1) > SIDE_ERROR * (Math.abs(p1) + Math.abs(q1)) + UNDERFLOW_GUARD) return DISJOINT;
  return uncertain(s, p);
}

function uncertain(s: Straight, p: { readonly x: number; readonly y: number }): Code {
  // On each axis `relateExtents` of two ends and a point, without a branch: which it is cannot be foreseen.
  const { x, y } = p;
  const closedX = (+(s.x1 <= x) & +(x <= s.x2)) | (+(s.x2 <= x) & +(x <= s.x1));
  const closedY = (+(s.y1 <= y) & +(y <= s.y2)) | (+(s.y2 <= y) & +(y <= s.y1));
  if ((closedX & closedY) === 0) return DISJOINT;
  const openX = (+(x !== s.x1) & +(x !== s.x2)) | +(s.x1 === s.x2);
  const openY = (+(y !== s.y1) & +(y !== s.y2)) | +(s.y1 === s.y2);
  registers[0] = s.x1;
  registers[1] = s.y1;
  registers[2] = s.x2;
  registers[3] = s.y2;
  registers[4] = p.x;
  registers[5] = p.y;
  if (orient2dAt(0, 2, 4) !== 0) return DISJOINT;
  return (openX & openY) as Code;
}
