import { compare, fromDouble, parseRational, type Rational, toExactText, toNumber } from "../exact/rational.js";
import type { Quantity } from "./explanation.js";

/** A fraction as plain data. */
export function quantity(value: Rational): Quantity {
  const nearest = toNumber(value);
  return compare(fromDouble(nearest), value) === 0 ? { value: nearest } : { value: nearest, exact: toExactText(value) };
}

/** The number a quantity stands for, from any source, or undefined where it is not a well-formed one. */
export function readQuantity(given: unknown): Rational | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { value, exact } = given as { value?: unknown; exact?: unknown };
  // JSON has no infinities: they travel as text.
  const nearest = value === "Infinity" || value === "-Infinity" ? Number(value) : value;
  if (typeof nearest !== "number" || Number.isNaN(nearest)) return undefined;
  if (exact === undefined) return fromDouble(nearest);
  const number = typeof exact === "string" ? parseRational(exact) : undefined;
  return number !== undefined && toNumber(number) === nearest ? number : undefined;
}
