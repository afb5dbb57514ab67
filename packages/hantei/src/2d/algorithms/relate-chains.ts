/**
 * Chain against chain: both have no area, so they overlap where they share a stretch, or a point that is no end of either.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { ALONG, APART, E1, F1, isEqual, isOnEdge, meetEdges } from "./edge-pair.js";
import { type Coordinates, edgeCount, nextEdge } from "./path.js";
import { load, lookNear } from "./region.js";

/** An open chain has two ends, which are not interior; a closed one, whose first and last vertices are equal, has none. */
export function relateChains(a: Coordinates, b: Coordinates): Code {
  const edgesA = edgeCount(a, false);
  const edgesB = edgeCount(b, false);
  let code: Code = DISJOINT;
  for (let e = 0; e < edgesA; e++) {
    load(E1, a, 2 * e);
    load(E1 + 2, a, 2 * e + 2);
    lookNear(E1);
    for (let f = nextEdge(b, edgesB, 0); f < edgesB; f = nextEdge(b, edgesB, f + 1)) {
      load(F1, b, 2 * f);
      load(F1 + 2, b, 2 * f + 2);
      const meeting = meetEdges();
      if (meeting === APART) continue;
      if (meeting === ALONG || !(meetAtEndOf(a) || meetAtEndOf(b))) return OVERLAPPING;
      code = TOUCHING;
    }
  }
  return code;
}

/** Where a point lies to a chain, as a code. */
export function relateChainPoint(chain: Coordinates, p: { readonly x: number; readonly y: number }): Code {
  const edges = edgeCount(chain, false);
  registers[F1] = p.x;
  registers[F1 + 1] = p.y;
  registers[F1 + 2] = p.x;
  registers[F1 + 3] = p.y;
  lookNear(F1);
  for (let e = nextEdge(chain, edges, 0); e < edges; e = nextEdge(chain, edges, e + 1)) {
    load(E1, chain, 2 * e);
    load(E1 + 2, chain, 2 * e + 2);
    if (isOnEdge(F1, E1)) return meetAtEndOf(chain) ? TOUCHING : OVERLAPPING;
  }
  return DISJOINT;
}

/** Whether the one point that the edges in the registers share, of which f may be a point, is an end of the chain. */
function meetAtEndOf(chain: Coordinates): boolean {
  load(0, chain, 0);
  load(2, chain, chain.length - 2);
  // A closed chain has no ends.
  return !isEqual(0, 2) && ((isOnEdge(0, F1) && isOnEdge(0, E1)) || (isOnEdge(2, F1) && isOnEdge(2, E1)));
}
