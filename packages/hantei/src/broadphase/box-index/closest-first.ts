/**
 * Boxes in the order of a measure, the least first: how far they are, or how soon a ray meets them.
 *
 * The tree is walked depth first, into the least of eight entries before the others; the boxes found lie in a heap, the worst
 * on top. Once there are enough, an entry beyond the worst is not looked into; nor, where many are just as far, one that has no
 * lesser ids.
 */
import { FAN_OUT, type Tree } from "./layout.js";
import { findLeastIds, isTiresome, knownLeastIds, type LeastIds } from "./least-ids.js";

/**
 * Measures the eight entries of a block into `values`, from `at` on: those of level `level` from `first` on, up to `last`. On level 0
 * the measure itself, and NaN for a box that does not count, exactly; above, a bound that no box below is less than, and NaN only
 * where none below counts.
 */
export type Measure = (
  tree: Tree,
  level: number,
  first: number,
  last: number,
  query: Float64Array,
  values: Float64Array,
  at: number,
) => void;

/** Levels of the largest tree there can be, and one more. */
const MOST_LEVELS = 12;

/** What one query needs. `borrow` it, and `giveBack`: a query from inside a filter gets another. */
export interface Scratch {
  /** What the measure asks about; each measure says what lies where. */
  readonly query: Float64Array;
  /** Measures of the eight entries of each level that the walk is in; NaN where one is done with. */
  readonly values: Float64Array;
  readonly found: Found;
  /** Entries that may be among the nearest. */
  readonly candidates: Uint32Array;
}

const QUERY_SIZE = 16;
/** More candidates than this are not worth looking at one by one. */
const MOST_CANDIDATES = 1024;

let idle: Scratch | undefined;

/** The best boxes so far: a heap with the worst on top, by measure, then by id. */
class Found {
  values: Float64Array = new Float64Array(64);
  ids: Uint32Array = new Uint32Array(64);
  size = 0;

  /** Keeps the item that was written behind the others, in the place of the worst if it is to be thrown out. */
  keep(insteadOfWorst: boolean): void {
    if (insteadOfWorst) this.sink();
    else this.rise();
  }

  /** Adds the item that was written behind the others. */
  private rise(): void {
    const { values, ids } = this;
    let at = this.size++;
    const value = values[at] as number;
    const id = ids[at] as number;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      const other = values[parent] as number;
      if (value < other || (value === other && id < (ids[parent] as number))) break;
      values[at] = other;
      ids[at] = ids[parent] as number;
      at = parent;
    }
    values[at] = value;
    ids[at] = id;
    if (this.size === values.length) this.grow();
  }

  /** Puts the item that was written behind the others in the place of the worst. */
  private sink(): void {
    const { values, ids, size } = this;
    const value = values[size] as number;
    const id = ids[size] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size) {
        const left = values[child] as number;
        const right = values[child + 1] as number;
        if (right > left || (right === left && (ids[child + 1] as number) > (ids[child] as number))) child++;
      }
      const other = values[child] as number;
      if (value > other || (value === other && id > (ids[child] as number))) break;
      values[at] = other;
      ids[at] = ids[child] as number;
      at = child;
    }
    values[at] = value;
    ids[at] = id;
  }

  /** Sorts the heap: the least first. */
  sort(): void {
    const all = this.size;
    while (this.size > 1) {
      this.size--;
      const value = this.values[0] as number;
      const id = this.ids[0] as number;
      this.sink();
      this.values[this.size] = value;
      this.ids[this.size] = id;
    }
    this.size = all;
  }

  private grow(): void {
    const { values, ids } = this;
    this.values = new Float64Array(2 * values.length);
    this.values.set(values);
    this.ids = new Uint32Array(2 * ids.length);
    this.ids.set(ids);
  }
}

export function borrow(): Scratch {
  const scratch = idle ?? {
    query: new Float64Array(QUERY_SIZE),
    values: new Float64Array(FAN_OUT * MOST_LEVELS),
    found: new Found(),
    candidates: new Uint32Array(MOST_CANDIDATES),
  };
  idle = undefined;
  return scratch;
}

