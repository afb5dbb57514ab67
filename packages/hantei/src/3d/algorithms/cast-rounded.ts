/**
 * Cores with radii: when does Z come nearer to the origin than both radii together? The nearest point of Z lies on one of its
 * faces, each of which is spanned by up to three generators while the others are at one of their ends.
 */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { comesNearExactly, isNearExactly } from "./cast-rounded-exactly.js";
import type { Difference, Drift, Zonotope } from "./zonotope.js";

/**
 * Errors of a computed distance, relative to the sum of all sizes: each component of base + Σ s g is off by less than 2u for
 * each of at most six terms and by 3u for the terms' own roundings, its length by √3 times that and 3u: below 40u.
 */
const DISTANCE_ERROR = 40 * UNIT_ROUNDOFF;

/** A face may be met so far beside itself, of the generator's length, in doubles: its neighbor has the same point then. */
const BESIDE = 1e-9;

/** A vector in doubles. */
export type Vector = readonly [number, number, number];

/** Whether Z ever comes so near, exactly; strictly nearer where `strictly`. */
export function comesNear(z: Zonotope, { motion, end }: Drift, r: number, s: number, strictly: boolean): boolean {
  // All moments together are one zonotope more.
  const generators = [...z.generators.map(near), scaled(near(motion), -end)];
  return compareReach(near(z.base), generators, r + s, 0) ?? comesNearExactly(z, motion, end, r, s, strictly);
}

/** Whether Z is so near at a time, exactly. */
export function isNearAt(z: Zonotope, motion: Difference, time: number, reach: number): boolean {
  const base = near(z.base);
  const way = scaled(near(motion), -time);
  const answer = compareReach(plus(base, way), z.generators.map(near), reach, sizeOf(base) + sizeOf(way));
  return answer ?? isNearExactly(z, motion, time, reach);
}

/** Whether a zonotope comes so near to the origin; undefined where doubles cannot tell. Sizes that went into its numbers are added. */
function compareReach(base: Vector, generators: readonly Vector[], reach: number, sizes: number): boolean | undefined {
  const closest = nearestOf(base, generators).point;
  const error = DISTANCE_ERROR * generators.reduce((sum, g) => sum + sizeOf(g), sizes + sizeOf(base) + reach);
  if (length(closest) + error < reach) return true;
  return supportOf(base, generators, closest) - error > reach ? false : undefined;
}

function sizeOf([x, y, z]: Vector): number {
  return Math.abs(x) + Math.abs(y) + Math.abs(z);
}

/** A difference in doubles. */
export function near({ to, from }: Difference): Vector {
  return [0, 1, 2].map((i) => (to[i] as number) - (from[i] as number)) as unknown as Vector;
}

