// Intervals on an axis, two pairs at a time: `relateExtents` of `src/base/extent.ts` without its branches.

/** Whether the closed intervals meet; NaN meets nothing. */
export function meetClosed(aMin: v128, aMax: v128, bMin: v128, bMax: v128): v128 {
  return v128.and(f64x2.le(aMin, bMax), f64x2.le(bMin, aMax));
}

/** Whether the interiors of two intervals that meet do: both of length 0 are equal then, and their own interiors. */
export function meetOpen(aMin: v128, aMax: v128, bMin: v128, bMax: v128): v128 {
  const proper = v128.and(f64x2.lt(aMin, bMax), f64x2.lt(bMin, aMax));
  return v128.or(proper, v128.and(f64x2.eq(aMin, aMax), f64x2.eq(bMin, bMax)));
}
