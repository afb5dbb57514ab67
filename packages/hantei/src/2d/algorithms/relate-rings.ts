/**
 * A chain, or a ring of a region, against a ring of a region: whether one of their contacts shows that interiors meet. Where two
 * edges cross, they do (but see `pinched.ts`); where two edges run along each other, they do if both have their interior on the same
 * side; and where one only meets the other, in an end of an edge, each boundary is asked whether it goes on into the other's interior.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import type { Sign } from "../../exact/sign.js";
import { ALONG, APART, CROSSING, E1, E2, F1, F2, isEqual, isMetBy, meetEdges, runTogether } from "./edge-pair.js";
import { extents } from "./extents.js";
import { after, before, type Coordinates, edgeCount, effort, nextEdge } from "./path.js";
import { isPinched } from "./pinched.js";
import { innerSide, leadsInsideOf, load, lookNear, Q, type Region, ringOf } from "./region.js";

/** As how many steps a contact counts: it takes the directions of up to eight edges. */
const CONTACT = 64;
/** What a search says that became too long. */
export const TOO_LONG = 2;

/**
 * OVERLAPPING where the contacts of a path with ring j of region b show that interiors meet, TOUCHING where there are contacts at
 * all, TOO_LONG after so many steps. The path is ring i of region a, or a chain, where there is no a. The bounds of b are the first
 * of `extents`.
 */
export function relateRings(
  ringA: Coordinates,
  a: Region | undefined,
  i: number,
  b: Region,
  j: number,
  limit: number,
): Code | typeof TOO_LONG {
  const ringB = ringOf(b, j);
  const edgesA = edgeCount(ringA, a !== undefined);
  const edgesB = ringB.length >> 1;
  // On which side of the rings the interiors are, once that is asked.
  let sideA: Sign = 0;
  let sideB: Sign = 0;
  let code: Code = DISJOINT;
  for (let e = nextEdge(ringA, edgesA, 0, extents); e < edgesA; e = nextEdge(ringA, edgesA, e + 1, extents)) {
    load(E1, ringA, 2 * e);
    load(E2, ringA, after(ringA, 2 * e));
    lookNear(E1);
    if (effort.steps > limit) return TOO_LONG;
    effort.steps++;
    for (let f = nextEdge(ringB, edgesB, 0); f < edgesB; f = nextEdge(ringB, edgesB, f + 1)) {
      load(F1, ringB, 2 * f);
      load(F2, ringB, after(ringB, 2 * f));
      const meeting = meetEdges();
      if (meeting === APART) continue;
      code = TOUCHING;
      if (meeting === CROSSING) {
        if (!((a !== undefined && isPinched(a, ringA)) || isPinched(b, ringB))) return OVERLAPPING;
        continue;
      }
      sideB ||= innerSide(b, j);
      if (a !== undefined) {
        sideA ||= innerSide(a, i);
        if (meeting === ALONG && runTogether() === (sideA === sideB)) return OVERLAPPING;
      }
      effort.steps += CONTACT;
      for (let p = E1; p <= F1; p += 2) {
        // Where an end of one edge lies on the other edge; its second end is the first end of the next edge.
        const other = p < F1 ? F1 : E1;
        if (!isMetBy(p, other) || isEqual(p, other + 2)) continue;
        if (a === undefined) {
          for (let q = E1; q < F1; q += 2) {
            if (!isEqual(p, q) && leadsInsideOf(b, ringB, 2 * f, F1, sideB, p, q)) return OVERLAPPING;
          }
        } else if (
          p !== E2 &&
          (goesInside(ringA, 2 * e, E1, sideA, p, b, ringB, 2 * f, F1, sideB) ||
            goesInside(ringB, 2 * f, F1, sideB, p, a, ringA, 2 * e, E1, sideA))
        ) {
          return OVERLAPPING;
        }
      }
      lookNear(E1);
    }
  }
  return code;
}

/**
 * Whether the boundary leads into the other region where it goes on from p, with its own interior on the left: p lies on both
 * edges, each given by the offset of its first vertex and its first register, but is the second end of neither.
 */
function goesInside(
  ring: Coordinates,
  start: number,
  edge: number,
  side: Sign,
  p: number,
  other: Region,
  otherRing: Coordinates,
  otherStart: number,
  otherEdge: number,
  otherSide: Sign,
): boolean {
  let q = edge + 2;
  if (side < 0) {
    load(Q, ring, isEqual(p, edge) ? before(ring, start) : start);
    q = Q;
  }
  return leadsInsideOf(other, otherRing, otherStart, otherEdge, otherSide, p, q);
}
