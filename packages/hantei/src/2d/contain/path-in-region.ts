/**
 * Chain or ring in region. Where it crosses the boundary, it goes outside. Where it only meets it, in an end of an edge or
 * along a stretch, the direction in which it leaves the contact is asked whether it leads outside. Where it never meets it,
 * one of its points tells for all.
 *
 * Outside, near a point of the boundary, is what lies on the wrong side of any one ring there, so each ring is asked alone.
 */
import { type Depth, NOT_WITHIN, WITHIN } from "../../base/containment.js";
import type { Sign } from "../../exact/sign.js";
import {
  ALONG,
  APART,
  CROSSING,
  E1,
  E2,
  F1,
  F2,
  isEqual,
  isOnEdge,
  meetEdges,
  runTogether,
} from "../algorithms/edge-pair.js";
import { nextHole } from "../algorithms/holes.js";
import { locateStart } from "../algorithms/locate.js";
import { after, type Coordinates, edgeCount, effort, nextEdge } from "../algorithms/path.js";
import { innerSide, leadsLeft, load, lookNear, type Region, ringOf } from "../algorithms/region.js";
import { TOO_LONG } from "../algorithms/search-limit.js";

/** A side of a path: 1 its left, −1 its right, 0 for a chain, which has nothing on either side. */
type Side = Sign;

/** How deep a chain lies in a region. */
export function chainInRegion(chain: Coordinates, region: Region): Depth {
  return pathInRegion(chain, false, 0, region, Number.POSITIVE_INFINITY) as Depth;
}

/**
 * How deep a path lies in a region, or TOO_LONG after so many steps. Where it is a ring of another region, `side` says on which
 * side of it that one lies; along a common stretch it must be the same side as this region's, or that one goes outside there.
 */
export function pathInRegion(
  path: Coordinates,
  closed: boolean,
  side: Side,
  region: Region,
  limit: number,
): Depth | typeof TOO_LONG {
  const edges = edgeCount(path, closed);
  let depth = locateStart(path, region) as Depth;
  for (let e = 0; e < edges && depth !== NOT_WITHIN; e++) {
    load(E1, path, 2 * e);
    load(E2, path, after(path, 2 * e));
    lookNear(E1);
    if (effort.steps > limit) return TOO_LONG;
    effort.steps++;
    for (let i = -1; i < region.holes.length && depth !== NOT_WITHIN; i = nextHole(region.holes, i)) {
      depth = edgeInRing(side, region, i, depth);
    }
  }
  return depth;
}

/** The depth found so far, less what the contacts of the edge e with a region's ring i take of it. */
function edgeInRing(side: Side, region: Region, i: number, soFar: Depth): Depth {
  const ring = ringOf(region, i);
  const edges = ring.length >> 1;
  // On which side of the ring the region lies, once that is asked.
  let ringSide: Side = 0;
  let depth = soFar;
  for (let f = nextEdge(ring, edges, 0); f < edges; f = nextEdge(ring, edges, f + 1)) {
    load(F1, ring, 2 * f);
    load(F2, ring, after(ring, 2 * f));
    const meeting = meetEdges();
    if (meeting === APART) continue;
    if (meeting === CROSSING) return NOT_WITHIN;
    ringSide ||= innerSide(region, i);
    if (meeting === ALONG && side !== 0 && runTogether() !== (side === ringSide)) return NOT_WITHIN;
    if (goesOutsideAtContact(ring, -ringSide as Side)) return NOT_WITHIN;
    depth = WITHIN;
    lookNear(E1);
  }
  return depth;
}

/**
 * Whether e, which meets f in an end of either or along a stretch, goes on from there to the ring's `side`. Forward is enough,
 * for the path starts where it may; and so are the starts of edges, for the ring comes back to each of its vertices.
 */
function goesOutsideAtContact(ring: Coordinates, side: Side): boolean {
  return (isOnEdge(E1, F1) && leads(E1, ring, side)) || (isOnEdge(F1, E1) && leads(F1, ring, side));
}

/** Whether the direction from a register's point on the ring to the end of e, if it is another point, leads to a ring's side. */
function leads(from: number, ring: Coordinates, side: Side): boolean {
  return !isEqual(from, E2) && leadsLeft(ring, side, from, E2);
}
