/**
 * Short rings in one reading, in plain doubles: what most questions about a small polygon come to. Whatever is near a tie is
 * left to others, and so is NaN, which no comparison here takes for certain.
 */
import { type Code, certainCode, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { LINE_ERROR } from "../../exact/compare-distance.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Coordinates } from "./path.js";

/** What doubles could not tell. */
export const UNDECIDED = 2;

/** Numbers in the longest ring that is read so: longer ones have an index, or are worth their bounds. */
const LONGEST = 128;

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * How a segment lies to the inside of a simple ring, as a code, or UNDECIDED.
 *
 * Every vertex lies on one of the two sides of the segment's line, or all is left undecided. Where edges go from side to side,
 * the segment's ends may lie on the two sides of the edge: then it crosses the ring, and goes inside. Where it crosses none, it
 * lies inside or outside as a whole; its line goes through the ring's edges on both sides of it, and tells which by the number
 * of them beyond its end.
 */
export function relateStraightShort(s: Straight, ring: Coordinates): Code | typeof UNDECIDED {
  if (ring.length > LONGEST) return UNDECIDED;
  const { x1, y1, x2, y2 } = s;
  const ux = x2 - x1;
  const uy = y2 - y1;
  let beyond = false;
  let fromX = ring[ring.length - 2] as number;
  let fromY = ring[ring.length - 1] as number;
  let p = ux * (fromY - y1);
  let q = uy * (fromX - x1);
  let side = p - q;
  if (!(Math.abs(side) > SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD)) return UNDECIDED;
  for (let at = 0; at < ring.length; at += 2) {
    const toX = ring[at] as number;
    const toY = ring[at + 1] as number;
    p = ux * (toY - y1);
    q = uy * (toX - x1);
    const next = p - q;
    if (!(Math.abs(next) > SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD)) return UNDECIDED;
    if (next > 0 !== side > 0) {
      const vx = toX - fromX;
      const vy = toY - fromY;
      const p1 = vx * (y1 - fromY);
      const q1 = vy * (x1 - fromX);
      const p2 = vx * (y2 - fromY);
      const q2 = vy * (x2 - fromX);
      const first = p1 - q1;
      const second = p2 - q2;
      if (!(Math.abs(first) > SIDE_ERROR * (Math.abs(p1) + Math.abs(q1)) + UNDERFLOW_GUARD)) return UNDECIDED;
      if (!(Math.abs(second) > SIDE_ERROR * (Math.abs(p2) + Math.abs(q2)) + UNDERFLOW_GUARD)) return UNDECIDED;
      if (first > 0 !== second > 0) return overlapping(ring, at);
      // The segment's line meets the edge beyond its second end, as seen from the first, where the edge has both on the side
      // that it goes to when it turns from the line's direction.
      if (first > 0 === next > 0) beyond = !beyond;
    }
    fromX = toX;
    fromY = toY;
    side = next;
  }
  return certainCode(beyond);
}

/** OVERLAPPING, unless one of the vertices from an offset on, which nobody has looked at, is not finite. */
function overlapping(ring: Coordinates, from: number): Code | typeof UNDECIDED {
  let nothing = 0;
  for (let at = from; at < ring.length; at++) nothing += (ring[at] as number) - (ring[at] as number);
  return nothing === 0 ? OVERLAPPING : UNDECIDED;
}

/**
 * How a disc of a radius above 0 lies to the inside of a simple ring, as a code, or UNDECIDED: it overlaps where it comes near
 * enough to an edge, or where its center is inside; else it is disjoint.
 */
export function relateDiscShort(disc: Disc, ring: Coordinates): Code | typeof UNDECIDED {
  if (ring.length > LONGEST) return UNDECIDED;
  const { x, y, radius } = disc;
  const radiusSquared = radius * radius;
  let inside = false;
  let fromX = ring[ring.length - 2] as number;
  let fromY = ring[ring.length - 1] as number;
  let wx = x - fromX;
  let wy = y - fromY;
  for (let at = 0; at < ring.length; at += 2) {
    const toX = ring[at] as number;
    const toY = ring[at + 1] as number;
    const ux = toX - fromX;
    const uy = toY - fromY;
    const vx = x - toX;
    const vy = y - toY;
    const p = ux * wy;
    const q = uy * wx;
    const side = p - q;
    const spread = Math.abs(p) + Math.abs(q);
    let left: number;
    let right: number;
    let size: number;
    // As in `2d/pairs/circle-segment.ts`, where it is said why a wrong choice near a border does no harm.
    if (ux * wx + uy * wy <= 0) {
      left = wx * wx + wy * wy;
      right = radiusSquared;
      size = left + right;
    } else if (ux * vx + uy * vy >= 0) {
      left = vx * vx + vy * vy;
      right = radiusSquared;
      size = left + right;
    } else {
      const rx = radius * ux;
      const ry = radius * uy;
      left = side * side;
      right = rx * rx + ry * ry;
      size = spread * spread + right;
    }
    if (!(Math.abs(left - right) > LINE_ERROR * size + UNDERFLOW_GUARD)) return UNDECIDED;
    if (left < right) return overlapping(ring, at);
    if (fromY > y !== toY > y) {
      if (!(Math.abs(side) > SIDE_ERROR * spread + UNDERFLOW_GUARD)) return UNDECIDED;
      if (side > 0 === uy > 0) inside = !inside;
    }
    fromX = toX;
    fromY = toY;
    wx = vx;
    wy = vy;
  }
  return inside ? OVERLAPPING : DISJOINT;
}
