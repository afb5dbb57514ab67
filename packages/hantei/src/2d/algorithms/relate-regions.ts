/**
 * Region against region: do their interiors meet?
 *
 * They do where two edges cross (but see `pinched.ts`); where two edges run along each other with both interiors on the same
 * side; where, from a point common to both boundaries, a boundary of one leads into the other; and where a ring that never
 * meets the other boundary lies inside. If none of that is so, no part of either boundary lies in the other's interior, and no
 * part of both has its interiors on one side: then a component of one interior that met the other would have to be a component
 * of it, and share its boundary. So the four tests are enough, and none of them needs a point that is not a vertex.
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { locateStart } from "./locate.js";
import { effort } from "./path.js";
import { type Region, ringOf } from "./region.js";
import { convexity, relateConvex } from "./relate-convex.js";
import { relateRings } from "./relate-rings.js";
import { edgesOf, searchLimit, TOO_LONG } from "./search-limit.js";
import { sweepRegions } from "./sweep-regions.js";

/** Of regions of no more edges in all, contacts are sought first: of larger ones a vertex inside the other is sooner found. */
const FEW = 32;

/** How two regions lie, as a code. The bounds of b are the first four of `extents`. */
export function relateRegions(a: Region, b: Region): Code {
  if (a.holes.length === 0 && b.holes.length === 0) {
    const signA = convexity(a.coordinates);
    const signB = signA === 0 ? 0 : convexity(b.coordinates);
    if (signB !== 0) return relateConvex(a.coordinates, signA, b.coordinates, signB);
  }
  const edges = edgesOf(a) + edgesOf(b);
  if (edges > FEW && startsInside(a, b)) return OVERLAPPING;
  let found = search(a, b, searchLimit(edges));
  if (found === TOO_LONG) found = sweepRegions(a, b) ?? search(a, b, Number.POSITIVE_INFINITY);
  return found === DISJOINT && startsInside(a, b) ? OVERLAPPING : (found as Code);
}

/** Looks for contacts of the boundaries, edge by edge, for so many steps. */
function search(a: Region, b: Region, limit: number): Code | typeof TOO_LONG {
  effort.steps = 0;
  let code: number = DISJOINT;
  for (let i = -1; i < a.holes.length && code < OVERLAPPING; i++) {
    code = Math.max(code, relateRings(ringOf(a, i), a, i, b, limit));
  }
  return code as Code;
}

/** Whether some ring of either has its first vertex inside the other. */
function startsInside(a: Region, b: Region): boolean {
  return hasStartOf(a, b) || hasStartOf(b, a);
}

function hasStartOf(a: Region, b: Region): boolean {
  for (let i = -1; i < b.holes.length; i++) {
    if (locateStart(ringOf(b, i), a) > 0) return true;
  }
  return false;
}
