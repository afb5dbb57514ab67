/** How long the contacts of two regions are sought edge by edge, by an index of edge bounds, before a sweep takes over. */
import { type Region, ringOf } from "./region.js";

/** What a search says that became too long. */
export const TOO_LONG = 2;

/**
 * Steps of the search for near edges, for each edge there is: they take about as long as the sweep. Most pairs end long before: those
 * that overlap soon meet two edges that cross, and edges of small bounds are soon found.
 */
const SEARCH = 16;
/** Fewer edges than these get as many steps as these: 256 are searched to the end. */
const SMALL = 1024;

/** Steps, as `effort` counts them, for so many edges in all. */
export function searchLimit(edges: number): number {
  return SEARCH * Math.max(edges, SMALL);
}

/** How many edges a region has in all its rings. */
export function edgesOf(region: Region): number {
  let numbers = 0;
  for (let i = -1; i < region.holes.length; i++) numbers += ringOf(region, i).length;
  return numbers >> 1;
}
