/** The squared distance of a point to a core, from the nearest point itself: its parameter or its coordinates, clamped. */
import { clamp, compare, minus, ONE, over, plus, type Rational, times, ZERO } from "./rational.js";
import type { Core, Vector } from "./sets.js";

export function squaredDistance(a: Core, b: Core): Rational {
  if (a.type === "point") return toPoint(a.at, nearest(b, a.at));
  if (b.type === "point") return squaredDistance(b, a);
  throw new Error(`oracle: no distance yet from ${a.type} to ${b.type}`);
}

function nearest(core: Core, p: Vector): Vector {
  if (core.type === "point") return core.at;
  if (core.type === "box")
    return p.map((value, axis) => clamp(value, core.min[axis] as Rational, core.max[axis] as Rational));
  const way = core.to.map((value, axis) => minus(value, core.from[axis] as Rational));
  const lengthSquared = dot(way, way);
  if (compare(lengthSquared, ZERO) === 0) return core.from;
  const offset = p.map((value, axis) => minus(value, core.from[axis] as Rational));
  const t = clamp(over(dot(way, offset), lengthSquared), ZERO, ONE);
  return core.from.map((value, axis) => plus(value, times(t, way[axis] as Rational)));
}

function toPoint(p: Vector, q: Vector): Rational {
  const way = p.map((value, axis) => minus(value, q[axis] as Rational));
  return dot(way, way);
}

function dot(p: Vector, q: Vector): Rational {
  return p.reduce((sum, value, axis) => plus(sum, times(value, q[axis] as Rational)), ZERO);
}
