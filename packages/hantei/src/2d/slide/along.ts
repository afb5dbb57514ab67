/** What is left of a way that is turned along a side. */
import type { MutableVector2, Vector2 } from "../foundation/vector.js";

/**
 * Sliding along a slanted side, the way is turned off it by so much of its own length: without, rounding would turn some ways
 * into the side, and the mover would stick. Upright and level sides need none, unless they are met again.
 */
export const TURNED_OFF: number = 4 * Number.EPSILON;

/**
 * How far it is turned off at most, 2⁻²⁴, where it is met again and again: the normal of what is grazed, taken where rounding put the
 * mover, may be off by the root of a last bit.
 */
export const FARTHEST_OFF: number = 1 / (1 << 24);

/**
 * What is left of a way along the side of a normal.
 *
 * @param off - How far it is turned off a slanted side.
 */
export function along(way: Vector2, { x: nx, y: ny }: Vector2, off: number = TURNED_OFF): MutableVector2 {
  const into = way.x * nx + way.y * ny;
  const left = { x: way.x - into * nx, y: way.y - into * ny };
  if ((nx !== 0 && ny !== 0) || off > TURNED_OFF) {
    const length = Math.abs(way.x) + Math.abs(way.y);
    left.x += nx * length * off;
    left.y += ny * length * off;
  }
  return left;
}
