/**
 * Two vertices that meet: along which side do they part?
 *
 * ```text
 *        ╲  A  ╱           Both corners' edges are asked for their normals. One that has all edges of A before it and all of B
 *         ╲   ╱            behind parts the corners; of several, it is the one that stands most against the motion. Where none
 *     ─────╲ ╱─── n        does, as with a tip in a notch, it is that one of all.
 *    B      v
 * ```
 */
import { entry, FROM, OUT_X, OUT_Y, VERTEX } from "../algorithms/cast-spot.js";
import type { Outline } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";

/** A direction, of any length. */
type Direction = readonly [x: number, y: number];

const NONE: readonly Direction[] = [];

/**
 * Turns the way out in `entry` to a side of one of the two corners that met, where they have sides: the spot's, of its outline
 * if it has one, and the other outline's.
 *
 * @param ux - The spot's motion as the other sees it, x.
 * @param uy - And y.
 */
export function turnToSide(own: Outline | undefined, other: Outline, ux: number, uy: number): void {
  const before = own === undefined ? NONE : directionsAt(own, FROM);
  const behind = directionsAt(other, VERTEX);
  // A side along the motion is none that was met: then the way out stays straight back.
  let best = 0;
  for (const strict of [true, false]) {
    for (const [ex, ey] of [...before, ...behind]) {
      const speed = ex * uy - ey * ux;
      const length = Math.sqrt(ex * ex + ey * ey);
      // The normal (−ey, ex), turned against the motion.
      const [x, y] = speed > 0 ? [ey, -ex] : [-ey, ex];
      const against = Math.abs(speed) / length;
      if (!(against > best) || (strict && !parts(before, behind, x, y))) continue;
      best = against;
      entry[OUT_X] = x;
      entry[OUT_Y] = y;
    }
    if (best > 0) return;
  }
}

/** Whether one corner's edges lie before the line with a normal, and the other's behind it. */
function parts(before: readonly Direction[], behind: readonly Direction[], x: number, y: number): boolean {
  return before.every(([ex, ey]) => ex * x + ey * y >= 0) && behind.every(([ex, ey]) => ex * x + ey * y <= 0);
}

/** The directions from a vertex in two places of `entry` to its neighbors, scaled to about 1. */
function directionsAt({ coordinates, closed, holes }: Outline, at: number): Direction[] {
  const [x, y] = [entry[at] as number, entry[at + 1] as number];
  const found: Direction[] = [];
  const look = (path: Coordinates, isClosed: boolean): void => {
    const end = path.length;
    for (let i = 0; i < end; i += 2) {
      if (path[i] !== x || path[i + 1] !== y) continue;
      if (i > 0 || isClosed) found.push(direction(path, i, i > 0 ? i - 2 : end - 2));
      if (i + 2 < end || isClosed) found.push(direction(path, i, i + 2 < end ? i + 2 : 0));
    }
  };
  look(coordinates, closed);
  for (const hole of holes) look(hole, true);
  return found.filter(([dx, dy]) => dx !== 0 || dy !== 0);
}

function direction(path: Coordinates, from: number, to: number): Direction {
  // Halves, for an edge may be too long for a double.
  const dx = (path[to] as number) / 2 - (path[from] as number) / 2;
  const dy = (path[to + 1] as number) / 2 - (path[from + 1] as number) / 2;
  const size = Math.max(Math.abs(dx), Math.abs(dy));
  return size > 0 ? [dx / size, dy / size] : [0, 0];
}
