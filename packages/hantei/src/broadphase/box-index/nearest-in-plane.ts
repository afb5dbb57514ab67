/**
 * Which way to find the nearest boxes of the plane without a walk through the tree: in a window that is known, or in one that is guessed.
 */
import type { Scratch } from "./closest-first.js";
import { listOf } from "./find.js";
import { type Guesses, guessHalf, isOutOfLuck, noteGuess } from "./guesses.js";
import type { Drawn } from "./images.js";
import { LEVELS_OF_FRAME, type Tree } from "./layout.js";
import { doubtOf, REACH } from "./nearest.js";
import { areMost, enoughFor, nearestInOrder } from "./nearest-in-order.js";
import { nearestInWindow } from "./nearest-window.js";

/** More are sooner sorted as a whole. */
const FEW = 32;

/** Whether a walk is not what is best at once, as it is for a few boxes of a small index. */
export function isLarge(tree: Tree, limit: number): boolean {
  return limit > FEW || tree.top > LEVELS_OF_FRAME;
}

/** The ids of the nearest boxes, in order; undefined where only a walk tells. */
export function nearestInPlane(
  tree: Tree,
  scratch: Scratch,
  limit: number,
  drawn: Drawn | undefined,
  guesses: Guesses,
): number[] | undefined {
  const { query } = scratch;
  const reach = query[REACH] as number;
  const areFew = limit <= FEW;
  if (!areFew && areMost(tree, limit)) return nearestInOrder(tree, scratch, limit, drawn, guesses, reach);
  if (tree.top <= LEVELS_OF_FRAME || isOutOfLuck(guesses)) return undefined;
  // Any number of boxes may hold a point, of which the least are wanted.
  if (areFew && reach === 0) return undefined;
  // How crowded a place is does not depend on how far it is. How many a window holds varies by the root of their number, which of one
  // is all of it.
  query[REACH] = Number.POSITIVE_INFINITY;
  const guess = guessHalf(guesses, tree, scratch, areFew ? limit + Math.sqrt(limit) : enoughFor(limit));
  query[REACH] = reach;
  // A distance that was asked for is no guess.
  const isSorted = !areFew || reach <= guess;
  const ids = isSorted
    ? nearestInOrder(tree, scratch, limit, drawn, guesses, guess)
    : nearestInWindow(tree, scratch, limit, drawn, guesses, guess)
      ? idsWithin(scratch, reach)
      : undefined;
  noteGuess(guesses, ids !== undefined);
  return ids;
}

/** The ids of the found ones within reach; undefined where their rounded distances do not tell. */
function idsWithin({ found }: Scratch, reach: number): number[] | undefined {
  let { size } = found;
  for (; size > 0; size--) {
    const distance = found.values[size - 1] as number;
    if (distance + doubtOf(distance) < reach) break;
    if (!(distance - doubtOf(distance) > reach)) return undefined;
  }
  return listOf(found.ids, size);
}
