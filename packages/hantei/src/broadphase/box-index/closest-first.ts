/**
 * Boxes in the order of a measure, the least first: how far they are, or how soon a ray meets them.
 *
 * The tree is walked depth first, into the least of eight entries before the others; the boxes found lie in a heap, the worst
 * on top. Once there are enough, an entry beyond the worst is not looked into.
 */
import { FAN_OUT, type Tree } from "./layout.js";

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

/** What a walk needs; taken while in use, so that a query from inside a filter gets its own. */
interface Scratch {
  /** Measures of the eight entries of each level that the walk is in; NaN where one is done with. */
  readonly values: Float64Array;
  readonly found: Found;
}

let idle: Scratch | undefined;

/** The best boxes so far: a heap with the worst on top, by measure, then by id. */
class Found {
  values: Float64Array = new Float64Array(64);
  ids: Uint32Array = new Uint32Array(64);
  size = 0;

  /** Adds the item that was written behind the others. */
  rise(): void {
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
  sink(): void {
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

  /** Sorts what is there: the least first. */
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

/** What a walk found, the least first; to be read before anything else is asked. */
export interface Measured {
  readonly values: Float64Array;
  readonly ids: Uint32Array;
  readonly size: number;
}

/**
 * Finds the boxes that count, ascending by measure, then by id.
 *
 * @param query - What the measure asks about; the caller's own.
 * @param limit - At most so many, 1 or above.
 * @param filter - Says which boxes count; may ask anything of any index.
 */
export function closestFirst(
  tree: Tree,
  measure: Measure,
  query: Float64Array,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
): Measured {
  const scratch = idle ?? { values: new Float64Array(FAN_OUT * MOST_LEVELS), found: new Found() };
  idle = undefined;
  try {
    scratch.found.size = 0;
    walk(tree, measure, query, limit, filter, scratch);
    scratch.found.sort();
    return scratch.found;
  } finally {
    idle = scratch;
  }
}

function walk(
  tree: Tree,
  measure: Measure,
  query: Float64Array,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
  { values, found }: Scratch,
): void {
  const { ids, top, firstEntry } = tree;
  // The level of the eight entries looked at, and the block that they are.
  let level = top - 1;
  let block = 0;
  measure(tree, level, 0, (firstEntry[top] as number) - (firstEntry[level] as number), query, values, FAN_OUT * level);
  for (;;) {
    const at = FAN_OUT * level;
    let best = -1;
    let least = found.size < limit ? Number.POSITIVE_INFINITY : (found.values[0] as number);
    for (let slot = 0; slot < FAN_OUT; slot++) {
      const value = values[at + slot] as number;
      if (value <= least) {
        // Of equal ones the first.
        if (best >= 0 && value === least) continue;
        best = slot;
        least = value;
      }
    }
    if (best < 0) {
      level++;
      if (level === top) return;
      block >>>= 3;
      continue;
    }
    values[at + best] = Number.NaN;
    const entry = (block << 3) | best;
    if (level > 0) {
      level--;
      block = entry;
      const all = (firstEntry[level + 1] as number) - (firstEntry[level] as number);
      measure(tree, level, 8 * entry, Math.min(8 * entry + 8, all), query, values, FAN_OUT * level);
      continue;
    }
    const id = ids[entry] as number;
    const isFull = found.size === limit;
    if (isFull && least === found.values[0] && id > (found.ids[0] as number)) continue;
    if (filter !== undefined && !filter(id)) continue;
    found.values[found.size] = least;
    found.ids[found.size] = id;
    if (isFull) found.sink();
    else found.rise();
  }
}
