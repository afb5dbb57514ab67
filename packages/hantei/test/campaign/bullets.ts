/**
 * Shots at walls without thickness: a bullet of size 0.01 that flies 10⁶ in a frame, from any angle, from near and far, toward a
 * place on the wall that the frame reaches. None passes.
 */
import {
  box,
  capsule,
  castRay,
  castShape,
  circle,
  place,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
} from "../../src/2d/index.js";
import type { Random } from "../generators/random.js";

const WAY = 1e6;
const SIZE = 0.01;

/** Walls with a place on each, `share` of the way along it. */
const WALLS: readonly ((share: number) => readonly [wall: Shape, x: number, y: number])[] = [
  (share) => [segment(-50, -20, 30, 60), -50 + 80 * share, -20 + 80 * share],
  (share) => [segment(-50, -20, 37.3, 12.1), -50 + 87.3 * share, -20 + 32.1 * share],
  (share) => [box(7, -40, 7, 40), 7, -40 + 80 * share],
  (share) => [box(-40, 0, 40, 0), -40 + 80 * share, 0],
  (share) => [polyline([-40, 0, 0, 0, 40, 0]), -40 + 80 * share, 0],
  (share) => [box(-Infinity, -3, Infinity, -3), -40 + 80 * share, -3],
];

/** Bullets about the origin, turned any way. */
const BULLETS: readonly Shape[] = [
  circle(0, 0, SIZE / 2),
  box(-SIZE / 2, -SIZE / 2, SIZE / 2, SIZE / 2),
  capsule(-SIZE / 4, 0, SIZE / 4, 0, SIZE / 4),
  polygon([-SIZE / 2, -SIZE / 4, SIZE / 2, 0, -SIZE / 2, SIZE / 4, -SIZE / 4, 0]),
  segment(-SIZE / 2, 0, SIZE / 2, 0),
  point(0, 0),
];

/** Fires once; what was wrong, if anything. */
export function shoot(random: Random): string | undefined {
  const [wall, x, y] = random.pick(WALLS)(0.001 + 0.998 * random.unit());
  // A direction by rejection: every angle alike.
  let [dx, dy, size] = [0, 0, 0];
  while (!(size <= 1 && size > 1e-2)) {
    [dx, dy] = [2 * random.unit() - 1, 2 * random.unit() - 1];
    size = Math.sqrt(dx * dx + dy * dy);
  }
  const motion = { x: (dx / size) * WAY, y: (dy / size) * WAY };
  // Through the place by a hundredth of the way at least, so that rounding the start does not matter.
  const before = random.unit() * 0.98;
  const from = { x: x - before * motion.x, y: y - before * motion.y };
  const bullet = place(random.pick(BULLETS), { ...from, angle: random.unit() * 6.28 }) as Shape;
  for (const touching of [true, false]) {
    const cast = castShape(bullet, motion, wall, undefined, { touching });
    const other = castShape(wall, { x: -motion.x, y: -motion.y }, bullet, undefined, { touching });
    for (const { status, fraction } of [cast, other]) {
      if (status === "separated" || !(fraction <= before + 1e-6)) {
        return `${status} at ${fraction}: ${JSON.stringify([bullet, motion, wall, touching])}`;
      }
    }
  }
  const ray = { ...from, dx: motion.x, dy: motion.y };
  return castRay(wall, ray) === undefined ? `a ray misses: ${JSON.stringify([ray, wall])}` : undefined;
}
