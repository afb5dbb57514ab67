/**
 * A spot p that moves by u = m − k, where m is its own motion and k that of what it may meet, from time 0 to time T: on which
 * side does it pass a point, and does it come near enough in time? Neither u nor p + T·u is rounded.
 *
 * ```text
 *              c · · w × u · · ·        w = c − p
 *             ╱                ·
 *            ╱ w               ·        side:    u × w, 0 where the path's line leads through c
 *           p ───────▶ u ──────┴──▶     ahead:   u · w, above 0 where the spot comes nearer to c at first
 * ```
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../base/tolerances.js";
import { LINE_ERROR } from "./compare-distance.js";
import { registers } from "./registers.js";
import { exactSign, type Ring } from "./ring.js";
import type { Sign } from "./sign.js";

/** Registers of the spot (x, then y), of its motion m, and of the other's motion k. */
export const SPOT = 24;
export const MOTION = 26;
export const OTHER_MOTION = 28;
/** Registers of T ≥ 0, which may be Infinity where nothing below asks for the end, and of the number 1. */
export const END = 30;
const UNIT = 31;
/** Registers for what the spot may meet: the ends of an edge, and two radii, r and s ≥ 0. */
export const EDGE_A = 32;
export const EDGE_B = 34;
export const RADII = 36;
/** Registers of a second edge, where two are compared. */
export const SECOND_A = 38;
export const SECOND_B = 40;

/** As in `orient2d.ts`: two products of differences. */
const PRODUCTS_ERROR = 5 * UNIT_ROUNDOFF;
/**
 * Bound on the error of a sum of products of up to three factors, each a difference or T, relative to the sum of the products'
 * sizes: three factors and two products are off by 5u, the sums by 3u more; adding up and scaling the bound loses 4u of it.
 * What underflows before it is multiplied by T is guarded T times: a time may be as large as a motion is small.
 */
const TIMED_ERROR = 12 * UNIT_ROUNDOFF;
/** As `TIMED_ERROR` for two products of two such sums each: 5u for each sum and u for their product, on either side, and a few more. */
const ORDER_ERROR = 16 * UNIT_ROUNDOFF;
/** As `TIMED_ERROR` for the square of such a sum against another: twice 12u, and 4u for the last steps. */
const TIMED_SQUARE_ERROR = 28 * UNIT_ROUNDOFF;

/** Forgets the last question's registers. */
export function beginMotion(): void {
  registers[UNIT] = 1;
}

/** The sign of u × (c − p), for the point in the registers from c on. */
export function sideOfMotion(c: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const p = ux * wy;
  const q = uy * wx;
  const bound = PRODUCTS_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
  if (p - q > bound) return 1;
  if (q - p > bound) return -1;
  return exactSign(side, 2, c, 0, 0);
}

/** The sign of u · (c − p). */
export function aheadOfMotion(c: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const p = ux * wx;
  const q = uy * wy;
  const bound = PRODUCTS_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
  if (p + q > bound) return 1;
  if (p + q < -bound) return -1;
  return exactSign(ahead, 2, c, 0, 0);
}

/** The sign of (u × (c − p))² − (r + s)² |u|²: −1 where the path's line passes c nearer than r + s. */
export function comparePassing(c: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const p = ux * wy;
  const q = uy * wx;
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const left = (p - q) * (p - q);
  const right = reach * ux * (reach * ux) + reach * uy * (reach * uy);
  const spread = Math.abs(p) + Math.abs(q);
  if (Math.abs(left - right) > LINE_ERROR * (spread * spread + right) + UNDERFLOW_GUARD) return left > right ? 1 : -1;
  return exactSign(passing, 4, c, 0, 0);
}

/** The sign of T |u|² − u · (c − p): −1 where the spot ends before it is nearest to c. */
export function compareEndPast(c: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const time = registers[END] as number;
  const way = time * (ux * ux + uy * uy);
  const p = ux * wx;
  const q = uy * wy;
  const bound = TIMED_ERROR * (way + Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD * (1 + time);
  if (way - (p + q) > bound) return 1;
  if (way - (p + q) < -bound) return -1;
  return exactSign(endPast, 4, c, 0, 0);
}

/** The sign of |p + T·u − c|² − (r + s)²: −1 where the spot ends nearer to c than r + s. */
export function compareEndDistance(c: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const x = (registers[END] as number) * ux;
  const y = (registers[END] as number) * uy;
  const dx = x - wx;
  const dy = y - wy;
  const sizeX = Math.abs(x) + Math.abs(wx);
  const sizeY = Math.abs(y) + Math.abs(wy);
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const distance = dx * dx + dy * dy;
  const bound = TIMED_SQUARE_ERROR * (sizeX * sizeX + sizeY * sizeY + reach * reach) + UNDERFLOW_GUARD;
  if (Math.abs(distance - reach * reach) > bound) return distance > reach * reach ? 1 : -1;
  return exactSign(endDistance, 4, c, 0, 0);
}

/**
 * The sign of T · (u × e) − (a − p) × e with e = b − a: that of u × e where the spot reaches the line through a and b in time
 * or passes it, 0 where it ends on it.
 */
export function compareEndCrossing(a: number, b: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[a] as number) - (registers[SPOT] as number);
  const wy = (registers[a + 1] as number) - (registers[SPOT + 1] as number);
  const time = registers[END] as number;
  const ex = (registers[b] as number) - (registers[a] as number);
  const ey = (registers[b + 1] as number) - (registers[a + 1] as number);
  const p = time * (ux * ey);
  const q = time * (uy * ex);
  const v = wx * ey;
  const w = wy * ex;
  const value = p - q - (v - w);
  const bound = TIMED_ERROR * (Math.abs(p) + Math.abs(q) + Math.abs(v) + Math.abs(w)) + UNDERFLOW_GUARD * (1 + time);
  if (value > bound) return 1;
  if (value < -bound) return -1;
  return exactSign(endCrossing, 4, a, b, 0);
}

