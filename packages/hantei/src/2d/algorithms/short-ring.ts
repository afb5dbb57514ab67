/**
 * Short rings in one reading, in plain doubles: what most questions about a small polygon come to. Near a tie they are read once
 * more, exactly, or left to others; so is NaN, which no comparison here takes for certain.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { LINE_ERROR } from "../../exact/compare-distance.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Coordinates } from "./path.js";
import { A, B, loadStraight, settleDiscSegment } from "./round-segment.js";

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
 * ```text
 *      left of the line    ......+.........+......   A line shifted a little to the left takes vertices on it for right of it,
 *                               / \       / \        one shifted to the right for left of it; both pass between all vertices.
 *      ---first====second------v---\-----/---\---   Inside the ring is where both shifted lines are: by the number of edges
 *                                  \   /             that each crosses beyond.
 *                                   \_/
 * ```
 *
 * An edge that crosses an inner point of the segment shows that it goes inside. Where none does, nothing changes between
 * vertices on it. One such vertex leaves two stretches, of which the last is told by the edges crossed beyond the second end and
 * the first by those before the first. More are UNDECIDED, and so is a segment of length 0.
 */
export function relateStraightShort(s: Straight, ring: Coordinates): Code | typeof UNDECIDED {
  const { x1, y1, x2, y2 } = s;
  const ux = x2 - x1;
  const uy = y2 - y1;
  if (ring.length > LONGEST || (ux === 0 && uy === 0)) return UNDECIDED;
  // Bit 0: the line shifted left is inside; bit 1: the one shifted right.
  let beyond = 0;
  let before = 0;
  let code: Code = DISJOINT;
  let within = 0;
  let from = 0;
  let fromSide = 0;
  let fromPlace = 0;
  for (let at = -2; at < ring.length; at += 2) {
    const to = at < 0 ? ring.length - 2 : at;
    const toX = ring[to] as number;
    const toY = ring[to + 1] as number;
    const p = ux * (toY - y1);
    const q = uy * (toX - x1);
    let side = p - q;
    let place = 0;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(side) > SIDE_ERROR * size + UNDERFLOW_GUARD)) {
      // NaN, too.
      if (!(size < Number.POSITIVE_INFINITY)) return UNDECIDED;
      loadStraight(0, s);
      registers[4] = toX;
      registers[5] = toY;
      // The plus tells the compiler that it is a number: else every side, of any edge, would be boxed.
      side = +orient2dAt(0, 2, 4);
      place = ux !== 0 ? placeOf(0) : placeOf(1);
    }
    // Both on one side: most edges.
    if (at >= 0 && !(side * fromSide > 0)) {
      if (side === 0) {
        if (place >= AT_FIRST && place <= AT_SECOND) code = TOUCHING;
        if (place === WITHIN) within++;
        // Edges all along the segment, from beyond its one end to beyond the other.
        if (fromSide === 0 && place * fromPlace < 0) code = TOUCHING;
      }
      const lines = (+(side > 0) ^ +(fromSide > 0)) | ((+(side < 0) ^ +(fromSide < 0)) << 1);
      if (side === 0 || fromSide === 0) {
        const crossed = side === 0 ? place : fromPlace;
        if (crossed >= AT_SECOND) beyond ^= lines;
        else if (crossed <= AT_FIRST) before ^= lines;
      } else {
        loadStraight(0, s);
        registers[4] = ring[from] as number;
        registers[5] = ring[from + 1] as number;
        registers[6] = toX;
        registers[7] = toY;
        const first = orient2dAt(4, 6, 0);
        const second = orient2dAt(4, 6, 2);
        if (first === 0 || second === 0) code = TOUCHING;
        else if (first !== second) return overlapping(ring, to);
        // Both ends are before the edge, or one is on it; an edge that ends left of the line has what is before it on its left.
        if (second === 0 || (first !== 0 && first > 0 === side > 0)) beyond ^= lines;
        else before ^= lines;
      }
    }
    from = to;
    fromSide = side;
    fromPlace = place;
  }
  if (within > 1) return UNDECIDED;
  return beyond === 3 || (within !== 0 && before === 3) ? OVERLAPPING : code;
}

/** Where a vertex on the segment's line lies, in the order of the segment's own direction; ±2 beyond its ends. */
const AT_FIRST = -1;
const WITHIN = 0;
const AT_SECOND = 1;

/** The place of the vertex in the registers 4 and 5 along an axis of the segment in 0 to 3. */
function placeOf(axis: number): number {
  const value = registers[4 + axis] as number;
  const start = registers[axis] as number;
  const end = registers[2 + axis] as number;
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
