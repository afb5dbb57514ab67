/**
 * Cores with radii: when does Z come nearer to the origin than both radii together? The nearest point of Z lies on one of its
 * faces, each of which is spanned by up to three generators while the others are at one of their ends.
 */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  add,
  compare,
  divide,
  fromDouble,
  multiply,
  ONE,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from "../../exact/rational.js";
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
  const base = near(z.base);
  const way = scaled(near(motion), -end);
  const generators = [...z.generators.map(near), way];
  const closest = nearestOf(base, generators).point;
  const reach = r + s;
  const size = [base, ...generators].reduce((sum, [x, y, w]) => sum + Math.abs(x) + Math.abs(y) + Math.abs(w), reach);
  const error = DISTANCE_ERROR * size;
  const upper = length(closest);
  if (upper + error < reach) return true;
  if (supportOf(base, generators, closest) - error > reach) return false;
  return comesNearExactly(z, motion, end, r, s, strictly);
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

/** Where on the face's own axes the origin's foot is; undefined where it is beside the face, or its generators lie in one plane. */
function coordinatesOf(corner: Vector, spanning: readonly Vector[]): number[] | undefined {
  const sizes = spanning.map(length);
  const units = spanning.map((g, index) => scaled(g, 1 / (sizes[index] as number)));
  const place = solve(units, corner);
  if (place === undefined) return undefined;
  const inside = place.every(
    (s, index) => s >= -BESIDE * (sizes[index] as number) && s <= (1 + BESIDE) * (sizes[index] as number),
  );
  return inside ? place.map((s, index) => s / (sizes[index] as number)) : undefined;
}

/** The s that make |corner + Σ s g| least, for up to three unit vectors; undefined where they nearly depend on each other. */
function solve(units: readonly Vector[], corner: Vector): number[] | undefined {
  const [a, b, c] = units;
  if (a === undefined) return [];
  const p = -dot(a, corner);
  if (b === undefined) return [p];
  const ab = dot(a, b);
  const q = -dot(b, corner);
  const flat = 1 - ab * ab;
  if (!(flat > 1e-12)) return undefined;
  if (c === undefined) return [(p - ab * q) / flat, (q - ab * p) / flat];
  const ac = dot(a, c);
  const bc = dot(b, c);
  const r = -dot(c, corner);
  const full = 1 + 2 * ab * ac * bc - ab * ab - ac * ac - bc * bc;
  if (!(full > 1e-12)) return undefined;
  return [
    (p * (1 - bc * bc) + q * (ac * bc - ab) + r * (ab * bc - ac)) / full,
    (p * (ac * bc - ab) + q * (1 - ac * ac) + r * (ab * ac - bc)) / full,
    (p * (ab * bc - ac) + q * (ab * ac - bc) + r * (1 - ab * ab)) / full,
  ];
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
  const time = comeNearer(base, generators, u, reach, first < Number.POSITIVE_INFINITY ? first : grazed.time);
  return time < end ? time : end;
}

/** Steps toward Z that are enough: of a mere graze, each leaves a quarter of the gap. */
const MOST_STEPS = 32;
/** Gaps, relative to the sum of all sizes, that are none. */
const CLOSED = 2 * UNIT_ROUNDOFF;

/**
 * A time at which a face was met a little beside itself is too early: Z is not there yet. Its distance is a convex function of
 * time, so that Newton's steps never go too far.
 */
function comeNearer(base: Vector, generators: readonly Vector[], u: Vector, reach: number, early: number): number {
  const sizeOf = ([x, y, w]: Vector): number => Math.abs(x) + Math.abs(y) + Math.abs(w);
  const size = generators.reduce((sum, g) => sum + sizeOf(g), sizeOf(base) + reach);
  let best = early;
  let least = Number.POSITIVE_INFINITY;
  let time = early;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { point } = nearestOf(plus(base, u, -time), generators);
    const far = length(point);
    const gap = far - reach;
    // What only grazes is, by rounding, nowhere near enough: as near as it comes then.
    if (!(gap < least)) return best;
    best = time;
    least = gap;
    const closing = dot(scaled(point, 1 / far), u);
    if (!(gap > CLOSED * (size + time * sizeOf(u)) && closing > 0)) return best;
    time += gap / closing;
  }
  return best;
}

/** The face that was missed by least, and when it was nearest. */
interface Graze {
  miss: number;
  time: number;
}

