/**
 * The few nearest boxes by searching a window: cells tell eight boxes in the time of one distance.
 *
 * How large the window must be is guessed from how crowded the frame nearest to the point is. The guess decides nothing: the
 * answer is taken only where the worst of the boxes found is nearer than the window's border, so that no box outside can be
 * better; after a few wrong guesses the tree is walked (`closest-first.ts`).
 */
import { type BoxIndexKernels, foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import type { Scratch } from "./closest-first.js";
import { ID, searchImage } from "./find.js";
import { FAN_OUT, type Tree } from "./layout.js";
import { HUGE, measureDistances, measureSlowly, POINT, TINY } from "./nearest.js";
import { searchPlane } from "./search-plane.js";
import { window } from "./window.js";

/** The guess looks at entries of this level, of so many boxes. */
const CROWDED = 3;
const MEMBERS = 512;
/** For more boxes the walk is as fast. */
const MOST = 32;
/** After so many windows the scene is not one that can be guessed. */
const ATTEMPTS = 4;
/** Half the side of a square that holds one box by the frame's average; less than a half, as boxes have a size of their own. */
const SHARE = 0.32;
/** A window too small grows by this; it is more than what rounding a bound can take away. */
const GROWTH = 2;
/** A window that reaches the worst box found and a little more is large enough. */
const BEYOND = 1 + 1e-9;

/** Finds the nearest boxes of the plane into `scratch.found`, sorted; false where it could not, and found nothing. */
export function nearestInWindow(
  tree: Tree,
  scratch: Scratch,
  limit: number,
  kernels: BoxIndexKernels | undefined,
  image: number,
): boolean {
  if (limit > MOST || tree.top <= CROWDED) return false;
  const { query, candidates, found } = scratch;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  let half = guess(tree, scratch, limit);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!(half > 0 && half < HUGE)) return false;
    window[0] = x - half;
    window[1] = y - half;
    window[2] = x + half;
    window[3] = y + half;
    const total = kernels === undefined ? searchPlane(tree, true, candidates, true) : searchImage(kernels, tree, image);
    // A kernel says −1 where there are even more than it has room for.
    if (total > candidates.length || total < 0) {
      half /= GROWTH;
      continue;
    }
    if (total === 0) return false;
    if (total < limit) {
      half *= GROWTH;
      continue;
    }
    if (kernels === undefined) choose(tree, scratch, limit, candidates, 0, total);
    else choose(tree, scratch, limit, foundBoxes(), MOST_FOUND, MOST_FOUND + total);
    // Differences as `measureDistances` takes them: what lies beyond a border is at least as far away as it.
    const right = (window[2] as number) - x;
    const left = x - (window[0] as number);
    const above = (window[3] as number) - y;
    const below = y - (window[1] as number);
    const worst = found.values[0] as number;
    if (worst < right && worst < left && worst < above && worst < below) {
      found.sort();
      return true;
    }
    half = worst * BEYOND;
  }
  return false;
}

/**
 * Half the side of a window that should hold enough: as crowded as what is nearest to the point, and of several that hold it the
 * smallest, as wide bounds are mostly of boxes at the edge of a crowd.
 */
function guess(tree: Tree, { query, values }: Scratch, limit: number): number {
  const { boxes, top, firstEntry } = tree;
  let entry = 0;
  let area = 0;
  for (let level = top - 1; level >= CROWDED; level--) {
    const all = (firstEntry[level + 1] as number) - (firstEntry[level] as number);
    const first = FAN_OUT * entry;
    const last = Math.min(first + FAN_OUT, all);
    measureDistances(tree, level, first, last, query, values, 0);
    let distance = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < last - first; slot++) {
      const value = values[slot] as number;
      if (value > distance) continue;
      const at = 4 * ((firstEntry[level] as number) + first + slot);
      const covered =
        ((boxes[at + 2] as number) - (boxes[at] as number)) * ((boxes[at + 3] as number) - (boxes[at + 1] as number));
      if (value === distance && !(covered < area)) continue;
      distance = value;
      area = covered;
      entry = first + slot;
    }
  }
  const members = Math.min(MEMBERS, tree.count - MEMBERS * entry);
  return SHARE * Math.sqrt((area * (limit + 1)) / members);
}

/** Keeps the nearest of the candidates. */
function choose(
  tree: Tree,
  { query, values, found }: Scratch,
  limit: number,
  candidates: Int32Array | Uint32Array,
  from: number,
  to: number,
): void {
  const { boxes, ids } = tree;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  const isFromKernel = from > 0;
  found.size = 0;
  for (let candidate = from; candidate < to; candidate++) {
    const entry = candidates[candidate] as number;
    const at = 4 * entry;
    // As `measureDistances`, to the bit.
    const belowX = (boxes[at] as number) - x;
    const aboveX = x - (boxes[at + 2] as number);
    const belowY = (boxes[at + 1] as number) - y;
    const aboveY = y - (boxes[at + 3] as number);
    const dx = 0.5 * (belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX)));
    const dy = 0.5 * (belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY)));
    const sum = dx + dy;
    if (sum <= HUGE && (sum >= TINY || sum === 0)) values[0] = Math.sqrt(dx * dx + dy * dy);
    else measureSlowly(tree, at, query, values, 0);
    const value = values[0] as number;
    const isFull = found.size === limit;
    if (isFull && !(value <= (found.values[0] as number))) continue;
    // A kernel has left the ids, too, which lie far away from each other in the tree.
    const id = isFromKernel ? (candidates[candidate - MOST_FOUND] as number) & ID : (ids[entry] as number);
    if (isFull && value === found.values[0] && id > (found.ids[0] as number)) continue;
    found.values[found.size] = value;
    found.ids[found.size] = id;
    found.keep(isFull);
  }
}
