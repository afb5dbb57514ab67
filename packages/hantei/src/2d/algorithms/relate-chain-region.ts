/**
 * Chain against region. Where the chain crosses the boundary, it goes inside (but see
 * `pinched.ts`). Where it only meets it, in an end of an edge or
 * along a stretch, each direction in which it leaves the contact is asked whether it leads inside. Where it never meets it,
 * one of its points tells for all.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { APART, CROSSING, E1, E2, F1, F2, isOnEdge, meetEdges } from "./edge-pair.js";
import { locateVertex } from "./locate.js";
import { after, type Coordinates, edgeCount, nextEdge } from "./path.js";
import { isPinched } from "./pinched.js";
import { leadsInside, load, lookNear, P, Q, type Region } from "./region.js";

/** How a chain, of edges that are no points, lies to a region, as a code. */
export function relateChainRegion(chain: Coordinates, region: Region): Code {
  const start = locateVertex(chain, 0, region);
  if (start > 0) return OVERLAPPING;
  const edges = edgeCount(chain, false);
  let code: Code = start === 0 ? TOUCHING : DISJOINT;
  for (let e = 0; e < edges; e++) {
    const outer = relateEdgeRing(chain, e, region.coordinates, region);
    if (outer === OVERLAPPING) return OVERLAPPING;
    if (outer === TOUCHING) code = TOUCHING;
    for (const hole of region.holes) {
      const inner = relateEdgeRing(chain, e, hole, region);
      if (inner === OVERLAPPING) return OVERLAPPING;
      if (inner === TOUCHING) code = TOUCHING;
    }
  }
  return code;
}

/** OVERLAPPING where edge e goes inside the region at one of its contacts with the ring. */
function relateEdgeRing(chain: Coordinates, e: number, ring: Coordinates, region: Region): Code {
  const edges = ring.length >> 1;
  let code: Code = DISJOINT;
  load(E1, chain, 2 * e);
  load(E2, chain, 2 * e + 2);
  lookNear(E1);
  for (let f = nextEdge(ring, edges, 0); f < edges; f = nextEdge(ring, edges, f + 1)) {
    load(F1, ring, 2 * f);
    load(F2, ring, after(ring, 2 * f));
    const meeting = meetEdges();
    if (meeting === APART) continue;
    code = TOUCHING;
    if (meeting === CROSSING) {
      if (!isPinched(region, ring)) return OVERLAPPING;
      continue;
    }
    if (goesInsideAtContact(region)) return OVERLAPPING;
    lookNear(E1);
  }
  return code;
}

/** Whether e, which meets f in an end of either or along a stretch, leads inside from there, in either direction. */
function goesInsideAtContact(region: Region): boolean {
  return (
    (isOnEdge(E1, F1) && leads(E1, E2, region)) ||
    (isOnEdge(E2, F1) && leads(E2, E1, region)) ||
    (isOnEdge(F1, E1) && (leads(F1, E1, region) || leads(F1, E2, region))) ||
    (isOnEdge(F2, E1) && (leads(F2, E1, region) || leads(F2, E2, region)))
  );
}

/** Whether the direction between two registers' points, if they differ, leads inside. */
export function leads(from: number, to: number, region: Region): boolean {
  registers[P] = registers[from] as number;
  registers[P + 1] = registers[from + 1] as number;
  registers[Q] = registers[to] as number;
  registers[Q + 1] = registers[to + 1] as number;
  if (registers[P] === registers[Q] && registers[P + 1] === registers[Q + 1]) return false;
  return leadsInside(region);
}
