/**
 * Two convex rings of few vertices, of polygons, boxes and segments (there and back), in doubles, where they overlap beyond
 * doubt or are apart. What is left (nearly touching, concave, thin or long rings, huge or tiny numbers) goes the general way.
 *
 * Of two convex sets that overlap, the least way out leads across an edge of one of them (see `algorithms/separate.ts`): the one
 * below which the other's lowest vertex is highest. A vertex below the best so far ends the search at that edge, so most edges
 * are done with after one vertex or two.
 *
 * In one file, long as it is: an engine looks up at every use what other modules export, numbers of registers too, and the search
 * and the points apart took a quarter longer.
 */

import { trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { FOLD } from "../algorithms/convex.js";
import type { Coordinates } from "../algorithms/path.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Box } from "../shapes/box.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Segment } from "../shapes/segment.js";
import { anyAny } from "./any-any.js";
import { convexConvex } from "./convex-convex.js";
import { EDGE_ERROR, FARTHEST, facing, INSIDE_ERROR, LEAST, raiseFacing, SHORTEST } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, type ContactPoint, writePart } from "./result.js";

/** Numbers of a ring that is short: sixteen vertices. */
const SHORT = 32;
/** Numbers of a segment. */
const STRAIGHT = 4;
/** The sizes of a vertex's two coordinates are at most this many times the root of the ring's squares: √2, rounded up. */
const PLACES = 1.5;
/** Two places along an edge, or heights above it, closer than this times a middling coordinate are one: 16 last places. */
const SAME = 32 * UNIT_ROUNDOFF;

interface Ring {
  /** x and y of each vertex, copied: arrays of numbers come in several forms, and a loop over one is faster than over all. */
  readonly xy: Float64Array;
  /** How many numbers there are. */
  end: number;
  /** 1 where it runs counter-clockwise, −1 where clockwise. */
  turn: number;
}

const ringA: Ring = /* @__PURE__ */ ring();
const ringB: Ring = /* @__PURE__ */ ring();

function ring(): Ring {
  return { xy: new Float64Array(SHORT), end: 0, turn: 0 };
}

/** Registers: doubles that functions hand each other, not boxed. */
const register: Float64Array = /* @__PURE__ */ new Float64Array(9);
/** The sums of the squares of each ring's coordinates. */
const SQUARES_A = 0;
const SQUARES_B = 1;
/** Twice the largest rounding error of a corner, by its two edges' sizes: a corner beyond it is one, however it is moved. */
const FOLDED = 2;
/** The greatest height of a lowest vertex so far, and its edge's unit normal, outward. */
const HEIGHT = 3;
const UX = 4;
const UY = 5;
/** A point that is looked for in a ring. */
const PX = 6;
const PY = 7;
/** Places closer than this are one. */
const NEAR = 8;

/** What the search found: the owner of the edge, 0 or 1, the edge's first vertex and the other ring's lowest, as places in `xy`. */
const best: Int32Array = /* @__PURE__ */ new Int32Array(3);
const OWNER = 0;
const OWN = 1;
const LOWEST = 2;

/** Writes the contact of two polygons; false where there is none within reach. */
export function polygonPolygon(a: Polygon, b: Polygon, into: ContactBuffer, isTurned: boolean): boolean {
  const isShort = a.coordinates.length <= SHORT && b.coordinates.length <= SHORT;
  if (!isShort || a.holes.length + b.holes.length !== 0) return anyAny(a, b, into, isTurned);
  copyRing(ringA, a.coordinates, SQUARES_A);
  copyRing(ringB, b.coordinates, SQUARES_B);
  return meetRings(into, isTurned) ?? anyAny(a, b, into, isTurned);
}

/** Writes the contact of a polygon and a box; false where there is none within reach. */
export function polygonBox(a: Polygon, b: Box, into: ContactBuffer, isTurned: boolean): boolean {
  if (a.coordinates.length > SHORT || a.holes.length !== 0) return anyAny(a, b, into, isTurned);
  copyRing(ringA, a.coordinates, SQUARES_A);
  copyBox(ringB, b, SQUARES_B);
  return meetRings(into, isTurned) ?? anyAny(a, b, into, isTurned);
}

/** Writes the contact of a polygon and a segment; false where there is none within reach. */
export function polygonSegment(a: Polygon, b: Segment, into: ContactBuffer, isTurned: boolean): boolean {
  if (a.coordinates.length > SHORT || a.holes.length !== 0) return anyAny(a, b, into, isTurned);
  copyRing(ringA, a.coordinates, SQUARES_A);
  copySegment(b);
  return meetRings(into, isTurned) ?? anyAny(a, b, into, isTurned);
}

