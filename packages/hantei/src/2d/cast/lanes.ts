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

/** What a few roundings of numbers of about one size may take from it. */
const FEW: number = 8 * Number.EPSILON;
/** What products that underflow may be off by. */
const FEWEST: number = 8 * Number.MIN_VALUE;

/** Cells up to so many are put in order one by one; more by a sort, which leaves garbage. */
const SHORT = 64;

/** Works out the lanes of a list of cells; `moves` for A's. */
export function orderLanes(into: Lanes, cells: CellList, moves: boolean): void {
  const { count } = cells;
  if (count > into.order.length) {
    into.low = new Float64Array(2 * count);
    into.high = new Float64Array(2 * count);
    into.from = new Float64Array(2 * count);
    into.to = new Float64Array(2 * count);
    into.order = new Int32Array(2 * count);
  }
  measureLanes(into, cells, moves);
  const { order } = into;
  const key = moves ? into.to : into.from;
  const sign = moves ? -1 : 1;
  for (let cell = 0; cell < count; cell++) order[cell] = cell;
  if (count > SHORT) {
    order.subarray(0, count).sort((a, b) => sign * ((key[a] as number) - (key[b] as number)) || a - b);
    return;
  }
  for (let end = 1; end < count; end++) {
    const value = sign * (key[end] as number);
    let at = end;
    for (; at > 0 && sign * (key[order[at - 1] as number] as number) > value; at--) order[at] = order[at - 1] as number;
    order[at] = end;
  }
}

function measureLanes(into: Lanes, { xy, starts, count }: CellList, moves: boolean): void {
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
