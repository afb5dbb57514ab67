/** What two edges have in common, and how near they come to each other, over fractions. */
import {
  add,
  compare,
  divide,
  greater,
  lesser,
  multiply,
  ONE,
  type Rational,
  signOf,
  squareRoot,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
import { between, difference, dot, isZero, type Vector } from "../../explain/vector.js";
import type { Corner, Edge } from "./figures.js";
import { cross } from "./vector.js";

/** The vector along an edge. */
export function way({ from, to }: Edge): Vector {
  return difference(to.value, from.value);
}

/** The point at the parameter t of an edge: 0 is its first end, 1 its second. */
export function pointAt({ from, to }: Edge, t: Rational): Vector {
  return between(from.value, to.value, t);
}

/** Where e meets another edge: the parameters on e of the first and the last common point. */
export interface Meeting {
  readonly first: Rational;
  readonly last: Rational;
}

/** What two edges have in common; undefined where that is nothing. Either may be without length. */
export function meetingOf(e: Edge, f: Edge): Meeting | undefined {
  if (areBoundsApart(e, f)) return undefined;
  const u = way(e);
  const v = way(f);
  const w = difference(f.from.value, e.from.value);
  const turn = cross(u, v);
  if (signOf(turn) !== 0) {
    const t = divide(cross(w, v), turn);
    return isParameter(t) && isParameter(divide(cross(w, u), turn)) ? { first: t, last: t } : undefined;
  }
  if (isZero(u)) return liesOn(e.from.value, f) ? { first: ZERO, last: ZERO } : undefined;
  if (signOf(cross(u, w)) !== 0) return undefined;
  const length = dot(u, u);
  const start = divide(dot(u, w), length);
  const end = add(start, divide(dot(u, v), length));
  const first = greater(ZERO, lesser(start, end));
  const last = lesser(ONE, greater(start, end));
  return compare(first, last) <= 0 ? { first, last } : undefined;
}

function isParameter(t: Rational): boolean {
  return signOf(t) >= 0 && compare(t, ONE) <= 0;
}

function areBoundsApart(e: Edge, f: Edge): boolean {
  return e.high[0] < f.low[0] || f.high[0] < e.low[0] || e.high[1] < f.low[1] || f.high[1] < e.low[1];
}

/** Whether a point lies on an edge. */
export function liesOn(point: Vector, edge: Edge): boolean {
  const u = way(edge);
  const w = difference(point, edge.from.value);
  if (isZero(u)) return isZero(w);
  if (signOf(cross(u, w)) !== 0) return false;
  const position = dot(u, w);
  return signOf(position) >= 0 && compare(position, dot(u, u)) <= 0;
}

/** An edge and, of another figure, the corner that comes nearest to it; or two edges that meet. */
export interface Approach {
  /** Undefined where the edges meet, perhaps in their middles. */
  readonly corner: Corner | undefined;
  /** The edge of the same figure that has the corner. */
  readonly own: Edge;
  readonly edge: Edge;
  /** Whether the corner is the first figure's. */
  readonly ofFirst: boolean;
  readonly distanceSquared: Rational;
}

/** The nearest points of the first and of the second figure. */
export function nearestPoints({ corner, own, edge, ofFirst }: Approach): readonly [Vector, Vector] {
  if (corner === undefined) {
    const common = pointAt(own, (meetingOf(own, edge) as Meeting).first);
    return [common, common];
  }
  const u = way(edge);
  const along = dot(u, difference(corner.value, edge.from.value));
  const length = dot(u, u);
  const t = signOf(along) <= 0 ? ZERO : compare(along, length) >= 0 ? ONE : divide(along, length);
  const foot = pointAt(edge, t);
  return ofFirst ? [corner.value, foot] : [foot, corner.value];
}

/** How near two sets of edges come to each other. The first answer is exact; which pairs are looked at only saves time. */
export function approachOf(first: readonly Edge[], second: readonly Edge[]): Approach {
  let best: Approach | undefined;
  // A double that is not below the best distance so far. Rounding keeps the order, so that a gap that is larger as a double
  // is larger.
  let beyond = Number.POSITIVE_INFINITY;
  for (const [e, f] of inOrderOfDistance(first, second)) {
    if (gapAtLeast(e, f) > beyond) continue;
    const found = approachOfEdges(e, f);
    if (best !== undefined && compare(found.distanceSquared, best.distanceSquared) >= 0) continue;
    best = found;
    if (signOf(best.distanceSquared) === 0) return best;
    beyond = toNumber(squareRoot(best.distanceSquared)) * (1 + 2 * Number.EPSILON) + Number.MIN_VALUE;
  }
  if (best === undefined) throw new Error("a figure without edges");
  return best;
}

/** All pairs, the one first that seems nearest. */
function* inOrderOfDistance(first: readonly Edge[], second: readonly Edge[]): Generator<readonly [Edge, Edge]> {
  let least = Number.POSITIVE_INFINITY;
  let seed: readonly [Edge, Edge] | undefined;
  for (const e of first) {
    for (const f of second) {
      const fromStart = Math.min(roughly(e.from, f.from), roughly(e.from, f.to));
      const seems = Math.min(fromStart, roughly(e.to, f.from), roughly(e.to, f.to));
      if (seems < least) {
        least = seems;
        seed = [e, f];
      }
    }
  }
  if (seed !== undefined) yield seed;
  for (const e of first) for (const f of second) yield [e, f];
}

function roughly({ near: p }: Corner, { near: q }: Corner): number {
  return Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]);
}

/** What the bounds of two edges are apart, on the axis where that is more; 0 or less where they meet. */
function gapAtLeast(e: Edge, f: Edge): number {
  return Math.max(e.low[0] - f.high[0], f.low[0] - e.high[0], e.low[1] - f.high[1], f.low[1] - e.high[1]);
}

function approachOfEdges(e: Edge, f: Edge): Approach {
  if (meetingOf(e, f) !== undefined) {
    return { corner: undefined, own: e, edge: f, ofFirst: true, distanceSquared: ZERO };
  }
  const ends = [
    approachOfCorner(e.from, e, f, true),
    approachOfCorner(e.to, e, f, true),
    approachOfCorner(f.from, f, e, false),
    approachOfCorner(f.to, f, e, false),
  ];
  return ends.reduce((best, next) => (compare(next.distanceSquared, best.distanceSquared) < 0 ? next : best));
}

function approachOfCorner(corner: Corner, own: Edge, edge: Edge, ofFirst: boolean): Approach {
  return { corner, own, edge, ofFirst, distanceSquared: distanceSquaredTo(corner.value, edge) };
}

/** To the end that a point lies beyond, else across: (u × w)² / |u|². */
function distanceSquaredTo(point: Vector, edge: Edge): Rational {
  const u = way(edge);
  const w = difference(point, edge.from.value);
  const along = dot(u, w);
  if (signOf(along) <= 0) return dot(w, w);
  const length = dot(u, u);
  if (compare(along, length) >= 0) {
    const past = difference(point, edge.to.value);
    return dot(past, past);
  }
  const across = cross(u, w);
  return divide(multiply(across, across), length);
}
