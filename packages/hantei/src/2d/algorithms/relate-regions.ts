/**
 * Region against region: do their interiors meet?
 *
 * They do where two edges cross (but see `pinched.ts`); where two edges run along each other with both interiors on the same
 * side; where, from a point common to both boundaries, a boundary of one leads into the other; and where a ring that never
 * meets the other boundary lies inside. If none of that is so, no part of either boundary lies in the other's interior, and no
 * part of both has its interiors on one side: then a component of one interior that met the other would have to be a component
 * of it, and share its boundary. So the four tests are enough, and none of them needs a point that is not a vertex.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { ALONG, APART, CROSSING, E1, E2, F1, F2, isOnEdge, meetEdges, runTogether } from "./edge-pair.js";
import { locateVertex } from "./locate.js";
import { after, before, type Coordinates, effort, nextEdge } from "./path.js";
import { isPinched } from "./pinched.js";
import { leadsInside, load, lookNear, P, Q, type Region, ringSign } from "./region.js";
import { convexity, relateConvex } from "./relate-convex.js";
import { sweepRegions } from "./sweep-regions.js";

/**
 * Steps of the search for near edges, for each edge there is, before a sweep takes over: they take about as long as the sweep.
 * Most pairs end long before: those that overlap soon meet two edges that cross, and edges of small bounds are soon found.
 */
const SEARCH = 16;
/** As how many steps a contact counts: it takes the directions of up to eight edges. */
const CONTACT = 64;
/** Regions of fewer edges in all are searched to the end. */
const SMALL = 256;
/** What a search says that became too long. */
const TOO_LONG = 2;

/** How two regions lie, as a code. */
export function relateRegions(a: Region, b: Region): Code {
  if (a.holes.length === 0 && b.holes.length === 0) {
    const signA = convexity(a.coordinates);
    const signB = signA === 0 ? 0 : convexity(b.coordinates);
    if (signB !== 0) return relateConvex(a.coordinates, signA, b.coordinates, signB);
  }
  if (startsInside(a, b) || startsInside(b, a)) return OVERLAPPING;
  const edges = edgesOf(a) + edgesOf(b);
  const found = search(a, b, edges < SMALL ? Number.POSITIVE_INFINITY : SEARCH * edges);
  if (found !== TOO_LONG) return found;
  return sweepRegions(a, b) ?? (search(a, b, Number.POSITIVE_INFINITY) as Code);
}

/** Looks for contacts of the boundaries, edge by edge, for so many steps. */
function search(a: Region, b: Region, limit: number): Code | typeof TOO_LONG {
  effort.steps = 0;
  let code: Code = DISJOINT;
  for (let i = -1; i < a.holes.length; i++) {
    for (let j = -1; j < b.holes.length; j++) {
      const rings = relateRings(a, i, b, j, limit);
      if (rings === OVERLAPPING || rings === TOO_LONG) return rings;
      if (rings === TOUCHING) code = TOUCHING;
    }
  }
  return code;
}

function edgesOf({ coordinates, holes }: Region): number {
  let numbers = coordinates.length;
  for (const hole of holes) numbers += hole.length;
  return numbers >> 1;
}

/** Whether some ring of `a` has its first vertex inside `b`. */
function startsInside(a: Region, b: Region): boolean {
  if (locateVertex(a.coordinates, 0, b) > 0) return true;
  for (const hole of a.holes) {
    if (locateVertex(hole, 0, b) > 0) return true;
  }
  return false;
}

/** Ring i of a region: its outer ring for −1, else a hole. */
function ringOf(region: Region, i: number): Coordinates {
  return i < 0 ? region.coordinates : (region.holes[i] as Coordinates);
}

/** OVERLAPPING where the contacts of these two rings show that interiors meet, TOUCHING where they have contacts at all. */
function relateRings(a: Region, i: number, b: Region, j: number, limit: number): Code | typeof TOO_LONG {
  const ringA = ringOf(a, i);
  const ringB = ringOf(b, j);
  const edgesA = ringA.length >> 1;
  const edgesB = ringB.length >> 1;
  let code: Code = DISJOINT;
  for (let e = 0; e < edgesA; e++) {
    load(E1, ringA, 2 * e);
    load(E2, ringA, after(ringA, 2 * e));
    lookNear(E1);
    effort.steps++;
    if (effort.steps > limit) return TOO_LONG;
    for (let f = nextEdge(ringB, edgesB, 0); f < edgesB; f = nextEdge(ringB, edgesB, f + 1)) {
      load(F1, ringB, 2 * f);
      load(F2, ringB, after(ringB, 2 * f));
      const meeting = meetEdges();
      if (meeting === APART) continue;
      code = TOUCHING;
      if (meeting === CROSSING) {
        if (!(isPinched(a, ringA) || isPinched(b, ringB))) return OVERLAPPING;
        continue;
      }
      if (meeting === ALONG) {
        // The interior is left of an outer ring that runs counter-clockwise, and right of a hole that does.
        const sameWay = ringSign(ringA) === ringSign(ringB) ? i < 0 === j < 0 : i < 0 !== j < 0;
        if (runTogether() === sameWay) return OVERLAPPING;
      }
      effort.steps += CONTACT;
      if (effort.steps > limit) return TOO_LONG;
      if (leadsInsideAtContact(a, ringA, 2 * e, b, ringB, 2 * f)) return OVERLAPPING;
      lookNear(E1);
    }
  }
  return code;
}

/**
 * Whether one boundary leads into the other region from a vertex that lies on the other's edge. Only the edges' first ends
 * are asked: their second ends are the first ends of the next edges.
 */
function leadsInsideAtContact(
  a: Region,
  ringA: Coordinates,
  e: number,
  b: Region,
  ringB: Coordinates,
  f: number,
): boolean {
  const startsEqual = registers[E1] === registers[F1] && registers[E1 + 1] === registers[F1 + 1];
  if (startsEqual) return leadsFromVertex(ringA, e, b) || leadsFromVertex(ringB, f, a);
  if (isOnEdge(E1, F1) && !(registers[E1] === registers[F2] && registers[E1 + 1] === registers[F2 + 1])) {
    if (leadsFromVertex(ringA, e, b) || leadsAlongEdge(ringA, e, ringB, f, a)) return true;
  }
  if (isOnEdge(F1, E1) && !(registers[F1] === registers[E2] && registers[F1 + 1] === registers[E2 + 1])) {
    if (leadsFromVertex(ringB, f, a) || leadsAlongEdge(ringB, f, ringA, e, b)) return true;
  }
  return false;
}

/** Whether from a ring's vertex either of its edges leads into the region. */
function leadsFromVertex(ring: Coordinates, vertex: number, region: Region): boolean {
  load(P, ring, vertex);
  load(Q, ring, after(ring, vertex));
  if (leadsInside(region)) return true;
  load(P, ring, vertex);
  load(Q, ring, before(ring, vertex));
  return leadsInside(region);
}

/** Whether from the vertex of one ring the edge of the other, in whose middle it lies, leads into the first one's region. */
function leadsAlongEdge(ring: Coordinates, vertex: number, other: Coordinates, edge: number, region: Region): boolean {
  load(P, ring, vertex);
  load(Q, other, edge);
  if (leadsInside(region)) return true;
  load(P, ring, vertex);
  load(Q, other, after(other, edge));
  return leadsInside(region);
}
