/**
 * How large a window should be that is to hold the few boxes nearest to a point: guessed from how crowded the frame nearest to it is,
 * and from what windows before have held.
 */
import type { Scratch } from "./closest-first.js";
import { FAN_OUT, FRAME, LEVELS_OF_FRAME, type Tree } from "./layout.js";
import { measureDistances } from "./nearest.js";

/** What is known of guessing in one tree. */
export interface Guesses {
  /** How large boxes are, as far as the windows before tell, where a square of 1 holds the center of one. */
  size: number;
  /** Where it is used up, trees are walked at once, but for now and then. */
  luck: number;
}

/** What is guessed at first, as of boxes spread evenly; never less, or windows over those become a little too large. */
const SIZE = 1;
/** How many boxes a window should hold, for each that is wanted and one more. */
const HELD = 1.1;
/** A window is no smaller than this, times the side of a square that holds so many centers. */
const LEAST_HALF = 0.1;
/** Where windows hold too much, boxes are larger than thought; where they hold too little, smaller. */
const GROWN = 1.03;
const SHRUNK = 0.95;
const MOST_SIZE = 9;
/** Luck: what there is at most, what a wrong guess takes, and what a walk gives back; a right one gives 1. */
const MOST_LUCK = 16;
const WRONG = 4;
const WALKED = 0.125;

/** What is known at first. */
export function noGuesses(): Guesses {
  return { size: SIZE, luck: MOST_LUCK };
}

/** Half the side of a window that should hold enough; 0, NaN or infinite where nothing can be guessed. */
export function guessHalf({ size }: Guesses, tree: Tree, scratch: Scratch, limit: number): number {
  const side = Math.sqrt(HELD * (limit + 1));
  return Math.max(LEAST_HALF * side, 0.5 * (side - size)) * spacing(tree, scratch);
}

/** Notes that a window so guessed held too much. */
export function noteTooMuch(guesses: Guesses): void {
  guesses.size = Math.min(MOST_SIZE, GROWN * guesses.size);
}

/** Notes that it held too little. */
export function noteTooLittle(guesses: Guesses): void {
  guesses.size = Math.max(SIZE, SHRUNK * guesses.size);
}

/** Whether so many guesses were wrong that it is not worth another one now. */
export function isOutOfLuck(guesses: Guesses): boolean {
  if (guesses.luck > 0) return false;
  guesses.luck += WALKED;
  return true;
}

/** Notes whether a guess led to the boxes. */
export function noteGuess(guesses: Guesses, isRight: boolean): void {
  guesses.luck = isRight ? Math.min(guesses.luck + 1, MOST_LUCK) : guesses.luck - WRONG;
}

/**
 * The side of a square that holds the center of one box: as crowded as what is nearest to the point, and of several that hold it the
 * smallest, as wide bounds are mostly of boxes at the edge of a crowd.
 */
function spacing(tree: Tree, { query, values }: Scratch): number {
  const { boxes, top, firstEntry } = tree;
  let entry = 0;
  let area = 0;
  for (let level = top - 1; level >= LEVELS_OF_FRAME; level--) {
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
  const members = Math.min(FRAME, tree.count - FRAME * entry);
  return Math.sqrt(area / members);
}
