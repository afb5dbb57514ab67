/** Cores with radii: when is Z as near to the origin as both radii together, for the first time, and for the last? */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import type { Difference, Drift, Zonotope } from "./zonotope.js";
import { eachFace, frameOf, isWithin, sharesOf, takeApart } from "./zonotope-faces.js";
import { nearestOf } from "./zonotope-nearest.js";
import { divided, dot, length, near, plus, sizeOf, type Vector } from "./zonotope-vectors.js";

/**
 * The first time at which Z is as near as the radii, where it ever is: the least over its faces, each a ball, a cylinder or a slab.
 *
 * ```text
 *              from                     In the space across the face, its foot goes along `way`: it is at `along` from where it
 *       ·╭─────╮·◀──── way              is nearest to the origin, at `across`, and within reach half a chord before that.
 *       │   o··│··across
 *        ╲_____╱    chord² = 4 · (reach² − across²)
 * ```
 */
export function firstNear(z: Zonotope, { motion, end }: Drift, reach: number): number {
  const u = near(motion);
  const base = near(z.base);
  const generators = z.generators.map(near);
  let first = Number.POSITIVE_INFINITY;
  const grazed: Graze = { miss: Number.POSITIVE_INFINITY, time: end };
  eachFace(base, generators, (corner, spanning) => {
    if (spanning.length === 3) return;
    const time = timeToFace(corner, spanning, u, reach, grazed);
    if (time < first) first = time;
  });
  // What comes near only just may be missed by every face, by rounding: then it is where one was missed by least.
  const met = first < Number.POSITIVE_INFINITY ? first : grazed.time;
  const { gap, none } = approach(base, generators, u, reach, met);
  // Or the first face is missed by so little, and a later one is met as little beside itself.
  const time = comeNear(base, generators, u, reach, gap < -LATE * none ? 0 : met);
  return time < end ? time : end;
}

/** When Z, which is as near as the radii at the start, is so for the last time, and its nearest point then. */
export function lastNear(
  z: Zonotope,
  motion: Difference,
  reach: number,
): { readonly time: number; readonly point: Vector } {
  const u = near(motion);
  const base = near(z.base);
  const generators = z.generators.map(near);
  let last = 0;
  eachFace(base, generators, (corner, spanning) => {
    if (spanning.length === 3) return;
    const time = timeFromFace(corner, spanning, u, reach);
    if (time > last) last = time;
  });
  const time = Math.max(0, comeNear(base, generators, u, reach, last));
  return { time, point: nearestOf(plus(base, u, -time), generators).point };
}

/** Steps toward Z that are enough: of a mere graze, each leaves a quarter of the gap. */
const MOST_STEPS = 32;
/** Gaps, relative to the sum of all sizes, that are none. */
const CLOSED = 2 * UNIT_ROUNDOFF;
/** Z is too near where it is nearer by so many times that. */
const LATE = 4;

/** How far Z is from where it is met at a time, how fast it comes nearer, and which gap there is none. */
interface Approach {
  readonly gap: number;
  readonly closing: number;
  readonly none: number;
}

function approach(base: Vector, generators: readonly Vector[], u: Vector, reach: number, time: number): Approach {
  const size = generators.reduce((sum, g) => sum + sizeOf(g), sizeOf(base) + reach);
  const { point } = nearestOf(plus(base, u, -time), generators);
  const far = length(point);
  return { gap: far - reach, closing: dot(divided(point, far), u), none: CLOSED * (size + time * sizeOf(u)) };
}

/**
 * A time at which a face was met a little beside itself is too early, or too late: Z is not there. Its distance is a convex function of
 * time, so that Newton's steps from either side never go too far.
 */
function comeNear(base: Vector, generators: readonly Vector[], u: Vector, reach: number, guess: number): number {
  let best = guess;
  let least = Number.POSITIVE_INFINITY;
  let stride = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const time = best + stride;
    const { gap, closing, none } = approach(base, generators, u, reach, time);
    if (!(gap < least)) {
      // What only grazes is nowhere near enough, by rounding: as near as it comes then.
      stride /= 2;
      if (best + stride === best) return best;
      continue;
    }
    best = time;
    least = gap;
    if (!(gap > none) || closing === 0) return best;
    stride = gap / closing;
    // So slow, or so near the largest doubles, that there is no such time.
    if (stride - stride !== 0) return best;
  }
  return best;
}

