/**
 * Where a point lies to a ring or a region: by counting the edges that a ray to the right crosses, each decided exactly.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { locateByLevels } from "./edge-levels.js";
import { type Coordinates, near, nextOnRay, noteSteps, steppedOver, treeOf } from "./path.js";
import type { Region } from "./region.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** 1 inside the ring, 0 on it, −1 outside. NaN is outside. */
export function locateInRing(x: number, y: number, ring: Coordinates): Sign {
  const tree = treeOf(ring);
  if (tree !== undefined) return locateByLevels(x, y, ring, tree);
  steppedOver.steps = 0;
  const sign = countCrossings(x, y, ring);
  noteSteps(ring, steppedOver.steps);
  return sign;
}

function countCrossings(x: number, y: number, ring: Coordinates): Sign {
  const edges = ring.length >> 1;
  near[0] = x;
  near[1] = y;
  near[2] = Number.POSITIVE_INFINITY;
  near[3] = y;
  steppedOver.odd = false;
  let inside = false;
  for (let edge = nextOnRay(ring, edges, 0); edge < edges; edge = nextOnRay(ring, edges, edge + 1)) {
    const end = 2 * edge + 2 === ring.length ? 0 : 2 * edge + 2;
    const x1 = ring[2 * edge] as number;
    const y1 = ring[2 * edge + 1] as number;
    const x2 = ring[end] as number;
    const y2 = ring[end + 1] as number;
    if (y1 > y === y2 > y) {
      // The ray's line does not pass between the ends: the point may still be an end, or lie on a level edge.
      if (x1 === x && y1 === y) return 0;
      if (y1 === y && y2 === y && x1 < x !== x2 < x) return 0;
      continue;
    }
    const p = (x2 - x1) * (y - y1);
    const q = (y2 - y1) * (x - x1);
    const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
    let side = p - q > bound ? 1 : q - p > bound ? -1 : 0;
    if (side === 0) {
      registers[0] = x1;
      registers[1] = y1;
      registers[2] = x2;
      registers[3] = y2;
      registers[4] = x;
      registers[5] = y;
      side = orient2dAt(0, 2, 4);
    }
    if (side === 0) return 0;
    // The point is left of the edge where the edge, seen upward, has it on its left.
    if (side > 0 === y2 > y1) inside = !inside;
  }
  return inside !== steppedOver.odd ? 1 : -1;
}

/** 1 inside the region, 0 on its boundary, −1 outside or in a hole. */
export function locateInRegion(x: number, y: number, region: Region): Sign {
  const outer = locateInRing(x, y, region.coordinates);
  if (outer <= 0) return outer;
  for (const hole of region.holes) {
    const inHole = locateInRing(x, y, hole);
    if (inHole >= 0) return inHole === 0 ? 0 : -1;
  }
  return 1;
}
