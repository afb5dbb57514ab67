/**
 * More than a few of the nearest boxes of the plane, or all within a distance: all boxes of a window that are nearer than its border are
 * measured and sorted.
 *
 * Where the window is guessed, it may hold too few; after a few such, or where there is no room for what it holds, the tree is walked
 * (`closest-first.ts`).
 */
import { foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import type { Scratch } from "./closest-first.js";
import { ID, listOf, searchImage } from "./find.js";
import { type Guesses, noteTooLittle, noteTooMuch } from "./guesses.js";
import type { Drawn } from "./images.js";
import type { Tree } from "./layout.js";
import { HUGE, isOutOfReach, measureSlowly, POINT, REACH, TINY } from "./nearest.js";
import { searchPlane } from "./search-plane.js";
import { type Row, sortByDistance } from "./sort-by-distance.js";
import { window } from "./window.js";

/** After so many windows the scene is not one that can be guessed. */
const ATTEMPTS = 4;
/** A square holds 4/π as many as the circle in it; and how many there are varies by the root of their number. */
const SQUARE = 1.15;
const SPREAD = 2;
/** By how much a window grows at least and at most that held too few. */
const LEAST_GROWTH = 1.2;
const MOST_GROWTH = 4;
/** A window that has no room shrinks so. */
const MUCH_SMALLER = 4;
/**
 * A window that holds more, for each box that is wanted and besides, is far too large; where it is none that was guessed, a walk
 * is as fast.
 */
const MUCH_A_BOX = 8;
const MUCH = 16;
/** A guess is too large where so many times what is wanted are nearer than the border; evenly spread, a tenth to a quarter too many are. */
const TOO_MUCH = 1.4;
/** A window that holds enough has room for so many times what is wanted. */
const ROOM = 2;
/** Where more than one box in so many is wanted, all are measured. */
const PART = 2;

/** What a search in TypeScript found, what is measured of it, and as much again to sort that. */
interface Room {
  readonly entries: Uint32Array;
  readonly measured: Row;
  readonly other: Row;
}

/** Made when first needed. Nothing calls back while it is here. */
let kept: Room | undefined;

function roomOf(size: number): Room {
  const emptyRow = (): Row => ({ values: new Float64Array(size), ids: new Uint32Array(size) });
  return { entries: new Uint32Array(size), measured: emptyRow(), other: emptyRow() };
}

/** How many boxes a window should hold, so that most likely so many are nearer than its border. */
export function enoughFor(limit: number): number {
  return SQUARE * limit + SPREAD * Math.sqrt(limit);
}

/** Whether so many are wanted that all boxes are measured. */
export function areMost({ count }: Tree, limit: number): boolean {
  return PART * limit > count;
}

/**
 * The ids of the nearest boxes, in order; undefined where they have not been found.
 *
 * @param guess - Half the side of the first window.
 */
export function nearestInOrder(
  tree: Tree,
  { query }: Scratch,
  limit: number,
  drawn: Drawn | undefined,
  guesses: Guesses,
  guess: number,
): number[] | undefined {
  kept ??= roomOf(MOST_FOUND);
  let large: Room | undefined;
  const reach = query[REACH] as number;
  let half = guess;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    half = Math.min(half, reach);
    const isWhole = half === reach;
    if (!(isWhole || half < HUGE)) return undefined;
    let room = kept;
    let size = measureWithin(tree, query, half, limit, drawn, room);
    if (size < 0 && ROOM * limit > MOST_FOUND) {
      large ??= roomOf(Math.min(ROOM * limit, tree.count));
      room = large;
      size = measureWithin(tree, query, half, limit, undefined, room);
    }
    if (attempt === 0 && !isWhole) noteSize(guesses, size, limit);
    if (size < 0) {
      if (isWhole) return undefined;
      half /= MUCH_SMALLER;
    } else if (isWhole || size >= limit) {
      const wanted = Math.min(limit, size);
      sortByDistance(room.measured, size, wanted, room.other);
      return listOf(room.measured.ids, wanted);
    } else {
      half *= Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, Math.sqrt(enoughFor(limit) / (size + 1))));
    }
  }
  return undefined;
}

/** Notes how a guess did by which so many were nearer than the border; −1 where far too many. */
function noteSize(guesses: Guesses, size: number, limit: number): void {
  if (size < 0 || size > TOO_MUCH * limit) noteTooMuch(guesses);
  else if (size < limit) noteTooLittle(guesses);
}

/**
 * Measures the boxes that are nearer than the border of a window, or all of it that are within reach where it reaches as far.
 *
 * @returns How many; −1 where the window holds far too many.
 */
function measureWithin(
  tree: Tree,
  query: Float64Array,
  half: number,
  limit: number,
  drawn: Drawn | undefined,
  { entries, measured }: Room,
): number {
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  window[0] = x - half;
  window[1] = y - half;
  window[2] = x + half;
  window[3] = y + half;
  const total = search(tree, drawn, entries);
  if (total < 0 || total > Math.min(entries.length, MUCH_A_BOX * limit + MUCH)) return -1;
  // Differences as `measureDistances` takes them: what lies beyond a border is at least as far away as it. There is none around all.
  const border =
    half === query[REACH]
      ? undefined
      : Math.min(
          (window[2] as number) - x,
          x - (window[0] as number),
          (window[3] as number) - y,
          y - (window[1] as number),
        );
  return measure(tree, query, drawn === undefined ? entries : undefined, total, border, measured);
}

/** How many boxes meet the window; with kernels they lie where those leave them. */
function search(tree: Tree, drawn: Drawn | undefined, entries: Uint32Array): number {
  return drawn === undefined ? searchPlane(tree, true, entries, true) : searchImage(drawn, tree);
}

/** Measures candidates, those of a kernel or those listed, and keeps those nearer than the border and within reach; gives how many. */
function measure(
  tree: Tree,
  query: Float64Array,
  entries: Uint32Array | undefined,
  total: number,
  border: number | undefined,
  { values, ids }: Row,
): number {
  const { boxes } = tree;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  const isBounded = (query[REACH] as number) < Number.POSITIVE_INFINITY;
  const found = foundBoxes();
  let size = 0;
  for (let candidate = 0; candidate < total; candidate++) {
    const entry = entries === undefined ? (found[MOST_FOUND + candidate] as number) : (entries[candidate] as number);
    const at = 4 * entry;
    // As `measureDistances`, to the bit; a call would cost a twentieth of the search.
    const belowX = (boxes[at] as number) - x;
    const aboveX = x - (boxes[at + 2] as number);
    const belowY = (boxes[at + 1] as number) - y;
    const aboveY = y - (boxes[at + 3] as number);
    const dx = 0.5 * (belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX)));
    const dy = 0.5 * (belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY)));
    const sum = dx + dy;
    if (sum <= HUGE && (sum >= TINY || sum === 0)) values[size] = Math.sqrt(dx * dx + dy * dy);
    else measureSlowly(tree, at, query, values, size);
    const value = values[size] as number;
    if (border !== undefined && !(value < border)) continue;
    if (isBounded && isOutOfReach(tree, at, query, value)) continue;
    // A kernel has left the ids, too, which lie far away from each other in the tree.
    ids[size++] = entries === undefined ? (found[candidate] as number) & ID : (tree.ids[entry] as number);
  }
  return size;
}
