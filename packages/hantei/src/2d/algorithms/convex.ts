/**
 * Convex cores: a point, a segment or a convex ring, counter-clockwise, copied and scaled. A segment is a ring of two edges,
 * there and back, so that its two normals are two edges' normals like any other's.
 *
 * The two cores are scratch: the next question overwrites them.
 */
import { gauge, LARGEST, SCALE } from "../../base/gauge.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Bounds } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import { OPEN_MAX_X, OPEN_MAX_Y, OPEN_MIN_X, OPEN_MIN_Y } from "./outline.js";
import type { Coordinates } from "./path.js";

export interface Convex {
  /** x and y of its vertices. */
  xy: Float64Array;
  /** How many vertices there are. */
  count: number;
  /** Whether the stored ring runs the other way round. */
  reversed: boolean;
  /** The number of a flat box's one edge in its ring, or −1: its vertices are corners 0 and 2. */
  flat: number;
  /** Whether a move by less than the pair's largest coordinate may fold it by rounding: then the move must be tried. */
  isFragile: boolean;
  /** Sides on which a box has no bound, as in `outline.ts`. */
  open: number;
}

function convex(): Convex {
  return { xy: new Float64Array(64), count: 0, reversed: false, flat: -1, isFragile: false, open: 0 };
}

export const coreA: Convex = /* @__PURE__ */ convex();
export const coreB: Convex = /* @__PURE__ */ convex();

/** Missing sides of unbounded boxes are put this many times the pair's largest coordinate away. */
const BEYOND = 4;
/**
 * A moved vertex rounds by less than 2⁻⁵³ of its size, which is below eight times the pair's largest coordinate: where a ring's
 * ears are higher than twice that, here rounded up generously, no vertex crosses an edge.
 */
export const FOLD: number = 32 * UNIT_ROUNDOFF;
/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const TURN_ERROR = 5 * UNIT_ROUNDOFF;

function start(core: Convex, count: number): Float64Array {
  if (core.xy.length < 2 * count) core.xy = new Float64Array(4 * count);
  core.count = count;
  core.reversed = false;
  core.flat = -1;
  core.isFragile = false;
  core.open = 0;
  return core.xy;
}

export function convexSpot(core: Convex, p: { readonly x: number; readonly y: number }): void {
  const xy = start(core, 1);
  const scale = gauge[SCALE] as number;
  xy[0] = p.x * scale;
  xy[1] = p.y * scale;
}

export function convexStraight(core: Convex, s: Straight): void {
  const xy = start(core, 2);
  const scale = gauge[SCALE] as number;
  xy[0] = s.x1 * scale;
  xy[1] = s.y1 * scale;
  xy[2] = s.x2 * scale;
  xy[3] = s.y2 * scale;
  // Equal ends, perhaps only after scaling, are one point.
  if (xy[0] === xy[2] && xy[1] === xy[3]) core.count = 1;
}

/** A box: its four corners from the least one on; of a flat one two, or one. */
export function convexBox(core: Convex, b: Bounds): void {
  const xy = start(core, 4);
  const scale = gauge[SCALE] as number;
  const beyond = BEYOND * ((gauge[LARGEST] as number) * scale) || 1;
  let open = 0;
  if (b.minX === Number.NEGATIVE_INFINITY) open |= OPEN_MIN_X;
  if (b.minY === Number.NEGATIVE_INFINITY) open |= OPEN_MIN_Y;
  if (b.maxX === Number.POSITIVE_INFINITY) open |= OPEN_MAX_X;
  if (b.maxY === Number.POSITIVE_INFINITY) open |= OPEN_MAX_Y;
  const minX = (open & OPEN_MIN_X) !== 0 ? -beyond : b.minX * scale;
  const minY = (open & OPEN_MIN_Y) !== 0 ? -beyond : b.minY * scale;
  const maxX = (open & OPEN_MAX_X) !== 0 ? beyond : b.maxX * scale;
  const maxY = (open & OPEN_MAX_Y) !== 0 ? beyond : b.maxY * scale;
  core.open = open;
  xy[0] = minX;
  xy[1] = minY;
  xy[2] = maxX;
  if (minX !== maxX && minY !== maxY) {
    xy[3] = minY;
    xy[4] = maxX;
    xy[5] = maxY;
    xy[6] = minX;
    xy[7] = maxY;
  } else {
    xy[3] = maxY;
    core.count = minX === maxX && minY === maxY ? 1 : 2;
    core.flat = minX === maxX ? 1 : 0;
  }
}

/** Copies a simple ring if it is convex; false where it is not. Straight-through vertices are fine. */
export function convexRing(core: Convex, ring: Coordinates): boolean {
  const length = ring.length;
  const fold = FOLD * (gauge[LARGEST] as number);
  let turn = 0;
  let isFragile = false;
  let x1 = ring[length - 4] as number;
  let y1 = ring[length - 3] as number;
  let x2 = ring[length - 2] as number;
  let y2 = ring[length - 1] as number;
  for (let at = 0; at < length; at += 2) {
    const x3 = ring[at] as number;
    const y3 = ring[at + 1] as number;
    const p = (x2 - x1) * (y3 - y2);
    const q = (y2 - y1) * (x3 - x2);
    const bound = TURN_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
    let sign = p - q > bound ? 1 : q - p > bound ? -1 : 0;
    if (sign === 0) {
      registers[0] = x1;
      registers[1] = y1;
      registers[2] = x2;
      registers[3] = y2;
      registers[4] = x3;
      registers[5] = y3;
      sign = orient2dAt(0, 2, 4);
    }
    if (sign !== 0) {
      if (turn === 0) turn = sign;
      else if (turn !== sign) return false;
      const before = Math.abs(x2 - x1) + Math.abs(y2 - y1);
      const after = Math.abs(x3 - x2) + Math.abs(y3 - y2);
      // The height of the ear at this corner, at least.
      if (!(Math.abs(p - q) > fold * (before > after ? before : after))) isFragile = true;
    }
    x1 = x2;
    y1 = y2;
    x2 = x3;
    y2 = y3;
  }
  const xy = start(core, length >> 1);
  const scale = gauge[SCALE] as number;
  core.reversed = turn < 0;
  core.isFragile = isFragile;
  for (let at = 0; at < length; at += 2) {
    const from = core.reversed ? length - 2 - at : at;
    xy[at] = (ring[from] as number) * scale;
    xy[at + 1] = (ring[from + 1] as number) * scale;
  }
  return true;
}

/** A chain of one edge, which may round to a point. */
export function convexEdge(core: Convex, chain: Coordinates): void {
  const xy = start(core, 2);
  const scale = gauge[SCALE] as number;
  for (let at = 0; at < 4; at++) xy[at] = (chain[at] as number) * scale;
  if (xy[0] === xy[2] && xy[1] === xy[3]) core.count = 1;
  const length =
    Math.abs((chain[2] as number) - (chain[0] as number)) + Math.abs((chain[3] as number) - (chain[1] as number));
  core.isFragile = !(length > FOLD * (gauge[LARGEST] as number));
}

/** The stored number of a core's vertex. */
export function vertexName(core: Convex, k: number): number {
  if (core.flat >= 0) return 2 * k;
  return core.reversed ? core.count - 1 - k : k;
}

/** The stored number of the edge from a core's vertex k to the next. */
export function edgeName(core: Convex, k: number): number {
  if (core.flat >= 0) return core.flat;
  if (core.count === 2) return 0;
  return core.reversed ? (2 * core.count - 2 - k) % core.count : k;
}
