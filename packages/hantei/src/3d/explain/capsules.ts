/**
 * Capsules of space and straight cores: the nearest points of the two cores, and the comparison that their distance takes.
 */
import {
  add,
  compare,
  divide,
  fromInteger,
  greater,
  isBounded,
  lesser,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
  subtract,
  TWO,
  ZERO,
} from "../../exact/rational.js";
import { type Arrow, arrow, definition, lengthSquared, scalar } from "../../explain/arrow.js";
import { type BoxCore, type Operand, type SegmentCore, values } from "../../explain/core.js";
import type { AxisName, Part, Step } from "../../explain/explanation.js";
import { ask, type Expression, NOTHING, square, times } from "../../explain/expression.js";
import type { Proof } from "../../explain/proof.js";
import { about, commonPoint, explainRound, reach, split } from "../../explain/round.js";
import { between, difference, dot, type Vector } from "../../explain/vector.js";
import { axesOf, commonMiddle, crossed, findApart, lettered, unit } from "./lines.js";

const AXES: readonly AxisName[] = ["x", "y", "z"];

/** A capsule, and a segment, a box or another capsule. */
export function explainCapsule(steps: Step[], a: Operand<SegmentCore>, b: Operand<SegmentCore | BoxCore>): Proof {
  const { t, q, distanceSquared } = nearestTo(a.core, b.core);
  const p = between(values(a.core.from), values(a.core.to), t);
  if (signOf(distanceSquared) === 0) {
    const coreOfB = b.radius === undefined ? b : { ...b, part: CORE };
    findApart(steps, axesOf({ ...a, part: CORE }, coreOfB));
    const common = commonMiddle(a.core, b.core);
    return { relation: "overlapping", point: commonPoint(a, b, common, common) };
  }
  const { relation } = compareNearest(steps, a, b, t, q);
  if (relation === "overlapping") return { relation, point: commonPoint(a, b, p, q) };
  const direction = difference(q, p);
  return relation === "disjoint" ? { relation, direction } : { relation, direction, point: split(a, b, p, q) };
}

const CORE: Part = { type: "core", index: 0 };

/** Where a segment comes nearest to another core: its parameter there, and the core's point. */
interface NearestPoint {
  readonly t: Rational;
  readonly q: Vector;
  readonly distanceSquared: Rational;
}

/**
 * The distance of the segment's point at t to a convex core, squared, is convex, and quadratic between the parameters at which
 * the core's nearest point comes to an end of an edge. Tried are those, and the least of each piece.
 */
function nearestTo(segment: SegmentCore, core: SegmentCore | BoxCore): NearestPoint {
  const from = values(segment.from);
  const to = values(segment.to);
  const at = (t: Rational): NearestPoint => {
    const point = between(from, to, t);
    const q = core.type === "box" ? clampedTo(core, point) : footOn(core, point);
    const offset = difference(q, point);
    return { t, q, distanceSquared: dot(offset, offset) };
  };
  const cuts = [ZERO, ONE, ...breaks(from, to, core)]
    .filter((t) => signOf(t) >= 0 && compare(t, ONE) <= 0)
    .sort(compare);
  const tried = cuts.flatMap((cut, index) => {
    const next = cuts[index + 1];
    if (next === undefined || compare(cut, next) === 0) return [at(cut)];
    return [at(cut), ...leastBetween(at, cut, next)];
  });
  return tried.reduce((best, each) => (compare(each.distanceSquared, best.distanceSquared) < 0 ? each : best));
}

/** The least of a parabola inside a piece, from three of its values. */
function leastBetween(at: (t: Rational) => NearestPoint, first: Rational, last: Rational): readonly NearestPoint[] {
  const length = subtract(last, first);
  const [f0, f1, f2] = [first, divide(add(first, last), TWO), last].map((t) => at(t).distanceSquared) as [
    Rational,
    Rational,
    Rational,
  ];
  // f(first + s · length) = f0 + (4 f1 − 3 f0 − f2) s + 2 (f0 + f2 − 2 f1) s²
  const curve = multiply(TWO, subtract(add(f0, f2), multiply(TWO, f1)));
  const slope = subtract(multiply(fromInteger(4n), f1), add(multiply(fromInteger(3n), f0), f2));
  if (signOf(curve) <= 0) return [];
  const s = divide(negate(slope), multiply(TWO, curve));
  return signOf(s) > 0 && compare(s, ONE) < 0 ? [at(add(first, multiply(s, length)))] : [];
}

