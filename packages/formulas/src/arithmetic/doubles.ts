import type { Arithmetic } from "./arithmetic.js";
import { type Rational, rationals } from "./rationals.js";

/** Plain doubles: what a JavaScript program that spells the formula out computes. */
export const doubles: Arithmetic<number> = {
  of: (value) => value,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  absolute: (a) => Math.abs(a),
  less: (a, b) => a < b,
  lessOrEqual: (a, b) => a <= b,
  equal: (a, b) => a === b,
  exactly: (test, values) => test<Rational>(rationals, values.map(rationals.of)),
};
