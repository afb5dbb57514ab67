/**
 * Region in region: b lies in a exactly if no ring of b goes outside of a, and no hole of a lies in b.
 *
 * Outside of a there are the unbounded rest of the plane and the insides of a's holes, each in one piece. A piece that no
 * ring of b enters lies in b as a whole or not at all, and the unbounded one cannot.
 */
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import type { Sign } from "../../exact/sign.js";
import { areIndexed } from "../algorithms/holes.js";
import { locateStart } from "../algorithms/locate.js";
import { type Coordinates, effort, isSimple } from "../algorithms/path.js";
import { leadsInside, load, P, Q, type Region, ringOf, ringSign } from "../algorithms/region.js";
import { edgesOf, searchLimit, TOO_LONG } from "../algorithms/search-limit.js";
import { sweepDepth } from "../algorithms/sweep-regions.js";
import { pathInRegion } from "./path-in-region.js";

/** How deep region b lies in region a. */
export function regionInRegion(a: Region, b: Region): Depth {
  // A sweep wants rings that are simple: of records that nobody checked, the search goes on to its end.
  const limit = isChecked(a) && isChecked(b) ? searchLimit(edgesOf(a) + edgesOf(b)) : Number.POSITIVE_INFINITY;
  effort.steps = 0;
  let depth: Depth = INSIDE;
  for (let i = -1; i < b.holes.length && depth !== NOT_WITHIN; i++) {
    const ring = ringOf(b, i);
    const side = (i < 0 ? ringSign(ring) : -ringSign(ring)) as Sign;
    const found = pathInRegion(ring, true, side, a, limit);
    if (found === TOO_LONG) return sweepDepth(a, b);
    depth = shallower(depth, found);
  }
  for (let i = 0; i < a.holes.length && depth !== NOT_WITHIN; i++) {
    if (startsInside(a.holes[i] as Coordinates, b)) return NOT_WITHIN;
  }
  return depth;
}

/** Whether a region of many edges is known to be a polygon: its holes have an index, or a long ring of it has. */
function isChecked({ coordinates, holes }: Region): boolean {
  return areIndexed(holes) || isSimple(coordinates) || holes.some(isSimple);
}

/**
 * Whether a ring's first edge starts in a region's interior. Where it starts along the boundary, it has been told already on
 * which side of it the region lies.
 */
function startsInside(ring: Coordinates, region: Region): boolean {
  const start = locateStart(ring, region);
  if (start !== 0) return start > 0;
  load(P, ring, 0);
  load(Q, ring, 2);
  return leadsInside(region, -1, P, Q);
}
