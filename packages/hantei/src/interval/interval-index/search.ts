/** Who is there: a search among intervals in the order of time. */
import { sortAscending } from "./ascending.js";
import { collect, collected, type EndTree, endTree, forgetCollected } from "./end-tree.js";
import type { Parts } from "./layout.js";

/** What a search looks things up in. */
export interface Lookup {
  readonly tree: EndTree;
  /** For each value, how many intervals start at it or before. */
  readonly started: Uint32Array;
}

/** The look-up of an index. */
export function lookupOf({ values, starts, ends }: Parts): Lookup {
  const started = new Uint32Array(values.length);
  for (let at = 0; at < starts.length; at++) started[starts[at] as number] = at + 1;
  for (let rank = 1; rank < started.length; rank++) {
    if (started[rank] === 0) started[rank] = started[rank - 1] as number;
  }
  return { tree: endTree(ends), started };
}

/**
 * Those that start at or before a place and end at or after another, and those of length 0 at a third: what they were when given,
 * ascending. Places count in halves of ranks.
 */
export function searchBetween(
  { starts, ends, ids }: Parts,
  { tree, started }: Lookup,
  startsUntil: number,
  endsFrom: number,
  point?: number,
): number[] {
  let size = collect(tree, 0, startedBy(started, Math.floor(startsUntil / 2)), Math.ceil(endsFrom / 2));
  if (point !== undefined && point % 2 === 0) {
    // Of those that start together, the ones of length 0 come first.
    const first = startedBy(started, point / 2 - 1);
    let to = first;
    while (to < starts.length && starts[to] === point / 2 && ends[to] === point / 2) to++;
    size = collect(tree, first, to, 0, size);
  }
  const found = collected();
  for (let at = 0; at < size; at++) found[at] = ids[found[at] as number] as number;
  sortAscending(found, size, ids.length);
  // Made at its size: an array that grows by pushing takes room for more, and is copied as it grows.
  const list: number[] = new Array(size);
  for (let at = 0; at < size; at++) list[at] = found[at] as number;
  forgetCollected();
  return list;
}

function startedBy(started: Uint32Array, rank: number): number {
  return rank < 0 ? 0 : (started[rank] as number);
}
