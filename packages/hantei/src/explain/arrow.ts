/** Directions as written: an expression for each axis. */
import { type Expression, leaf, minus, named, numeral, plus, square, times } from "./expression.js";

export type Arrow = readonly Expression[];

/** From one point to another: a difference on each axis. */
export function arrow(from: readonly Expression[], to: readonly Expression[]): Arrow {
  return to.map((coordinate, axis) => minus(coordinate, from[axis] as Expression));
}

/** A component under its computed number instead of the subtraction that gave it. */
export function short(component: Expression): Expression {
  return leaf(component.symbols, component.value);
}

/** u · w under that name, with the computed components as its numbers. */
export function scalar(name: string, u: Arrow, w: Arrow): Expression {
  return named(name, u.map((component, axis) => times(short(component), short(w[axis] as Expression))).reduce(plus));
}

/** |u|² likewise. */
export function lengthSquared(name: string, u: Arrow): Expression {
  return named(name, u.map((component) => square(short(component))).reduce(plus));
}

/** "u = (b.x2 − b.x1, b.y2 − b.y1) = (4, 3)" */
export function definition(name: string, components: Arrow): string {
  const symbols = components.map((component) => component.symbols).join(", ");
  const numbers = components.map((component) => numeral(component.value)).join(", ");
  return `${name} = (${symbols}) = (${numbers})`;
}
