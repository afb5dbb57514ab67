/** Figures of which at least one has a radius: the nearest two parts of them decide. */
import {
  compare,
  divide,
  fromDouble,
  multiply,
  ONE,
  type Rational,
  signOf,
  TWO,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
import type { Operand, PointCore, SegmentCore } from "../../explain/core.js";
import type { Step } from "../../explain/explanation.js";
import { type Proof, reachOf } from "../../explain/proof.js";
import { explainRound, rounded, split, within } from "../../explain/round.js";
import { between, difference, type Vector } from "../../explain/vector.js";
import { type Approach, approachOf, meetingsOf, nearestPoints, pointAt } from "./edges.js";
import type { Edge, Figure } from "./figures.js";
import { approachOfHulls, hullOf } from "./hull.js";
import { edgesAt, insideOf, isEnd, locate, parameterOf } from "./locate.js";
import { AXES, askMeetings, askOutside, type PathProof } from "./paths.js";

export function explainReach(steps: Step[], a: Operand, b: Operand, figureA: Figure, figureB: Figure): PathProof {
  const omitted = figureA.edges.length * figureB.edges.length - 1;
  const approach = approachOf(figureA.edges, figureB.edges);
  const { corner, edge, ofFirst } = approach;
  const [p, q] = nearestPoints(approach);
  const overlapping = (near: Vector, far: Vector): PathProof => {
    return { proof: { relation: "overlapping", point: commonPoint(a, b, figureA, figureB, near, far) }, omitted };
  };
  if (corner === undefined) {
    askMeetings(steps, figureA, figureB, [...meetingsOf(figureA, figureB)]);
    return overlapping(p, q);
  }
  for (const [inner, outer] of [[figureA, figureB] as const, [figureB, figureA] as const]) {
    const first = (inner.edges[0] as Edge).from.value;
    if (askOutside(steps, inner, outer)) return overlapping(first, first);
  }
  const [of, to] = ofFirst ? [a, b] : [b, a];
  const near: Operand<PointCore> = { ...of, core: { type: "point", at: corner.at }, part: corner.part };
  const far: Operand<SegmentCore | PointCore> = {
    ...to,
    core:
      edge.from === edge.to
        ? { type: "point", at: edge.from.at }
        : { type: "segment", from: edge.from.at, to: edge.to.at },
    part: edge.part,
  };
  const { relation } = explainRound(steps, AXES, near, far);
  if (relation === "overlapping") return overlapping(p, q);
  return { proof: parted(relation, a, b, figureA, figureB, p, q), omitted };
}

/** With a straight line that parts them if the hulls are as far apart, else with the nearest or the common point alone. */
function parted(
  relation: "disjoint" | "touching",
  a: Operand,
  b: Operand,
  figureA: Figure,
  figureB: Figure,
  p: Vector,
  q: Vector,
): Proof {
  const reach = reachOf(a, b);
  const hulls = approachOfHulls(hullOf(figureA), hullOf(figureB));
  const sign = hulls === undefined ? -1 : compare(hulls.distanceSquared, multiply(reach, reach));
  const direction = hulls === undefined ? undefined : wayBetween(hulls);
  if (relation === "disjoint") {
    return direction !== undefined && sign > 0 ? { relation, direction } : { relation, nearest: [p, q] };
  }
  const point = split(a, b, p, q);
  return direction !== undefined && sign >= 0 ? { relation, direction, point } : { relation, point };
}

function wayBetween(hulls: Approach): Vector {
  const [p, q] = nearestPoints(hulls);
  return difference(q, p);
}

/** A point of both interiors, from points p and q of the cores that are nearer to each other than the radii reach. */
function commonPoint(a: Operand, b: Operand, figureA: Figure, figureB: Figure, p: Vector, q: Vector): Vector {
  const radiusA = a.radius?.value ?? ZERO;
  const radiusB = b.radius?.value ?? ZERO;
  if (signOf(radiusA) > 0 && signOf(radiusB) > 0) {
    return rounded(split(a, b, p, q), (point) => within(point, p, radiusA) && within(point, q, radiusB));
  }
  return signOf(radiusA) > 0 ? nearInterior(figureB, q, p, radiusA) : nearInterior(figureA, p, q, radiusB);
}

/** A point of a figure's interior, less than the radius away from the center; `nearest`, a point of the figure, is. */
function nearInterior(figure: Figure, nearest: Vector, center: Vector, radius: Rational): Vector {
  const belongs = (point: Vector): boolean => within(point, center, radius) && locate(point, figure) === "inside";
  if (belongs(center)) return center;
  if (belongs(nearest)) return nearest;
  const edge = edgesAt(nearest, figure)[0] as Edge;
  const start = parameterOf(nearest, edge);
  // Where another ring touches the edge in its very middle, the middle leads nowhere.
  const target = compare(start, divide(ONE, TWO)) === 0 ? ONE : divide(ONE, TWO);
  // Along the edge towards its middle, then inwards, always less. Where rounding spoils it, without rounding.
  for (const round of [shortened, (t: Rational) => t]) {
    for (const t of fractions(round === shortened ? ROUNDED_TRIES : Number.POSITIVE_INFINITY)) {
      const onEdge = pointAt(edge, round(between([start], [target], t)[0] as Rational));
      if (!within(onEdge, center, radius) || isEnd(onEdge, figure)) continue;
      if (figure.type !== "region") return rounded(onEdge, belongs);
      if (edgesAt(onEdge, figure).length > 1) continue;
      const inwards = insideOf(edge, onEdge, [figure]);
      for (const s of fractions(Number.POSITIVE_INFINITY)) {
        const point = between(onEdge, inwards, s);
        if (belongs(point)) return rounded(point, belongs);
      }
    }
  }
  throw new Error("fractions do not end");
}

const ROUNDED_TRIES = 9;

function shortened(t: Rational): Rational {
  return fromDouble(toNumber(t));
}

/** 1, 1/2, 1/4, 1/16, 1/256, … */
function* fractions(count: number): Generator<Rational> {
  yield ONE;
  let t = divide(ONE, TWO);
  for (let index = 1; index < count; index++) {
    yield t;
    t = t.d === 2n ? divide(t, TWO) : multiply(t, t);
  }
}
