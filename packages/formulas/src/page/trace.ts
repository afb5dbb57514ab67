import type { Arithmetic } from "../arithmetic/arithmetic.js";
import { type Rational, rationals } from "../arithmetic/rationals.js";

/** One step of an evaluation in doubles. */
export interface Step {
  /** The operation with its operands' values, `1.3 − 1`. */
  readonly text: string;
  /** Its result in doubles: a number, or the outcome of a comparison. */
  readonly result: number | boolean;
  /** How much the rounded result exceeds the exact one; 0 where the operation was exact. */
  readonly error: number;
}

/** Doubles that write down each step with the error it made. */
export function tracingDoubles(steps: Step[]): Arithmetic<number> {
  const step = (text: string, result: number, exact: Rational): number => {
    const error = rationals.subtract(rationals.of(result), exact);
    steps.push({ text, result, error: Number(error.numerator) / Number(error.denominator) });
    return result;
  };
  const operation =
    (sign: string, rounded: (a: number, b: number) => number, name: "add" | "subtract" | "multiply" | "divide") =>
    (a: number, b: number): number =>
      step(`${a} ${sign} ${b}`, rounded(a, b), rationals[name](rationals.of(a), rationals.of(b)));
  const comparison =
    (sign: string, outcome: (a: number, b: number) => boolean) =>
    (a: number, b: number): boolean => {
      steps.push({ text: `${a} ${sign} ${b}`, result: outcome(a, b), error: 0 });
      return outcome(a, b);
    };
  return {
    of: (value) => value,
    add: operation("+", (a, b) => a + b, "add"),
    subtract: operation("−", (a, b) => a - b, "subtract"),
    multiply: operation("×", (a, b) => a * b, "multiply"),
    divide: operation("÷", (a, b) => a / b, "divide"),
    absolute: (a) => step(`|${a}|`, Math.abs(a), rationals.absolute(rationals.of(a))),
    less: comparison("<", (a, b) => a < b),
    lessOrEqual: comparison("≤", (a, b) => a <= b),
    equal: comparison("=", (a, b) => a === b),
    exactly: (test, values) => test<Rational>(rationals, values.map(rationals.of)),
  };
}