/** Where the core's nearest point begins or ceases to be an end, or to lie on a side. */
function breaks(from: Vector, to: Vector, core: SegmentCore | BoxCore): readonly Rational[] {
  const u = difference(to, from);
  if (core.type === "segment") {
    const v = difference(values(core.to), values(core.from));
    const speed = dot(u, v);
    if (signOf(speed) === 0) return [];
    return [core.from, core.to].map((end) => divide(dot(difference(values(end), from), v), speed));
  }
  return u.flatMap((component, axis) => {
    if (signOf(component) === 0) return [];
    return [core.min, core.max].map((bounds) => {
      return divide(subtract((bounds[axis] as Expression).value, from[axis] as Rational), component);
    });
  });
}

function clampedTo({ min, max }: BoxCore, point: Vector): Vector {
  return point.map((value, axis) => {
    return greater((min[axis] as Expression).value, lesser(value, (max[axis] as Expression).value));
  });
}

function footOn({ from, to }: SegmentCore, point: Vector): Vector {
  const start = values(from);
  const u = difference(values(to), start);
  const length = dot(u, u);
  if (signOf(length) === 0) return start;
  const t = divide(dot(u, difference(point, start)), length);
  return between(start, values(to), greater(ZERO, lesser(ONE, t)));
}

/** Compares the distance of the parts that are nearest: an end and a core, a corner and a segment, or two edges. */
function compareNearest(
  steps: Step[],
  a: Operand<SegmentCore>,
  b: Operand<SegmentCore | BoxCore>,
  t: Rational,
  q: Vector,
): Pick<Proof, "relation"> {
  const core: Operand<SegmentCore> = { ...a, part: CORE };
  const other = b.radius === undefined ? b : { ...b, part: CORE };
  const end = endAt(t);
  if (end !== undefined) {
    const at = end === 1 ? a.core.from : a.core.to;
    return explainRound(steps, AXES, { ...a, core: { type: "point", at }, part: { type: "end", index: end } }, other);
  }
  const edge = b.core.type === "box" ? edgeAt(b.core, q) : edgeOf(b.core);
  const corner = cornerAt(edge, q);
  if (corner !== undefined) {
    const part: Part =
      b.core.type === "box" ? { type: "corner", index: 0 } : { type: "end", index: corner === edge.from ? 1 : 2 };
    return explainRound(steps, AXES, { ...b, core: { type: "point", at: corner }, part }, core);
  }
  return compareLines(steps, core, other, edge.way, edge.from);
}

function endAt(t: Rational): 1 | 2 | undefined {
  if (signOf(t) === 0) return 1;
  return compare(t, ONE) === 0 ? 2 : undefined;
}

interface Edge {
  readonly way: Arrow;
  readonly from: readonly Expression[];
  readonly to: readonly Expression[];
}

function edgeOf({ from, to }: SegmentCore): Edge {
  return { way: arrow(from, to), from, to };
}

function cornerAt({ from, to }: Edge, q: Vector): readonly Expression[] | undefined {
  return [from, to].find((corner) => corner.every(({ value }, axis) => compare(value, q[axis] as Rational) === 0));
}

/**
 * The edge of a box on which its nearest point lies: on two axes it is at a bound, on the third anywhere. It starts at a bound that
 * is finite, or, where it has no end, anywhere.
 */
function edgeAt({ min, max }: BoxCore, q: Vector): Edge {
  const at = q.map((value, axis) =>
    [min[axis] as Expression, max[axis] as Expression].find((bound) => compare(bound.value, value) === 0),
  );
  const free = Math.max(0, at.indexOf(undefined));
  const corner = (on: Expression) => at.map((bound, axis) => (axis === free ? on : (bound as Expression)));
  const isCorner = at[free] !== undefined;
  const [low, high] = [min[free] as Expression, max[free] as Expression];
  return {
    way: unit(free),
    from: isCorner ? (at as Expression[]) : corner([low, high].find(({ value }) => isBounded(value)) ?? NOTHING),
    to: isCorner ? (at as Expression[]) : corner(high),
  };
}

/** Two lines are as far apart as any way from the one to the other reaches along their common normal. */
function compareLines(
  steps: Step[],
  a: Operand<SegmentCore>,
  b: Operand,
  v: Arrow,
  start: readonly Expression[],
): Pick<Proof, "relation"> {
  const u = arrow(a.core.from, a.core.to);
  const w = arrow(a.core.from, start);
  const n = crossed(lettered("u", u), lettered("v", v));
  const onN = lettered("n", n);
  const where = [definition("u", u), definition("v", v), definition("n", n), definition("w", w)];
  const across = scalar("w·n", lettered("w", w), onN);
  const length = lengthSquared("|n|²", onN);
  const topic = { ...about(a, b), where };
  const reachSquared = times(square(reach(a, b)), length);
  if (ask(steps, "farther", square(across), ">", reachSquared, topic)) return { relation: "disjoint" };
  return { relation: ask(steps, "reach", square(across), "=", reachSquared, topic) ? "touching" : "overlapping" };
}
