/**
 * Clashes of few intervals with an index of many: the few are put in their places among the many, which are not gone through. The
 * ranges, and their order, are those of `forEachRange`.
 */
import { collect, collected, type EndTree } from "./end-tree.js";
import { firstAfter, type Ordered, type Report, reach } from "./pairs.js";
import { placeOf, type Values } from "./values.js";

/** A place in an order of so many intervals takes about as long to find as they take to go through. */
const INTERVALS_A_PLACE = 16;

/** Whether so few are sooner put in their places than merged. */
export function areFewFor(few: number, many: number): boolean {
  return few * INTERVALS_A_PLACE <= many;
}

/** Intervals whose ends are places among other values, of which those that are there have even ones. */
export function placed({ starts, ends, ids }: Ordered, values: Values, others: Values): Ordered {
  const places = Int32Array.from(values as ArrayLike<number | bigint>, (value) => placeOf(others, value));
  const place = (rank: number): number => places[rank] as number;
  return { starts: Int32Array.from(starts, place), ends: Int32Array.from(ends, place), ids };
}

/**
 * For each of either list, the range of those in the other that come after it in the order of time and clash with it.
 *
 * @param few - Their ends as places among the values of the many.
 * @param many - Their ends as ranks, and `tree` over these.
 * @param isFirst - Whether the few come before equal ones of the many.
 */
export function forEachRangeOfFew(
  few: Ordered,
  many: Ordered,
  tree: EndTree,
  isFirst: boolean,
  touching: boolean,
  report: Report,
): void {
  const one = { starts: new Int32Array(1), ends: new Int32Array(1), ids: new Uint32Array(1) };
  let from = 0;
  for (let at = 0; at < few.ids.length; at++) {
    const start = few.starts[at] as number;
    const end = few.ends[at] as number;
    const place = isFirst
      ? firstBeyond(many, from, start, Math.ceil(end / 2) - 1)
      : firstBeyond(many, from, start, Math.floor(end / 2));
    // Those of the many between the one before and this one that end late enough, or just as it begins.
    const waiting = collect(tree, from, place, Math.ceil(start / 2));
    const places = collected();
    for (let index = 0; index < waiting; index++) {
      const earlier = places[index] as number;
      one.starts[0] = 2 * (many.starts[earlier] as number);
      one.ends[0] = 2 * (many.ends[earlier] as number);
      report(many, earlier, at, reach(one, 0, few, at, touching));
    }
    report(
      few,
      at,
      place,
      firstBeyond(many, place, end, touching ? Number.POSITIVE_INFINITY : start < end ? -1 : end / 2),
    );
    from = place;
  }
}

/** As `firstAfter`, after a start that is a place: where none of the many starts there, their ends do not matter. */
function firstBeyond(many: Ordered, from: number, start: number, end: number): number {
  return firstAfter(many, from, Math.floor(start / 2), start % 2 === 0 ? end : Number.POSITIVE_INFINITY);
}
