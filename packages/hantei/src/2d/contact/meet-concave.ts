/**
 * The contact of shapes of which one at least is not convex.
 *
 * Moves that may part them are tried, the shortest first, and `relate` judges each, exactly:
 *
 * ```text
 *   ┌───┐       ┌───┐       a vertex of one put on an edge of the other, a radius beyond it,
 *   │   │  ╱╲   │   │       or on a vertex of the other (where it fits into a corner);
 *   │   └─╱──╲──┘   │       and, in the end, along each edge's normal as far as both extents
 *   └────╱────╲─────┘       need, which always parts.
 * ```
 *
 * Where none of them does, or none but one that is not known to be the least, those out of two things at once are tried
 * (`corners.ts`), for else a ball that laps over a floor and a wall would be moved through either.
 *
 * The least move is not always among them (a body stuck in a pocket may have to leave at an angle), so `minimal` is claimed only
 * where no shorter move can do: convex pieces of the two (an edge of each, with the radii; for a point or circle, the whole
 * other shape) overlap as deep as the move is long.
 */
import { gauge, LARGEST, SCALE } from "../../base/gauge.js";
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { EDGE_A, EDGE_B, found, PLACE_A, PLACE_B, PX, PY, QX, QY, SQUARED, WITHIN } from "../algorithms/nearest.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { direction } from "../foundation/vector.js";
import { outlineOutline } from "../measure/outline-outline.js";
import { outlinePair } from "../measure/outlines.js";
import { way } from "../moved/placed.js";
import { forgetLongPlaces, placedWhole } from "../moved/placed-long.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import { measureDepth, writeCommonPoint } from "./common.js";
import { ADDED, BELOW, bound, collectCorners, corners } from "./corners.js";
import { LEAST } from "./depth.js";
import { forgetLongLines, linesA, linesB, readLines } from "./lines.js";
import { COUNT, DEPTH, MINIMAL, met, NX, NY } from "./met.js";
import { beginMoves, collectMoves, findSure, findUpright, kept, LENGTH, moves, sure, TO_X, TO_Y } from "./moves.js";
import { least, measurePieces } from "./pieces.js";
import { writeAlong } from "./unit.js";

/** Pairs of edges up to which moves are looked for and `minimal` is proved: two outlines of 512 edges. */
const MOST_TRIED_PAIRS = 1 << 18;
/** What is shorter than this part of the depth that pieces have, with twice what is added to it, need not be tried: that is rounded, too. */
const SURELY_LESS = 0.9999990463256836;
/** A move out of a corner is looked for where it may be so much shorter than another one. */
const SHORTER = 0.984375;
/** How often a move that parts the extents is lengthened, each time twice as much, before others are tried. */
const FEW_RAISES = 12;
/** How often the least such move is lengthened before all is given up: so that it overflows. */
const MOST_RAISES = 2200;
/**
 * Added to each move, relative to the pair's largest coordinate and to the move: what its own rounding and that of the moved
 * coordinates take away (see `depth.ts`), with W at most twice the largest coordinate.
 */
const TRIAL_ERROR = 30 * UNIT_ROUNDOFF;
/**
 * How far one of two shapes that touch is moved, relative to the pair's largest coordinate, to see whether that parts them: 2⁻⁴⁰,
 * four thousand times what rounding its coordinates does to it, and short of what shapes measure.
 */
const STEP = 9.094947017729282e-13;

/** Writes the contact of two shapes; false where there is none within reach. */
export function meetConcave(a: Shape, b: Shape): boolean {
  const code = relateCode(a, b);
  if (code === DISJOINT && !measureDepth(a, b)) return false;
  met[MINIMAL] = 1;
  if (code === OVERLAPPING) {
    partByTrial(a, b);
    forgetLongPlaces();
  } else {
    outlineOutline(a, b, true);
    const isSided = writeNormal();
    if (code !== DISJOINT) {
      if (!isSided) turnApart(a, b);
      met[DEPTH] = 0;
    }
  }
  met[COUNT] = 0;
  writeCommonPoint(a, b);
  return true;
}

/**
 * The normal between two nearest points: along the line between vertices, else across the edge. False where they are nearly one:
 * then nothing tells to which side of the edge it leads.
 */
