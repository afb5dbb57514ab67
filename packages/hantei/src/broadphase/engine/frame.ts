import { MAX_KEY } from "../../kernels/broadphase.js";
import type { Sample } from "./sample.js";

/** How numbers of one axis become keys: number · scale + offset, between 0 and `limit`. */
export interface AxisFrame {
  readonly scale: number;
  readonly offset: number;
  readonly limit: number;
  /** What most boxes measure along this axis, in keys. */
  readonly size: number;
}

/** Keys of a block. A cell of the grid is 2^`shift` keys wide and high. */
export interface Frame {
  readonly axes: readonly AxisFrame[];
  readonly shift: number;
}

/** Cells for each box, at most. */
const MOST_CELLS = 2;
/** Sizes so many times above the mean do not count in it: the largest few are a matter of their own. */
const MOST = 8;
/** Keys reach further than the sample does by such a part of its length, on either side. */
const MARGIN: number = 1 / 64;
/** Cells are so many times as wide and as high as most boxes. */
const CELL_WIDTH = 0.5;
const CELL_HEIGHT = 2;

/** What lies so many times, 2²⁰, as far off as all else reaches would leave all else next to no keys. */
export const FAR = 1048576;
/** One of so many boxes may lie so on either side, and not count: its keys are those at the ends, and doubles decide. */
const FEW = 64;

/** Sizes are added up so much smaller, or the sum of many huge ones were infinite. A power of two: nothing is rounded. */
const PART = 1 / 65536;

/** Where an axis's low ends lie, and what most boxes measure. */
interface Extent {
  readonly low: number;
  readonly length: number;
  readonly size: number;
}

/** Chooses keys and cells from a sample of `total` boxes. */
export function chooseFrame(sample: Sample, total: number): Frame {
  const extents = sample.low.map((low, axis) => extentOf(low, sample.high[axis] as Float64Array));
  const most = MOST_CELLS * total + 16;
  const [x, y] = extents as [Extent, Extent | undefined];
  let columns = cellsAlong(x, CELL_WIDTH, most);
  let rows = y === undefined ? 1 : cellsAlong(y, CELL_HEIGHT, most);
  const tooMany = columns * rows > most ? Math.sqrt((columns * rows) / most) : 1;
  columns = Math.max(1, columns / tooMany);
  rows = Math.max(1, rows / tooMany);
  if (columns * rows > most) {
    columns = Math.min(columns, most / rows);
    rows = Math.min(rows, most / columns);
  }
  let shift = 0;
  // One cell more on each side, for rounding.
  for (let keys = Math.max(columns, rows) + 2; keys * 2 <= MAX_KEY && shift < 28; keys *= 2) shift++;
  const cell = 1 << shift;
  const counts = [columns, rows, MAX_KEY / cell - 2];
  return { shift, axes: extents.map((extent, axis) => axisFrame(extent, cell, counts[axis] as number)) };
}

function axisFrame({ low, length, size }: Extent, cell: number, count: number): AxisFrame {
  // Of two numbers whose difference may overflow.
  const room = 1e290 / Math.max(Math.abs(low), 1);
  const scale = Math.min(length > 0 ? (cell * count) / length : room, room);
  return {
    scale,
    offset: cell - low * scale,
    limit: Math.min(MAX_KEY, Math.ceil(cell * (count + 2))),
    size: size * scale,
  };
}

function cellsAlong({ length, size }: Extent, factor: number, most: number): number {
  const count = length / (size * factor);
  return count >= 1 ? Math.min(count, most) : 1;
}

function extentOf(low: Float64Array, high: Float64Array): Extent {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < low.length; i++) {
    const value = low[i] as number;
    if (value < least && value > Number.NEGATIVE_INFINITY) least = value;
    if (value > greatest) greatest = value;
  }
  if (!(least <= greatest)) return { low: 0, length: 0, size: 0 };
  // The mean of all sizes, then of those that are not far above it, and so on: giants must not make the cells large.
  // An unbounded box has no size that could count.
  let size = Number.MAX_VALUE / MOST;
  for (let round = 0; round < 4; round++) {
    const mean = meanSize(low, high, size * MOST);
    if (mean === size) break;
    size = mean;
  }
  if (greatest - least > FAR * size) [least, greatest] = withoutFar(low, high, least, greatest);
  // Some boxes lie beyond the sampled ones.
  const margin = greatest * MARGIN - least * MARGIN;
  const low0 = Math.max(least - margin, -Number.MAX_VALUE);
  return { low: low0, length: Math.min(greatest - low0 + margin, Number.MAX_VALUE), size };
}

/** The least and the greatest low end of those that are not far off, if the others are few. */
function withoutFar(
  low: Float64Array,
  high: Float64Array,
  least: number,
  greatest: number,
): [least: number, greatest: number] {
  const sorted = low.filter((value) => value - value === 0).sort();
  const few = Math.floor(sorted.length / FEW);
  const from = sorted[few] as number;
  const to = sorted[sorted.length - 1 - few] as number;
  const crowd = to - from;
  if (!(reachOf(sorted) / (0.5 * crowd) > FAR)) return [least, greatest];
  if (hasGiants(low, high, crowd)) return [least, greatest];
  const near = sorted.filter((value) => value >= from - crowd && value <= to + crowd);
  return [near[0] as number, near[near.length - 1] as number];
}

/**
 * Whether some box is itself as large as others are far off. Giants meet the crowd, which is better cut then: swept in keys of
 * its own, the pairs that they make would pay for all that it compares.
 */
export function hasGiants(low: Float64Array, high: Float64Array, crowd: number): boolean {
  return low.some((start, i) => 0.5 * (high[i] as number) - 0.5 * start > FAR * 0.5 * crowd);
}

/** How far apart the finite ones of sorted numbers lie, in halves: no difference of those is beyond the largest double. */
export function reachOf(sorted: Float64Array): number {
  const finite = sorted.filter((value) => value > Number.NEGATIVE_INFINITY);
  return 0.5 * (finite[finite.length - 1] as number) - 0.5 * (finite[0] as number);
}

/** The mean of the sizes up to a limit. */
function meanSize(low: Float64Array, high: Float64Array, limit: number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < low.length; i++) {
    const size = (high[i] as number) - (low[i] as number);
    if (!(size <= limit)) continue;
    sum += size * PART;
    count++;
  }
  return sum / Math.max(1, count) / PART;
}
