/**
 * Shapes of which at least one has a radius above 0: how far apart are their cores, and how far do the radii reach?
 */
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
} from "../exact/rational.js";
import { arrow, definition, lengthSquared, scalar } from "./arrow.js";
import {
  type BoxCore,
  middleOf,
  type Operand,
  type PointCore,
  type SegmentCore,
  type SolidCore,
  values,
} from "./core.js";
import type { AxisName, Step } from "./explanation.js";
import { ask, type Expression, minus, NOTHING, plus, square, type Topic, times } from "./expression.js";
import { type Proof, reachOf } from "./proof.js";
import { between, difference, dot, type Vector } from "./vector.js";

/** The nearest points of two cores, and the comparison that their distance takes. */
interface Nearest {
  readonly p: Vector;
  readonly q: Vector;
  /** The distance squared, times `scale` where there is one: |u|², which the reach squared is then multiplied with, too. */
  readonly distance: Expression;
  readonly scale?: Expression;
  readonly where?: readonly string[];
}

/** Two operands of which the first one's core is a point, and at least one has a radius above 0. */
export function explainRound(
  steps: Step[],
  axes: readonly AxisName[],
  a: Operand<PointCore>,
  b: Operand<SolidCore>,
): Proof {
  const nearest = nearestPoints(steps, axes, a, b);
  const { p, q, distance, scale, where = [] } = nearest;
  const topic = { ...about(a, b), where };
  const radiusSquared = square(reach(a, b));
  const reachSquared = scale === undefined ? radiusSquared : times(radiusSquared, scale);
  const direction = difference(q, p);
  if (ask(steps, "farther", distance, ">", reachSquared, topic)) return { relation: "disjoint", direction };
  if (ask(steps, "reach", distance, "=", reachSquared, topic)) {
    return { relation: "touching", direction, point: split(a, b, p, q) };
  }
  return { relation: "overlapping", point: commonPoint(a, b, p, q) };
}

/** The radii that there are, added up. */
export function reach(a: Operand, b: Operand): Expression {
  if (a.radius === undefined || b.radius === undefined) return a.radius ?? b.radius ?? NOTHING;
  return a.name === "a" ? plus(a.radius, b.radius) : plus(b.radius, a.radius);
}

function nearestPoints(
  steps: Step[],
  axes: readonly AxisName[],
  a: Operand<PointCore>,
  b: Operand<SolidCore>,
): Nearest {
  const { core } = b;
  switch (core.type) {
    case "point":
      return toPoint(a.core, core.at);
    case "box":
      return toPoint(
        a.core,
        core.min.map((_, axis) => clamped(steps, axes[axis] as AxisName, axis, a, b as Operand<BoxCore>)),
      );
    case "segment":
      return toSegment(steps, a, b as Operand<SegmentCore>);
  }
}

/** Which shapes, or parts of them, a step is about. */
export function about(a: Operand, b: Operand): Topic {
  return { of: a.name, to: b.name, ofPart: a.part, toPart: b.part };
}

/** The same two questions about a circle and a segment, and about a point or parts of other shapes. */
const STARTS = { whole: ["start", "end"], part: ["startOf", "endOf"] } as const;

function toPoint(from: PointCore, to: readonly Expression[]): Nearest {
  const squares = from.at.flatMap((coordinate, axis) => {
    const other = to[axis] as Expression;
    // The same expression on both sides: the nearest point of a box is level with the center.
    return other === coordinate ? [] : [square(minus(coordinate, other))];
  });
  return { p: values(from.at), q: values(to), distance: squares.length === 0 ? NOTHING : squares.reduce(plus) };
}

/** The coordinate of the box's point nearest to the center. */
function clamped(steps: Step[], axis: AxisName, index: number, a: Operand<PointCore>, b: Operand<BoxCore>): Expression {
  const at = a.core.at[index] as Expression;
  const topic = { ...about(a, b), axis };
  if (ask(steps, "below", at, "<", b.core.min[index] as Expression, topic)) return b.core.min[index] as Expression;
  if (ask(steps, "above", at, ">", b.core.max[index] as Expression, topic)) return b.core.max[index] as Expression;
  return at;
}