/** Writes the contact of a box and a segment; false where there is none within reach. */
export function boxSegment(a: Box, b: Segment, into: ContactBuffer, isTurned: boolean): boolean {
  copyBox(ringA, a, SQUARES_A);
  copySegment(b);
  return meetRings(into, isTurned) ?? convexConvex(a, b, into, isTurned);
}

function copyRing(to: Ring, from: Coordinates, place: number): void {
  const { xy } = to;
  const end = from.length;
  let squares = 0;
  for (let at = 0; at < end; at++) {
    const value = from[at] as number;
    xy[at] = value;
    squares += value * value;
  }
  to.end = end;
  register[place] = squares;
}

/** Copies a box's corners: an infinite bound makes the squares infinite, a flat box has no corners. */
function copyBox(to: Ring, { minX, minY, maxX, maxY }: Box, place: number): void {
  const { xy } = to;
  xy[0] = minX;
  xy[1] = minY;
  xy[2] = maxX;
  xy[3] = minY;
  xy[4] = maxX;
  xy[5] = maxY;
  xy[6] = minX;
  xy[7] = maxY;
  to.end = 8;
  register[place] = 2 * (minX * minX + minY * minY + (maxX * maxX + maxY * maxY));
}

/** Copies the second shape's ends. */
function copySegment({ x1, y1, x2, y2 }: Segment): void {
  const { xy } = ringB;
  xy[0] = x1;
  xy[1] = y1;
  xy[2] = x2;
  xy[3] = y2;
  ringB.end = STRAIGHT;
  register[SQUARES_B] = x1 * x1 + y1 * y1 + (x2 * x2 + y2 * y2);
}

/** The contact of the two rings that were copied; undefined where doubles cannot tell. */
function meetRings(into: ContactBuffer, isTurned: boolean): boolean | undefined {
  const squaresA = register[SQUARES_A] as number;
  const squaresB = register[SQUARES_B] as number;
  // No less than the largest coordinate, and taken without a branch.
  const largest = Math.sqrt(squaresA + squaresB);
  if (!(largest > SHORTEST && largest < FARTHEST)) return undefined;
  register[FOLDED] = FOLD * largest;
  // The root mean square: never above the largest coordinate, of which points are promised to be near.
  register[NEAR] = SAME * Math.sqrt((squaresA + squaresB) / (ringA.end + ringB.end));
  if (!(isConvex(ringA) && isConvex(ringB))) return undefined;
  const slack = GAP_ERROR * largest;
  const enough = met[REACH] === 0 ? slack : Number.POSITIVE_INFINITY;
  register[HEIGHT] = Number.NEGATIVE_INFINITY;
  lookFrom(ringA, ringB, 0);
  if ((register[HEIGHT] as number) > enough) return false;
  lookFrom(ringB, ringA, 1);
  const height = register[HEIGHT] as number;
  if (height > enough) return false;
  if (!(height < -slack)) return undefined;
  const isA = best[OWNER] === 0;
  const own = isA ? ringA : ringB;
  const other = isA ? ringB : ringA;
  takeNormal(own);
  if (!writePoints(own, other, into, isA !== isTurned)) return undefined;
  const placesA = Math.sqrt(squaresA);
  const placesB = Math.sqrt(squaresB);
  const places = PLACES * (placesA > placesB ? placesA : placesB);
  const ux = register[UX] as number;
  const uy = register[UY] as number;
  let depth = (1 + INSIDE_ERROR) * -height + (UNIT_ROUNDOFF * places + EDGE_ERROR * (register[PX] as number) + LEAST);
  if ((ux === 0 || uy === 0) && raiseSides(own, other)) depth = trial[0] as number;
  into.depth = depth;
  into.minimal = true;
  // Adding 0 turns −0 into 0.
  into.normal.x = (isA === isTurned ? -ux : ux) + 0;
  into.normal.y = (isA === isTurned ? -uy : uy) + 0;
  return true;
}

