import { relateExtents } from "../../base/extent.js";
import { type Code, OVERLAPPING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";

/** Anything with two ends: a segment, or the core of a capsule. */
export interface Straight {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * How a segment lies to a set on the segment's own normal, where the segment is the number 0 and the set an interval whose
 * ends have these signs.
 */
export function relateSides(low: Sign, high: Sign): Code {
  // Opposite signs are 1, equal ones −1, one 0 is 0, two are 1: without a branch, for which of them it is cannot be foreseen.
  return ((+(low === 0) & +(high === 0)) - Math.imul(low, high)) as Code;
}

/** How the bounding boxes of two segments in the registers 0 to 7 lie: their relation on the axes x and y. */
export function relateBounds(): Code {
  let code: Code = OVERLAPPING;
  for (let axis = 0; axis < 2; axis++) {
    const a1 = registers[axis] as number;
    const a2 = registers[axis + 2] as number;
    const b1 = registers[axis + 4] as number;
    const b2 = registers[axis + 6] as number;
    const along = relateExtents(Math.min(a1, a2), Math.max(a1, a2), Math.min(b1, b2), Math.max(b1, b2));
    if (along < code) code = along;
  }
  return code;
}
