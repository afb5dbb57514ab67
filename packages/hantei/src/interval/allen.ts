import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { compareInstants } from "./instant.js";
import type { Interval } from "./interval.js";
import { checkComparable } from "./relate.js";

/**
 * Allen's thirteen words for how one interval lies to another, in the order in which the first slides past the second.
 *
 * Source: J. F. Allen, "Maintaining Knowledge about Temporal Intervals", Communications of the ACM 26 (1983), figure 2.
 */
export const ALLEN_RELATIONS = [
  "before",
  "meets",
  "overlaps",
  "finished-by",
  "contains",
  "starts",
  "equals",
  "started-by",
  "during",
  "finishes",
  "overlapped-by",
  "met-by",
  "after",
] as const;

/** One of Allen's thirteen relations. */
export type AllenRelation = (typeof ALLEN_RELATIONS)[number];

/**
 * How `a` lies to `b` in Allen's words, which unlike `relate` tell which is first and which holds which.
 *
 * Of two intervals with a length, "before" and "after" are `disjoint`, "meets" and "met-by" are `touching`, and the other nine
 * are `overlapping`. An interval of length 0 never meets: on an end of another it "starts" or "finishes" it (and touches it),
 * inside it is "during" it, and on another of length 0 it "equals" it (and overlaps it).
 *
 * @throws TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval.
 * @example
 * ```ts
 * import { allen, interval } from "hantei/interval";
 * console.log(allen(interval(10, 16), interval(15, 17))); // overlaps
 * console.log(allen(interval(15, 16), interval(16, 17))); // meets
 * console.log(allen(interval(15, 16), interval(10, 17))); // during
 * ```
 */
export function allen(a: Interval, b: Interval): AllenRelation {
  checkComparable(a, b);
  const starts = compareInstants(a.start, b.start);
  const ends = compareInstants(a.end, b.end);
  if (starts === 0) return ends < 0 ? "starts" : ends > 0 ? "started-by" : "equals";
  if (ends === 0) return starts < 0 ? "finished-by" : "finishes";
  if (starts < 0) return ends > 0 ? "contains" : gap(compareInstants(a.end, b.start), "before", "meets", "overlaps");
  return ends < 0 ? "during" : gap(compareInstants(b.end, a.start), "after", "met-by", "overlapped-by");
}

/** Which word goes with the earlier one's end being before, at or after the later one's start. */
function gap(order: number, apart: AllenRelation, met: AllenRelation, shared: AllenRelation): AllenRelation {
  return order > 0 ? shared : order === 0 ? met : apart;
}

/**
 * The relation of `b` to `a` where `relation` is that of `a` to `b`.
 *
 * @throws RangeError `ERR_RANGE` for a text that is none of the thirteen words, TypeError `ERR_TYPE` for what is no text.
 * @example
 * ```ts
 * import { inverse } from "hantei/interval";
 * console.log(inverse("during")); // contains
 * ```
 */
export function inverse(relation: AllenRelation): AllenRelation {
  return INVERSES[indexOfRelation("inverse", relation)] as AllenRelation;
}

const INVERSES: readonly AllenRelation[] = [
  "after",
  "met-by",
  "overlapped-by",
  "finishes",
  "during",
  "started-by",
  "equals",
  "starts",
  "contains",
  "finished-by",
  "overlaps",
  "meets",
  "before",
];

/** The relation's place in `ALLEN_RELATIONS`; throws where it has none. */
export function indexOfRelation(where: string, relation: AllenRelation): number {
  const index = ALLEN_RELATIONS.indexOf(relation);
  if (index >= 0) return index;
  const message = `${where}: one of ALLEN_RELATIONS is wanted, as "before", not ${show(relation)}`;
  return typeof relation === "string" ? rangeError("ERR_RANGE", message) : typeError("ERR_TYPE", message);
}