/** Whether a ring is convex beyond doubt, and stays so when it is moved. */
function isConvex(ring: Ring): boolean {
  const { xy, end } = ring;
  if (end === STRAIGHT) {
    ring.turn = 1;
    return Math.abs((xy[2] as number) - (xy[0] as number)) + Math.abs((xy[3] as number) - (xy[1] as number)) > SHORTEST;
  }
  const folded = register[FOLDED] as number;
  let x1 = xy[end - 2] as number;
  let y1 = xy[end - 1] as number;
  let beforeX = x1 - (xy[end - 4] as number);
  let beforeY = y1 - (xy[end - 3] as number);
  let before = Math.abs(beforeX) + Math.abs(beforeY);
  const turn = beforeX * ((xy[1] as number) - y1) - beforeY * ((xy[0] as number) - x1) > 0 ? 1 : -1;
  for (let at = 0; at < end; at += 2) {
    const x2 = xy[at] as number;
    const y2 = xy[at + 1] as number;
    const ex = x2 - x1;
    const ey = y2 - y1;
    const size = Math.abs(ex) + Math.abs(ey);
    if (!(turn * (beforeX * ey - beforeY * ex) > folded * (before + size))) return false;
    beforeX = ex;
    beforeY = ey;
    before = size;
    x1 = x2;
    y1 = y2;
  }
  ring.turn = turn;
  return true;
}

/** Looks for an edge of one ring below which the other's lowest vertex is higher than for the best edge so far. */
function lookFrom(own: Ring, other: Ring, owner: number): void {
  const { xy, end, turn } = own;
  const seen = other.xy;
  const last = other.end;
  let height = register[HEIGHT] as number;
  let x1 = xy[end - 2] as number;
  let y1 = xy[end - 1] as number;
  let from = end - 2;
  // Where the edge before was done with: often it is the next one's lowest, too.
  let start = 0;
  for (let at = 0; at < end; at += 2) {
    const x2 = xy[at] as number;
    const y2 = xy[at + 1] as number;
    const ex = turn * (x2 - x1);
    const ey = turn * (y2 - y1);
    const length = Math.sqrt(ex * ex + ey * ey);
    const enough = height * length;
    let least = Number.POSITIVE_INFINITY;
    let lowest = start;
    let j = start;
    do {
      const above = ((seen[j] as number) - x1) * ey - ((seen[j + 1] as number) - y1) * ex;
      if (above < least) {
        least = above;
        lowest = j;
        if (least <= enough) break;
      }
      // Not `===`: a list built past the constructors may have an odd length, or none.
      j = j + 2 < last ? j + 2 : 0;
    } while (j !== start);
    start = lowest;
    if (least > enough) {
      height = least / length;
      best[OWNER] = owner;
      best[OWN] = from;
      best[LOWEST] = lowest;
    }
    x1 = x2;
    y1 = y2;
    from = at;
  }
  register[HEIGHT] = height;
}

/** Leaves the outward normal of the best edge. */
function takeNormal({ xy, end, turn }: Ring): void {
  const from = best[OWN] as number;
  const to = from + 2 === end ? 0 : from + 2;
  const ex = turn * ((xy[to] as number) - (xy[from] as number));
  const ey = turn * ((xy[to + 1] as number) - (xy[from + 1] as number));
  const length = Math.sqrt(ex * ex + ey * ey);
  register[UX] = ey / length;
  register[UY] = -ex / length;
}

/** Raises the height's depth along a coordinate axis until it parts: see `raiseFacing`. */
function raiseSides(own: Ring, other: Ring): boolean {
  const axis = register[UX] === 0 ? 1 : 0;
  const sign = (register[UX] as number) + (register[UY] as number) > 0 ? 1 : -1;
  let side = other.xy[axis] as number;
  for (let at = axis + 2; at < other.end; at += 2) {
    const value = other.xy[at] as number;
    if (sign > 0 ? value < side : value > side) side = value;
  }
  facing[0] = own.xy[(best[OWN] as number) + axis] as number;
  facing[1] = side;
  trial[0] = sign > 0 ? (facing[0] as number) - side : side - (facing[0] as number);
  return raiseFacing(sign, undefined, undefined);
}

/**
 * Writes one or two points common to both, as `manifold.ts` does: of the other ring the edge at its lowest vertex that leans least
 * against the best edge, cut to that edge's ends; false where none is found. Leaves in PX how far the other ring's vertices are
 * from the edge's first end, at most.
 */