/** The sign of (p + T·u − a) · (b − a): 1 where the spot ends past a, as seen along the edge. */
export function compareEndAlong(a: number, b: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[a] as number) - (registers[SPOT] as number);
  const wy = (registers[a + 1] as number) - (registers[SPOT + 1] as number);
  const time = registers[END] as number;
  const ex = (registers[b] as number) - (registers[a] as number);
  const ey = (registers[b + 1] as number) - (registers[a + 1] as number);
  const p = time * (ux * ex);
  const q = time * (uy * ey);
  const v = wx * ex;
  const w = wy * ey;
  const value = p + q - (v + w);
  const bound = TIMED_ERROR * (Math.abs(p) + Math.abs(q) + Math.abs(v) + Math.abs(w)) + UNDERFLOW_GUARD * (1 + time);
  if (value > bound) return 1;
  if (value < -bound) return -1;
  return exactSign(endAlong, 4, a, b, 0);
}

/** The sign of ((p + T·u − a) × e)² − (r + s)² |e|² with e = b − a: −1 where the spot ends nearer than r + s to the edge's line. */
export function compareEndLine(a: number, b: number): Sign {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[a] as number) - (registers[SPOT] as number);
  const wy = (registers[a + 1] as number) - (registers[SPOT + 1] as number);
  const time = registers[END] as number;
  const ex = (registers[b] as number) - (registers[a] as number);
  const ey = (registers[b + 1] as number) - (registers[a + 1] as number);
  const p = time * (ux * ey);
  const q = time * (uy * ex);
  const v = wx * ey;
  const w = wy * ex;
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const left = (p - q - (v - w)) * (p - q - (v - w));
  const right = reach * ex * (reach * ex) + reach * ey * (reach * ey);
  const spread = Math.abs(p) + Math.abs(q) + Math.abs(v) + Math.abs(w) + UNDERFLOW_GUARD * time;
  const bound = TIMED_SQUARE_ERROR * (spread * spread + right) + UNDERFLOW_GUARD;
  if (Math.abs(left - right) > bound) return left > right ? 1 : -1;
  return exactSign(endLine, 6, a, b, 0);
}

/**
 * The sign of t − s, where the spot's line crosses that of the edge EDGE_A EDGE_B at the time t = (w × e) / (u × e), with
 * w = a − p, and that of SECOND_A SECOND_B at s. Both edges have their ends in the order in which u × e > 0.
 *
 * @param first - 1 where not the edge is meant but EDGE_A alone, which lies on the spot's line: e is square to u then; else 0.
 * @param second - The same for SECOND_A.
 */
export function compareCrossings(first: number, second: number): Sign {
  measureCrossing(EDGE_A, EDGE_B, first, 0);
  measureCrossing(SECOND_A, SECOND_B, second, 4);
  const value =
    (crossings[TOP] as number) * (crossings[4 + BOTTOM] as number) -
    (crossings[4 + TOP] as number) * (crossings[BOTTOM] as number);
  const sizes = crossings[TOP_SIZE] as number;
  const others = crossings[4 + TOP_SIZE] as number;
  const speeds = crossings[BOTTOM_SIZE] as number;
  const otherSpeeds = crossings[4 + BOTTOM_SIZE] as number;
  // What underflows in a factor is multiplied by the other.
  const guard = UNDERFLOW_GUARD * (1 + sizes + others + speeds + otherSpeeds);
  const bound = ORDER_ERROR * (sizes * otherSpeeds + others * speeds) + guard;
  if (value > bound) return 1;
  if (value < -bound) return -1;
  return exactSign(crossingOrder, 4, first, second, 0);
}

/** Of two crossings: w × e, u × e, and the sums of their terms' sizes. */
const crossings: Float64Array = /* @__PURE__ */ new Float64Array(8);
const TOP = 0;
const BOTTOM = 1;
const TOP_SIZE = 2;
const BOTTOM_SIZE = 3;

