/**
 * When one moving box meets another that rests: article 002's two intervals on each axis, with time in them. On an axis with
 * speed v the boxes share numbers from (b.min − a.max) / v to (b.max − a.min) / v, or the other way round; they meet while
 * they share numbers on every axis.
 */
export interface MovingBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The fractions of the way between which the boxes meet; undefined where they never do. */
export function sweep(
  a: MovingBox,
  dx: number,
  dy: number,
  b: MovingBox,
): { enter: number; leave: number } | undefined {
  let enter = 0;
  let leave = 1;
  for (const [velocity, aMin, aMax, bMin, bMax] of [
    [dx, a.minX, a.maxX, b.minX, b.maxX],
    [dy, a.minY, a.maxY, b.minY, b.maxY],
  ] as const) {
    if (velocity === 0) {
      if (aMax < bMin || bMax < aMin) return undefined;
      continue;
    }
    const [first, last] = velocity > 0 ? [bMin - aMax, bMax - aMin] : [bMax - aMin, bMin - aMax];
    enter = Math.max(enter, first / velocity);
    leave = Math.min(leave, last / velocity);
  }
  return enter <= leave ? { enter, leave } : undefined;
}
