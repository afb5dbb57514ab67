/** A direction or a way in the plane. */
export interface Vector2 {
  readonly x: number;
  readonly y: number;
}

/** A vector that a question writes its answer into. */
export interface MutableVector2 {
  x: number;
  y: number;
}

/**
 * Writes (x, y) at unit length into `into`: each component within 3 · 2⁻⁵³. Both may be tiny or huge, not both 0.
 */
export function writeUnit(into: MutableVector2, x: number, y: number): void {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const size = ax > ay ? ax : ay;
  const dx = x / size;
  const dy = y / size;
  const length = Math.sqrt(dx * dx + dy * dy);
  // Adding 0 makes a positive zero of a negative one.
  into.x = dx / length + 0;
  into.y = dy / length + 0;
}
