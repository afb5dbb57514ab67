/**
 * Shapes as outlines: a path of edges, whether it closes, its holes, and a radius around all of it. A circle is a point with a
 * radius, a capsule a segment with one; the path of a point is one edge from it to itself. Measuring knows nothing else.
 *
 * The two outlines are scratch: the next measurement overwrites them.
 */
import { gauge, LARGEST } from "../../base/gauge.js";
import type { Bounds } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Coordinates } from "./path.js";

export interface Outline {
  coordinates: Coordinates;
  closed: boolean;
  /** Whether the inside belongs to it. */
  solid: boolean;
  holes: readonly Coordinates[];
  /** Sides on which a box has no bound, as the sum of their bits; 0 for all else. */
  open: number;
  readonly spot: Float64Array;
  readonly chain: Float64Array;
  readonly ring: Float64Array;
}

/** Bits of `open`. */
export const OPEN_MIN_X = 1;
export const OPEN_MIN_Y = 2;
export const OPEN_MAX_X = 4;
export const OPEN_MAX_Y = 8;

const NO_HOLES: readonly Coordinates[] = [];

function outline(): Outline {
  const spot = new Float64Array(2);
  return {
    coordinates: spot,
    closed: false,
    solid: false,
    holes: NO_HOLES,
    open: 0,
    spot,
    chain: new Float64Array(4),
    ring: new Float64Array(8),
  };
}

export const outlineA: Outline = /* @__PURE__ */ outline();
export const outlineB: Outline = /* @__PURE__ */ outline();

/** How far beyond everything else the missing side of an unbounded box is put: no nearest point is out there. */
const BEYOND = 4;

export function outlineSpot(o: Outline, p: { readonly x: number; readonly y: number }): void {
  o.spot[0] = p.x;
  o.spot[1] = p.y;
  set(o, o.spot, false, false, NO_HOLES);
}

export function outlineStraight(o: Outline, s: Straight): void {
  o.chain[0] = s.x1;
  o.chain[1] = s.y1;
  o.chain[2] = s.x2;
  o.chain[3] = s.y2;
  set(o, o.chain, false, false, NO_HOLES);
}

/**
 * A box as its ring of four corners, from the least one on, counter-clockwise where y points up; also where it is flat. Needs
 * the pair to be gauged.
 */
export function outlineBox(o: Outline, b: Bounds): void {
  // Where all numbers are 0, the least one: what is scaled up as they are must not overflow.
  const beyond = Math.min(BEYOND * (gauge[LARGEST] as number), Number.MAX_VALUE) || Number.MIN_VALUE;
  const minX = b.minX === Number.NEGATIVE_INFINITY ? -beyond : b.minX;
  const minY = b.minY === Number.NEGATIVE_INFINITY ? -beyond : b.minY;
  const maxX = b.maxX === Number.POSITIVE_INFINITY ? beyond : b.maxX;
  const maxY = b.maxY === Number.POSITIVE_INFINITY ? beyond : b.maxY;
  const ring = o.ring;
  ring[0] = minX;
  ring[1] = minY;
  ring[2] = maxX;
  ring[3] = minY;
  ring[4] = maxX;
  ring[5] = maxY;
  ring[6] = minX;
  ring[7] = maxY;
  set(o, ring, true, minX < maxX && minY < maxY, NO_HOLES);
  o.open =
    (minX === b.minX ? 0 : OPEN_MIN_X) |
    (minY === b.minY ? 0 : OPEN_MIN_Y) |
    (maxX === b.maxX ? 0 : OPEN_MAX_X) |
    (maxY === b.maxY ? 0 : OPEN_MAX_Y);
}

export function outlineChain(o: Outline, path: Coordinates): void {
  set(o, path, false, false, NO_HOLES);
}

export function outlineRegion(o: Outline, path: Coordinates, holes: readonly Coordinates[]): void {
  set(o, path, true, true, holes);
}

function set(o: Outline, path: Coordinates, closed: boolean, solid: boolean, holes: readonly Coordinates[]): void {
  o.coordinates = path;
  o.closed = closed;
  o.solid = solid;
  o.holes = holes;
  o.open = 0;
}
