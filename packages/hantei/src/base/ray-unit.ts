/** Past this, what a ray may be long could no longer be told in the unit. */
const MOST = 2 ** 1022;

/**
 * The power of two by which a ray's direction is made longer, and its fractions shorter, while it is followed: 1 for one that
 * is as long as 1, or ends where its direction does. Else fractions would leave the range of doubles where a direction is tiny and
 * the shape far.
 *
 * @param size - The largest part of the direction, without its sign; above 0.
 */
export function rayUnit(size: number, maxFraction: number): number {
  let unit = 1;
  if (maxFraction > 1) while (size * unit < 1 && unit < MOST) unit *= 2;
  return unit;
}

/** A fraction counted by the ray's own direction; one beyond all doubles is rounded down, as all are. */
export function ownFraction(fraction: number, unit: number): number {
  return Math.min(fraction * unit, Number.MAX_VALUE);
}