function writeNormal(): boolean {
  const scale = gauge[SCALE] as number;
  let x = (found[QX] as number) - (found[PX] as number);
  let y = (found[QY] as number) - (found[PY] as number);
  const onA = found[PLACE_A] === WITHIN;
  const onB = found[PLACE_B] === WITHIN;
  const tiny = TRIAL_ERROR * (gauge[LARGEST] as number) * scale;
  const close = (found[SQUARED] as number) <= tiny * tiny;
  if (onA || onB || close) {
    // The difference of points that are nearly one has no direction of its own: the edge has.
    const isA = onA || !onB;
    writeAcross(isA ? outlineA : outlineB, (isA ? found[EDGE_A] : found[EDGE_B]) as number);
    const nx = direction[0] as number;
    const ny = direction[1] as number;
    const ahead = x * nx + y * ny;
    if (nx !== 0 || ny !== 0) {
      x = ahead < 0 ? -nx : nx;
      y = ahead < 0 ? -ny : ny;
    }
  }
  direction[0] = x;
  direction[1] = y;
  writeAlong();
  return !close;
}

/** Turns the normal of shapes that touch round, where a small step against it parts them better than one along it. */
function turnApart(a: Shape, b: Shape): void {
  met[DEPTH] = STEP * (gauge[LARGEST] as number);
  const along = codeMoved(b, 1, a);
  if (along !== DISJOINT && codeMoved(b, -1, a) < along) {
    met[NX] = 0 - (met[NX] as number);
    met[NY] = 0 - (met[NY] as number);
  }
  forgetLongPlaces();
}

/** Leaves a vector across an edge of an outline in `vector`. */
function writeAcross(o: Outline, edge: number): void {
  direction[0] = 0;
  direction[1] = 0;
  let rest = edge;
  for (let i = -1; i < o.holes.length; i++) {
    const ring = i < 0 ? o.coordinates : (o.holes[i] as Coordinates);
    const vertices = ring.length >> 1;
    if (rest < vertices) {
      const next = rest + 1 < vertices ? 2 * rest + 2 : 0;
      const scale = gauge[SCALE] as number;
      direction[0] = (ring[next + 1] as number) * scale - (ring[2 * rest + 1] as number) * scale;
      direction[1] = (ring[2 * rest] as number) * scale - (ring[next] as number) * scale;
      return;
    }
    rest -= vertices;
  }
}

/** Finds a move that parts two shapes that overlap. */
export function partByTrial(a: Shape, b: Shape): void {
  outlinePair(a, b);
  const scale = gauge[SCALE] as number;
  const largest = (gauge[LARGEST] as number) * scale;
  readLines();
  beginMoves();
  least[0] = 0;
  if ((linesA.edgesEnd / 4) * (linesB.edgesEnd / 4) <= MOST_TRIED_PAIRS) {
    collectMoves();
    measurePieces();
  }
  partByMoves(a, b, scale, largest);
  forgetLongLines();
}

/** Tries the moves that were collected, then those that part the extents; leaves the first that parts, or infinity, in `met`. */
function partByMoves(a: Shape, b: Shape, scale: number, largest: number): void {
  met[MINIMAL] = 0;
  const count = kept[0] as number;
  for (let at = 0; at < 3 * count; at += 3) {
    if (!isPartedAlong(a, b, moves, at, scale, largest)) continue;
    if (met[MINIMAL] === 0) shorten(a, b, at, scale, largest);
    return;
  }
  bound[BELOW] = sure[LENGTH] as number;
  if (partByCorners(a, b, count, scale, largest)) return;
  const length = sure[LENGTH] as number;
  const added = TRIAL_ERROR * (largest + length) + Number.MIN_VALUE;
  const raises = raiseSure(a, b, scale, added, FEW_RAISES);
  if (raises === 0) met[MINIMAL] = length <= (least[0] as number) + added ? 1 : 0;
  if (raises < FEW_RAISES) return;
  // What is so thin that rounding folds it, is moved along an axis: that rounds the coordinates of one axis only.
  best[DEPTH] = Number.POSITIVE_INFINITY;
  for (let upright = 0; upright < 4; upright++) {
    findUpright(upright);
    if (raiseSure(a, b, scale, added, FEW_RAISES) < FEW_RAISES && (met[DEPTH] as number) < (best[DEPTH] as number))
      best.set(met);
  }
  // The first one, lengthened further, may still be shorter.
  findSure();
  if (raiseSure(a, b, scale, added, MOST_RAISES, best[DEPTH]) < MOST_RAISES) return;
  if ((best[DEPTH] as number) < Number.POSITIVE_INFINITY) {
    met.set(best);
    return;
  }
  met[DEPTH] = Number.POSITIVE_INFINITY;
  met[MINIMAL] = length === Number.POSITIVE_INFINITY ? 1 : 0;
}

