/**
 * Two cores that are points, with radii: when does the origin come as near to the one point of Z as both together?
 *
 * ```text
 *           ╭───╮            c: from the origin to Z, u: the way. The line comes nearer than r where |c × u| < r |u|,
 *     o ──▶ │ · │            ahead where c · u > 0, and enters half a chord before its foot.
 *           ╰───╯
 * ```
 * After C. Ericson, "Real-Time Collision Detection" (2005), section 5.3.2.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  type Certainty,
  END,
  GAP,
  HIT,
  LOW,
  MISS,
  numbers,
  REACH,
  SIZE,
  SPEED,
  TIME,
  UNSURE,
  WAY,
} from "./cast-numbers.js";

/** Of the sums of at most three products that are compared, each off by 14u of all the sizes in it at most. */
const BALL_ERROR = 64 * UNIT_ROUNDOFF;

/** Half chords below this of the radius: what grazes is left to the exact route, so that times are never far off. */
const GRAZE = 1e-4;

/** What times are off by at most, of the time that the way needs for all distances together: √3 · BALL_ERROR / GRAZE, and more. */
const BALL_TIME_ERROR = 1e-9;

/** Decides the cast in `numbers` of two that do not overlap at its start, but for `touches`; `open` if touching does not count. */
export function castBall(touches: boolean): Certainty {
  const cx = numbers[LOW] as number;
  const cy = numbers[LOW + 1] as number;
  const cz = numbers[LOW + 2] as number;
  const ux = numbers[WAY] as number;
  const uy = numbers[WAY + 1] as number;
  const uz = numbers[WAY + 2] as number;
  const radius = numbers[REACH] as number;
  const way = numbers[SPEED] as number;
  const size = numbers[SIZE] as number;
  const end = numbers[END] as number;

  const ahead = cx * ux + cy * uy + cz * uz;
  const aheadError = BALL_ERROR * (way * size);
  // It moves away, or, where all products are 0, square to the line of the two.
  if (ahead < -aheadError) return MISS;
  if (ahead === 0 && touches && (cx === 0 || ux === 0) && (cy === 0 || uy === 0) && (cz === 0 || uz === 0)) return MISS;
  if (touches) {
    if (!(ahead > aheadError)) return UNSURE;
    numbers[TIME] = 0;
    writeGap();
    return HIT;
  }
  const nx = cy * uz - cz * uy;
  const ny = cz * ux - cx * uz;
  const nz = cx * uy - cy * ux;
  const length2 = ux * ux + uy * uy + uz * uz;
  // Both times |u|; the difference of their squares as a product, which keeps its digits.
  const across = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const reach = radius * Math.sqrt(length2);
  if (across - reach > aheadError) return MISS;
  const chord = (reach - across) * (reach + across);
  if (!(reach - across > aheadError && chord > GRAZE * reach * (GRAZE * reach) && ahead > aheadError)) return UNSURE;

  const length = Math.sqrt(length2);
  const dx = ux / length;
  const dy = uy / length;
  const dz = uz / length;
  const along = dx * cx + dy * cy + dz * cz;
  const fx = cx - along * dx;
  const fy = cy - along * dy;
  const fz = cz - along * dz;
  const beside = Math.sqrt(fx * fx + fy * fy + fz * fz);
  const time = (along - Math.sqrt((radius - beside) * (radius + beside))) / length;
  const error = (BALL_TIME_ERROR * size) / way;
  if (time - end > error) return MISS;
  if (!(end - time > error)) return UNSURE;
  // They start apart: a time before the start is a rounded 0.
  numbers[TIME] = time > 0 ? time : 0;
  writeGap();
  return HIT;
}

function writeGap(): void {
  const time = numbers[TIME] as number;
  for (let axis = 0; axis < 3; axis++) {
    numbers[GAP + axis] = (numbers[LOW + axis] as number) - time * (numbers[WAY + axis] as number);
  }
}
