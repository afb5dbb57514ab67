/**
 * An expression that knows its symbols, its numbers and its value. A step is built from two of them, so that what it shows
 * cannot differ from what was computed.
 */
import { scientific } from "../base/scientific.js";
import {
  add,
  compare,
  fromDouble,
  greater,
  lesser,
  multiply,
  type Rational,
  subtract,
  toNumber,
  ZERO,
} from "../exact/rational.js";
import type { AxisName, Operator, Part, Side, Step, StepId } from "./explanation.js";
import { quantity } from "./quantity.js";

export interface Expression {
  /** "a.maxX − b.minX" */
  readonly symbols: string;
  /** "5 − (−1)" */
  readonly numbers: string;
  readonly value: Rational;
  /** How tightly the texts bind: a sum needs brackets inside a product, a product inside a square. */
  readonly symbolsBind: Binding;
  readonly numbersBind: Binding;
}

type Binding = 0 | 1 | 2;
const SUM = 0;
const PRODUCT = 1;
const ATOM = 2;

/** A number under its name, as read from a shape; `numbers` is how to write it where that is not as a number. */
export function leaf(symbols: string, value: Rational, numbers: string = numeral(value)): Expression {
  return { symbols, numbers, value, symbolsBind: ATOM, numbersBind: /^[−≈]/.test(numbers) ? SUM : ATOM };
}

/** A coordinate of a shape. */
export function coordinate(symbols: string, value: number): Expression {
  return leaf(symbols, fromDouble(value));
}

export const NOTHING: Expression = {
  symbols: "0",
  numbers: "0",
  value: ZERO,
  symbolsBind: ATOM,
  numbersBind: ATOM,
};

/** The same under a shorter name. */
export function named(symbols: string, expression: Expression): Expression {
  const symbolsBind = / /.test(symbols) ? SUM : symbols.includes("·") ? PRODUCT : ATOM;
  return { ...expression, symbols, symbolsBind };
}

export function plus(a: Expression, b: Expression): Expression {
  return join(a, " + ", b, SUM, PRODUCT, add(a.value, b.value));
}

export function minus(a: Expression, b: Expression): Expression {
  return join(a, " − ", b, SUM, PRODUCT, subtract(a.value, b.value));
}

export function times(a: Expression, b: Expression): Expression {
  return join(a, "·", b, PRODUCT, PRODUCT, multiply(a.value, b.value));
}

export function square(a: Expression): Expression {
  return {
    symbols: `${bracket(a.symbols, a.symbolsBind, ATOM)}²`,
    numbers: `${bracket(a.numbers, a.numbersBind, ATOM)}²`,
    value: multiply(a.value, a.value),
    symbolsBind: ATOM,
    numbersBind: ATOM,
  };
}

/** The lesser or the greater of two, by name: "min(a.x1, a.x2)". */
export function extreme(which: "min" | "max", a: Expression, b: Expression): Expression {
  return leaf(`${which}(${a.symbols}, ${b.symbols})`, (which === "min" ? lesser : greater)(a.value, b.value));
}

function join(
  a: Expression,
  operator: string,
  b: Expression,
  binding: Binding,
  right: Binding,
  value: Rational,
): Expression {
  return {
    symbols: bracket(a.symbols, a.symbolsBind, binding) + operator + bracket(b.symbols, b.symbolsBind, right),
    numbers: bracket(a.numbers, a.numbersBind, binding) + operator + bracket(b.numbers, b.numbersBind, right),
    value,
    symbolsBind: binding,
    numbersBind: binding,
  };
}

function bracket(text: string, binds: Binding, needs: Binding): string {
  return binds < needs ? `(${text})` : text;
}

/** The longest exact text that still reads at a glance; anything longer is shown as a rounded double, marked "≈". */
const LONGEST_NUMERAL = 24;

/**
 * A number as people write it, and unmistakable: whole digits and fractions ("1/3") are exact; a decimal, or one with an
 * exponent, is the shortest that is read back as the same double.
 */
export function numeral(value: Rational): string {
  const nearest = toNumber(value);
  const isDouble = compare(fromDouble(nearest), value) === 0;
  const shortest = String(nearest).replace("Infinity", "∞");
  if (isDouble && (value.d !== 1n || shortest.includes("e"))) return minusSign(shortest);
  const exact = value.d === 1n ? String(value.n) : `${value.n}/${value.d}`;
  if (exact.length <= LONGEST_NUMERAL) return minusSign(exact);
  const isBeyondDoubles = nearest === 0 || shortest.includes("∞");
  return `≈${minusSign(isBeyondDoubles ? scientific(value.n, value.d) : shortest)}`;
}

function minusSign(text: string): string {
  return text.replace(/^-/, "−");
}

/** What a step is about. */
export interface Topic {
  readonly of: Side;
  readonly to: Side;
  readonly ofPart?: Part | undefined;
  readonly toPart?: Part | undefined;
  readonly axis?: AxisName;
  readonly where?: readonly string[];
}

/** Makes one comparison, notes it down, and returns its outcome. */
export function ask(
  steps: Step[],
  id: StepId,
  left: Expression,
  operator: Operator,
  right: Expression,
  topic: Topic,
): boolean {
  const outcome = holds(compare(left.value, right.value), operator);
  steps.push({
    id,
    formula: `${left.symbols} ${operator} ${right.symbols}`,
    where: topic.where ?? [],
    numbers: `${left.numbers} ${operator} ${right.numbers}`,
    left: quantity(left.value),
    operator,
    right: quantity(right.value),
    outcome,
    meaning: `${id}.${outcome ? "yes" : "no"}` as Step["meaning"],
    of: topic.of,
    to: topic.to,
    ...(topic.ofPart === undefined ? {} : { ofPart: topic.ofPart }),
    ...(topic.toPart === undefined ? {} : { toPart: topic.toPart }),
    ...(topic.axis === undefined ? {} : { axis: topic.axis }),
  });
  return outcome;
}

function holds(sign: number, operator: Operator): boolean {
  switch (operator) {
    case "<":
      return sign < 0;
    case "≤":
      return sign <= 0;
    case "=":
      return sign === 0;
    case "≥":
      return sign >= 0;
    case ">":
      return sign > 0;
  }
}