/** Whether a move of a list, with what rounding takes away, parts the shapes; it is in the registers then. */
function isPartedAlong(a: Shape, b: Shape, list: Float64Array, at: number, scale: number, largest: number): boolean {
  const length = list[at + LENGTH] as number;
  const added = TRIAL_ERROR * (largest + length) + Number.MIN_VALUE;
  const depth = (length + added) / scale + LEAST;
  if (depth * scale + added < SURELY_LESS * (least[0] as number)) return false;
  met[NX] = list[at + TO_X] as number;
  met[NY] = list[at + TO_Y] as number;
  met[DEPTH] = depth;
  if (!isParted(a, b)) return false;
  met[MINIMAL] = length <= (least[0] as number) + added ? 1 : 0;
  return true;
}

/** A move of the list parts the shapes, and is in the registers: leaves a shorter one there if it is one out of a corner. */
function shorten(a: Shape, b: Shape, at: number, scale: number, largest: number): void {
  best.set(met);
  bound[BELOW] = SHORTER * (moves[at + LENGTH] as number);
  if (!partByCorners(a, b, at / 3, scale, largest)) met.set(best);
}

/** Tries the moves out of two things at once, made of so many of the first moves, that are shorter than the bound. */
function partByCorners(a: Shape, b: Shape, count: number, scale: number, largest: number): boolean {
  bound[ADDED] = TRIAL_ERROR * (largest + (count > 0 ? (moves[3 * count - 3] as number) : 0));
  const end = 3 * collectCorners(count);
  for (let at = 0; at < end; at += 3) if (isPartedAlong(a, b, corners, at, scale, largest)) return true;
  return false;
}

/** What is left of several moves. */
const best: Float64Array = /* @__PURE__ */ new Float64Array(met.length);

/**
 * Lengthens the sure move until it parts the shapes, at most so often, and while it is below `most`; gives how often, or as many as
 * it may where it does not.
 */
function raiseSure(
  a: Shape,
  b: Shape,
  scale: number,
  least: number,
  raises: number,
  most: number = Number.POSITIVE_INFINITY,
): number {
  met[NX] = sure[TO_X] as number;
  met[NY] = sure[TO_Y] as number;
  let added = least;
  for (let raise = 0; raise < raises; raise++) {
    met[DEPTH] = ((sure[LENGTH] as number) + added) / scale + LEAST;
    if (!((met[DEPTH] as number) < most)) break;
    if (isParted(a, b)) return raise;
    added *= 2;
  }
  return raises;
}

/** Whether the shapes do not overlap after the move, whichever of them makes it. */
export function isParted(a: Shape, b: Shape): boolean {
  return isPartedBy(b, 1, a) && isPartedBy(a, -1, b);
}

/** Whether one of the shapes, moved along or against the normal by the depth, does not overlap the other. */
function isPartedBy(mover: Shape, sign: 1 | -1, other: Shape): boolean {
  return codeMoved(mover, sign, other) !== OVERLAPPING;
}

/** How one of the shapes, moved so, lies to the other; as if it overlapped, where there is no such move. */
function codeMoved(mover: Shape, sign: 1 | -1, other: Shape): Code {
  way[0] = sign * ((met[NX] as number) * (met[DEPTH] as number));
  way[1] = sign * ((met[NY] as number) * (met[DEPTH] as number));
  try {
    const there = placedWhole(mover, sign > 0 ? 1 : 0);
    if (there === undefined) return OVERLAPPING;
    return sign > 0 ? relateCode(other, there) : relateCode(there, other);
  } catch {
    // A coordinate overflows: no such move.
    return OVERLAPPING;
  }
}
