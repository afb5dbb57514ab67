/**
 * The lanes in which cells move, in the order in which they may be met: of A those ahead first, of B those that A comes to first.
 *
 * ```text
 *    ┌────┐ to                  ┌────┐
 *    │ A  ├───────▶ u     from  │    │        Cells meet only where their lanes overlap, and not before A's front
 *    └────┘                     │ B  │        has come to B's near end.
 *                               └────┘
 * ```
 */
import type { CellList } from "../algorithms/cell-list.js";
import { motions, UX, UY } from "../algorithms/motions.js";
import { FEW } from "./slack.js";

/** Where each cell lies as seen along the motion, rounded outward; and the cells' numbers in order. */
export interface Lanes {
  /** Across the motion. */
  low: Float64Array;
  high: Float64Array;
  /** Along it. */
  from: Float64Array;
  to: Float64Array;
  order: Int32Array;
}

export function lanes(): Lanes {
  return {
    low: new Float64Array(8),
    high: new Float64Array(8),
    from: new Float64Array(8),
    to: new Float64Array(8),
    order: new Int32Array(8),
  };
}

/** Cells in the longest list whose lanes' room is kept when it is no longer wanted: 144 kB. */
const MOST_KEPT = 1 << 12;

/** Lets go of the room of many lanes, and of the lanes with it: nothing would ever take it away else. */
export function forgetLongLanes(into: Lanes): void {
  if (into.order.length > MOST_KEPT) Object.assign(into, lanes());
}

/** What products that underflow may be off by. */
const FEWEST: number = 8 * Number.MIN_VALUE;

/** Works out the lanes of a list of cells; `moves` for A's. */
export function measureLanes(into: Lanes, cells: CellList, moves: boolean): void {
  const { count } = cells;
  if (count > into.order.length) {
    into.low = new Float64Array(2 * count);
    into.high = new Float64Array(2 * count);
    into.from = new Float64Array(2 * count);
    into.to = new Float64Array(2 * count);
    into.order = new Int32Array(2 * count);
  }
  measureEach(into, cells, moves);
}

/** Puts all cells in order; `moves` for A's. */
export function orderLanes(into: Lanes, count: number, moves: boolean): void {
  const { order } = into;
  for (let cell = 0; cell < count; cell++) order[cell] = cell;
  sortCells(order, count, moves ? into.to : into.from, moves ? -1 : 1);
}

/** Cells up to so many are put in order one by one. */
const SHORT = 64;

/** Sorts the first cells of a list, which come by their numbers, by what is known of each: upward for the sign 1, downward for −1. */
export function sortCells(order: Int32Array, count: number, key: Float64Array, sign: 1 | -1): void {
  if (count > SHORT) {
    heapSort(order, count, key, sign);
    return;
  }
  for (let end = 1; end < count; end++) {
    const cell = order[end] as number;
    const value = sign * (key[cell] as number);
    let at = end;
    for (; at > 0 && sign * (key[order[at - 1] as number] as number) > value; at--) order[at] = order[at - 1] as number;
    order[at] = cell;
  }
}

/** J. W. J. Williams, "Algorithm 232: Heapsort" (1964): in place, so that nothing is left behind. */
function heapSort(order: Int32Array, count: number, key: Float64Array, sign: 1 | -1): void {
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(order, at, count, key, sign);
  for (let end = count - 1; end > 0; end--) {
    const last = order[end] as number;
    order[end] = order[0] as number;
    order[0] = last;
    sink(order, 0, end, key, sign);
  }
}

/** Lets a cell of a heap, whose last comes first, sink to its place. */
function sink(order: Int32Array, from: number, count: number, key: Float64Array, sign: 1 | -1): void {
  const cell = order[from] as number;
  const value = sign * (key[cell] as number);
  let at = from;
  for (let child = 2 * at + 1; child < count; child = 2 * at + 1) {
    let later = order[child] as number;
    let latest = sign * (key[later] as number);
    if (child + 1 < count) {
      const other = order[child + 1] as number;
      const otherValue = sign * (key[other] as number);
      if (otherValue > latest || (otherValue === latest && other > later)) {
        child++;
        later = other;
        latest = otherValue;
      }
    }
    if (latest < value || (latest === value && later < cell)) break;
    order[at] = later;
    at = child;
  }
  order[at] = cell;
}

function measureEach(into: Lanes, { xy, starts, count }: CellList, moves: boolean): void {
  const ux = motions[UX] as number;
  const uy = motions[UY] as number;
  const size = Math.abs(ux) > Math.abs(uy) ? Math.abs(ux) : Math.abs(uy);
  const dx = ux / size;
  const dy = uy / size;
  for (let cell = 0; cell < count; cell++) {
    const end = starts[cell + 1] as number;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    let largest = moves ? size : 0;
    for (let at = starts[cell] as number; at < end; at += 2) {
      const x = xy[at] as number;
      const y = xy[at + 1] as number;
      const across = dx * y - dy * x;
      const along = dx * x + dy * y;
      if (across < low) low = across;
      if (across > high) high = across;
      if (along < from) from = along;
      if (along > to) to = along;
      const extent = Math.abs(x) + Math.abs(y);
      if (extent > largest) largest = extent;
    }
    const slack = largest * FEW + FEWEST;
    into.low[cell] = low - slack;
    into.high[cell] = high + slack;
    into.from[cell] = from - slack;
    into.to[cell] = to + slack;
  }
}
