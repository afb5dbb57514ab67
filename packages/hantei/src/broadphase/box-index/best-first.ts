/**
 * Boxes in the order of a measure, the least first: how far they are, or how soon a ray meets them.
 *
 * Entries wait in a heap by a bound that no box below them is less than; the boxes found, in another, the worst on top, to be
 * thrown out when a better one comes. What waits beyond the worst of enough boxes need not be looked at.
 */

import { FAN_OUT, type Tree } from "./layout.js";
import { Queue } from "./queue.js";

/** Where a measure leaves what it measured. */
export const RESULT = 0;

/**
 * Measures an entry into `query[RESULT]`; false where it, and all below it, is out of reach. On level 0 the answer is exact; above,
 * a bound on those below, and true in doubt.
 */
export type Measure = (tree: Tree, level: number, entry: number, query: Float64Array) => boolean;

/** A level and an entry in one number: more than 32 bits. */
const LEVEL_STEP = 4294967296;

interface Scratch {
  readonly waiting: Queue;
  readonly found: Queue;
}

/** Taken while in use, so that a query from inside a filter gets its own. */
let idle: Scratch | undefined;

/** A box found. */
export interface Measured {
  readonly id: number;
  readonly value: number;
}

/**
 * The boxes within reach, ascending by measure, then by id.
 *
 * @param query - What the measure asks about; the caller's own.
 * @param limit - At most so many.
 * @param filter - Says which boxes count; may ask anything of any index.
 */
export function bestFirst(
  tree: Tree,
  measure: Measure,
  query: Float64Array,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
): Measured[] {
  if (tree.count === 0 || limit === 0) return [];
  const scratch = idle ?? { waiting: new Queue(1), found: new Queue(-1) };
  idle = undefined;
  try {
    scratch.waiting.clear();
    scratch.found.clear();
    collect(tree, measure, query, limit, filter, scratch);
    const measured: Measured[] = new Array(scratch.found.size);
    for (let at = measured.length - 1; at >= 0; at--) {
      measured[at] = { id: scratch.found.number, value: scratch.found.value };
      scratch.found.drop();
    }
    return measured;
  } finally {
    idle = scratch;
  }
}

function collect(
  tree: Tree,
  measure: Measure,
  query: Float64Array,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
  { waiting, found }: Scratch,
): void {
  const { ids, top, firstEntry } = tree;
  if (!measure(tree, top, 0, query)) return;
  waiting.push(query[RESULT] as number, top * LEVEL_STEP);
  while (waiting.size > 0) {
    if (found.size === limit && waiting.value > found.value) return;
    const level = Math.floor(waiting.number / LEVEL_STEP) - 1;
    const first = FAN_OUT * (waiting.number % LEVEL_STEP);
    waiting.drop();
    const last = Math.min(first + FAN_OUT, (firstEntry[level + 1] as number) - (firstEntry[level] as number));
    for (let entry = first; entry < last; entry++) {
      if (!measure(tree, level, entry, query)) continue;
      const value = query[RESULT] as number;
      if (level > 0) {
        if (found.size < limit || value <= found.value) waiting.push(value, level * LEVEL_STEP + entry);
        continue;
      }
      const id = ids[entry] as number;
      const isFull = found.size === limit;
      if (isFull && (value > found.value || (value === found.value && id > found.number))) continue;
      if (filter !== undefined && !filter(id)) continue;
      if (isFull) found.replace(value, id);
      else found.push(value, id);
    }
  }
}
