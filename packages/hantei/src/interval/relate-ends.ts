import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../base/relation.js";
import { compareInstants } from "./instant.js";
import type { Slot } from "./slots.js";

/**
 * How two slots lie, which have been checked: the rule of `base/extent.ts` on values that are only known to have an order.
 */
export function relateEnds(a: Slot, b: Slot): Code {
  const before = compareInstants(a.start, b.end);
  const after = compareInstants(b.start, a.end);
  if (!(before <= 0 && after <= 0)) return DISJOINT;
  if (before < 0 && after < 0) return OVERLAPPING;
  // Both are one and the same point where neither start is before its own end.
  return hasLength(a) || hasLength(b) ? TOUCHING : OVERLAPPING;
}

/** Whether a slot is more than an instant. */
export function hasLength({ start, end }: Slot): boolean {
  return compareInstants(start, end) < 0;
}
