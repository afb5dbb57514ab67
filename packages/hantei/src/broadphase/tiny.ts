/**
 * Coordinates so near 0 that no factor takes them to whole numbers in one multiplication: it would be beyond the doubles. They are
 * blown up first, by a power of two: nothing is rounded, and no comparison changes.
 */
import type { AxisColumns, Columns } from "./columns.js";

/** Whatever lies within this of 0 is tiny. Its length in keys, 2³⁰ at most, over it is still a double. */
const TINY = 1e-280;
/** 2¹⁰⁰⁰: tiny numbers stay below 10²², and the least double is normal. */
export const ENLARGEMENT = 1.0715086071862673e301;

/** Whether all numbers of an axis are tiny, or infinite, and some neither 0 nor infinite. The first of these mostly tells. */
export function areTiny(columns: readonly Float64Array[]): boolean {
  let begins = false;
  for (const column of columns) {
    const first = firstOf(column);
    if (first !== undefined && !isTiny(first)) return false;
    begins ||= first !== undefined;
  }
  return begins && columns.every((column) => column.every(isTiny));
}

/** The first number that is neither 0 nor infinite. */
function firstOf(column: Float64Array): number | undefined {
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number;
    if (value !== 0 && Math.abs(value) < Number.POSITIVE_INFINITY) return value;
  }
  return undefined;
}

function isTiny(value: number): boolean {
  const size = Math.abs(value);
  return size < TINY || size === Number.POSITIVE_INFINITY;
}

export function enlarge(column: Float64Array): Float64Array {
  return column.map((value) => value * ENLARGEMENT);
}

/** The columns, in which an axis that is tiny in all of them is blown up. */
export function enlarged(lists: readonly Columns[]): readonly Columns[] {
  const tiny = (lists[0] as Columns).axes.map((_, axis) => {
    const columns: Float64Array[] = [];
    for (const { axes } of lists) columns.push((axes[axis] as AxisColumns).low, (axes[axis] as AxisColumns).high);
    return areTiny(columns);
  });
  if (!tiny.includes(true)) return lists;
  return lists.map(({ length, axes }) => ({
    length,
    axes: axes.map((each, axis) => (tiny[axis] ? { ...each, low: enlarge(each.low), high: enlarge(each.high) } : each)),
  }));
}