function scaled([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function plus(a: Vector, b: Vector, factor = 1): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

function length(v: Vector): number {
  const size = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  if (!(size > 0)) return 0;
  // Divided, not scaled: one over the least doubles is Infinity.
  const x: Vector = [v[0] / size, v[1] / size, v[2] / size];
  return size * Math.sqrt(dot(x, x));
}

/** A lower bound of the distance: how far along `direction` all of Z lies. */
function supportOf(base: Vector, generators: readonly Vector[], direction: Vector): number {
  const size = length(direction);
  if (!(size > 0)) return 0;
  const n = scaled(direction, 1 / size);
  return generators.reduce((sum, g) => sum + Math.min(0, dot(n, g)), dot(n, base));
}

/** A point of a zonotope, and how far along each generator it lies. */
export interface Nearest {
  readonly point: Vector;
  readonly place: readonly number[];
}

/** The point of a zonotope that is nearest to the origin, but for roundings. */
export function nearestOf(base: Vector, generators: readonly Vector[]): Nearest {
  let best: Nearest = { point: base, place: generators.map(() => 0) };
  let bestLength = length(base);
  eachFace(base, generators, (corner, spanning, choice) => {
    const free = coordinatesOf(corner, spanning)?.map((s) => Math.min(1, Math.max(0, s)));
    if (free === undefined) return;
    const point = free.reduce<Vector>((sum, s, index) => plus(sum, spanning[index] as Vector, s), corner);
    const far = length(point);
    if (!(far < bestLength)) return;
    let next = 0;
    best = { point, place: choice.map((end) => (end === FREE ? (free[next++] as number) : end)) };
    bestLength = far;
  });
  return best;
}

/** In a choice: the generator is neither at its start (0) nor at its end (1). */
const FREE = -1;

type VisitFace = (corner: Vector, spanning: readonly Vector[], choice: readonly number[]) => void;

/** Visits every choice of generators that are at their start, at their end, or free: the corner, and those that are free. */
function eachFace(base: Vector, generators: readonly Vector[], visit: VisitFace): void {
  const choose = (corner: Vector, spanning: readonly Vector[], choice: readonly number[]): void => {
    const generator = generators[choice.length];
    if (generator === undefined) {
      visit(corner, spanning, choice);
      return;
    }
    choose(corner, spanning, [...choice, 0]);
    if (generator[0] === 0 && generator[1] === 0 && generator[2] === 0) return;
    choose(plus(corner, generator), spanning, [...choice, 1]);
    if (spanning.length < 3) choose(corner, [...spanning, generator], [...choice, FREE]);
  };
  choose(base, [], []);
}

/**
 * Directions as e₁, e₂, e₃ of length 1, square to each other, make them up: gₖ = Σ rⱼₖ eⱼ, j ≤ k. By Gram and Schmidt, twice each,
 * which is enough (G. W. Stewart, "Matrix Algorithms I", 1998, 4.1.4): the frame is that of directions off by some roundings, however small the angles between them.
 */
interface Frame {
  readonly axes: readonly Vector[];
  /** For each direction, its parts along the axes so far. */
  readonly parts: readonly (readonly number[])[];
}

/** Directions that are nearer to those before, of their length, are in their plane for all that doubles know. */
const FLAT = 16 * UNIT_ROUNDOFF;

/** The frame of a face; undefined where its generators lie in less. */
function frameOf(spanning: readonly Vector[]): Frame | undefined {
  const axes: Vector[] = [];
  const parts: number[][] = [];
  for (const generator of spanning) {
    const { along, rest } = takeApart(axes, generator);
    const size = length(rest);
    if (!(size > FLAT * length(generator))) return undefined;
    axes.push([rest[0] / size, rest[1] / size, rest[2] / size]);
    parts.push([...along, size]);
  }
  return { axes, parts };
}

/** What of a vector lies along each axis, and what is square to all of them. */
function takeApart(axes: readonly Vector[], vector: Vector): { along: number[]; rest: Vector } {
  const along = axes.map(() => 0);
  let rest = vector;
  for (let turn = 0; turn < 2; turn++) {
    for (const [index, axis] of axes.entries()) {
      const part = dot(axis, rest);
      along[index] = (along[index] as number) + part;
      rest = plus(rest, axis, -part);
    }
  }
  return { along, rest };
}

/** How much of each direction makes up what lies along the axes. */
function sharesOf({ parts }: Frame, along: readonly number[]): number[] {
  const shares = [...along];
  for (let k = shares.length - 1; k >= 0; k--) {
    const own = parts[k] as readonly number[];
    const share = (shares[k] as number) / (own[k] as number);
    for (let j = 0; j < k; j++) shares[j] = (shares[j] as number) - share * (own[j] as number);
    shares[k] = share;
  }
  return shares;
}

/** Where on the face's own axes the origin's foot is; undefined where it is beside the face, or its generators lie in less. */
function coordinatesOf(corner: Vector, spanning: readonly Vector[]): number[] | undefined {
  const frame = frameOf(spanning);
  if (frame === undefined) return undefined;
  const place = sharesOf(frame, takeApart(frame.axes, corner).along).map((share) => 0 - share);
  return place.every(isWithin) ? place : undefined;
}

function isWithin(place: number): boolean {
  return place >= -BESIDE && place <= 1 + BESIDE;
}

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
    if (spanning.length < 3) last = Math.max(last, timeFromFace(corner, spanning, u, reach));
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
  return { gap: far - reach, closing: dot(scaled(point, 1 / far), u), none: CLOSED * (size + time * sizeOf(u)) };
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