export function giveBack(scratch: Scratch): void {
  idle = scratch;
}

/**
 * Finds the boxes that count, ascending by measure, then by id: they are in `scratch.found`.
 *
 * @param limit - At most so many, 1 or above.
 * @param filter - Says which boxes count; may ask anything of any index.
 * @param known - What is known of ids in the tree.
 */
export function closestFirst(
  tree: Tree,
  measure: Measure,
  scratch: Scratch,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
  known: LeastIds,
): void {
  scratch.found.size = 0;
  walk(tree, measure, limit, filter, scratch, known);
  scratch.found.sort();
}

function walk(
  tree: Tree,
  measure: Measure,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
  { query, values, found }: Scratch,
  known: LeastIds,
): void {
  const { top, firstEntry } = tree;
  let leastIds = knownLeastIds(tree, known);
  // Where all are wanted, the order in which they are come by does not matter.
  const isOrdered = limit < tree.count;
  // The level of the eight entries looked at, and the block that they are.
  let level = top - 1;
  let block = 0;
  measure(tree, level, 0, (firstEntry[top] as number) - (firstEntry[level] as number), query, values, FAN_OUT * level);
  for (;;) {
    const at = FAN_OUT * level;
    let best = -1;
    if (level === 0) {
      take(tree, block, limit, filter, values, found);
    } else if (isOrdered && leastIds !== undefined) {
      const first = (firstEntry[level] as number) - tree.count + FAN_OUT * block;
      best = bestOf(values, at, leastIds, first, found, limit);
    } else if (isOrdered) {
      const worst = found.size < limit ? Number.POSITIVE_INFINITY : (found.values[0] as number);
      let least = worst;
      for (let slot = FAN_OUT - 1; slot >= 0; slot--) {
        const value = values[at + slot] as number;
        if (value <= least) {
          best = slot;
          least = value;
        }
      }
      if (least === worst && best >= 0 && found.size === limit && isTiresome(tree, known))
        leastIds = findLeastIds(tree, known);
    } else {
      for (let slot = FAN_OUT - 1; slot >= 0; slot--) if ((values[at + slot] as number) >= 0) best = slot;
    }
    if (best < 0) {
      level++;
      if (level >= top) return;
      block >>>= 3;
      continue;
    }
    values[at + best] = Number.NaN;
    block = (block << 3) | best;
    level--;
    const all = (firstEntry[level + 1] as number) - (firstEntry[level] as number);
    measure(tree, level, 8 * block, Math.min(8 * block + 8, all), query, values, FAN_OUT * level);
  }
}

/**
 * Which of eight entries to look into next, those before others that have the least ids; −1 where none of them has a better box
 * than those found.
 */
function bestOf(
  values: Float64Array,
  at: number,
  leastIds: Uint32Array,
  first: number,
  found: Found,
  limit: number,
): number {
  const isFull = found.size === limit;
  let least = isFull ? (found.values[0] as number) : Number.POSITIVE_INFINITY;
  let leastId = isFull ? (found.ids[0] as number) : Number.POSITIVE_INFINITY;
  let best = -1;
  for (let slot = 0; slot < FAN_OUT; slot++) {
    const value = values[at + slot] as number;
    if (!(value <= least)) continue;
    const id = leastIds[first + slot] as number;
    if (value === least && id >= leastId) continue;
    best = slot;
    least = value;
    leastId = id;
  }
  return best;
}

/** Takes those of the eight boxes of a block that are better than the worst so far. */
function take(
  { ids }: Tree,
  block: number,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
  values: Float64Array,
  found: Found,
): void {
  for (let slot = 0; slot < FAN_OUT; slot++) {
    const value = values[slot] as number;
    const isFull = found.size === limit;
    if (!(isFull ? value <= (found.values[0] as number) : value >= 0)) continue;
    const id = ids[(block << 3) | slot] as number;
    if (isFull && value === found.values[0] && id > (found.ids[0] as number)) continue;
    if (filter !== undefined && !filter(id)) continue;
    found.values[found.size] = value;
    found.ids[found.size] = id;
    found.keep(isFull);
  }
}
