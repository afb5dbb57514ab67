/** Convex hulls, and the straight lines that part them. */
import { compare, greater, lesser, negate, type Rational, signOf, toNumber } from "../../exact/rational.js";
import { arrow } from "../../explain/arrow.js";
import { values } from "../../explain/core.js";
import type { AxisName } from "../../explain/explanation.js";
import { type Expression, minus } from "../../explain/expression.js";
import { difference, dot, isZero, type Vector } from "../../explain/vector.js";
import { type Approach, approachOf, nearestPoints, way } from "./edges.js";
import { type Corner, type Edge, edgeOf, type Figure } from "./figures.js";
import { locate } from "./locate.js";
import { cross, left } from "./vector.js";

/** A direction as written, from the first figure towards the second. */
export interface Parting {
  readonly axis: AxisName;
  readonly arrow: readonly Expression[];
}

/** A figure's convex hull: itself where it has no length, one edge where it is straight, else a ring. */
export function hullOf(figure: Figure): Figure {
  const corners = hullCorners(figure.edges.flatMap(({ from, to }) => [from, to]));
  if (corners.length === 1) {
    const edge = figure.edges[0] as Edge;
    return { ...figure, type: "point", edges: [edge], ends: [] };
  }
  const straight = corners.length === 2;
  const count = straight ? 1 : corners.length;
  const edges = corners
    .slice(0, count)
    .map((from, index) => edgeOf(from, corners[(index + 1) % corners.length] as Corner, undefined, straight ? 0 : 1));
  return { name: figure.name, type: straight ? "chain" : "region", edges, ends: straight ? corners : [] };
}

/** The hull's corners counter-clockwise (y up), none of them on a straight line (Andrew, 1979: the lower and the upper half). */
function hullCorners(corners: readonly Corner[]): readonly Corner[] {
  const sorted = [...corners].sort((p, q) => inReadingOrder(p.value, q.value));
  const distinct = sorted.filter(
    (p, index) => index === 0 || inReadingOrder((sorted[index - 1] as Corner).value, p.value) !== 0,
  );
  if (distinct.length < 3) return distinct;
  const [lower, upper] = [distinct, [...distinct].reverse()].map(halfHull) as [Corner[], Corner[]];
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function inReadingOrder(p: Vector, q: Vector): number {
  return compare(p[0] as Rational, q[0] as Rational) || compare(p[1] as Rational, q[1] as Rational);
}

function halfHull(corners: readonly Corner[]): Corner[] {
  const hull: Corner[] = [];
  for (const corner of corners) {
    while (hull.length > 1) {
      const last = (hull[hull.length - 1] as Corner).value;
      const u = difference(last, (hull[hull.length - 2] as Corner).value);
      if (signOf(cross(u, difference(corner.value, last))) > 0) break;
      hull.pop();
    }
    hull.push(corner);
  }
  return hull;
}

/** How near two hulls come to each other; undefined where they meet. */
export function approachOfHulls(a: Figure, b: Figure): Approach | undefined {
  const first = (a.edges[0] as Edge).from.value;
  const second = (b.edges[0] as Edge).from.value;
  if (locate(first, b) !== "outside" || locate(second, a) !== "outside") return undefined;
  const approach = approachOf(a.edges, b.edges);
  return approach.corner === undefined ? undefined : approach;
}

/** The direction of the shortest way between two hulls that are apart: across an edge, or from one vertex to another. */
export function partingOf(approach: Approach): Parting {
  const { corner, edge, ofFirst } = approach;
  const [p, q] = nearestPoints(approach);
  const vertex = [edge.from, edge.to].find(({ value }) => isZero(difference(value, ofFirst ? q : p)));
  if (vertex !== undefined && corner !== undefined) {
    const [from, to] = ofFirst ? [corner, vertex] : [vertex, corner];
    return alongEdge({ from, to });
  }
  return across(edge, difference(q, p));
}

/** The normal of an edge, turned to the side where the direction goes. */
function across({ from, to }: Edge, towards: Vector): Parting {
  const [x1, y1] = from.at as [Expression, Expression];
  const [x2, y2] = to.at as [Expression, Expression];
  const normal = [minus(y1, y2), minus(x2, x1)];
  const forward = signOf(dot(values(normal), towards)) > 0;
  return { axis: "e", arrow: forward ? normal : [minus(y2, y1), minus(x1, x2)] };
}

/** The direction along an edge, or from one vertex to another. */
function alongEdge({ from, to }: Pick<Edge, "from" | "to">): Parting {
  return { axis: "v", arrow: arrow(from.at, to.at) };
}

function reversed({ axis, arrow }: Parting): Parting {
  return {
    axis,
    arrow: arrow.map((component) => ({
      ...component,
      symbols: `−(${component.symbols})`,
      numbers: `−(${component.numbers})`,
      value: negate(component.value),
      symbolsBind: 0 as const,
      numbersBind: 0 as const,
    })),
  };
}

/** A direction on which two figures end exactly where the other begins, so that no interior reaches over. */
export function partingAtContact(a: Figure, b: Figure): Parting | undefined {
  const [hullA, hullB] = [hullOf(a), hullOf(b)];
  for (const edge of [...hullA.edges, ...hullB.edges]) {
    const u = way(edge);
    if (isZero(u)) continue;
    const normal = across(edge, left(u));
    for (const parting of [normal, alongEdge(edge)]) {
      for (const candidate of [parting, reversed(parting)]) if (parts(candidate, a, b)) return candidate;
    }
  }
  return undefined;
}

function parts({ arrow }: Parting, a: Figure, b: Figure): boolean {
  const direction = values(arrow);
  if (clearlyReachOver(direction, a, b)) return false;
  const [aMin, aMax] = extent(a, direction);
  const [bMin, bMax] = extent(b, direction);
  if (compare(aMax, bMin) !== 0) return false;
  return !(reachesItsEnd(a, aMin, aMax) && reachesItsEnd(b, bMin, bMax));
}

/** Of a sum of two products of doubles nearest to what they stand for, relative to the products' sizes. */
const SUM_ERROR: number = 4 * Number.EPSILON;

/** Whether doubles tell that one figure reaches over where the other begins; what overflows tells nothing. */
function clearlyReachOver(direction: Vector, a: Figure, b: Figure): boolean {
  const [dx, dy] = direction.map(toNumber) as [number, number];
  const end = ({ edges }: Figure, sign: 1 | -1): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (const { from, to } of edges) {
      for (const [x, y] of [from.near, to.near]) {
        const along = dx * x + dy * y;
        const error = SUM_ERROR * (Math.abs(dx * x) + Math.abs(dy * y)) + 4 * Number.MIN_VALUE;
        most = Math.max(most, sign * along - error);
      }
    }
    return most;
  };
  return end(a, 1) > -end(b, -1);
}

/** An inner vertex belongs to a chain's interior, and what covers one number of an axis only is its own interior there. */
function reachesItsEnd({ type, edges }: Figure, min: Rational, max: Rational): boolean {
  return compare(min, max) === 0 || (type === "chain" && edges.length > 1);
}

/** The least and the greatest of direction · p over a figure. */
function extent({ edges }: Figure, direction: Vector): readonly [Rational, Rational] {
  const positions = edges.flatMap(({ from, to }) => [dot(direction, from.value), dot(direction, to.value)]);
  return [positions.reduce(lesser), positions.reduce(greater)];
}
