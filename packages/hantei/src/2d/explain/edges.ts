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
import type { Corner, Edge, Figure } from "./figures.js";
import { edgesNear } from "./near-edges.js";
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
function meetingOf(e: Edge, f: Edge): Meeting | undefined {
  if (gapAtLeast(e, f) > 0) return undefined;
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

/** Where two edges meet. */
export interface EdgeMeeting extends Meeting {
  readonly e: Edge;
  readonly f: Edge;
}

/** Where an edge meets those of a figure, in their order. */
export function meetingsAt(e: Edge, { edges }: Figure): readonly EdgeMeeting[] {
  return edgesNear(edges, e.low, e.high).flatMap((f) => {
    const meeting = meetingOf(e, f);
    return meeting === undefined ? [] : [{ e, f, ...meeting }];
  });
}

/** Where edges of two figures meet, found one by one. */
export function* meetingsOf(a: Figure, b: Figure): Generator<EdgeMeeting> {
  for (const e of a.edges) yield* meetingsAt(e, b);
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
  const seed = seemingNearest(first, second);
  let best = approachOfEdges(...seed);
  // A double that is not below the best distance so far. Rounding keeps the order, so that a gap that is larger as a double
  // is larger.
  let beyond = doubleBeyond(best);
  for (const e of first) {
    for (const f of edgesWithin(beyond, e, second)) {
      if (gapAtLeast(e, f) > beyond) continue;
      const found = approachOfEdges(e, f);
      if (compare(found.distanceSquared, best.distanceSquared) >= 0) continue;
      best = found;
      beyond = doubleBeyond(best);
    }
    if (signOf(best.distanceSquared) === 0) break;
  }
  return best;
}

function doubleBeyond({ distanceSquared }: Approach): number {
  return toNumber(squareRoot(distanceSquared)) * (1 + 2 * Number.EPSILON) + Number.MIN_VALUE;
}

/** The first pair of edges with the corners that seem nearest. */
function seemingNearest(first: readonly Edge[], second: readonly Edge[]): readonly [Edge, Edge] {
  let least = Number.POSITIVE_INFINITY;
  let seed = [first[0], second[0]] as [Edge, Edge];
  for (const e of first) {
    for (const f of edgesWithin(least, e, second)) {
      const seems = Math.min(
        roughly(e.from, f.from),
        roughly(e.from, f.to),
        roughly(e.to, f.from),
        roughly(e.to, f.to),
      );
      if (seems < least) {
        least = seems;
        seed = [e, f];
      }
    }
  }
  return seed;
}

/** The edges whose bounds are no farther from an edge's than a distance, and some more for what rounding takes. */
function edgesWithin(distance: number, { low, high, size }: Edge, edges: readonly Edge[]): readonly Edge[] {
  const reach = distance + 8 * Number.EPSILON * (distance + size);
  if (!Number.isFinite(reach)) return edges;
  return edgesNear(edges, [low[0] - reach, low[1] - reach], [high[0] + reach, high[1] + reach]);
}

function roughly({ near: p }: Corner, { near: q }: Corner): number {
  return Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]);
}

/** What two edges are apart at least, on an axis or beside either's line, as far as doubles tell; 0 or less where they may meet. */
function gapAtLeast(e: Edge, f: Edge): number {
  return Math.max(
    e.low[0] - f.high[0],
    f.low[0] - e.high[0],
    e.low[1] - f.high[1],
    f.low[1] - e.high[1],
    gapBeside(e, f),
    gapBeside(f, e),
  );
}

/** Of a cross product of doubles nearest to what they stand for, relative to twice what one can be. */
const CROSS_ERROR: number = 8 * Number.EPSILON;

/** How far an edge is at least on one side of another's line. The sum of two components is no less than the length. */
function gapBeside({ from: { near: p }, to: { near: q }, size }: Edge, f: Edge): number {
  const [ux, uy] = [q[0] - p[0], q[1] - p[1]];
  const side = ({ near: [x, y] }: Corner): number => ux * (y - p[1]) - uy * (x - p[0]);
  const [first, last] = [side(f.from), side(f.to)];
  const least = first > 0 ? Math.min(first, last) : -Math.max(first, last);
  // Where a product may overflow, this does, and no gap is told: infinity less infinity is not above 0.
  const twiceMost = 8 * (size + f.size) * (size + f.size);
  const error = CROSS_ERROR * twiceMost + 4 * Number.MIN_VALUE;
  const gap = (least - error) / (Math.abs(ux) + Math.abs(uy));
  return gap > 0 ? gap : 0;
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
