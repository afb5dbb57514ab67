/** A direction or a way in space. */
export interface Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A vector that a question writes its answer into. */
export interface MutableVector3 {
  x: number;
  y: number;
  z: number;
}

/** Gives a vector unit length: each component within 4 · 2⁻⁵³. All may be tiny or huge, not all 0. */
export function makeUnit(into: MutableVector3): void {
  // Read from the vector: numbers that are handed over may be boxed.
  const { x, y, z } = into;
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const dx = x / size;
  const dy = y / size;
  const dz = z / size;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  // Adding 0 makes a positive zero of a negative one.
  into.x = dx / length + 0;
  into.y = dy / length + 0;
  into.z = dz / length + 0;
}
