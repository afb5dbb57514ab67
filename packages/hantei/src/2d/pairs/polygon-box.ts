/**
 * Polygon against box: region against region, chain or point, as flat as the box is. Bounds at infinity move to those of the
 * polygon, whose interior lies strictly within them.
 *
 * A convex polygon and a box are parted along x, y or the normal of one of the polygon's edges, if at all; on that normal the
 * box reaches farthest inward at a corner that the signs of the normal name.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { chainOfFlat, clip, regionOf } from "../algorithms/as-path.js";
import { extents, hasBrokenHole, missesBox } from "../algorithms/extents.js";
import { locateSpot } from "../algorithms/locate.js";
import type { Coordinates } from "../algorithms/path.js";
import { relateChainRegion } from "../algorithms/relate-chain-region.js";
import { convexity } from "../algorithms/relate-convex.js";
import { relateRegions } from "../algorithms/relate-regions.js";
import type { Box } from "../shapes/box.js";
import type { Polygon } from "../shapes/polygon.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** How a box lies to a polygon, as a code. */
export function polygonBox(a: Polygon, b: Box): Code {
  if (missesBox(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  const isBeside = !(
    (extents[0] as number) < b.maxX &&
    b.minX < (extents[2] as number) &&
    (extents[1] as number) < b.maxY &&
    b.minY < (extents[3] as number)
  );
  if (isBeside) return relateBeside(a.coordinates, b);
  if (isProper(b)) {
    const sign = a.holes.length === 0 ? convexity(a.coordinates) : 0;
    return sign !== 0 ? relateConvexBox(a.coordinates, sign, b) : relateRegions(regionOf(b), a);
  }
  const clipped = clip(b, extents, 0, false);
  const { minX, minY, maxX, maxY } = clipped;
  if (minX < maxX && minY < maxY) return relateRegions(regionOf(clipped), a);
  if (minX < maxX || minY < maxY) return relateChainRegion(chainOfFlat(clipped), a);
  return locateSpot({ x: minX, y: minY }, a);
}

/** Neither flat nor unbounded. */
function isProper(b: Box): boolean {
  return b.minX < b.maxX && b.minY < b.maxY && b.maxX - b.minX + (b.maxY - b.minY) < Number.POSITIVE_INFINITY;
}

/**
 * A ring whose bounds have but one coordinate in common with those of the box, along some axis: there the ring has vertices, and
 * edges that run along a side of the box.
 */
function relateBeside(ring: Coordinates, b: Box): Code {
  let x1 = ring[ring.length - 2] as number;
  let y1 = ring[ring.length - 1] as number;
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = ring[at] as number;
    const y2 = ring[at + 1] as number;
    // An edge aslant has only its end there.
    if (x1 !== x2 && y1 !== y2) {
      x1 = x2;
      y1 = y2;
    }
    if (
      Math.min(x1, x2) <= b.maxX &&
      Math.min(y1, y2) <= b.maxY &&
      Math.max(x1, x2) >= b.minX &&
      Math.max(y1, y2) >= b.minY
    ) {
      return TOUCHING;
    }
    x1 = x2;
    y1 = y2;
  }
  return DISJOINT;
}

/** A convex ring, whose bounds have an area in common with the box. */
function relateConvexBox(ring: Coordinates, sign: Sign, b: Box): Code {
  let code: Code = OVERLAPPING;
  let x1 = ring[ring.length - 2] as number;
  let y1 = ring[ring.length - 1] as number;
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = ring[at] as number;
    const y2 = ring[at + 1] as number;
    const ux = sign * (x2 - x1);
    const uy = sign * (y2 - y1);
    // The corner farthest on the edge's inner side.
    const x = uy > 0 ? b.minX : b.maxX;
    const y = ux > 0 ? b.maxY : b.minY;
    const p = ux * (y - y1);
    const q = uy * (x - x1);
    const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
    let side = p - q > bound ? 1 : q - p > bound ? -1 : 0;
    if (side === 0) {
      registers[0] = x1;
      registers[1] = y1;
      registers[2] = x2;
      registers[3] = y2;
      registers[4] = x;
      registers[5] = y;
      side = sign * orient2dAt(0, 2, 4);
    }
    if (side < 0) return DISJOINT;
    if (side === 0) code = TOUCHING;
    x1 = x2;
    y1 = y2;
  }
  return code;
}
