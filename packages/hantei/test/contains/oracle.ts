/**
 * Does b lie in a, and in a's interior? By definition, with fractions: a set without area is cut wherever the container's edges
 * meet it, and a point of each piece is looked at; one with an area is cut into upright strips.
 *
 * A convex container holds what the corners of the other set tell; a corner is looked at as any other point.
 */

import { cellsOf, halfway, isEnclosed } from "../oracle/cells.js";
import { squaredDistance } from "../oracle/distance.js";
import { commonPart, type Edge, edgesOf, isOn, pointAt, same } from "../oracle/edges.js";
import { compare, isZero, minus, over, plus, type Rational, times, ZERO } from "../oracle/rational.js";
import {
  type Chain,
  type Core,
  type Numbers,
  type Region,
  type SolidSet,
  setsOf,
  type Vector,
} from "../oracle/sets.js";

/** −1: not in it; 0: in it, but not in its interior; 1: in its interior. */
export type Depth = -1 | 0 | 1;

export function oracleDepth(a: Numbers, b: Numbers): Depth {
  const [container, content] = setsOf(a, b);
  return depthIn(plain(container), plain(content));
}

/** Segments and boxes of no size are points, flat boxes are segments; unbounded ones stay. */
function plain({ core, radius }: SolidSet): SolidSet {
  if (core.type === "segment" && same(core.from, core.to)) return { core: { type: "point", at: core.from }, radius };
  if (core.type === "box" && [...core.min, ...core.max].every(({ d }) => d !== 0n)) {
    const wide = core.min.filter((low, axis) => compare(low, core.max[axis] as Rational) !== 0).length;
    if (wide === 0) return { core: { type: "point", at: core.min }, radius };
    if (wide === 1) return { core: { type: "segment", from: core.min, to: core.max }, radius };
  }
  return { core, radius };
}

function depthIn(a: SolidSet, b: SolidSet): Depth {
  if (a.core.type === "region") return inRegion(a.core, b);
  if (a.core.type === "chain") return inChain(a.core, b);
  if (b.core.type === "box" && b.core.min.concat(b.core.max).some(({ d }) => d === 0n)) {
    // Nothing but a box is unbounded.
    return a.core.type === "box" ? least(b.core.min.map((_, axis) => inSpan(a.core, b.core, axis))) : -1;
  }
  return least(
    cornersOf(b.core).map((corner) => (isZero(b.radius) ? pointIn(a, corner) : ballIn(a, corner, b.radius))),
  );
}

function least(depths: readonly Depth[]): Depth {
  return Math.min(...depths) as Depth;
}

/** The points whose hull is the hull of the core. */
function cornersOf(core: Core): readonly Vector[] {
  if (core.type === "point") return [core.at];
  if (core.type === "segment") return [core.from, core.to];
  if (core.type === "chain") return core.vertices;
  if (core.type === "region") return core.rings.flat();
  return core.min.reduce<Vector[]>(
    (corners, low, axis) =>
      corners.flatMap((corner) => [
        [...corner, low],
        [...corner, core.max[axis] as Rational],
      ]),
    [[]],
  );
}

/** 1 below the bound, 0 at it, −1 above it. */
function below(value: Rational, bound: Rational): Depth {
  return -Math.sign(compare(value, bound)) as Depth;
}

/** One axis of a box in a box. No point is at infinity. */
function inSpan(a: Core, b: Core, axis: number): Depth {
  if (a.type !== "box" || b.type !== "box") throw new Error("oracle: boxes only");
  const [aMin, aMax, bMin, bMax] = [a.min[axis], a.max[axis], b.min[axis], b.max[axis]] as Rational[] as [
    Rational,
    Rational,
    Rational,
    Rational,
  ];
  const low = aMin.d === 0n ? 1 : below(aMin, bMin);
  const high = aMax.d === 0n ? 1 : below(bMax, aMax);
  const depth = least([low, high]);
  return depth === 0 && compare(aMin, aMax) === 0 ? 1 : depth;
}

/** How deep a point lies in a convex set. */
function pointIn(a: SolidSet, p: Vector): Depth {
  const { core } = a;
  if (!isZero(a.radius)) return below(squaredDistance({ type: "point", at: p }, core), times(a.radius, a.radius));
  if (core.type === "point") return same(core.at, p) ? 1 : -1;
  if (core.type === "box") return least(p.map((_, axis) => inSpan(core, { type: "box", min: p, max: p }, axis)));
  if (core.type !== "segment") throw new Error("oracle: a convex set");
  return least(p.map((_, axis) => betweenEnds(core.from, core.to, p, axis)));
}