/** When the face, moving by −u, is as near to the origin as `reach`, at a foot of its own. */
function timeToFace(corner: Vector, spanning: readonly Vector[], u: Vector, reach: number, grazed: Graze): number {
  const sizes = spanning.map(length);
  const units = spanning.map((g, index) => scaled(g, 1 / (sizes[index] as number)));
  const still = solve(units, corner);
  const moving = solve(units, u);
  if (still === undefined || moving === undefined) return Number.POSITIVE_INFINITY;
  // What the face's own directions cannot make up for.
  const from = still.reduce((sum, s, index) => plus(sum, units[index] as Vector, s), corner);
  const way = moving.reduce((sum, s, index) => plus(sum, units[index] as Vector, s), u);
  const size = length(way);
  // A face that only slides along in itself: whatever is nearer then, comes to one of its edges first.
  if (!(size > slidingError(units, moving, u))) return Number.POSITIVE_INFINITY;
  const n = scaled(way, 1 / size);
  const along = dot(n, from);
  const across = length(plus(from, n, -along));
  const half = (reach - across) * (reach + across);
  const isFacing = (time: number): boolean =>
    still.every((s, index) => {
      const place = s - time * (moving[index] as number);
      return place >= -BESIDE * (sizes[index] as number) && place <= (1 + BESIDE) * (sizes[index] as number);
    });
  if (!(half >= 0 && along >= 0)) {
    const nearest = Math.max(0, along / size);
    const miss = along < 0 ? length(from) - reach : across - reach;
    if (miss < grazed.miss && isFacing(nearest)) {
      grazed.miss = miss;
      grazed.time = nearest;
    }
    return Number.POSITIVE_INFINITY;
  }
  // They start outside: a time before the start is a rounded 0.
  const time = Math.max(0, (along - Math.sqrt(half)) / size);
  return isFacing(time) ? time : Number.POSITIVE_INFINITY;
}

/** What rounding leaves of a motion that lies in a face: 16u of its parts, the more the less the face's two directions differ. */
function slidingError([a, b]: readonly Vector[], moving: readonly number[], u: Vector): number {
  const cosine = a === undefined || b === undefined ? 0 : dot(a, b);
  const parts = moving.reduce((sum, s) => sum + Math.abs(s), length(u));
  return (16 * UNIT_ROUNDOFF * parts) / (1 - cosine * cosine);
}

type Exact = readonly [Rational, Rational, Rational];

/** Some face with its foot inside is near enough, if any point of Z is. */
function comesNearExactly(
  z: Zonotope,
  motion: Difference,
  end: number,
  r: number,
  s: number,
  strictly: boolean,
): boolean {
  const vector = ({ to, from }: Difference, factor: Rational): Exact =>
    [0, 1, 2].map((i) =>
      multiply(factor, subtract(fromDouble(to[i] as number), fromDouble(from[i] as number))),
    ) as unknown as Exact;
  const generators = [
    ...z.generators.map((generator) => vector(generator, ONE)),
    vector(motion, subtract(ZERO, fromDouble(end))),
  ];
  const reach = add(fromDouble(r), fromDouble(s));
  const limit = multiply(reach, reach);
  const isNear = (corner: Exact, spanning: readonly Exact[]): boolean => {
    const foot = footOf(corner, spanning);
    if (foot === undefined) return false;
    const order = compare(exactDot(foot, foot), limit);
    return order < 0 || (order === 0 && !strictly);
  };
  const choose = (index: number, corner: Exact, spanning: readonly Exact[]): boolean => {
    const generator = generators[index];
    if (generator === undefined) return isNear(corner, spanning);
    return (
      choose(index + 1, corner, spanning) ||
      choose(index + 1, exactPlus(corner, generator, ONE), spanning) ||
      (spanning.length < 3 && choose(index + 1, corner, [...spanning, generator]))
    );
  };
  return choose(0, vector(z.base, ONE), []);
}

function exactDot(a: Exact, b: Exact): Rational {
  return add(add(multiply(a[0], b[0]), multiply(a[1], b[1])), multiply(a[2], b[2]));
}

function exactPlus(a: Exact, b: Exact, factor: Rational): Exact {
  return a.map((part, i) => add(part, multiply(factor, b[i as 0 | 1 | 2]))) as unknown as Exact;
}

/** The foot of the origin on a face; undefined where it is beside the face, or its generators depend on each other. */
function footOf(corner: Exact, spanning: readonly Exact[]): Exact | undefined {
  const rows = spanning.map((g) => [...spanning.map((h) => exactDot(g, h)), subtract(ZERO, exactDot(g, corner))]);
  const place = eliminate(rows);
  if (place?.every((s) => signOf(s) >= 0 && compare(s, ONE) <= 0) !== true) return undefined;
  return place.reduce((sum, s, index) => exactPlus(sum, spanning[index] as Exact, s), corner);
}

/** Solves up to three equations by Gauss and Jordan; undefined where they have no single solution. */
function eliminate(rows: Rational[][]): Rational[] | undefined {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const pivot = rows.findIndex((row, index) => index >= column && signOf(row[column] as Rational) !== 0);
    if (pivot < 0) return undefined;
    const top = rows[pivot] as Rational[];
    rows[pivot] = rows[column] as Rational[];
    rows[column] = top.map((value) => divide(value, top[column] as Rational));
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = row[column] as Rational;
      rows[index] = row.map((value, at) =>
        subtract(value, multiply(factor, (rows[column] as Rational[])[at] as Rational)),
      );
    }
  }
  return rows.map((row) => row[count] as Rational);
}
