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

/** A direction, x and y: not handed over, so that no call boxes it. */
export const direction: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Writes the direction at unit length into `into`. Both parts may be tiny or huge, not both 0. */
export function writeUnit(into: MutableVector2): void {
  makeUnit();
  into.x = direction[0] as number;
  into.y = direction[1] as number;
}

/** Gives the direction unit length: each component within 3 · 2⁻⁵³. */
export function makeUnit(): void {
  const x = direction[0] as number;
  const y = direction[1] as number;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const size = ax > ay ? ax : ay;
  const dx = x / size;
  const dy = y / size;
  const length = Math.sqrt(dx * dx + dy * dy);
  // Adding 0 makes a positive zero of a negative one.
  direction[0] = dx / length + 0;
  direction[1] = dy / length + 0;
}
