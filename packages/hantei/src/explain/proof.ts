import type { Relation } from "../base/relation.js";
import {
  add,
  compare,
  divide,
  fromDouble,
  multiply,
  type Rational,
  squareRoot,
  subtract,
  toNumber,
  ZERO,
} from "../exact/rational.js";
import { type Operand, type Range, rangeOn } from "./core.js";
import type { Axis, Explanation, Extent, Place, Step, Witness } from "./explanation.js";
import { quantity } from "./quantity.js";
import { difference, dot, simplestDirection, turned, type Vector } from "./vector.js";

/** What a derivation found: a verdict, and the point or the direction (from the first shape to the second) that proves it. */
export type Proof =
  | { readonly relation: "disjoint"; readonly direction: Vector }
  | { readonly relation: "touching"; readonly direction: Vector; readonly point: Vector }
  | { readonly relation: "overlapping"; readonly point: Vector }
  | UnpartedProof;

/** Where no straight line parts the interiors: the nearest points of the two cores, or a common point. */
export type UnpartedProof =
  | { readonly relation: "disjoint"; readonly direction?: undefined; readonly nearest: readonly [Vector, Vector] }
  | { readonly relation: "touching"; readonly direction?: undefined; readonly point: Vector };

/** Puts a proof about the operands `first` and `second`, in either order, into the explanation of the shapes a and b. */
export function explanation<S>(
  a: S,
  b: S,
  first: Operand,
  second: Operand,
  proof: Proof,
  steps: readonly Step[],
  omitted = 0,
): Explanation<S> {
  const relation: Relation = proof.relation;
  const found = { relation, a, b, witness: witness(first, second, proof), steps };
  return omitted > 0 ? { ...found, omitted } : found;
}

function witness(first: Operand, second: Operand, proof: Proof): Witness {
  if (proof.relation === "overlapping") return { type: "point", point: place(proof.point) };
  if (proof.direction === undefined) return unpartedWitness(first, second, proof);
  const axis =
    first.name === "a" ? axisOf(first, second, proof.direction) : axisOf(second, first, turned(proof.direction, -1));
  return proof.relation === "disjoint" ? { type: "axis", axis } : { type: "contact", point: place(proof.point), axis };
}

function unpartedWitness(first: Operand, second: Operand, proof: UnpartedProof): Witness {
  if (proof.relation === "touching") return { type: "touch", point: place(proof.point) };
  const [p, q] = first.name === "a" ? proof.nearest : ([proof.nearest[1], proof.nearest[0]] as const);
  const way = difference(q, p);
  const distanceSquared = dot(way, way);
  const gap = gapLength(distanceSquared, reachOf(first, second), distanceSquared);
  return { type: "apart", nearest: { a: place(p), b: place(q), gap } };
}

function place(point: Vector): Place {
  return point.map(quantity);
}

function axisOf(a: Operand, b: Operand, towardsB: Vector): Axis {
  const direction = simplestDirection(towardsB);
  const rangeA = rangeOn(a.core, direction);
  const rangeB = rangeOn(b.core, direction);
  return {
    direction: direction.map(quantity),
    a: extent(rangeA),
    b: extent(rangeB),
    gap: gapLength(subtract(rangeB.min, rangeA.max), reachOf(a, b), dot(direction, direction)),
  };
}

function extent(range: Range): Extent {
  return { min: quantity(range.min), max: quantity(range.max) };
}

/** The sum of both radii. */
export function reachOf(a: Operand, b: Operand): Rational {
  return add(a.radius?.value ?? ZERO, b.radius?.value ?? ZERO);
}

/**
 * g / |d| − R as a double, from g ≥ 0, R and |d|². Written as (g² − R²|d|²) / (|d| (g + R|d|)): the difference is then one of
 * exact numbers, and the roots below it are good to 128 bits, so that even the smallest gap keeps all its digits.
 */
export function gapLength(g: Rational, reach: Rational, lengthSquared: Rational): number {
  const difference = subtract(multiply(g, g), multiply(multiply(reach, reach), lengthSquared));
  if (compare(difference, ZERO) <= 0) return 0;
  const length = squareRoot(lengthSquared);
  const gap = toNumber(divide(difference, multiply(length, add(g, multiply(reach, length)))));
  return gap > 0 ? gap : Number.MIN_VALUE;
}

/** The unit vector along one of `count` axes, or against it. */
export function along(axis: number, count: number, sign: 1 | -1): Vector {
  return Array.from({ length: count }, (_, index) => fromDouble(index === axis ? sign : 0));
}
