import type { Interval } from "hantei/interval";

/** Allen's name for how two intervals of some length lie (J. F. Allen, "Maintaining Knowledge about Temporal Intervals", 1983). */
export function allenOf({ start: s1, end: e1 }: Interval, { start: s2, end: e2 }: Interval): string {
  if (e1 < s2) return "before";
  if (e2 < s1) return "after";
  if (e1 === s2 && s1 < e1) return "meets";
  if (e2 === s1 && s2 < e2) return "met-by";
  if (s1 === s2) return e1 === e2 ? "equals" : e1 < e2 ? "starts" : "started-by";
  if (e1 === e2) return s1 > s2 ? "finishes" : "finished-by";
  if (s1 < s2) return e1 > e2 ? "contains" : "overlaps";
  return e1 < e2 ? "during" : "overlapped-by";
}
