/**
 * Round in region: its core starts inside, and no edge comes nearer to the core than the radius. Then nothing of the open disc
 * or capsule, which is in one piece, meets the boundary, and an edge that just reaches it takes only its depth.
 *
 * Registers 8 to 11 hold the core (a point twice, for a circle), 16 and 17 the radius, which is not 0, and 0.
 */
import { type Depth, INSIDE, NOT_WITHIN, shallower } from "../../base/containment.js";
import { nextHole } from "../algorithms/holes.js";
import { locateRegister } from "../algorithms/locate.js";
import type { Coordinates } from "../algorithms/path.js";
import { type Region, ringOf } from "../algorithms/region.js";
import { relateRoundPath } from "../algorithms/relate-round.js";
import { A } from "../algorithms/round-segment.js";

/** How deep a disc or capsule lies in a region. */
export function roundInRegion(region: Region): Depth {
  if (locateRegister(A, region) <= 0) return NOT_WITHIN;
  let depth: Depth = INSIDE;
  for (let i = -1; i < region.holes.length && depth !== NOT_WITHIN; i = nextHole(region.holes, i)) {
    depth = shallower(depth, depthOff(ringOf(region, i)));
  }
  return depth;
}

/** A ring that overlaps what is round leaves it no depth, one that touches it a little, and one that is apart from it all. */
function depthOff(ring: Coordinates): Depth {
  return -relateRoundPath(ring, true) as Depth;
}