function writePoints(own: Ring, other: Ring, into: ContactBuffer, isFirst: boolean): boolean {
  const { xy, end } = own;
  const seen = other.xy;
  const last = other.end;
  const from = best[OWN] as number;
  const to = from + 2 === end ? 0 : from + 2;
  const far = best[LOWEST] as number;
  const ux = register[UX] as number;
  const uy = register[UY] as number;
  const x = xy[from] as number;
  const y = xy[from + 1] as number;
  // Along the edge, from its first vertex to its second.
  const tx = own.turn * -uy;
  const ty = own.turn * ux;
  const length = ((xy[to] as number) - x) * tx + ((xy[to + 1] as number) - y) * ty;
  const next = far + 2 === last ? 0 : far + 2;
  const before = far === 0 ? last - 2 : far - 2;
  const farX = seen[far] as number;
  const farY = seen[far + 1] as number;
  const nextX = (seen[next] as number) - farX;
  const nextY = (seen[next + 1] as number) - farY;
  const beforeX = (seen[before] as number) - farX;
  const beforeY = (seen[before + 1] as number) - farY;
  const nextRise = nextX * ux + nextY * uy;
  const beforeRise = beforeX * ux + beforeY * uy;
  const isNext =
    Math.abs(nextRise) * (Math.abs(beforeX) + Math.abs(beforeY)) <=
    Math.abs(beforeRise) * (Math.abs(nextX) + Math.abs(nextY));
  const partner = isNext ? next : before;
  const farAlong = (farX - x) * tx + (farY - y) * ty;
  const farHeight = (farX - x) * ux + (farY - y) * uy;
  const step = isNext ? nextX * tx + nextY * ty : beforeX * tx + beforeY * ty;
  const rise = isNext ? nextRise : beforeRise;
  // From the lowest vertex, 0, to its partner, 1, cut to the edge.
  let first = 0;
  let second = 1;
  if (step !== 0) {
    const atStart = (0 - farAlong) / step;
    const atEnd = (length - farAlong) / step;
    const enters = step > 0 ? atStart : atEnd;
    const leaves = step > 0 ? atEnd : atStart;
    if (enters > first) first = enters;
    if (leaves < second) second = leaves;
  }
  // Rounding may leave a vertex beside the end of the edge that it stands above.
  if (first > second) first = second = 0;
  const same = register[NEAR] as number;
  let count = 0;
  for (let turn = 0; turn < 2; turn++) {
    const t = turn === 0 ? first : second;
    if (turn === 1 && Math.abs((second - first) * step) <= same) break;
    const along = farAlong + t * step;
    const height = farHeight + t * rise;
    if (!(along >= -same && along <= length + same && height <= 0)) continue;
    const cut = along < 0 ? 0 : along > length ? length : along;
    const footX = x + tx * cut;
    const footY = y + ty * cut;
    register[PX] = footX + ux * height;
    register[PY] = footY + uy * height;
    if (!holds(own)) {
      register[PX] = footX;
      register[PY] = footY;
      if (!holds(other)) continue;
    }
    const point = into.points[count] as ContactPoint;
    count++;
    point.x = register[PX] as number;
    point.y = register[PY] as number;
    const isCut = t > 0 && t < 1;
    const ownPart = isFirst ? point.featureA : point.featureB;
    const otherPart = isFirst ? point.featureB : point.featureA;
    if (isCut) writePart(ownPart, "vertex", (along > same ? to : from) >> 1);
    else writePart(ownPart, "edge", edgeOf(own, from));
    if (isCut) writePart(otherPart, "edge", edgeOf(other, isNext ? far : partner));
    else writePart(otherPart, "vertex", (t === 0 ? far : partner) >> 1);
  }
  let most = 0;
  for (let at = 0; at < last; at += 2) {
    const dx = (seen[at] as number) - x;
    const dy = (seen[at + 1] as number) - y;
    const squared = dx * dx + dy * dy;
    if (squared > most) most = squared;
  }
  register[PX] = Math.sqrt(most);
  into.count = count;
  return count > 0;
}

/** The number of the edge that starts from a vertex; a segment has but one. */
function edgeOf({ end }: Ring, from: number): number {
  return end === STRAIGHT ? 0 : from >> 1;
}

/** Whether a ring holds PX, PY, or misses it by no more than rounding. */
function holds({ xy, end, turn }: Ring): boolean {
  const same = register[NEAR] as number;
  const px = register[PX] as number;
  const py = register[PY] as number;
  let x1 = xy[end - 2] as number;
  let y1 = xy[end - 1] as number;
  for (let at = 0; at < end; at += 2) {
    const x2 = xy[at] as number;
    const y2 = xy[at + 1] as number;
    const ex = x2 - x1;
    const ey = y2 - y1;
    const least = -same * (Math.abs(ex) + Math.abs(ey));
    if (turn * (ex * (py - y1) - ey * (px - x1)) < least) return false;
    // A segment's edges lead there and back: between its ends, both run toward the point.
    if (end === STRAIGHT && ex * (px - x1) + ey * (py - y1) < least) return false;
    x1 = x2;
    y1 = y2;
  }
  return true;
}
