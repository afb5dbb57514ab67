/**
 * References for what is measured: fractions of BigInt throughout, and roots to 256 bits. They share nothing with `src/` but
 * the definitions.
 */

import { squaredDistance } from "../oracle/distance.js";
import { edgesOf } from "../oracle/edges.js";
import { isPath } from "../oracle/paths.js";
import { compare, doublings, minus, over, plus, type Rational, scaled, times, ZERO } from "../oracle/rational.js";
import { type Core, type Read, type SolidSet, setOf, type Vector } from "../oracle/sets.js";
import type { AnyShape } from "../rooms.js";

/** Bits of a root behind its leading one. */
const ROOT_BITS = 256n;

/** √q, rounded down, to 256 bits. */
export function root(q: Rational): Rational {
  if (q.n <= 0n) return ZERO;
  const product = q.n * q.d;
  // Half of the product's bits are the root's; no more than are wanted are added.
  const own = BigInt(product.toString(16).length * 2 - 2);
  const shift = own < ROOT_BITS ? ROOT_BITS - own : 0n;
  return { n: integerRoot(product << (2n * shift)), d: q.d << shift };
}

/** Newton's steps, down from above the root: each doubles the digits that are right, of which a double has the first 50 bits. */
function integerRoot(value: bigint): bigint {
  const half = BigInt(Math.max(0, value.toString(16).length - 26)) * 2n;
  let found = (BigInt(Math.ceil(Math.sqrt(Number(value >> (2n * half))) * (1 + 2 ** -50))) + 1n) << half;
  for (;;) {
    const next = (found + value / found) >> 1n;
    if (next >= found) return found;
    found = next;
  }
}

/** A fraction as a double, to some last bits. */
export function toNumber({ n, d }: Rational): number {
  const size = n < 0n ? -n : n;
  const shift = BigInt(size.toString(16).length * 4 - d.toString(16).length * 4 - 64);
  const whole = shift < 0n ? (size << -shift) / d : size / (d << shift);
  const value = Number(whole) * 2 ** Number(shift);
  return n < 0n ? -value : value;
}

/** Reads doubles as exact fractions of one denominator. */
export function exactly(values: readonly number[]): Read {
  const shift = Math.max(0, ...values.filter(Number.isFinite).map(doublings));
  const d = 1n << BigInt(shift);
  return (value) => {
    const { n, d: infinite } = scaled(value, shift);
    return infinite === 0n ? { n, d: infinite } : { n, d };
  };
}

export function numbersIn(shape: unknown): number[] {
  const numbers: number[] = [];
  addNumbersIn(shape, numbers);
  return numbers;
}

function addNumbersIn(shape: unknown, to: number[]): void {
  if (typeof shape === "number") to.push(shape);
  else if (typeof shape === "object" && shape !== null)
    for (const value of Object.values(shape)) addNumbersIn(value, to);
}

/** The square of two cores' distance. */
export function squaredGap(a: Core, b: Core): Rational {
  if (a.type !== "box" || b.type !== "box") return squaredDistance(a, b);
  return a.min.reduce((sum, low, axis) => {
    const gaps = [
      [low, b.max[axis] as Rational],
      [b.min[axis] as Rational, a.max[axis] as Rational],
    ] as const;
    // Of infinite bounds none is beyond another.
    const [from, to] = gaps.find(([upper, lower]) => compare(upper, lower) > 0) ?? [ZERO, ZERO];
    return plus(sum, times(minus(from, to), minus(from, to)));
  }, ZERO);
}

/** The distance of two sets, 0 where they meet, rounded down. */
export function distanceOf(a: SolidSet, b: SolidSet): Rational {
  const room = minus(root(squaredGap(a.core, b.core)), plus(a.radius, b.radius));
  return compare(room, ZERO) > 0 ? room : ZERO;
}

/** The distance of a point to a set. */
export function distanceTo(at: Vector, b: SolidSet): Rational {
  return distanceOf({ core: { type: "point", at }, radius: ZERO }, b);
}