/**
 * The segment's point nearest to the center: an end where the center lies beyond it, else the foot of the perpendicular.
 * There Pythagoras gives the distance without dividing: |u|² · distance² = |u|² · |w|² − (u · w)².
 */
function toSegment(steps: Step[], a: Operand<PointCore>, b: Operand<SegmentCore>): Nearest {
  const { from, to } = b.core;
  const u = arrow(from, to);
  const w = arrow(from, a.core.at);
  const topic = { ...about(a, b), where: [definition("u", u), definition("w", w)] };
  // A bare point has no center.
  const isWhole = a.radius !== undefined && a.part === undefined && b.part === undefined;
  const [start, end] = isWhole ? STARTS.whole : STARTS.part;
  const along = scalar("u·w", u, w);
  if (ask(steps, start, along, "≤", NOTHING, topic)) return toPoint(a.core, from);
  const length = lengthSquared("|u|²", u);
  if (ask(steps, end, along, "≥", length, topic)) return toPoint(a.core, to);
  return {
    p: values(a.core.at),
    q: between(values(from), values(to), divide(along.value, length.value)),
    distance: minus(times(length, lengthSquared("|w|²", w)), square(along)),
    scale: length,
    where: topic.where,
  };
}

/** The point that parts the way from p to q in the ratio of the radii: in both shapes where they meet. */
export function split(a: Operand, b: Operand, p: Vector, q: Vector): Vector {
  return between(p, q, divide(a.radius?.value ?? ZERO, reachOf(a, b)));
}

/** A point of both interiors; neither core is a path. */
export function commonPoint(a: Operand, b: Operand, p: Vector, q: Vector): Vector {
  const radiusA = a.radius?.value ?? ZERO;
  const radiusB = b.radius?.value ?? ZERO;
  if (signOf(radiusA) > 0 && signOf(radiusB) > 0) {
    return rounded(split(a, b, p, q), (point) => within(point, p, radiusA) && within(point, q, radiusB));
  }
  // One shape is its core: from its nearest point, go towards its middle, but no farther than the other one's radius.
  return signOf(radiusA) > 0
    ? inwards(b.core as SolidCore, q, p, radiusA)
    : inwards(a.core as SolidCore, p, q, radiusB);
}

/**
 * A point of the core's interior, less than the radius away from the center; `nearest`, a point of the core, is. Tried are
 * the middle itself, then 1/2, 1/4, 1/16, 1/256 … of the way to it: squaring reaches the smallest fraction in a dozen tries.
 */
function inwards(core: SolidCore, nearest: Vector, center: Vector, radius: Rational): Vector {
  const target = middleOf(core);
  if (within(target, center, radius)) return target;
  let t = divide(ONE, TWO);
  for (;;) {
    const point = between(nearest, target, t);
    if (within(point, center, radius)) return point;
    t = t.d === 2n ? divide(t, TWO) : multiply(t, t);
  }
}

export function within(point: Vector, center: Vector, radius: Rational): boolean {
  const offset = difference(point, center);
  return compare(dot(offset, offset), multiply(radius, radius)) < 0;
}

/** The point in doubles where that keeps it where it belongs. */
export function rounded(point: Vector, belongs: (point: Vector) => boolean): Vector {
  const doubles = point.map((value) => toNumber(value));
  if (!doubles.every(Number.isFinite)) return point;
  const near = doubles.map(fromDouble);
  return belongs(near) ? near : point;
}

/** Whether there is any radius to speak of; two that are both 0 are noted down, and leave only the cores. */
export function hasReach(steps: Step[], a: Operand, b: Operand): boolean {
  if (a.radius === undefined && b.radius === undefined) return false;
  const radii = reach(a, b);
  if (signOf(radii.value) > 0) return true;
  ask(steps, "radius", radii, "=", NOTHING, { of: a.name, to: b.name });
  return false;
}
