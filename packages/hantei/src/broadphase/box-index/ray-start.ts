/** A ray that goes nowhere is its start: the boxes that hold it are met there, at fraction 0. */
import type { Filter } from "./arguments.js";
import { findInTree, idsInTree } from "./find.js";
import type { BoxHit } from "./first-hits.js";
import type { Tree } from "./layout.js";
import { ORIGIN } from "./ray.js";
import { window } from "./window.js";

/** The boxes at a ray's start, as a search for that point finds them, in the order of their ids. */
export function hitsAtStart(
  tree: Tree,
  query: Float64Array,
  touching: boolean,
  limit: number,
  filter: Filter | undefined,
): BoxHit[] {
  for (let axis = 0; axis < tree.axes; axis++) {
    window[axis] = query[ORIGIN + axis] as number;
    window[tree.axes + axis] = query[ORIGIN + axis] as number;
  }
  const total = findInTree(tree, touching);
  // A filter may search, and what it finds lies there, too.
  const ids = idsInTree().slice(0, total).sort();
  const hits: BoxHit[] = [];
  for (let at = 0; at < ids.length && hits.length < limit; at++) {
    const id = ids[at] as number;
    if (filter === undefined || filter(id)) hits.push({ id, fraction: 0 });
  }
  return hits;
}
