/**
 * Two edges that cross show that interiors meet: unless, at the crossing, another ring of the region touches the crossed one,
 * and leaves no room there.
 *
 * ```text
 *      outside | hole /            The chain e crosses the rim f in one point and is in the hole at once.
 *              |     /
 *     --e------p----------         Rings meet in single points only, so p is a vertex of the hole: the contact of e with
 *              |     \             the hole's own edges decides.
 *            f |      \
 * ```
 */
import { E1, F1, isOnEdge } from "./edge-pair.js";
import { nextHole } from "./holes.js";
import { type Coordinates, nextEdge } from "./path.js";
import { load, P, type Region, ringOf } from "./region.js";

/** Whether another ring of the region has a vertex where the edges e and f cross; `near` has the bounds of e. */
export function isPinched(region: Region, crossed: Coordinates): boolean {
  for (let i = -1; i < region.holes.length; i = nextHole(region.holes, i)) {
    const ring = ringOf(region, i);
    if (ring === crossed) continue;
    const edges = ring.length >> 1;
    for (let edge = nextEdge(ring, edges, 0); edge < edges; edge = nextEdge(ring, edges, edge + 1)) {
      load(P, ring, 2 * edge);
      if (isOnEdge(P, E1) && isOnEdge(P, F1)) return true;
    }
  }
  return false;
}
