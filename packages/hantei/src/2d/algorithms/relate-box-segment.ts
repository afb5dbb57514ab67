/**
 * Segment against box: separating axes x, y and the segment's normal.
 *
 * On the normal (−uy, ux) the segment is the number 0 and the box an interval between two opposite corners, chosen by the
 * signs of u:
 *
 * ```text
 *   +-------H    u points right and up: the corner farthest to its left is (minX, maxY) = H mirrored in x,
 *   |       |    the one farthest to its right (maxX, minY). The box lies on both sides of the line where
 *   L-------+    their orientations differ.
 * ```
 */

import { relateExtents } from "../../base/extent.js";
import { type Code, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import type { Bounds } from "../foundation/bounds.js";
import { relateSides, type Straight } from "../foundation/segment-axes.js";
import { loadStraight } from "./round-segment.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`: each side is one such determinant. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** How a segment lies to a box, as a code. */
export function relateBoxSegment(a: Bounds, b: Straight): Code {
  const { x1, y1, x2, y2 } = b;
  const ux = x2 - x1;
  const uy = y2 - y1;
  const x = relateExtents(a.minX, a.maxX, ux < 0 ? x2 : x1, ux < 0 ? x1 : x2);
  if (x === DISJOINT) return DISJOINT;
  const y = relateExtents(a.minY, a.maxY, uy < 0 ? y2 : y1, uy < 0 ? y1 : y2);
  if (y === DISJOINT) return DISJOINT;
  const highP = ux * ((ux < 0 ? a.minY : a.maxY) - y1);
  const highQ = uy * ((uy < 0 ? a.maxX : a.minX) - x1);
  const lowP = ux * ((ux < 0 ? a.maxY : a.minY) - y1);
  const lowQ = uy * ((uy < 0 ? a.minX : a.maxX) - x1);
  const high = highP - highQ;
  const low = lowP - lowQ;
  const highBound = SIDE_ERROR * (Math.abs(highP) + Math.abs(highQ)) + UNDERFLOW_GUARD;
  const lowBound = SIDE_ERROR * (Math.abs(lowP) + Math.abs(lowQ)) + UNDERFLOW_GUARD;
  if (high < -highBound || low > lowBound) return DISJOINT;
  if (high > highBound && low < -lowBound) return x < y ? x : y;
  const normal = uncertain(a, b);
  return Math.min(x, y, normal) as Code;
}

/** The relation on the segment's normal, exactly. */
function uncertain(a: Bounds, b: Straight): Code {
  loadStraight(0, b);
  registers[4] = b.x2 < b.x1 ? a.minY : a.maxY;
  registers[5] = b.y2 < b.y1 ? a.maxX : a.minX;
  const high = side(1);
  registers[4] = b.x2 < b.x1 ? a.maxY : a.minY;
  registers[5] = b.y2 < b.y1 ? a.minX : a.maxX;
  return relateSides(side(-1), high);
}

/**
 * The side of a corner whose y is in register 4 and whose x in register 5. An infinite coordinate outweighs everything,
 * unless the normal has no part along it; then any finite number serves in its place.
 */
function side(towards: Sign): Sign {
  const cornerY = registers[4] as number;
  const cornerX = registers[5] as number;
  const infiniteY = cornerY - cornerY !== 0;
  const infiniteX = cornerX - cornerX !== 0;
  if (infiniteY && registers[0] !== registers[2]) return towards;
  if (infiniteX && registers[1] !== registers[3]) return towards;
  registers[4] = infiniteX ? (registers[0] as number) : cornerX;
  registers[5] = infiniteY ? (registers[1] as number) : cornerY;
  return orient2dAt(0, 2, 4);
}
