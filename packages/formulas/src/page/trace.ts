import type { Arithmetic } from "../arithmetic/arithmetic.js";
import { nearly, type Rational, rationals } from "../arithmetic/rationals.js";

/** One step of an evaluation in doubles. */
export interface Step {
  /** The operation with its operands' values, `1.3 − 1`. */
  readonly text: string;
  /** Its result in doubles: a number, or the outcome of a comparison. */
  readonly result: number | boolean;
  /**
   * How much the rounded result exceeds the exact one; 0 only where the operation was exact, and Infinity where the result
   * or an operand is beyond the doubles.
   */
  readonly error: number;
}

type Exact = (...operands: Rational[]) => Rational;

/** Doubles that write down each step with the error it made. */
export function tracingDoubles(steps: Step[]): Arithmetic<number> {
  const step = (text: string, operands: readonly number[], result: number, exact: Exact): number => {
    const finite = [...operands, result].every(Number.isFinite);
    const error = finite
      ? nearly(rationals.subtract(rationals.of(result), exact(...operands.map(rationals.of))))
      : Number.POSITIVE_INFINITY;
    steps.push({ text, result, error });
    return result;
  };
  const operation =
    (sign: string, rounded: (a: number, b: number) => number, name: "add" | "subtract" | "multiply" | "divide") =>
    (a: number, b: number): number =>
      step(`${a} ${sign} ${b}`, [a, b], rounded(a, b), rationals[name] as Exact);
  const comparison =
    (sign: string, outcome: (a: number, b: number) => boolean) =>
    (a: number, b: number): boolean => {
      const error = Number.isFinite(a) && Number.isFinite(b) ? 0 : Number.POSITIVE_INFINITY;
      steps.push({ text: `${a} ${sign} ${b}`, result: outcome(a, b), error });
      return outcome(a, b);
    };
  return {
    of: (value) => value,
    add: operation("+", (a, b) => a + b, "add"),
    subtract: operation("−", (a, b) => a - b, "subtract"),
    multiply: operation("×", (a, b) => a * b, "multiply"),
    divide: operation("÷", (a, b) => a / b, "divide"),
    absolute: (a) => step(`|${a}|`, [a], Math.abs(a), rationals.absolute as Exact),
    less: comparison("<", (a, b) => a < b),
    lessOrEqual: comparison("≤", (a, b) => a <= b),
    equal: comparison("=", (a, b) => a === b),
    exactly: (test, values) => test<Rational>(rationals, values.map(rationals.of)),
  };
}
