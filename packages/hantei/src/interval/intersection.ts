import { DISJOINT, TOUCHING } from "../base/relation.js";
import { compareInstants, earlier, later } from "./instant.js";
import { between, type Interval } from "./interval.js";
import { runsOfBoth } from "./merge.js";
import { checkFlag } from "./options.js";
import { relateEnds } from "./relate.js";
import type { InstantOf, Slot } from "./slots.js";

/** What counts as common time. */
export interface IntersectionOptions {
  /** Whether instants at which the two only touch are listed, too, as intervals of length 0. Default false. */
  readonly touching?: boolean;
}

/**
 * The time that `a` and `b` both cover, in order: where everybody is there. Where they only touch, as back to back, nothing is
 * shared unless `touching` is true.
 *
 * @param a - A slot or a list of slots; a list is merged first.
 * @param b - The same, of the same type.
 * @throws TypeError `ERR_TYPE` for what is no slot nor list of slots, or of slots of several types; RangeError `ERR_ORDER` and
 * `ERR_NOT_FINITE` as `interval` does, naming the slot.
 * @example
 * ```ts
 * import { intersection, interval } from "hantei/interval";
 * const both = intersection([interval(9, 12), interval(13, 15)], interval(11, 14));
 * console.log(both.map(({ start, end }) => `${start}-${end}`).join(", ")); // 11-12, 13-14
 * console.log(intersection(interval(9, 10), interval(10, 11)).length); // 0
 * ```
 */
export function intersection<A extends Slot, B extends Slot>(
  a: A | readonly A[],
  b: B | readonly B[],
  options: IntersectionOptions = {},
): Interval<InstantOf<A | B>>[] {
  const { touching = false } = options;
  checkFlag("intersection: touching", touching);
  const [runsA, runsB] = runsOfBoth("intersection", a, b);
  const least = touching ? DISJOINT : TOUCHING;
  const common: Interval[] = [];
  let atA = 0;
  let atB = 0;
  while (atA < runsA.length && atB < runsB.length) {
    const runA = runsA[atA] as Interval;
    const runB = runsB[atB] as Interval;
    if (relateEnds(runA, runB) > least)
      common.push(between(later(runA.start, runB.start), earlier(runA.end, runB.end)));
    // Whoever ends first meets nobody else, for the other's next run starts after the end of this one.
    if (compareInstants(runA.end, runB.end) <= 0) atA++;
    else atB++;
  }
  return common as Interval<InstantOf<A | B>>[];
}
