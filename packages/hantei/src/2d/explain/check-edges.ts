/**
 * Checks by a look at all edges, from the definitions alone and by another way than the derivations go: distances by the
 * four ends of two sides, interiors by cutting the plane into upright strips in which no two sides cross.
 */
import {
  add,
  compare,
  divide,
  fromDouble,
  greater,
  lesser,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
  squareRoot,
  subtract,
  TWO,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
import type { Definition, EdgeChecks } from "../../explain/check.js";
import { vector } from "../../explain/definitions.js";
import { between, difference, dot, isZero, type Vector } from "../../explain/vector.js";
import type { Kind, Shape, ShapeOf } from "../shape-kinds.js";
import { isEnclosed, isOnSide, pointsOf } from "./definitions.js";
import { areApart, areFarApart, isBeside, type Side, sideBetween, sidesOfChain, sidesOfRing } from "./sides.js";
import { cross } from "./vector.js";

/** The core of a shape: its sides, and whether they enclose the rest of it. */
interface Outline {
  readonly sides: readonly Side[];
  readonly filled: boolean;
}

export function edgeChecks(a: Shape, b: Shape, first: Definition, second: Definition): EdgeChecks {
  const far = beyond([a, b]);
  const p = outlineOf(a, far);
  const q = outlineOf(b, far);
  return {
    areAsFar: (squared) => areAsFar(p, q, squared),
    areInteriorsApart: () => (p.filled && q.filled ? !doRegionsMeet(p, q) : !doesAnySampleMeet(p, q, first, second)),
  };
}

/** More than any finite number of the two shapes is away from 0, and than any two of them together reach. */
function beyond(shapes: readonly Shape[]): Rational {
  const numbers = shapes.flatMap((shape) => Object.values(shape).flat(2)).filter(Number.isFinite) as number[];
  const sizes = numbers.map((value) => fromDouble(Math.abs(value)));
  return add(ONE, multiply(TWO, multiply(TWO, sizes.reduce(greater, ZERO))));
}

const outlines: { readonly [K in Kind]: (shape: ShapeOf<K>, far: Rational) => Outline } = {
  point: ({ x, y }) => single(vector(x, y), vector(x, y)),
  circle: ({ x, y }) => single(vector(x, y), vector(x, y)),
  segment: ({ x1, y1, x2, y2 }) => single(vector(x1, y1), vector(x2, y2)),
  capsule: ({ x1, y1, x2, y2 }) => single(vector(x1, y1), vector(x2, y2)),
  box({ minX, minY, maxX, maxY }, far) {
    const bound = (value: number): Rational => greater(negate(far), lesser(far, fromDouble(value)));
    const low = [bound(minX), bound(minY)] as const;
    const high = [bound(maxX), bound(maxY)] as const;
    if (minX === maxX || minY === maxY) return single(low, high);
    return { sides: sidesOfRing([low, [low[0], high[1]], high, [high[0], low[1]]]), filled: true };
  },
  polygon: ({ coordinates, holes }) => ({
    sides: [coordinates, ...holes].flatMap((ring) => sidesOfRing(pointsOf(ring))),
    filled: true,
  }),
  polyline: ({ coordinates }) => ({ sides: sidesOfChain(pointsOf(coordinates)), filled: false }),
};

function single(from: Vector, to: Vector): Outline {
  return { sides: [sideBetween(from, to)], filled: false };
}

function outlineOf(shape: Shape, far: Rational): Outline {
  return (outlines[shape.kind] as (shape: Shape, far: Rational) => Outline)(shape, far);
}

/** Not where a point of one lies in what the other encloses, nor where sides cross; else each end is as far from each side. */
function areAsFar(p: Outline, q: Outline, squared: Rational): boolean {
  if (signOf(squared) <= 0) return true;
  if (holdsFirstPoint(p, q) || holdsFirstPoint(q, p)) return false;
  const isNear = (point: Vector, side: Side): boolean => compare(toSide(point, side), squared) < 0;
  const away = toNumber(squareRoot(squared));
  return p.sides.every((e) =>
    q.sides.every(
      (f) =>
        areFarApart(e, f, away) ||
        !(doCross(e, f) || isNear(e[0], f) || isNear(e[1], f) || isNear(f[0], e) || isNear(f[1], e)),
    ),
  );
}

function holdsFirstPoint({ sides, filled }: Outline, other: Outline): boolean {
  return filled && isEnclosed((other.sides[0] as Side)[0], sides);
}

/** Whether each of two sides has its ends on opposite sides of the other's line. Those that only touch are 0 apart anyway. */
function doCross([a, b]: Side, [c, d]: Side): boolean {
  const ab = difference(b, a);
  const cd = difference(d, c);
  return (
    signOf(cross(ab, difference(c, a))) * signOf(cross(ab, difference(d, a))) < 0 &&
    signOf(cross(cd, difference(a, c))) * signOf(cross(cd, difference(b, c))) < 0
  );
}

/** The squared distance of a point to a side. */
function toSide(point: Vector, [from, to]: Side): Rational {
  const u = difference(to, from);
  const w = difference(point, from);
  const along = dot(u, w);
  if (signOf(along) <= 0) return dot(w, w);
  const length = dot(u, u);
  if (compare(along, length) >= 0) {
    const past = difference(point, to);
    return dot(past, past);
  }
  const across = cross(u, w);
  return divide(multiply(across, across), length);
}

/** Where at least one is no region: between its cuts a side lies all in the other's interior, or not at all. */
function doesAnySampleMeet(p: Outline, q: Outline, first: Definition, second: Definition): boolean {
  const [thin, other] = p.filled ? [q, p] : [p, q];
  return thin.sides.some((side) => {
    const cuts = [ZERO, ONE, ...other.sides.flatMap((f) => cutsOf(side, f)), ...selfCuts(side, thin)].sort(compare);
    const middles = cuts.slice(1).map((cut, index) => divide(add(cut, cuts[index] as Rational), TWO));
    return [...cuts, ...middles].some((t) => {
      const point = between(side[0], side[1], t);
      return first.locate(point) === "interior" && second.locate(point) === "interior";
    });
  });
}

/** The ends of the chain itself, where it comes by there again. */
function selfCuts(side: Side, { sides }: Outline): readonly Rational[] {
  const ends = [(sides[0] as Side)[0], (sides[sides.length - 1] as Side)[1]];
  return ends.filter((end) => isOnSide(end, side)).flatMap((end) => parameterOf(end, side));
}

/** The parameters on e at which f passes, or begins and ends. */
function cutsOf(e: Side, f: Side): readonly Rational[] {
  if (areApart(e, f)) return [];
  const u = difference(e[1], e[0]);
  const v = difference(f[1], f[0]);
  const slope = cross(u, v);
  if (signOf(slope) === 0) return [f[0], f[1]].filter((end) => isOnSide(end, e)).flatMap((end) => parameterOf(end, e));
  const t = divide(cross(difference(f[0], e[0]), v), slope);
  return signOf(t) > 0 && compare(t, ONE) < 0 ? [t] : [];
}

function parameterOf(point: Vector, [from, to]: Side): readonly Rational[] {
  const u = difference(to, from);
  return isZero(u) ? [] : [divide(dot(u, difference(point, from)), dot(u, u))];
}

/** Between neighboring x of ends and crossings no side begins, ends or crosses: the upright line in the middle shows all. */
function doRegionsMeet(p: Outline, q: Outline): boolean {
  const ends = [...p.sides, ...q.sides].map(([from]) => from[0] as Rational);
  const crossings = p.sides.flatMap((e) =>
    q.sides.flatMap((f) => cutsOf(e, f).map((t) => between(e[0], e[1], t)[0] as Rational)),
  );
  const cuts = [...ends, ...crossings].sort(compare);
  return cuts.slice(1).some((cut, index) => {
    const before = cuts[index] as Rational;
    return compare(before, cut) < 0 && doMeetAbove(divide(add(before, cut), TWO), p, q);
  });
}

/** Whether two regions share a stretch of the upright line at x. */
function doMeetAbove(x: Rational, p: Outline, q: Outline): boolean {
  const inside = { p: false, q: false };
  const crossings = [
    ...heightsAt(x, p).map((y) => ({ y, of: "p" as const })),
    ...heightsAt(x, q).map((y) => ({ y, of: "q" as const })),
  ].sort((one, two) => compare(one.y, two.y));
  return crossings.some(({ y, of }, index) => {
    inside[of] = !inside[of];
    const next = crossings[index + 1];
    return inside.p && inside.q && next !== undefined && compare(y, next.y) < 0;
  });
}

function heightsAt(x: Rational, { sides }: Outline): readonly Rational[] {
  const rounded = toNumber(x);
  return sides.flatMap((side) => {
    if (isBeside(rounded, side, 0)) return [];
    const [from, to] = side;
    const [x1, y1] = from as [Rational, Rational];
    const [x2, y2] = to as [Rational, Rational];
    if (compare(x1, x) > 0 === compare(x2, x) > 0) return [];
    const t = divide(subtract(x, x1), subtract(x2, x1));
    return [add(y1, multiply(t, subtract(y2, y1)))];
  });
}
