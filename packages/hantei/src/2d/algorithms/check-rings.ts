/**
 * Is it a polygon? Every ring simple, rings meeting in single points only, every hole inside the outer ring and outside the
 * other holes.
 */
import { rangeError } from "../../base/errors.js";
import { registers } from "../../exact/registers.js";
import { ALONG, APART, AT_END, CROSSING, E1, E2, F1, F2, type Meeting, meetEdges } from "./edge-pair.js";
import { locateInRing } from "./locate.js";
import { after, before, type Coordinates, indexPath, nextEdge } from "./path.js";
import { keepRingSign, leadsInside, load, lookNear, P, Q } from "./region.js";

/** How two edges meet, in words. */
const VERBS: Readonly<Record<Exclude<Meeting, 0>, string>> = {
  [AT_END]: "touch",
  [CROSSING]: "cross",
  [ALONG]: "run along each other",
};

/**
 * Checks a polygon's rings, and builds the indexes of the long ones on the way.
 *
 * @throws RangeError `ERR_NOT_SIMPLE`, naming the two edges and where they meet.
 */
export function checkRings(outer: Coordinates, holes: readonly Coordinates[]): void {
  const rings = [outer, ...holes];
  for (const [index, ring] of rings.entries()) {
    indexPath(ring, true);
    checkSimple(ring, nameOf(index - 1));
    keepRingSign(ring);
  }
  for (let i = 0; i < rings.length; i++) {
    for (let j = i + 1; j < rings.length; j++) {
      checkApart(rings[i] as Coordinates, nameOf(i - 1), rings[j] as Coordinates, nameOf(j - 1));
    }
  }
  for (const [index, hole] of holes.entries()) {
    if (sideOf(hole, outer) < 0) rangeError("ERR_NOT_SIMPLE", `polygon: hole ${index} lies outside the outer ring`);
    for (const [other, otherHole] of holes.entries()) {
      if (other !== index && sideOf(hole, otherHole) > 0) {
        rangeError("ERR_NOT_SIMPLE", `polygon: hole ${index} lies inside hole ${other}`);
      }
    }
  }
}

function nameOf(hole: number): string {
  return hole < 0 ? "the outer ring" : `hole ${hole}`;
}

/** Throws where two edges of a ring meet that are no neighbors, or neighbors run back along each other. */
function checkSimple(ring: Coordinates, name: string): void {
  const edges = ring.length >> 1;
  for (let e = 0; e < edges; e++) {
    loadEdge(E1, ring, e);
    lookNear(E1);
    for (let f = nextEdge(ring, edges, e + 1); f < edges; f = nextEdge(ring, edges, f + 1)) {
      loadEdge(F1, ring, f);
      const meeting = meetEdges();
      if (meeting === APART) continue;
      const neighbors = f === e + 1 || (e === 0 && f === edges - 1);
      if (neighbors && meeting === AT_END && edges > 2) continue;
      refuse(`edge ${e} and edge ${f} of ${name}`, meeting);
    }
  }
}

/** Throws where the edges of two rings cross or share a stretch. */
function checkApart(a: Coordinates, nameA: string, b: Coordinates, nameB: string): void {
  const edgesA = a.length >> 1;
  const edgesB = b.length >> 1;
  for (let e = 0; e < edgesA; e++) {
    loadEdge(E1, a, e);
    lookNear(E1);
    for (let f = nextEdge(b, edgesB, 0); f < edgesB; f = nextEdge(b, edgesB, f + 1)) {
      loadEdge(F1, b, f);
      const meeting = meetEdges();
      if (meeting > AT_END) refuse(`edge ${e} of ${nameA} and edge ${f} of ${nameB}`, meeting);
    }
  }
}

function loadEdge(register: number, ring: Coordinates, edge: number): void {
  load(register, ring, 2 * edge);
  load(register + 2, ring, after(ring, 2 * edge));
}

function refuse(edges: string, meeting: Meeting): never {
  const [x1, y1, x2, y2] = registers.subarray(F1, F2 + 2);
  const [ex1, ey1, ex2, ey2] = registers.subarray(E1, E2 + 2);
  rangeError(
    "ERR_NOT_SIMPLE",
    `polygon: ${edges} ${VERBS[meeting as Exclude<Meeting, 0>]}: ` +
      `(${ex1}, ${ey1})–(${ex2}, ${ey2}) and (${x1}, ${y1})–(${x2}, ${y2})`,
  );
}

/**
 * On which side of a ring another one lies that meets it in single points only: 1 inside, −1 outside. One vertex off the ring
 * tells; where all lie on it, the direction in which the first edge leaves it does.
 */
function sideOf(inner: Coordinates, ring: Coordinates): number {
  for (let at = 0; at < inner.length; at += 2) {
    const side = locateInRing(inner[at] as number, inner[at + 1] as number, ring);
    if (side !== 0) return side;
  }
  load(P, inner, 0);
  load(Q, inner, before(inner, 0));
  return leadsInside({ coordinates: ring, holes: [] }) ? 1 : -1;
}
