/**
 * Segments and boxes as paths, for the algorithms that know only those. The lists are scratch: the next call overwrites them.
 */
import type { Bounds } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import type { Coordinates } from "./path.js";
import type { Region } from "./region.js";

const chain: Float64Array = /* @__PURE__ */ new Float64Array(4);
const ring: Float64Array = /* @__PURE__ */ new Float64Array(8);
const NO_HOLES: readonly Coordinates[] = [];
const region: Region = { coordinates: ring, holes: NO_HOLES };

/** A segment of two different ends as a chain. */
export function chainOf(s: Straight): Coordinates {
  chain[0] = s.x1;
  chain[1] = s.y1;
  chain[2] = s.x2;
  chain[3] = s.y2;
  return chain;
}

/** A flat box, but no point, as a chain: its two different corners. */
export function chainOfFlat(b: Bounds): Coordinates {
  chain[0] = b.minX;
  chain[1] = b.minY;
  chain[2] = b.maxX;
  chain[3] = b.maxY;
  return chain;
}

/** A box that is not flat as a region of one counter-clockwise ring. */
export function regionOf(b: Bounds): Region {
  ring[0] = b.minX;
  ring[1] = b.minY;
  ring[2] = b.maxX;
  ring[3] = b.minY;
  ring[4] = b.maxX;
  ring[5] = b.maxY;
  ring[6] = b.minX;
  ring[7] = b.maxY;
  return region;
}

const clipped = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/**
 * The box with its infinite bounds moved to those of a path that it meets, `bounds[at]` to `bounds[at + 3]`, or, where
 * `beyond`, a little outside of them, so that no end of the box is made where the path is.
 */
export function clip(b: Bounds, bounds: Float64Array, at: number, beyond: boolean): Bounds {
  clipped.minX = lowered(b.minX, bounds[at] as number, beyond);
  clipped.minY = lowered(b.minY, bounds[at + 1] as number, beyond);
  clipped.maxX = -lowered(-b.maxX, -(bounds[at + 2] as number), beyond);
  clipped.maxY = -lowered(-b.maxY, -(bounds[at + 3] as number), beyond);
  return clipped;
}

/** A lower bound, or in place of −Infinity the path's, or the next doubles below it (the largest double has none). */
function lowered(bound: number, path: number, beyond: boolean): number {
  if (bound !== Number.NEGATIVE_INFINITY) return bound;
  return beyond ? Math.max(path - (Math.abs(path) * Number.EPSILON + Number.MIN_VALUE), -Number.MAX_VALUE) : path;
}
