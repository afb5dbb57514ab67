/**
 * How two closed sets lie: no common point (`disjoint`), a common point but no common interior point (`touching`), or
 * interiors that meet (`overlapping`). `docs/conventions.md` says what the interior of each shape is.
 */
export type Relation = "disjoint" | "touching" | "overlapping";

/** A relation as the kernels return it; ordered, so that the relation of a product is the least of its factors'. */
export type Code = -1 | 0 | 1;

export const DISJOINT = -1;
export const TOUCHING = 0;
export const OVERLAPPING = 1;

/** The word for a code. A chain of comparisons and not an array: bundlers may then drop it, and it inlines. */
export function relationOf(code: Code): Relation {
  return code > TOUCHING ? "overlapping" : code === TOUCHING ? "touching" : "disjoint";
}

/**
 * Overlapping where `meets` is true, else disjoint, for callers who have ruled touching out. Arithmetic and not a choice:
 * on a stream of random pairs, a mispredicted branch costs more than the test itself.
 */
export function certainCode(meets: boolean): Code {
  return ((+meets << 1) - 1) as Code;
}
