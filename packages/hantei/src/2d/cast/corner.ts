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
import { ALL, addDirections, counts, directions, OWN, parts, reach } from "./corner-edges.js";

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
  reach[0] = 0;
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
