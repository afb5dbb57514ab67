/** The numbers of two shapes of one kind, in order. Read into typed arrays, they are never boxed. */
export const ours: Float64Array = /* @__PURE__ */ new Float64Array(7);
export const theirs: Float64Array = /* @__PURE__ */ new Float64Array(7);

/** Whether the first of our numbers come after as many of theirs: by the first in which they differ. */
export function comesAfter(count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (ours[i] !== theirs[i]) return (ours[i] as number) > (theirs[i] as number);
  }
  return false;
}
