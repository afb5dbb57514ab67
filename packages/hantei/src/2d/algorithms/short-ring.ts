/**
 * Short rings in one reading, in plain doubles: what most questions about a small polygon come to. Near a tie they are read once
 * more, exactly, or left to others; so is NaN, which no comparison here takes for certain.
 */
import { type Code, certainCode, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { LINE_ERROR } from "../../exact/compare-distance.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Coordinates } from "./path.js";
import { A, B, settleDiscSegment } from "./round-segment.js";

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

/** How a segment lies to the inside of a simple ring, as a code, or UNDECIDED. */
export function relateStraightShort(s: Straight, ring: Coordinates): Code | typeof UNDECIDED {
  if (ring.length > LONGEST) return UNDECIDED;
  const soon = relateSurely(s, ring);
  return soon === UNDECIDED ? relateExactly(s, ring) : soon;
}

/**
 * In doubles: every vertex lies on one of the two sides of the segment's line, or all is left undecided. Where edges go from
 * side to side, the segment's ends may lie on the two sides of the edge: then it crosses the ring, and goes inside. Where it
 * crosses none, it lies inside or outside as a whole; its line goes through the ring's edges on both sides of it, and tells
 * which by the number of them beyond its end.
 */
function relateSurely(s: Straight, ring: Coordinates): Code | typeof UNDECIDED {
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

/** Where a vertex on the segment's line lies, in the order of the segment's own direction. */
const AT_FIRST = -1;
const WITHIN = 0;
const AT_SECOND = 1;

/**
 * Exactly, vertices on the line included.
 *
 * ```text
 *      left of the line    ......+.........+......   A line shifted a little to the left takes vertices on it for right of it,
 *                               / \       / \        one shifted to the right for left of it; both pass between all vertices.
 *      ---first====second------v---\-----/---\---   Inside the ring is where both shifted lines are: by the number of edges
 *                                  \   /             that each crosses beyond.
 *                                   \_/
 * ```
 *
 * No edge crosses the segment's inner points, or it would go inside; so between vertices on them nothing changes. One such
 * vertex, or the two of an edge along the segment, leave two stretches, of which the last is told by the edges crossed beyond
 * the second end and the first by those before the first. More are UNDECIDED, and so is a segment of length 0.
 */
function relateExactly(s: Straight, ring: Coordinates): Code | typeof UNDECIDED {
  const { x1, y1, x2, y2 } = s;
  const axis = x1 === x2 ? 1 : 0;
  const start = axis === 0 ? x1 : y1;
  const end = axis === 0 ? x2 : y2;
  let nothing = start === end ? 1 : x1 - x1 + (y1 - y1) + (x2 - x2) + (y2 - y2);
  for (let at = 0; at < ring.length; at++) nothing += (ring[at] as number) - (ring[at] as number);
  if (nothing !== 0) return UNDECIDED;
  registers[0] = x1;
  registers[1] = y1;
  registers[2] = x2;
  registers[3] = y2;
  // Bit 0: the line shifted left is inside; bit 1: the one shifted right.
  let beyond = 0;
  let before = 0;
  let code: Code = DISJOINT;
  let within = 0;
  let firstWithin = 0;
  let lastWithin = 0;
  let from = ring.length - 2;
  let fromSide = sideOf(ring, from);
  let fromPlace = placeOf(ring[from + axis] as number, start, end);
  for (let to = 0; to < ring.length; to += 2) {
    const side = sideOf(ring, to);
    const place = placeOf(ring[to + axis] as number, start, end);
    if (side === 0) {
      if (place >= AT_FIRST && place <= AT_SECOND) code = TOUCHING;
      if (place === WITHIN) {
        if (within === 0) firstWithin = to;
        lastWithin = to;
        within++;
      }
      // An edge all along the segment.
      if (
        fromSide === 0 &&
        (place <= AT_FIRST ? fromPlace >= AT_SECOND : place >= AT_SECOND && fromPlace <= AT_FIRST)
      ) {
        code = TOUCHING;
      }
    }
    const lines = (+(side > 0) ^ +(fromSide > 0)) | ((+(side < 0) ^ +(fromSide < 0)) << 1);
    if (side === 0 || fromSide === 0) {
      const crossed = side === 0 ? place : fromPlace;
      if (crossed >= AT_SECOND) beyond ^= lines;
      else if (crossed <= AT_FIRST) before ^= lines;
    } else if (lines !== 0) {
      registers[4] = ring[from] as number;
      registers[5] = ring[from + 1] as number;
      registers[6] = ring[to] as number;
      registers[7] = ring[to + 1] as number;
      const first = orient2dAt(4, 6, 0);
      const second = orient2dAt(4, 6, 2);
      if (first === 0 || second === 0) code = TOUCHING;
      else if (first !== second) return OVERLAPPING;
      // Both ends are before the edge, or one is on it; an edge that ends left of the line has what is before it on its left.
      if (second === 0 || (first !== 0 && first === side)) beyond ^= lines;
      else before ^= lines;
    }
    from = to;
    fromSide = side;
    fromPlace = place;
  }
  if (within > 2) return UNDECIDED;
  if (within === 2 && lastWithin - firstWithin !== 2 && lastWithin - firstWithin !== ring.length - 2) return UNDECIDED;
  return beyond === 3 || (within !== 0 && before === 3) ? OVERLAPPING : code;
}

/** The side of the line through the registers 0 to 3 on which a vertex lies. */
function sideOf(ring: Coordinates, at: number): Sign {
  registers[4] = ring[at] as number;
  registers[5] = ring[at + 1] as number;
  return orient2dAt(0, 2, 4);
}

/** Before the first end, at it, within, at the second, or beyond it: −2 to 2. */
function placeOf(value: number, start: number, end: number): number {
  const forward = +(value > start) - +(value < start) + +(value > end) - +(value < end);
  // Not its negative: −0 is no small integer, and would be put on the heap.
  return end > start ? forward : 0 - forward;
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
  let code: Code = DISJOINT;
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
    if (Math.abs(left - right) > LINE_ERROR * size + UNDERFLOW_GUARD) {
      if (left < right) return overlapping(ring, at);
    } else {
      if (!(size < Number.POSITIVE_INFINITY)) return UNDECIDED;
      const met = settle(disc, ring, at);
      if (met === OVERLAPPING) return overlapping(ring, at);
      if (met === TOUCHING) code = TOUCHING;
    }
    if (fromY > y !== toY > y) {
      if (!(Math.abs(side) > SIDE_ERROR * spread + UNDERFLOW_GUARD)) return UNDECIDED;
      if (side > 0 === uy > 0) inside = !inside;
    }
    fromX = toX;
    fromY = toY;
    wx = vx;
    wy = vy;
  }
  return inside ? OVERLAPPING : code;
}

/** A disc against the edge that ends at an offset, exactly. */
function settle(disc: Disc, ring: Coordinates, at: number): Code {
  const from = at === 0 ? ring.length - 2 : at - 2;
  registers[A] = disc.x;
  registers[A + 1] = disc.y;
  registers[B] = ring[from] as number;
  registers[B + 1] = ring[from + 1] as number;
  registers[B + 2] = ring[at] as number;
  registers[B + 3] = ring[at + 1] as number;
  registers[16] = disc.radius;
  registers[17] = 0;
  return settleDiscSegment(A, B);
}
