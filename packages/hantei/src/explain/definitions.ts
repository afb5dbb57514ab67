/** The kinds that every dimension has, by their definitions: what `checkWitness` needs to know of them. */
import {
  add,
  compare,
  divide,
  fromDouble,
  lesser,
  multiply,
  ONE,
  type Rational,
  signOf,
  ZERO,
} from "../exact/rational.js";
import type { Definition, Location } from "./check.js";
import { between, difference, dot, isZero, type Vector } from "./vector.js";

/** The point itself is its interior. */
export function pointDefinition(at: Vector): Definition {
  return {
    radius: ZERO,
    locate: (point) => (isZero(difference(point, at)) ? "interior" : "outside"),
    least: (direction) => dot(direction, at),
  };
}

/** All points at most the radius away from the center; the interior's are nearer, or the center itself where it is 0. */
export function ballDefinition(center: Vector, radius: Rational): Definition {
  return {
    radius,
    inCore: (point) => isZero(difference(point, center)),
    locate(point): Location {
      const offset = difference(point, center);
      const sign = compare(dot(offset, offset), multiply(radius, radius));
      if (sign > 0) return "outside";
      return sign < 0 || signOf(radius) === 0 ? "interior" : "boundary";
    },
    least: (direction) => dot(direction, center),
  };
}

/** All points at most the radius away from a segment, which may be without length; the interior's are nearer. */
export function capsuleDefinition(from: Vector, to: Vector, radius: Rational): Definition {
  const core = segmentDefinition(from, to);
  if (signOf(radius) === 0) return core;
  const u = difference(to, from);
  return {
    radius,
    inCore: (point) => core.locate(point) !== "outside",
    locate(point): Location {
      const t = isZero(u) ? ZERO : clamped(divide(dot(u, difference(point, from)), dot(u, u)));
      const offset = difference(point, between(from, to, t));
      const sign = compare(dot(offset, offset), multiply(radius, radius));
      return sign < 0 ? "interior" : sign > 0 ? "outside" : "boundary";
    },
    least: core.least,
  };
}

function clamped(t: Rational): Rational {
  return signOf(t) < 0 ? ZERO : lesser(t, ONE);
}

/** The product of intervals; its interior is the product of theirs, and that of an interval of length 0 is its point. */
export function boxDefinition(min: Vector, max: Vector): Definition {
  return {
    radius: ZERO,
    locate(point): Location {
      const at = point.map((value, axis) => inInterval(value, min[axis] as Rational, max[axis] as Rational));
      if (at.includes("outside")) return "outside";
      return at.includes("boundary") ? "boundary" : "interior";
    },
    least(direction) {
      return direction.reduce((sum, component, axis) => {
        const sign = signOf(component);
        if (sign === 0) return sum;
        return add(sum, multiply(component, (sign > 0 ? min : max)[axis] as Rational));
      }, ZERO);
    },
  };
}

function inInterval(value: Rational, min: Rational, max: Rational): Location {
  const low = compare(min, value);
  const high = compare(value, max);
  if (low > 0 || high > 0) return "outside";
  return (low < 0 && high < 0) || compare(min, max) === 0 ? "interior" : "boundary";
}

/** The points from + t (to − from), 0 ≤ t ≤ 1; the interior's have 0 < t < 1, or are the point itself where from = to. */
export function segmentDefinition(from: Vector, to: Vector): Definition {
  const u = difference(to, from);
  const lengthSquared = dot(u, u);
  return {
    radius: ZERO,
    locate(point): Location {
      const w = difference(point, from);
      if (isZero(u)) return isZero(w) ? "interior" : "outside";
      const along = dot(u, w);
      // On the line where the angle between u and w is 0 or a half turn: (u · w)² = |u|² |w|².
      if (compare(multiply(along, along), multiply(lengthSquared, dot(w, w))) !== 0) return "outside";
      return inInterval(along, ZERO, lengthSquared);
    },
    least: (direction) => lesser(dot(direction, from), dot(direction, to)),
  };
}

/** Numbers as a vector. */
export function vector(...coordinates: readonly number[]): Vector {
  return coordinates.map(fromDouble);
}
