/**
 * Point on segment: on the segment's normal both are one number, and they must be equal; then x and y decide.
 */

import { relateExtents } from "../../base/extent.js";
import { type Code, DISJOINT } from "../../base/relation.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Straight } from "../foundation/segment-axes.js";

/** How the point (p.x, p.y) lies to the segment between two ends, as a code. */
export function relateOnSegment(s: Straight, p: { readonly x: number; readonly y: number }): Code {
  const x = relateExtents(Math.min(s.x1, s.x2), Math.max(s.x1, s.x2), p.x, p.x);
  if (x === DISJOINT) return DISJOINT;
  const y = relateExtents(Math.min(s.y1, s.y2), Math.max(s.y1, s.y2), p.y, p.y);
  if (y === DISJOINT) return DISJOINT;
  registers[0] = s.x1;
  registers[1] = s.y1;
  registers[2] = s.x2;
  registers[3] = s.y2;
  registers[4] = p.x;
  registers[5] = p.y;
  if (orient2dAt(0, 2, 4) !== 0) return DISJOINT;
  return x < y ? x : y;
}