export function isBounded({ core }: SolidSet): boolean {
  return core.type !== "box" || [...core.min, ...core.max].every(({ d }) => d !== 0n);
}

/** The corners of a core. */
export function cornersOf(core: Core): readonly Vector[] {
  switch (core.type) {
    case "point":
      return [core.at];
    case "segment":
      return [core.from, core.to];
    case "box":
      return core.min.reduce<Vector[]>(
        (corners, _, axis) =>
          corners.flatMap((corner) => [core.min, core.max].map((side) => [...corner, side[axis] as Rational])),
        [[]],
      );
    case "chain":
      return core.vertices;
    case "region":
      return core.rings.flat();
  }
}

/** The directions of a core's edges. */
export function directionsOf(core: Core): Vector[] {
  if (isPath(core)) return edgesOf(core).map(([from, to]) => difference(to, from));
  if (core.type === "segment") return [difference(core.to, core.from)];
  if (core.type === "point") return [];
  return core.min.map((low, axis) =>
    core.min.map((_, other) => (other === axis ? minus(core.max[axis] as Rational, low) : ZERO)),
  );
}

export function difference(p: Vector, q: Vector): Vector {
  return p.map((value, axis) => minus(value, q[axis] as Rational));
}

export function dot(p: Vector, q: Vector): Rational {
  return p.reduce((sum, value, axis) => plus(sum, times(value, q[axis] as Rational)), ZERO);
}

export function cross(p: Vector, q: Vector): Vector {
  const part = (i: number, j: number): Rational =>
    minus(times(p[i] as Rational, q[j] as Rational), times(p[j] as Rational, q[i] as Rational));
  return [part(1, 2), part(2, 0), part(0, 1)];
}

export function isNull(v: Vector): boolean {
  return v.every(({ n }) => n === 0n);
}

export function negative(v: Vector): Vector {
  return v.map(({ n, d }) => ({ n: -n, d }));
}

/** How far apart two sets lie along a direction from A to B, in units of length: below 0 where their extents overlap. */
export function apartAlong(n: Vector, a: SolidSet, b: SolidSet): Rational {
  const along = (core: Core): Rational[] => cornersOf(core).map((corner) => dot(n, corner));
  const low = along(b.core).reduce((least, value) => (compare(value, least) < 0 ? value : least));
  const high = along(a.core).reduce((most, value) => (compare(value, most) > 0 ? value : most));
  return minus(over(minus(low, high), root(dot(n, n))), plus(a.radius, b.radius));
}

/**
 * The least move that parts two convex sets which overlap: their reach less the distance of their cores, or, where these meet,
 * along a normal of a face of the cores' difference, which edges of theirs span.
 */
export function leastDepth(a: SolidSet, b: SolidSet): Rational {
  const reach = plus(a.radius, b.radius);
  const squared = squaredGap(a.core, b.core);
  if (squared.n > 0n) return minus(reach, root(squared));
  const edges = [...directionsOf(a.core), ...directionsOf(b.core)].filter((edge) => !isNull(edge));
  const normals =
    cornersOf(a.core)[0]?.length === 3
      ? edges.flatMap((p, index) => edges.slice(index + 1).map((q) => cross(p, q)))
      : edges.map(([x, y]) => [{ n: -(y as Rational).n, d: (y as Rational).d }, x as Rational]);
  const depths = normals
    .filter((normal) => !isNull(normal))
    .flatMap((normal) => [normal, negative(normal)])
    .map((normal) => minus(ZERO, apartAlong(normal, a, b)));
  // Nothing that could be parted but by its radii: two points, or two segments in one line.
  return depths.reduce(
    (least, value) => (compare(value, least) < 0 ? value : least),
    depths.length > 0 ? (depths[0] as Rational) : reach,
  );
}

/** Shapes as sets of exact fractions, with `others` readable by the same reader. */
export function readPair(a: AnyShape, b: AnyShape, others: unknown): { a: SolidSet; b: SolidSet; read: Read } {
  const read = exactly([...numbersIn(a), ...numbersIn(b), ...numbersIn(others)]);
  return { a: setOf(a, read), b: setOf(b, read), read };
}
