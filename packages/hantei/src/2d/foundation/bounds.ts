/** Least and greatest coordinates: what a box is made of. Those of an unbounded one may be infinite. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Whether there is a bound on all sides. */
export function isBounded({ minX, minY, maxX, maxY }: Bounds): boolean {
  // x − x is NaN for an infinity.
  return minX - minX + (minY - minY) + (maxX - maxX) + (maxY - maxY) === 0;
}
