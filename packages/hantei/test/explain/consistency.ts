/** What every explanation must keep to, whatever it says; and a reader for the numbers that its steps show. */
import {
  add,
  compare,
  fromDouble,
  greater,
  lesser,
  multiply,
  parseRational,
  type Rational,
} from "../../src/exact/rational.js";
import type { Explanation, Quantity } from "../../src/explain/explanation.js";
import { evaluate, type Names } from "./evaluate.js";

const HOLDS: Readonly<Record<string, (sign: number) => boolean>> = {
  "<": (sign) => sign < 0,
  "≤": (sign) => sign <= 0,
  "=": (sign) => sign === 0,
  "≥": (sign) => sign >= 0,
  ">": (sign) => sign > 0,
};

export function read({ value, exact }: Quantity): Rational {
  const number = exact === undefined ? fromDouble(value) : parseRational(exact);
  if (number === undefined) throw new Error(`not an exact number: ${exact}`);
  return number;
}

/** What is wrong with an explanation's steps; empty where nothing is. */
export function complaintsAbout(explanation: Explanation<unknown>): string[] {
  const found: string[] = [];
  const { a, b, steps } = explanation;
  if (steps.length === 0) found.push("no steps");
  for (const step of steps) {
    const sign = compare(read(step.left), read(step.right));
    if (step.outcome !== HOLDS[step.operator]?.(sign)) found.push(`${step.numbers}: the outcome is not its own`);
    if (step.meaning !== `${step.id}.${step.outcome ? "yes" : "no"}`) found.push(`${step.id} means ${step.meaning}`);
    const sides = step.numbers.split(` ${step.operator} `);
    if (sides.length !== 2) found.push(`${step.numbers} is no comparison by ${step.operator}`);
    for (const [index, quantity] of [step.left, step.right].entries()) {
      const shown = evaluate(sides[index] as string, new Map());
      // A number too long to show is rounded and marked, and so is what is computed from it.
      if (shown !== undefined && compare(shown, read(quantity)) !== 0) found.push(`${sides[index]} is not its value`);
      const symbols = step.formula.split(` ${step.operator} `)[index] as string;
      const names = symbolsOf(a, b, step.where);
      const computed = onNormal(symbols, a, b, names) ?? evaluate(symbols, names);
      if (computed === undefined) found.push(`cannot compute ${symbols}`);
      else if (compare(computed, read(quantity)) !== 0) found.push(`${symbols} is not its value`);
    }
  }
  return found;
}

/** The fields of both shapes under their names, then the short names in `where`. */
function symbolsOf(a: unknown, b: unknown, where: readonly string[]): Map<string, Rational | readonly Rational[]> {
  const names = new Map<string, Rational | readonly Rational[]>();
  for (const [letter, shape] of [
    ["a", a],
    ["b", b],
  ] as const) {
    for (const [field, value] of Object.entries(shape as object)) {
      if (field !== "kind") names.set(`${letter}.${field}`, fromDouble(Number(value)));
    }
  }
  for (const definition of where) {
    const match = /^(\w) = \((.*?)\) = \((.*)\)$/.exec(definition);
    if (match === null) throw new Error(`not a definition: ${definition}`);
    const [, name = "", symbols = ""] = match;
    names.set(
      name,
      symbols.split(", ").map((component) => evaluate(component, names) as Rational),
    );
  }
  return names;
}

/** "n·a", "min n·b" and "max n·b": what a shape's vertices are on the normal n; undefined for any other symbols. */
function onNormal(symbols: string, a: unknown, b: unknown, names: Names): Rational | undefined {
  const match = /^(?:(min|max) )?n·([ab])$/.exec(symbols);
  if (match === null) return undefined;
  const shape = (match[2] === "a" ? a : b) as Readonly<Record<string, number>>;
  const ranges =
    "x1" in shape
      ? [["x1"], ["y1"]]
      : [
          ["minX", "maxX"],
          ["minY", "maxY"],
        ];
  const normal = names.get("n") as readonly Rational[];
  const extremes = ranges.map((fields, axis) =>
    fields
      .map((field) => part(normal[axis] as Rational, shape[field] as number))
      .reduce(match[1] === "max" ? greater : lesser),
  );
  return extremes.reduce(add);
}

/** Where the normal does not go, even an infinite bound does not count. */
function part(component: Rational, coordinate: number): Rational {
  return component.n === 0n ? component : multiply(component, fromDouble(coordinate));
}
