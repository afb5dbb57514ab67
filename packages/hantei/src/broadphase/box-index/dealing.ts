/**
 * How boxes of the plane are dealt out before they are sorted: to squares of a quadtree, split where a sample says that boxes
 * crowd, so that what is in one fits the processor's cache.
 */
import { placeInPlane } from "./hilbert.js";
import type { Sides } from "./order.js";

/** Cells a side of the finest squares, and all of them. */
const SIDE = 64;
const CELLS: number = SIDE * SIDE;
/** So many boxes are asked where they are, or up to twice as many; but no more than one in LEAST_STEP. */
const SAMPLES_BITS = 13;
const LEAST_STEP = 31;
/** A square with more boxes than this, by the sample, is split. */
const ENOUGH = 6144;
/**
 * But where that makes more squares than these, larger ones are tried, up to so many boxes: what is dealt to each goes to a page of
 * its own, and a processor has but some 64 to 96 pages at hand.
 */
const MOST_SQUARES = 72;
const MOST_IN_SQUARE = 46080;

/** What is dealt where. */
export interface Dealing {
  /** For each axis, where the cells begin, and then how many a unit has. */
  readonly grid: Float64Array;
  /** The bucket of each cell, x before y; buckets follow each other along Hilbert's curve. */
  readonly buckets: Uint16Array;
  /** The turn in which the curve goes through each bucket. */
  readonly turns: readonly number[];
}

/** Chooses by a sample: every bucket gets bounds of its own when it is sorted. */
export function chooseDealing({ least, greatest }: Sides): Dealing {
  const [minX, minY] = least as [Float64Array, Float64Array];
  const [maxX, maxY] = greatest as [Float64Array, Float64Array];
  const step = stepOf(minX.length);
  const [x0, perX] = gridOfAxis(minX, maxX, step, SIDE);
  const [y0, perY] = gridOfAxis(minY, maxY, step, SIDE);
  const grid = Float64Array.of(x0, y0, perX, perY);
  const placeOf = new Uint16Array(CELLS);
  const cellAt = new Uint16Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const place = placeInPlane((cell >> 6) << 2, (cell & 63) << 2, 0) >> 4;
    placeOf[cell] = place;
    cellAt[place] = cell;
  }
  const before = new Uint32Array(CELLS + 1);
  for (let i = 0; i < minX.length; i += step) {
    const x = cellOf((0.25 * (minX[i] as number) + 0.25 * (maxX[i] as number) - x0) * perX);
    const y = cellOf((0.25 * (minY[i] as number) + 0.25 * (maxY[i] as number) - y0) * perY);
    const after = (placeOf[(x << 6) | y] as number) + 1;
    before[after] = (before[after] as number) + 1;
  }
  for (let place = 0; place < CELLS; place++)
    before[place + 1] = (before[place + 1] as number) + (before[place] as number);

  const countOf = (from: number, size: number): number =>
    step * ((before[from + size] as number) - (before[from] as number));
  const squares = chooseSquares(countOf);
  const buckets = new Uint16Array(CELLS);
  squares.forEach(({ from, size }, bucket) => {
    for (let place = from; place < from + size; place++) buckets[cellAt[place] as number] = bucket;
  });
  return { grid, buckets, turns: squares.map(({ turn }) => turn) };
}

/** A square of cells that follow each other along the curve, and the turn in which it goes through them. */
interface Square {
  readonly from: number;
  readonly size: number;
  readonly turn: number;
}

/** Squares that hold few boxes, as `countOf` says; more, where that makes few squares. Empty ones take no page. */
function chooseSquares(countOf: (from: number, size: number) => number): Square[] {
  const split = (square: Square, enough: number): Square[] => {
    const { from, size, turn } = square;
    if (size === 1 || countOf(from, size) <= enough) return [square];
    const quarter = size >> 2;
    // As in `hilbert.ts`: the first and the last quarter are walked through in turns of their own.
    const turns = [turn ^ 2, turn, turn, turn ^ 3];
    return turns.flatMap((turn, k) => split({ from: from + k * quarter, size: quarter, turn }, enough));
  };
  const all = { from: 0, size: CELLS, turn: 0 };
  const small = split(all, ENOUGH);
  for (let enough = ENOUGH, squares = small; enough <= MOST_IN_SQUARE; enough *= 1.25) {
    const filled = squares.filter(({ from, size }) => countOf(from, size) > 0);
    if (filled.length <= MOST_SQUARES) return squares;
    squares = split(all, enough * 1.25);
  }
  return small;
}

/** Chooses where the cells of an axis begin, and how many a unit has: around a sample of the centers; 0 where all are equal. */
export function gridOfAxis(lows: Float64Array, highs: Float64Array, step: number, cells: number): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < lows.length; index += step) {
    // Half of a center, from quarters of what it lies between: no sum and no difference of such is beyond the largest double.
    const center = 0.25 * (lows[index] as number) + 0.25 * (highs[index] as number);
    // Unbounded boxes have no center, or one at infinity.
    if (center < low && center > Number.NEGATIVE_INFINITY) low = center;
    if (center > high && center < Number.POSITIVE_INFINITY) high = center;
  }
  const scale = cells / (high - low);
  return scale > 0 && scale < Number.POSITIVE_INFINITY ? [low, scale] : [0, 0];
}

/** How many boxes there are from one of the sample to the next; odd, as data comes in rows of even lengths. */
export function stepOf(count: number): number {
  return Math.max(LEAST_STEP, (count >>> SAMPLES_BITS) | 1);
}

/**
 * Writes which bucket each box goes to, and how many each gets.
 *
 * @returns False where some box is none.
 */
export function dealOut({ least, greatest }: Sides, dealing: Dealing, out: Uint16Array, counts: Uint32Array): boolean {
  const [minX, minY] = least as [Float64Array, Float64Array];
  const [maxX, maxY] = greatest as [Float64Array, Float64Array];
  const [x0, y0, perX, perY] = dealing.grid as unknown as [number, number, number, number];
  const { buckets } = dealing;
  for (let i = 0; i < out.length; i++) {
    const left = minX[i] as number;
    const right = maxX[i] as number;
    const low = minY[i] as number;
    const high = maxY[i] as number;
    if (!(isExtent(left, right) && isExtent(low, high))) return false;
    const x = (0.25 * left + 0.25 * right - x0) * perX;
    const y = (0.25 * low + 0.25 * high - y0) * perY;
    const bucket = buckets[(cellOf(x) << 6) | cellOf(y)] as number;
    out[i] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return true;
}

/** A place along an axis as a cell: NaN is in the first one. */
function cellOf(at: number): number {
  return at > 0 ? (at < SIDE - 1 ? at | 0 : SIDE - 1) : 0;
}

/** Not NaN, not upside down, not at infinity as a whole. */
export function isExtent(min: number, max: number): boolean {
  return min <= max && min < Number.POSITIVE_INFINITY && max > Number.NEGATIVE_INFINITY;
}
