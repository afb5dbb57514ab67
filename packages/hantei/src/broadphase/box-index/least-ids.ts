/**
 * The least id in each part of a tree: where very many boxes are equally near, the answers are those with the least ids, and parts
 * with greater ones alone need not be looked into.
 *
 * It is kept beside the buffer, and found out only once a query has come by many such parts: most indexes are never asked so.
 */
import { sortsOf } from "./header.js";
import { FAN_OUT, type Tree } from "./layout.js";

/** So many parts no nearer than the worst box, and one for so many boxes, are looked into before ids are asked about. */
const PATIENCE = 64;
const BOXES_A_PART = 64;

/** The least ids of the entries of level 1 and above, level by level; and the sort for which that holds. */
export interface LeastIds {
  ids: Uint32Array | undefined;
  sorts: number;
  /** Parts no nearer than the worst box that queries have looked into without them, since this sort. */
  ties: number;
  tiedSort: number;
}

/** What is known at first. */
export function noLeastIds(): LeastIds {
  return { ids: undefined, sorts: 0, ties: 0, tiedSort: 0 };
}

/** Those that are known. */
export function knownLeastIds(tree: Tree, { ids, sorts }: LeastIds): Uint32Array | undefined {
  return sorts === sortsOf(tree) ? ids : undefined;
}

/** Notes that one more such part is looked into; whether that is often enough. */
export function isTiresome(tree: Tree, known: LeastIds): boolean {
  const sorts = sortsOf(tree);
  if (known.tiedSort !== sorts) {
    known.tiedSort = sorts;
    known.ties = 0;
  }
  return ++known.ties > PATIENCE + tree.count / BOXES_A_PART;
}

/** Finds them out. */
export function findLeastIds(tree: Tree, known: LeastIds): Uint32Array {
  const { count, firstEntry, top } = tree;
  const all = new Uint32Array((firstEntry[top + 1] as number) - count);
  let below = tree.ids;
  for (let level = 1; level <= top; level++) {
    const from = (firstEntry[level] as number) - count;
    const above = all.subarray(from, (firstEntry[level + 1] as number) - count);
    for (let entry = 0; entry < above.length; entry++) {
      const end = Math.min(FAN_OUT * entry + FAN_OUT, below.length);
      let least = below[FAN_OUT * entry] as number;
      for (let child = FAN_OUT * entry + 1; child < end; child++) least = Math.min(least, below[child] as number);
      above[entry] = least;
    }
    below = above;
  }
  known.ids = all;
  known.sorts = sortsOf(tree);
  return all;
}
