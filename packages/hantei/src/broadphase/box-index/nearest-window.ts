/**
 * The few nearest boxes by searching a window: cells tell eight boxes in the time of one distance.
 *
 * How large the window must be is guessed (`guesses.ts`). The guess decides nothing: the answer is taken only where the worst of the
 * boxes found is nearer than the window's border, so that no box outside can be better; after a few wrong guesses the tree is
 * walked (`closest-first.ts`).
 */
import { foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import type { Scratch } from "./closest-first.js";
import { ID, searchImage } from "./find.js";
import { type Guesses, noteTooLittle, noteTooMuch } from "./guesses.js";
import type { Drawn } from "./images.js";
import type { Tree } from "./layout.js";
import { HUGE, measureSlowly, POINT, TINY } from "./nearest.js";
import { searchPlane } from "./search-plane.js";
import { window } from "./window.js";

/** After so many windows the scene is not one that can be guessed. */
const ATTEMPTS = 4;
/** A window too small grows by this; it is more than what rounding a bound can take away. */
const GROWTH = 2;
/** To look at so many candidates, and two for each box wanted, takes about as long as another window; of more, some are looked at first. */
const ENOUGH = 96;
const ENOUGH_A_BOX = 2;
/** So many at least, evenly among them. */
const SAMPLE = 32;
/** The next window is to hold half as many again as are wanted, as far as the sample tells. */
const MORE = 1.5;
/** Where there is no room for what a window holds, nor a sample of it: a sixteenth of the window. */
const MUCH_SMALLER = 4;
/** More that are all at distance 0 are not looked at one by one. */
const MANY = 400;
/** Too much for a first window: more candidates than these, and one and a half for each box wanted. */
const MUCH = 12;
const MUCH_A_BOX = 1.5;

/** A window that reaches the worst box found and a little more is large enough. */
const BEYOND = 1 + 1e-9;

/**
 * Finds the nearest boxes of the plane into `scratch.found`, sorted; false where it could not, and found nothing.
 *
 * @param guess - Half the side of the first window.
 */
export function nearestInWindow(
  tree: Tree,
  scratch: Scratch,
  limit: number,
  drawn: Drawn | undefined,
  guesses: Guesses,
  guess: number,
): boolean {
  const { query, candidates, found } = scratch;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  const listed = drawn === undefined ? candidates : foundBoxes();
  const areFound = drawn !== undefined;
  const from = areFound ? MOST_FOUND : 0;
  let half = guess;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!(half > 0 && half < HUGE)) return false;
    window[0] = x - half;
    window[1] = y - half;
    window[2] = x + half;
    window[3] = y + half;
    const total = areFound ? searchImage(drawn, tree) : searchPlane(tree, true, candidates, true);
    if (attempt === 0 && total > MUCH + MUCH_A_BOX * limit) noteTooMuch(guesses);
    // A kernel says −1 where there are even more than it has room for.
    if (total < 0 || from + total > listed.length) {
      half /= MUCH_SMALLER;
      continue;
    }
    // Nobody here: not yet, or the crowd ends before.
    if (total === 0) {
      if (attempt === 0) noteTooLittle(guesses);
      half *= GROWTH;
      continue;
    }
    let worst = Number.POSITIVE_INFINITY;
    if (total >= limit) {
      if (total > ENOUGH + ENOUGH_A_BOX * limit) {
        const step = Math.floor(total / SAMPLE);
        choose(tree, scratch, Math.ceil((MORE * limit) / step), listed, areFound, total, step);
        const reach = found.values[0] as number;
        // Where so many hold the point, a walk asks for the least of their ids.
        if (reach === 0 && total > MANY) return false;
        if (reach > 0 && GROWTH * reach < half) {
          half = reach;
          continue;
        }
      }
      choose(tree, scratch, limit, listed, areFound, total, 1);
      worst = found.values[0] as number;
    }
    // Differences as `measureDistances` takes them: what lies beyond a border is at least as far away as it.
    const right = (window[2] as number) - x;
    const left = x - (window[0] as number);
    const above = (window[3] as number) - y;
    const below = y - (window[1] as number);
    if (worst < right && worst < left && worst < above && worst < below) {
      found.sort();
      return true;
    }
    if (attempt === 0) noteTooLittle(guesses);
    // A kernel's candidates may lie anywhere, where cells cannot tell.
    half = Math.min(BEYOND * worst, GROWTH * half);
  }
  return false;
}

/** Keeps the nearest of so many candidates, those of a kernel as it leaves them, or of every so many of these. */
function choose(
  tree: Tree,
  { query, values, found }: Scratch,
  limit: number,
  candidates: Uint32Array,
  areFound: boolean,
  total: number,
  step: number,
): void {
  const { boxes, ids } = tree;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  const from = areFound ? MOST_FOUND : 0;
  found.size = 0;
  for (let candidate = from; candidate < from + total; candidate += step) {
    const entry = candidates[candidate] as number;
    const at = 4 * entry;
    // As `measureDistances`, to the bit; a call would cost a twentieth of the search.
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
    const id = areFound ? (candidates[candidate - MOST_FOUND] as number) & ID : (ids[entry] as number);
    if (isFull && value === found.values[0] && id > (found.ids[0] as number)) continue;
    found.values[found.size] = value;
    found.ids[found.size] = id;
    found.keep(isFull);
  }
}