/** How deep p lies between two different points, seen along one axis: on their line, and then in the middle or at an end. */
function betweenEnds(from: Vector, to: Vector, p: Vector, axis: number): Depth {
  const long = from.findIndex((value, i) => compare(value, to[i] as Rational) !== 0);
  const t = over(
    minus(p[long] as Rational, from[long] as Rational),
    minus(to[long] as Rational, from[long] as Rational),
  );
  const there = plus(from[axis] as Rational, times(t, minus(to[axis] as Rational, from[axis] as Rational)));
  if (compare(there, p[axis] as Rational) !== 0) return -1;
  return least([below(ZERO, t), below(t, { n: 1n, d: 1n })]);
}

/** How deep a ball of some radius lies in a convex set. */
function ballIn(a: SolidSet, center: Vector, radius: Rational): Depth {
  const { core } = a;
  if (!isZero(a.radius)) {
    const room = minus(a.radius, radius);
    if (compare(room, ZERO) < 0) return -1;
    return below(squaredDistance({ type: "point", at: center }, core), times(room, room));
  }
  if (core.type !== "box") return -1;
  const low = center.map((value) => minus(value, radius));
  const high = center.map((value) => plus(value, radius));
  return least(center.map((_, axis) => inSpan(core, { type: "box", min: low, max: high }, axis)));
}

/** The edges of a set without area; undefined for one that has an area. */
function edgesOfThin({ core, radius }: SolidSet): readonly Edge[] | undefined {
  if (!isZero(radius)) return undefined;
  if (core.type === "segment") return [[core.from, core.to]];
  return core.type === "chain" ? edgesOf(core) : undefined;
}

function isEnd(p: Vector, { vertices }: Chain): boolean {
  const [first, last] = [vertices[0] as Vector, vertices[vertices.length - 1] as Vector];
  return !same(first, last) && (same(p, first) || same(p, last));
}

/** Between two neighboring places where the chain's edges begin or end, all of an edge lies on the chain, or nothing does. */
function inChain(chain: Chain, b: SolidSet): Depth {
  const holders = edgesOf(chain);
  const holds = (p: Vector): boolean => holders.some((edge) => isOn(p, edge));
  if (b.core.type === "point") {
    if (!isZero(b.radius) || !holds(b.core.at)) return -1;
    return isEnd(b.core.at, chain) ? 0 : 1;
  }
  const edges = edgesOfThin(b);
  if (edges === undefined) return -1;
  if (!edges.every((edge) => samplesOf(edge, holders).every(holds))) return -1;
  const ends = chain.vertices.filter((vertex) => isEnd(vertex, chain));
  return ends.some((end) => edges.some((edge) => isOn(end, edge))) ? 0 : 1;
}

/** An edge's ends, where others meet it, and a point between any two neighbors of those. */
function samplesOf(edge: Edge, others: readonly Edge[]): Vector[] {
  const cuts = [ZERO, { n: 1n, d: 1n }, ...others.flatMap((other) => commonPart(edge, other) ?? [])].sort(compare);
  const middles = cuts.slice(1).map((cut, index) => halfway(cuts[index] as Rational, cut));
  return [...cuts, ...middles].map((t) => pointAt(edge, t));
}

function inRegion(region: Region, b: SolidSet): Depth {
  const boundary = edgesOf(region);
  const depthOf = (p: Vector): Depth => (boundary.some((edge) => isOn(p, edge)) ? 0 : isEnclosed(p, boundary) ? 1 : -1);
  const { core, radius } = b;
  if (!isZero(radius)) {
    // Every point within the radius of the core: the core is inside, and no edge nearer to it than that.
    const start = core.type === "point" ? core.at : (core as Extract<Core, { type: "segment" }>).from;
    if (depthOf(start) < 1) return -1;
    const reach = times(radius, radius);
    return least(boundary.map(([from, to]) => below(reach, squaredDistance(core, { type: "segment", from, to }))));
  }
  if (core.type === "point") return depthOf(core.at);
  const thin = edgesOfThin(b);
  if (thin !== undefined) return least(thin.flatMap((edge) => samplesOf(edge, boundary)).map(depthOf));
  const other = asRegion(core);
  if (other === undefined || !holdsRegion(region, other)) return -1;
  const edges = edgesOf(other);
  return boundary.some((e) => edges.some((f) => commonPart(e, f) !== undefined)) ? 0 : 1;
}

/** A box with an area as a region; undefined where it is unbounded. */
function asRegion(core: Core): Region | undefined {
  if (core.type === "region") return core;
  if (core.type !== "box" || core.min.concat(core.max).some(({ d }) => d === 0n)) return undefined;
  const [minX, minY] = core.min as [Rational, Rational];
  const [maxX, maxY] = core.max as [Rational, Rational];
  return {
    type: "region",
    rings: [
      [
        [minX, minY],
        [maxX, minY],
        [maxX, maxY],
        [minX, maxY],
      ],
    ],
  };
}

function holdsRegion(a: Region, b: Region): boolean {
  for (const { inA, inB } of cellsOf(a, b)) if (inB && !inA) return false;
  return true;
}
