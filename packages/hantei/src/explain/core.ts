/**
 * A shape as explanations see it: a core, and everything within a radius of it. A circle is a point with a radius, a capsule
 * a segment with one; a shape without a radius is its own core. Coordinates are listed axis by axis, so that one text serves
 * every dimension, and each carries its name.
 */
import {
  add,
  compare,
  divide,
  fromDouble,
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
  toNumber,
  ZERO,
} from "../exact/rational.js";
import type { Part, Side } from "./explanation.js";
import type { Expression } from "./expression.js";
import { between, dot, type Vector } from "./vector.js";

export type SolidCore = PointCore | SegmentCore | BoxCore;
export type Core = SolidCore | PathCore;

export interface PointCore {
  readonly type: "point";
  readonly at: readonly Expression[];
}

export interface SegmentCore {
  readonly type: "segment";
  readonly from: readonly Expression[];
  readonly to: readonly Expression[];
}

/** Also an interval (one axis), also flat or unbounded. */
export interface BoxCore {
  readonly type: "box";
  readonly min: readonly Expression[];
  readonly max: readonly Expression[];
}

/** A chain of vertices, or everything that an odd number of rings encloses, with the rings. Rings do not repeat a vertex. */
export interface PathCore {
  readonly type: "path";
  readonly filled: boolean;
  /** One chain, or the outer ring and the holes. */
  readonly paths: readonly (readonly (readonly Expression[])[])[];
}

/** One of the two shapes, under its name. */
export interface Operand<C extends Core = Core> {
  readonly name: Side;
  readonly core: C;
  /** Absent where the kind has no radius. */
  readonly radius?: Expression;
  /** Which part of the shape this is; absent for the whole. */
  readonly part?: Part | undefined;
}

/** The least and greatest value of something. */
export interface Range {
  readonly min: Rational;
  readonly max: Rational;
}

export function values(expressions: readonly Expression[]): Vector {
  return expressions.map((expression) => expression.value);
}

/** What a core covers of an axis through the origin: the range of direction · p. */
export function rangeOn(core: Core, direction: Vector): Range {
  if (core.type === "box") {
    return { min: farthest(core.max, core.min, direction), max: farthest(core.min, core.max, direction) };
  }
  if (core.type === "path") {
    const positions = core.paths.flat().map((vertex) => dot(direction, values(vertex)));
    return { min: positions.reduce(lesser), max: positions.reduce(greater) };
  }
  const from = dot(direction, values(core.type === "point" ? core.at : core.from));
  const to = core.type === "point" ? from : dot(direction, values(core.to));
  return { min: lesser(from, to), max: greater(from, to) };
}

/** The corner farthest along a direction; where the direction does not go, even an infinite bound does not count. */
function farthest(low: readonly Expression[], high: readonly Expression[], direction: Vector): Rational {
  return direction.reduce((sum, component, axis) => {
    const sign = signOf(component);
    if (sign === 0) return sum;
    return add(sum, multiply(component, ((sign > 0 ? high : low)[axis] as Expression).value));
  }, ZERO);
}

/** A point of the interior of a core that is no path. */
export function middleOf(core: SolidCore): Vector {
  switch (core.type) {
    case "point":
      return values(core.at);
    case "segment":
      return between(values(core.from), values(core.to), divide(ONE, TWO));
    case "box":
      return core.min.map((min, axis) => middle(min.value, (core.max[axis] as Expression).value));
  }
}

/**
 * A number between two, strictly where they differ: halfway, but rounded to a double where that keeps it inside, and a step
 * of at least 1 away from the only bound where the other is infinite.
 */
export function middle(min: Rational, max: Rational): Rational {
  if (!isBounded(min) && !isBounded(max)) return ZERO;
  if (!isBounded(max)) return inside(add(min, stride(min)), min, max);
  if (!isBounded(min)) return inside(subtract(max, stride(max)), min, max);
  return inside(divide(add(min, max), TWO), min, max);
}

function stride(bound: Rational): Rational {
  return greater(ONE, signOf(bound) < 0 ? negate(bound) : bound);
}

function inside(number: Rational, min: Rational, max: Rational): Rational {
  const rounded = fromDouble(toNumber(number));
  return compare(min, rounded) < 0 && compare(rounded, max) < 0 ? rounded : number;
}
