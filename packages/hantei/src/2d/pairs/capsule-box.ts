/**
 * Capsule against box: where the core does not meet the box, the two are nearest at an end of the core or at a corner of the
 * box, and then at one of the two that are farthest to the left and to the right of the core's line: if that line crosses the
 * box, an end of the core is nearest, and beside the box it has the nearest corner on the side that faces it. Of a core along a
 * side either corner serves, or an end of the core is as near. A corner at infinity is never nearest.
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { compareDistance2d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { relateBoxSegment } from "../algorithms/relate-box-segment.js";
import { A, B, codeOf, loadStraight, relateDiscSegment } from "../algorithms/round-segment.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";

/** How a box lies to a capsule, as a code. */
export function capsuleBox(a: Capsule, b: Box): Code {
  if (isOutOfReach(a, b)) return DISJOINT;
  const core = relateBoxSegment(b, a);
  if (a.radius === 0) return core;
  if (core !== DISJOINT) return OVERLAPPING;
  registers[16] = a.radius;
  registers[17] = 0;
  loadStraight(A, a);
  let code: Code = Math.max(reachOfEnd(A, b), reachOfEnd(A + 2, b)) as Code;
  for (let corner = 0; corner < 2 && code !== OVERLAPPING; corner++) {
    const x = a.y2 < a.y1 === (corner === 0) ? b.maxX : b.minX;
    const y = a.x2 < a.x1 === (corner === 0) ? b.minY : b.maxY;
    // Of numbers, what is infinite, less itself, is not 0 but NaN.
    if (x - x === y - y) {
      registers[B] = x;
      registers[B + 1] = y;
      code = Math.max(code, relateDiscSegment(B, A, true)) as Code;
    }
  }
  return code;
}

/** Rounding is monotone: a rounded gap above the radius is above it in truth. NaN is out of reach. */
function isOutOfReach(a: Capsule, b: Box): boolean {
  return !(
    b.minX - Math.max(a.x1, a.x2) <= a.radius &&
    Math.min(a.x1, a.x2) - b.maxX <= a.radius &&
    b.minY - Math.max(a.y1, a.y2) <= a.radius &&
    Math.min(a.y1, a.y2) - b.maxY <= a.radius
  );
}

/** The end of the core in two registers against its nearest point of the box. */
function reachOfEnd(end: number, b: Box): Code {
  const x = registers[end] as number;
  const y = registers[end + 1] as number;
  registers[0] = x;
  registers[1] = y;
  registers[2] = x < b.minX ? b.minX : x > b.maxX ? b.maxX : x;
  registers[3] = y < b.minY ? b.minY : y > b.maxY ? b.maxY : y;
  registers[4] = registers[16] as number;
  registers[5] = 0;
  return codeOf(compareDistance2d());
}
