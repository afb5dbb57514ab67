import { relateExtents } from "../../base/extent.js";
import { type Code, DISJOINT } from "../../base/relation.js";
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

/** The two ends of a segment; shapes are built on this room, not the other way round. */
interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** How the bounding boxes of two segments lie: their relation on the axes x and y. */
export function relateBounds(a: Ends, b: Ends): Code {
  const x = relateExtents(Math.min(a.x1, a.x2), Math.max(a.x1, a.x2), Math.min(b.x1, b.x2), Math.max(b.x1, b.x2));
  if (x === DISJOINT) return DISJOINT;
  const y = relateExtents(Math.min(a.y1, a.y2), Math.max(a.y1, a.y2), Math.min(b.y1, b.y2), Math.max(b.y1, b.y2));
  return y < x ? y : x;
}