function measureCrossing(a: number, b: number, isVertex: number, into: number): void {
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const wx = (registers[a] as number) - (registers[SPOT] as number);
  const wy = (registers[a + 1] as number) - (registers[SPOT + 1] as number);
  const ex = isVertex === 1 ? -uy : (registers[b] as number) - (registers[a] as number);
  const ey = isVertex === 1 ? ux : (registers[b + 1] as number) - (registers[a + 1] as number);
  crossings[into + TOP] = wx * ey - wy * ex;
  crossings[into + BOTTOM] = ux * ey - uy * ex;
  crossings[into + TOP_SIZE] = Math.abs(wx * ey) + Math.abs(wy * ex);
  crossings[into + BOTTOM_SIZE] = Math.abs(ux * ey) + Math.abs(uy * ex);
}

/** A vector of the ring. Formulas run in the exact stages only, where a little garbage beside BigInt's is nothing. */
type Pair<T> = readonly [x: T, y: T];

function between<T>(ring: Ring<T>, from: number, to: number): Pair<T> {
  return [ring.difference(ring.at(to), ring.at(from)), ring.difference(ring.at(to + 1), ring.at(from + 1))];
}

function cross<T>(ring: Ring<T>, [ax, ay]: Pair<T>, [bx, by]: Pair<T>): T {
  return ring.difference(ring.product(ax, by), ring.product(ay, bx));
}

function dot<T>(ring: Ring<T>, [ax, ay]: Pair<T>, [bx, by]: Pair<T>): T {
  return ring.sum(ring.product(ax, bx), ring.product(ay, by));
}

function square<T>(ring: Ring<T>, value: T): T {
  return ring.product(value, value);
}

function times<T>(ring: Ring<T>, factor: T, [x, y]: Pair<T>): Pair<T> {
  return [ring.product(factor, x), ring.product(factor, y)];
}

function minus<T>(ring: Ring<T>, [ax, ay]: Pair<T>, [bx, by]: Pair<T>): Pair<T> {
  return [ring.difference(ax, bx), ring.difference(ay, by)];
}

function motion<T>(ring: Ring<T>): Pair<T> {
  return between(ring, OTHER_MOTION, MOTION);
}

function reach<T>(ring: Ring<T>): T {
  return ring.sum(ring.at(RADII), ring.at(RADII + 1));
}

/** (p + T·u − c) times the number 1, which makes every term a product of two registers. */
function endFrom<T>(ring: Ring<T>, c: number): Pair<T> {
  return minus(ring, times(ring, ring.at(END), motion(ring)), times(ring, ring.at(UNIT), between(ring, SPOT, c)));
}

function side<T>(ring: Ring<T>, c: number): T {
  return cross(ring, motion(ring), between(ring, SPOT, c));
}

function ahead<T>(ring: Ring<T>, c: number): T {
  return dot(ring, motion(ring), between(ring, SPOT, c));
}

function passing<T>(ring: Ring<T>, c: number): T {
  const u = motion(ring);
  return ring.difference(square(ring, side(ring, c)), ring.product(square(ring, reach(ring)), dot(ring, u, u)));
}

function endPast<T>(ring: Ring<T>, c: number): T {
  return dot(ring, motion(ring), endFrom(ring, c));
}

function endDistance<T>(ring: Ring<T>, c: number): T {
  const end = endFrom(ring, c);
  return ring.difference(dot(ring, end, end), square(ring, ring.product(ring.at(UNIT), reach(ring))));
}

function endCrossing<T>(ring: Ring<T>, a: number, b: number): T {
  return cross(ring, endFrom(ring, a), between(ring, a, b));
}

function endAlong<T>(ring: Ring<T>, a: number, b: number): T {
  return dot(ring, endFrom(ring, a), between(ring, a, b));
}

function endLine<T>(ring: Ring<T>, a: number, b: number): T {
  const e = between(ring, a, b);
  const limit = ring.product(square(ring, ring.product(ring.at(UNIT), reach(ring))), dot(ring, e, e));
  return ring.difference(square(ring, endCrossing(ring, a, b)), limit);
}

function crossingOrder<T>(ring: Ring<T>, first: number, second: number): T {
  const [top, bottom] = crossingOf(ring, EDGE_A, EDGE_B, first);
  const [otherTop, otherBottom] = crossingOf(ring, SECOND_A, SECOND_B, second);
  return ring.difference(ring.product(top, otherBottom), ring.product(otherTop, bottom));
}

/** w × e and u × e. Square to u = (x, y) is e = (−y, x). */
function crossingOf<T>(ring: Ring<T>, a: number, b: number, isVertex: number): readonly [top: T, bottom: T] {
  const u = motion(ring);
  const w = between(ring, SPOT, a);
  if (isVertex === 1) return [dot(ring, w, u), dot(ring, u, u)];
  const e = between(ring, a, b);
  return [cross(ring, w, e), cross(ring, u, e)];
}
