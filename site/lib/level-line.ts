/** A line square to a direction: all places p with direction · p = value, as much of it as a figure shows. */
import { type Ends, lineAcross } from "./clip.js";
import { exact, pixelsIn, quotient, root } from "./exact.js";
import type { View } from "./view.js";

/** In pixels; undefined where there is none, or none in sight. */
export function levelLine([vx, vy]: readonly [x: number, y: number], value: number, view: View): Ends | undefined {
  if ((vx === 0 && vy === 0) || ![vx, vy, value].every(Number.isFinite)) return undefined;
  const [dx, dy] = [exact(vx), exact(vy)];
  const length = root(dx * dx + dy * dy);
  const [nx, ny] = [quotient(dx, length), quotient(dy, length)];
  // How far it lies from the view's middle: where that is far from the origin, a small difference of large numbers.
  const there = dx * exact(view.middle.x) + dy * exact(view.middle.y);
  const rest = pixelsIn(view.scale, exact(value) * exact(1) - there, length);
  return lineAcross(view, { x: rest * nx, y: rest * ny, ux: -ny, uy: nx });
}