/** What is missed by no more, of the sizes that it is computed from, is missed by rounding. */
const GRAZED = 8 * UNIT_ROUNDOFF;

/** Above it, 2⁻¹⁰⁰⁰, products have all their bits. */
const LEAST_SQUARE = 9.332636185032189e-302;

/** The face that was missed by least, and when it was nearest. */
interface Graze {
  miss: number;
  time: number;
}

/** How a face, moving by −u, passes the origin at a foot of its own. */
interface Passing {
  /** How far from the start, along its way, it is nearest, and how far away then. */
  readonly along: number;
  readonly across: number;
  /** How far its corner is at first. */
  readonly from: number;
  /** How far it goes in a unit of time. */
  readonly size: number;
  /** Half of what it is within reach for; undefined where it never is. */
  readonly half: number | undefined;
  readonly isFacing: (time: number) => boolean;
}

/** Undefined where the face only slides along in itself: whatever is nearer then, comes to one of its edges first. */
function passingOf(corner: Vector, spanning: readonly Vector[], u: Vector, reach: number): Passing | undefined {
  const frame = frameOf(spanning);
  if (frame === undefined) return undefined;
  // What the face's own directions cannot make up for.
  const { along: cornerAlong, rest: from } = takeApart(frame.axes, corner);
  const { along: motionAlong, rest: way } = takeApart(frame.axes, u);
  const still = sharesOf(frame, cornerAlong);
  const moving = sharesOf(frame, motionAlong);
  const size = length(way);
  if (!(size > slidingError(spanning, moving, u))) return undefined;
  const n: Vector = [way[0] / size, way[1] / size, way[2] / size];
  const along = dot(n, from);
  // Across a plane there is but one direction: what is beside it is rounding.
  const across = spanning.length === 2 ? 0 : length(plus(from, n, -along));
  const isFacing = (time: number): boolean =>
    still.every((share, index) => isWithin(time * (moving[index] as number) - share));
  return { along, across, from: length(from), size, half: halfChord(reach, across, length(corner)), isFacing };
}

/** Of a ball, half the chord at so far from its center; 0 of what is grazed, which may be missed by rounding. */
function halfChord(reach: number, across: number, size: number): number | undefined {
  if (across > reach) return across - reach <= GRAZED * reach + GRAZED * size ? 0 : undefined;
  const squared = (reach - across) * (reach + across);
  // A product of the largest and the least doubles is none.
  if (squared >= LEAST_SQUARE && squared < Number.POSITIVE_INFINITY) return Math.sqrt(squared);
  return Math.sqrt(reach - across) * Math.sqrt(reach + across);
}

/** When the face, moving by −u, is as near to the origin as `reach` for the first time. */
function timeToFace(corner: Vector, spanning: readonly Vector[], u: Vector, reach: number, grazed: Graze): number {
  const passing = passingOf(corner, spanning, u, reach);
  if (passing === undefined) return Number.POSITIVE_INFINITY;
  const { along, across, from, size, half, isFacing } = passing;
  if (half === undefined || along < 0) {
    const nearest = Math.max(0, along / size);
    const miss = along < 0 ? from - reach : across - reach;
    if (miss < grazed.miss && isFacing(nearest)) {
      grazed.miss = miss;
      grazed.time = nearest;
    }
    return Number.POSITIVE_INFINITY;
  }
  // They start outside: a time before the start is a rounded 0.
  const time = Math.max(0, (along - half) / size);
  return isFacing(time) ? time : Number.POSITIVE_INFINITY;
}

/** When the face is as near as that for the last time. */
function timeFromFace(corner: Vector, spanning: readonly Vector[], u: Vector, reach: number): number {
  const passing = passingOf(corner, spanning, u, reach);
  if (passing?.half === undefined) return 0;
  const { along, half, size, isFacing } = passing;
  const way = along + half;
  // The way may be too long for a double; half of it never is.
  const time = way < Number.POSITIVE_INFINITY ? way / size : ((along / 2 + half / 2) / size) * 2;
  return isFacing(time) ? time : 0;
}

/** What rounding leaves of a motion that lies in a face: 16u of its parts, which are the longer the less the face's directions differ. */
function slidingError(spanning: readonly Vector[], moving: readonly number[], u: Vector): number {
  const parts = moving.reduce((sum, s, index) => sum + Math.abs(s) * length(spanning[index] as Vector), length(u));
  return 16 * UNIT_ROUNDOFF * parts;
}
