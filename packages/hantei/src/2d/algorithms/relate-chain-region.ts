/**
 * Chain against region. Where the chain crosses the boundary, it goes inside (but see
 * `pinched.ts`). Where it only meets it, in an end of an edge or
 * along a stretch, each direction in which it leaves the contact is asked whether it leads inside. Where it never meets it,
 * one of its points tells for all.
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { locateStart } from "./locate.js";
import type { Coordinates } from "./path.js";
import type { Region } from "./region.js";
import { relateRings } from "./relate-rings.js";

/** Numbers in chains and rings of which contacts are sought first: of longer ones a vertex in the region is sooner found. */
const SHORT = 64;

/** How a chain, of edges that are no points, lies to a region, as a code. The region's bounds are the first of `extents`. */
export function relateChainRegion(chain: Coordinates, region: Region): Code {
  if (chain.length + region.coordinates.length > SHORT && locateStart(chain, region) > 0) return OVERLAPPING;
  const code = relateRings(chain, undefined, 0, region, Number.POSITIVE_INFINITY) as Code;
  return code === DISJOINT && locateStart(chain, region) > 0 ? OVERLAPPING : code;
}
