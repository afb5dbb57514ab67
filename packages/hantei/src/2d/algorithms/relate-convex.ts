/**
 * Convex rings against each other, by separating axes: two convex sets of the plane have disjoint interiors where the line of
 * some edge of either has the other on its outer side, and no common point where it has it there strictly. (The edges of their
 * Minkowski difference are the edges of both.) A segment is a ring of two vertices, whose two edges are one line seen from
 * both sides.
 *
 * Written out in one loop: most edges need one vertex to be seen not to separate, mostly the one that told for the edge before.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import type { Sign } from "../../exact/sign.js";
import { before, type Coordinates } from "./path.js";
import { load } from "./region.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** Numbers in the longest ring that is asked whether it is convex: the answer is not kept. */
const LONGEST = 128;

/** 1 where a simple ring is convex and runs counter-clockwise (y up), −1 clockwise; 0 where it is not convex, or long, or has a NaN. */
export function convexity(ring: Coordinates): Sign {
  const { length } = ring;
  if (length > LONGEST) return 0;
  let sign: Sign = 0;
  let x0 = ring[length - 4] as number;
  let y0 = ring[length - 3] as number;
  let x1 = ring[length - 2] as number;
  let y1 = ring[length - 1] as number;
  for (let at = 0; at < length; at += 2) {
    const x2 = ring[at] as number;
    const y2 = ring[at + 1] as number;
    const p = (x1 - x0) * (y2 - y1);
    const q = (y1 - y0) * (x2 - x1);
    const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
    let turn: Sign = p - q > bound ? 1 : q - p > bound ? -1 : 0;
    if (turn === 0) {
      if (!(x2 - x2 === 0 && y2 - y2 === 0)) return 0;
      load(0, ring, before(ring, before(ring, at)));
      load(2, ring, before(ring, at));
      load(4, ring, at);
      turn = orient2dAt(0, 2, 4);
    }
    if (turn !== 0) {
      if (turn === -sign) return 0;
      sign = turn;
    }
    x0 = x1;
    y0 = y1;
    x1 = x2;
    y1 = y2;
  }
  return sign;
}

/** How two convex rings lie, of which each runs the way that its sign says, as a code. */
export function relateConvex(a: Coordinates, signA: Sign, b: Coordinates, signB: Sign): Code {
  const first = separates(a, signA, b);
  if (first === DISJOINT) return DISJOINT;
  const second = separates(b, signB, a);
  return second < first ? second : first;
}

/** DISJOINT where an edge of a ring has all vertices of the other strictly outside, TOUCHING where outside or on its line. */
function separates(ring: Coordinates, sign: Sign, other: Coordinates): Code {
  let code: Code = OVERLAPPING;
  let witness = 0;
  let x1 = ring[ring.length - 2] as number;
  let y1 = ring[ring.length - 1] as number;
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = ring[at] as number;
    const y2 = ring[at + 1] as number;
    const ux = sign * (x2 - x1);
    const uy = sign * (y2 - y1);
    let edge: Code = DISJOINT;
    let vertex = witness;
    do {
      const p = ux * ((other[vertex + 1] as number) - y1);
      const q = uy * ((other[vertex] as number) - x1);
      const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
      let side = p - q > bound ? 1 : q - p > bound ? -1 : 0;
      if (side === 0) {
        load(0, ring, before(ring, at));
        load(2, ring, at);
        load(4, other, vertex);
        side = sign * orient2dAt(0, 2, 4);
      }
      if (side > 0) {
        edge = OVERLAPPING;
        witness = vertex;
        break;
      }
      if (side === 0) edge = TOUCHING;
      vertex += 2;
      if (vertex >= other.length) vertex = 0;
    } while (vertex !== witness);
    if (edge === DISJOINT) return DISJOINT;
    if (edge === TOUCHING) code = TOUCHING;
    x1 = x2;
    y1 = y2;
  }
  return code;
}
