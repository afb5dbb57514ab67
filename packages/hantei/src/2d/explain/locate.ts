/** Where a point lies in a figure, and points that lie inside. */
import {
  add,
  compare,
  divide,
  fromDouble,
  lesser,
  multiply,
  ONE,
  type Rational,
  signOf,
  TWO,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
import { difference, dot, isZero, turned, type Vector } from "../../explain/vector.js";
import { liesOn, meetingsAt, pointAt, way } from "./edges.js";
import type { Corner, Edge, Figure } from "./figures.js";
import { edgesNear } from "./near-edges.js";
import { cross, left } from "./vector.js";

export type Location = "inside" | "boundary" | "outside";

export function locate(point: Vector, figure: Figure): Location {
  const on = edgesAt(point, figure);
  if (figure.type !== "region") {
    if (on.length === 0) return "outside";
    return isEnd(point, figure) ? "boundary" : "inside";
  }
  if (on.length > 0) return "boundary";
  return crossingsRightOf(point, figure) % 2 === 1 ? "inside" : "outside";
}

/** The edges that a point lies on. */
export function edgesAt(point: Vector, { edges }: Figure): readonly Edge[] {
  const spot = point.map(toNumber) as [number, number];
  return edgesNear(edges, spot, spot).filter((edge) => liesOn(point, edge));
}

export function isEnd(point: Vector, { ends }: Figure): boolean {
  return ends.some(({ value }) => isZero(difference(value, point)));
}

/** How many edges a ray from the point to the right crosses; a vertex level with the point counts as above it. */
export function crossingsRightOf(point: Vector, { edges }: Figure): number {
  const [x, y] = point.map(toNumber) as [number, number];
  return edgesNear(edges, [x, y], [Number.POSITIVE_INFINITY, y]).filter((edge) => {
    const upFrom = isAbove(edge.from, point, y);
    if (upFrom === isAbove(edge.to, point, y)) return false;
    if (edge.low[0] > x) return true;
    // Upwards, what is crossed to the right has the point on its left; downwards on its right.
    const side = signOf(cross(way(edge), difference(point, edge.from.value)));
    return upFrom ? side < 0 : side > 0;
  }).length;
}

/** The y of the point is given as the nearest double, too: where doubles differ, they tell. */
function isAbove({ near, value }: Corner, point: Vector, y: number): boolean {
  return near[1] === y ? compare(value[1] as Rational, point[1] as Rational) >= 0 : near[1] > y;
}

/** A parameter in (first, last), first < last, at which an edge meets no other edge of its own figure and none of its ends. */
function freeParameter(edge: Edge, first: Rational, last: Rational, figure: Figure): Rational {
  const meetings = meetingsAt(edge, figure).filter(({ f }) => f !== edge);
  const ends = figure.ends.filter(({ value }) => liesOn(value, edge)).map(({ value }) => parameterOf(value, edge));
  const cuts = [...meetings.flatMap((meeting) => [meeting.first, meeting.last]), ...ends, last];
  // A chain may come back along itself, and then no place on it is free; but short of the next cut there is no end.
  const next = cuts.filter((cut) => compare(cut, first) > 0).reduce(lesser, last);
  return shortBetween(first, next);
}

/** A number between two different ones: the middle, as a double where that lies between. Short fractions are quick to work with. */
function shortBetween(first: Rational, last: Rational): Rational {
  const middle = divide(add(first, last), TWO);
  const nearest = toNumber(middle);
  if (!Number.isFinite(nearest)) return middle;
  const short = fromDouble(nearest);
  return compare(first, short) < 0 && compare(short, last) < 0 ? short : middle;
}

/** Where on an edge's line a point of it lies: 0 is the edge's first end, 1 its second. */
export function parameterOf(point: Vector, edge: Edge): Rational {
  const u = way(edge);
  return divide(dot(u, difference(point, edge.from.value)), dot(u, u));
}

/** From a point of an edge at a right angle to the inner side, half the way to the next edge of all. */
export function insideOf(edge: Edge, start: Vector, figures: readonly Figure[]): Vector {
  const towards = turned(left(way(edge)), edge.inner);
  const half = shortBetween(ZERO, firstHit(start, towards, figures) ?? TWO);
  return start.map((value, axis) => add(value, multiply(towards[axis] as Rational, half)));
}

/** The least t > 0 at which start + t · towards lies on an edge. */
function firstHit(start: Vector, towards: Vector, figures: readonly Figure[]): Rational | undefined {
  let least: Rational | undefined;
  for (const edge of figures.flatMap(({ edges }) => edges)) {
    for (const t of hits(start, towards, edge)) {
      if (signOf(t) > 0 && (least === undefined || compare(t, least) < 0)) least = t;
    }
  }
  return least;
}

function hits(start: Vector, towards: Vector, edge: Edge): readonly Rational[] {
  const v = way(edge);
  const w = difference(edge.from.value, start);
  const turn = cross(towards, v);
  if (signOf(turn) !== 0) {
    const s = divide(cross(w, towards), turn);
    return signOf(s) >= 0 && compare(s, ONE) <= 0 ? [divide(cross(w, v), turn)] : [];
  }
  if (signOf(cross(w, towards)) !== 0) return [];
  const length = dot(towards, towards);
  return [edge.from, edge.to].map(({ value }) => divide(dot(difference(value, start), towards), length));
}

/** The middle of a piece of an edge, moved off whatever else of its own figure passes there. */
export function freeMiddle(edge: Edge, first: Rational, last: Rational, figure: Figure): Vector {
  return pointAt(edge, freeParameter(edge, first, last, figure));
}
