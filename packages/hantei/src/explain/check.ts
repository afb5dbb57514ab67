/**
 * Checks a witness from the shapes' definitions alone. It shares only the arithmetic with the derivations: it looks at no
 * step, asks no relation, and works out every number of the witness anew.
 */
import { fromText } from "../base/json-number.js";
import { add, compare, isBounded, multiply, negate, type Rational, signOf, subtract } from "../exact/rational.js";
import { gapLength } from "./proof.js";
import { readQuantity } from "./quantity.js";
import { difference, dot, isZero, turned, type Vector } from "./vector.js";

/** Where a point lies: in a shape's interior, elsewhere in the shape, or not in it. */
export type Location = "interior" | "boundary" | "outside";

/** A shape by its definition. */
export interface Definition {
  /** 0 where the kind has none. */
  readonly radius: Rational;
  /** Whether a point lies in the core; absent where there is no radius, and the shape is its own core. */
  readonly inCore?: (point: Vector) => boolean;
  /** Where a point lies, by the definition of the kind's interior. */
  readonly locate: (point: Vector) => Location;
  /** The least value of direction · p over the core's points p. */
  readonly least: (direction: Vector) => Rational;
  /** True of a chain that may bend: its interior may reach as far along a direction as the chain itself. */
  readonly bends?: boolean;
}

/** How to check what no straight line proves, by a look at all edges; where there is no such thing, undefined. */
export interface EdgeChecks {
  /** Whether the two cores come nowhere nearer to each other than so much, squared. */
  readonly areAsFar: (squared: Rational) => boolean;
  /** Whether two shapes without radii have no point that is interior to both. */
  readonly areInteriorsApart: () => boolean;
}

/**
 * Whether an explanation, from whatever source, proves that a and b lie as it says. `dimension` is the number of
 * coordinates a point has.
 */
export function checkWitness(
  a: Definition,
  b: Definition,
  given: unknown,
  dimension: number,
  edges?: EdgeChecks,
): boolean {
  const { relation, witness } = fields(given);
  const { type, point, axis, nearest } = fields(witness);
  if (type === "apart" && edges !== undefined) {
    return relation === "disjoint" && point === undefined && axis === undefined && checkNearest(a, b, nearest, edges);
  }
  if (nearest !== undefined) return false;
  if (type === "touch" && edges !== undefined) {
    if (relation !== "touching" || axis !== undefined) return false;
    return checkPoint(a, b, point, dimension, (at) => at !== "outside") && areInteriorsApart(a, b, edges);
  }
  switch (relation) {
    case "disjoint":
      return type === "axis" && point === undefined && checkAxis(a, b, axis, dimension, isApart);
    case "overlapping":
      return type === "point" && axis === undefined && checkPoint(a, b, point, dimension, (at) => at === "interior");
    case "touching":
      return (
        type === "contact" &&
        checkPoint(a, b, point, dimension, (at) => at !== "outside") &&
        checkAxis(a, b, axis, dimension, hasInteriorsApart)
      );
    default:
      return false;
  }
}

/** The fields of anything. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Two points, one of each core, that are as near as the cores come to each other, and farther than the radii reach. */
function checkNearest(a: Definition, b: Definition, given: unknown, edges: EdgeChecks): boolean {
  const nearest = fields(given);
  const p = readVector(nearest.a, 2);
  const q = readVector(nearest.b, 2);
  if (p === undefined || q === undefined || !(a.inCore ?? holds(a))(p) || !(b.inCore ?? holds(b))(q)) return false;
  const offset = difference(q, p);
  const distanceSquared = dot(offset, offset);
  const reach = add(a.radius, b.radius);
  return (
    compare(distanceSquared, multiply(reach, reach)) > 0 &&
    fromText(nearest.gap) === gapLength(distanceSquared, reach, distanceSquared) &&
    edges.areAsFar(distanceSquared)
  );
}

function holds({ locate }: Definition): (point: Vector) => boolean {
  return (point) => locate(point) !== "outside";
}

function areInteriorsApart(a: Definition, b: Definition, edges: EdgeChecks): boolean {
  const reach = add(a.radius, b.radius);
  if (signOf(reach) === 0) return edges.areInteriorsApart();
  return edges.areAsFar(multiply(reach, reach));
}

function readVector(value: unknown, dimension: number): Vector | undefined {
  if (!Array.isArray(value) || value.length !== dimension) return undefined;
  // Number by number: a list may come with a `map` of its own, which makes up what it likes.
  const numbers = Array.from({ length: dimension }, (_, index) => readQuantity(value[index]));
  return numbers.every((number) => number !== undefined && isBounded(number)) ? (numbers as Vector) : undefined;
}

function checkPoint(
  a: Definition,
  b: Definition,
  given: unknown,
  dimension: number,
  belongs: (at: Location) => boolean,
): boolean {
  const point = readVector(given, dimension);
  return point !== undefined && belongs(a.locate(point)) && belongs(b.locate(point));
}

/** What an axis says, worked out anew. */
interface OnAxis {
  /** b's least less a's greatest. */
  readonly gap: Rational;
  readonly reach: Rational;
  readonly lengthSquared: Rational;
  /** True where the interiors of both cores may reach as far as the cores themselves. */
  readonly full: boolean;
}

function checkAxis(
  a: Definition,
  b: Definition,
  given: unknown,
  dimension: number,
  proves: (axis: OnAxis) => boolean,
): boolean {
  const axis = fields(given);
  const direction = readVector(axis.direction, dimension);
  if (direction === undefined || isZero(direction)) return false;
  const back = turned(direction, -1);
  const aMin = a.least(direction);
  const aMax = negate(a.least(back));
  const bMin = b.least(direction);
  const bMax = negate(b.least(back));
  if (!isExtent(axis.a, aMin, aMax) || !isExtent(axis.b, bMin, bMax)) return false;
  if (!isBounded(aMax) || !isBounded(bMin)) return false;
  const gap = subtract(bMin, aMax);
  const reach = add(a.radius, b.radius);
  const lengthSquared = dot(direction, direction);
  const full = reachesItsEnd(a, aMin, aMax) && reachesItsEnd(b, bMin, bMax);
  return proves({ gap, reach, lengthSquared, full }) && fromText(axis.gap) === gapLength(gap, reach, lengthSquared);
}

/** What is one number on an axis is its own interior there; of a bent chain an inner vertex may lie farthest out. */
function reachesItsEnd({ bends }: Definition, min: Rational, max: Rational): boolean {
  return bends === true || compare(min, max) === 0;
}

function isExtent(given: unknown, min: Rational, max: Rational): boolean {
  const extent = fields(given);
  const readMin = readQuantity(extent.min);
  const readMax = readQuantity(extent.max);
  if (readMin === undefined || readMax === undefined) return false;
  return compare(readMin, min) === 0 && compare(readMax, max) === 0;
}

/** The sign of g − R · |d|, for R ≥ 0. */
function beyondReach({ gap, reach, lengthSquared }: OnAxis): number {
  if (signOf(gap) < 0) return -1;
  return compare(multiply(gap, gap), multiply(multiply(reach, reach), lengthSquared));
}

function isApart(axis: OnAxis): boolean {
  return beyondReach(axis) > 0;
}

/** A shape with a radius has an open interior, which does not reach its own end; it is enough that one does not. */
function hasInteriorsApart(axis: OnAxis): boolean {
  return beyondReach(axis) >= 0 && !(axis.full && signOf(axis.reach) === 0);
}
