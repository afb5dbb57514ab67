/** What vectors of fractions have in the plane only. */
import { multiply, negate, type Rational, subtract } from "../../exact/rational.js";
import type { Vector } from "../../explain/vector.js";

/** u × w: above 0 where w points to the left of u (y up). */
export function cross(u: Vector, w: Vector): Rational {
  const [ux, uy] = u as [Rational, Rational];
  const [wx, wy] = w as [Rational, Rational];
  return subtract(multiply(ux, wy), multiply(uy, wx));
}

/** The direction to the left of u. */
export function left(u: Vector): Vector {
  const [x, y] = u as [Rational, Rational];
  return [negate(y), x];
}
