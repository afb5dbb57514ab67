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
  subtract,
  TWO,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
import type { Definition, EdgeChecks } from "../../explain/check.js";
import { vector } from "../../explain/definitions.js";
import { between, difference, dot, isZero, type Vector } from "../../explain/vector.js";
import type { Kind, Shape, ShapeOf } from "../shape-kinds.js";
import { isEnclosed, isOnSide, pointsOf, type Side, sidesOfChain, sidesOfRing } from "./definitions.js";
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
    distanceSquared: () => distanceSquared(p, q),
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
  point: ({ x, y }) => ({ sides: [[vector(x, y), vector(x, y)]], filled: false }),
  circle: ({ x, y }) => ({ sides: [[vector(x, y), vector(x, y)]], filled: false }),
  segment: ({ x1, y1, x2, y2 }) => ({ sides: [[vector(x1, y1), vector(x2, y2)]], filled: false }),
  capsule: ({ x1, y1, x2, y2 }) => ({ sides: [[vector(x1, y1), vector(x2, y2)]], filled: false }),
  box({ minX, minY, maxX, maxY }, far) {
    const bound = (value: number): Rational => greater(negate(far), lesser(far, fromDouble(value)));
    const low = [bound(minX), bound(minY)] as const;
    const high = [bound(maxX), bound(maxY)] as const;
    if (minX === maxX || minY === maxY) return { sides: [[low, high]], filled: false };
    return { sides: sidesOfRing([low, [low[0], high[1]], high, [high[0], low[1]]]), filled: true };
  },
  polygon: ({ coordinates, holes }) => ({
    sides: [coordinates, ...holes].flatMap((ring) => sidesOfRing(pointsOf(ring))),
    filled: true,
  }),
  polyline: ({ coordinates }) => ({ sides: sidesOfChain(pointsOf(coordinates)), filled: false }),
};

function outlineOf(shape: Shape, far: Rational): Outline {
  return (outlines[shape.kind] as (shape: Shape, far: Rational) => Outline)(shape, far);
}

/** 0 where a point of one lies in what the other encloses, or sides cross; else the least distance of an end to a side. */
function distanceSquared(p: Outline, q: Outline): Rational {
  if (holdsFirstPoint(p, q) || holdsFirstPoint(q, p)) return ZERO;
  let least: Rational | undefined;
  for (const e of p.sides) {
    for (const f of q.sides) {
      if (doCross(e, f)) return ZERO;
      for (const found of [toSide(e[0], f), toSide(e[1], f), toSide(f[0], e), toSide(f[1], e)]) {
        if (least === undefined || compare(found, least) < 0) least = found;
      }
    }
  }
  return least as Rational;
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
  if (signOf(slope) === 0) return f.filter((end) => isOnSide(end, e)).flatMap((end) => parameterOf(end, e));
  const t = divide(cross(difference(f[0], e[0]), v), slope);
  return signOf(t) > 0 && compare(t, ONE) < 0 ? [t] : [];
}

function parameterOf(point: Vector, [from, to]: Side): readonly Rational[] {
  const u = difference(to, from);
  return isZero(u) ? [] : [divide(dot(u, difference(point, from)), dot(u, u))];
}

/** A side's bounds in doubles. */
interface Bounds {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Each side is held against many. */
const bounds: WeakMap<Side, Bounds> = /* @__PURE__ */ new WeakMap();

function boundsOf(side: Side): Bounds {
  const known = bounds.get(side);
  if (known !== undefined) return known;
  const [from, to] = side.map((point) => point.map(toNumber)) as [number[], number[]];
  const made = {
    low: from.map((value, axis) => Math.min(value, to[axis] as number)),
    high: from.map((value, axis) => Math.max(value, to[axis] as number)),
  };
  bounds.set(side, made);
  return made;
}

/** Only to save time: rounding keeps the order, so what is apart in doubles is apart. */
function areApart(e: Side, f: Side): boolean {
  const [one, two] = [boundsOf(e), boundsOf(f)];
  const isBefore = ({ high }: Bounds, { low }: Bounds): boolean =>
    high.some((value, axis) => value < (low[axis] as number));
  return isBefore(one, two) || isBefore(two, one);
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
  return sides.flatMap(([from, to]) => {
    const [x1, y1] = from as [Rational, Rational];
    const [x2, y2] = to as [Rational, Rational];
    if (compare(x1, x) > 0 === compare(x2, x) > 0) return [];
    const t = divide(subtract(x, x1), subtract(x2, x1));
    return [add(y1, multiply(t, subtract(y2, y1)))];
  });
}
