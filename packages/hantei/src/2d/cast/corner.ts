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
import { MOTION, OTHER_MOTION } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { entry, FROM, OUT_X, OUT_Y, VERTEX } from "../algorithms/cast-spot.js";
import type { Outline } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";

/** Directions of the edges at the two corners, x and y each, scaled to about 1: first the spot's, then the other's. */
let directions: Float64Array = /* @__PURE__ */ new Float64Array(32);
/** How many numbers there are: of the spot's own corner, and in all. */
const counts: Int32Array = /* @__PURE__ */ new Int32Array(2);
const OWN = 0;
const ALL = 1;

/**
 * Turns the way out in `entry` to a side of one of the two corners that met, where they have sides: the spot's, of its outline
 * if it has one, and the other outline's. The spot's motion is in the registers, or the way back is.
 *
 * @param turned - 1, or −1 where the motions in the registers are those of the other corner.
 */
export function turnToSide(own: Outline | undefined, other: Outline, turned: number): void {
  const ux = turned * ((registers[MOTION] as number) - (registers[OTHER_MOTION] as number));
  const uy = turned * ((registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number));
  counts[ALL] = 0;
  if (own !== undefined) addDirections(own, entry, FROM);
  counts[OWN] = counts[ALL] as number;
  addDirections(other, entry, VERTEX);
  // A side along the motion is none that was met: then the way out stays straight back.
  let best = 0;
  for (let round = 0; round < 2 && best === 0; round++) {
    for (let at = 0; at < (counts[ALL] as number); at += 2) {
      const ex = directions[at] as number;
      const ey = directions[at + 1] as number;
      const speed = ex * uy - ey * ux;
      const length = Math.sqrt(ex * ex + ey * ey);
      const against = Math.abs(speed) / length;
      // The normal (−ey, ex), turned against the motion.
      const away = speed > 0 ? -1 : 1;
      if (!(against > best) || (round === 0 && !parts(at, away))) continue;
      best = against;
      entry[OUT_X] = -away * ey;
      entry[OUT_Y] = away * ex;
    }
  }
}

/** Whether one corner's edges lie before the line along an edge, as its turned normal has it, and the other's behind it. */
function parts(edge: number, away: number): boolean {
  const x = -away * (directions[edge + 1] as number);
  const y = away * (directions[edge] as number);
  for (let at = 0; at < (counts[ALL] as number); at += 2) {
    const side = (directions[at] as number) * x + (directions[at + 1] as number) * y;
    if (at < (counts[OWN] as number) ? !(side >= 0) : !(side <= 0)) return false;
  }
  return true;
}

/** Adds the directions from the vertices at a point, in two places of a list, to their neighbors. */
function addDirections({ coordinates, closed, holes }: Outline, list: Float64Array, at: number): void {
  addAlong(coordinates, closed, list, at);
  for (let hole = 0; hole < holes.length; hole++) addAlong(holes[hole] as Coordinates, true, list, at);
}

function addAlong(path: Coordinates, isClosed: boolean, list: Float64Array, at: number): void {
  const x = list[at] as number;
  const y = list[at + 1] as number;
  const end = path.length;
  for (let i = 0; i < end; i += 2) {
    if (path[i] !== x || path[i + 1] !== y) continue;
    if (i > 0 || isClosed) addDirection(path, i, i > 0 ? i - 2 : end - 2);
    if (i + 2 < end || isClosed) addDirection(path, i, i + 2 < end ? i + 2 : 0);
  }
}

function addDirection(path: Coordinates, from: number, to: number): void {
  // Halves, for an edge may be too long for a double.
  const dx = (path[to] as number) / 2 - (path[from] as number) / 2;
  const dy = (path[to + 1] as number) / 2 - (path[from + 1] as number) / 2;
  const size = Math.abs(dx) > Math.abs(dy) ? Math.abs(dx) : Math.abs(dy);
  if (!(size > 0)) return;
  const count = counts[ALL] as number;
  if (count === directions.length) {
    const more = new Float64Array(2 * count);
    more.set(directions);
    directions = more;
  }
  directions[count] = dx / size;
  directions[count + 1] = dy / size;
  counts[ALL] = count + 2;
}
