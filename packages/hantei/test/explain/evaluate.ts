/**
 * Evaluates what a step shows, symbols or numbers, over fractions: "(0 − 3)² + 4·2", "|u|²·|w|² − (u·w)²", "min(a.x1, a.x2)",
 * "max a.y + 1". Written for the tests alone, to read explanations as a person would.
 */
import {
  add,
  compare,
  fromDouble,
  multiply,
  negate,
  parseRational,
  type Rational,
  subtract,
  ZERO,
} from "../../src/exact/rational.js";

export type Value = Rational | readonly Rational[];
export type Names = ReadonlyMap<string, Value>;

const TOKEN =
  /\s*(≈|\d{4}-\d\d-\d\dT[\d:.]+Z|\d+\/\d+|\d+(?:\.\d+)?(?:e[+-]\d+)?|∞|(?:min|max) [ab]\.[xyz]|min|max|[a-z]\.\w+|[a-z]|[()²,+−·×|])/y;

/** The expression's value; undefined where it has a rounded part, marked "≈". Throws where it is no expression. */
export function evaluate(text: string, names: Names): Rational | undefined {
  if (text.includes("≈")) return undefined;
  const tokens = tokensOf(text);
  let at = 0;

  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at++;
    return true;
  };
  const need = (token: string): void => {
    if (!take(token)) throw new Error(`${text}: ${token} wanted before ${tokens.slice(at).join(" ")}`);
  };
  const sum = (): Value => {
    let value = take("−") ? negate(scalar(product())) : product();
    for (;;) {
      if (take("+")) value = add(scalar(value), scalar(product()));
      else if (take("−")) value = subtract(scalar(value), scalar(product()));
      else return value;
    }
  };
  const product = (): Value => {
    let value = power();
    for (;;) {
      if (take("·")) value = times(value, power());
      else if (take("×")) value = cross(value, power());
      else return value;
    }
  };
  const power = (): Value => {
    const value = atom();
    return take("²") ? times(value, value) : value;
  };
  const atom = (): Value => {
    const token = tokens[at++] ?? "";
    if (token === "(") {
      const value = sum();
      need(")");
      return value;
    }
    if (token === "|") {
      const value = sum();
      need("|");
      return value;
    }
    if (token === "min" || token === "max") {
      need("(");
      const left = scalar(sum());
      need(",");
      const right = scalar(sum());
      need(")");
      return compare(left, right) < 0 === (token === "min") ? left : right;
    }
    return names.get(token) ?? number(token);
  };

  const value = scalar(sum());
  if (at < tokens.length) throw new Error(`${text}: ${tokens.slice(at).join(" ")} left over`);
  return value;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`cannot read ${text}`);
    tokens.push(match[1] as string);
  }
  return tokens;
}

/** Whole digits and fractions are meant as they are, a decimal as its double. */
function number(token: string): Rational {
  if (/^\d{4}-/.test(token)) return fromDouble(Date.parse(token));
  if (/^[\d/]+$/.test(token)) return parseRational(token) as Rational;
  const value = Number(token.replace("∞", "Infinity"));
  if (Number.isNaN(value)) throw new Error(`not a number: ${token}`);
  return fromDouble(value);
}

function scalar(value: Value): Rational {
  if (Array.isArray(value)) throw new Error("a number wanted, not a vector");
  return value as Rational;
}

function times(a: Value, b: Value): Rational {
  if (!Array.isArray(a) || !Array.isArray(b)) return multiply(scalar(a), scalar(b));
  return a.reduce((sum: Rational, value, axis) => add(sum, multiply(value, b[axis])), ZERO);
}

function cross(a: Value, b: Value): Rational {
  const [ux, uy] = a as readonly [Rational, Rational];
  const [wx, wy] = b as readonly [Rational, Rational];
  return subtract(multiply(ux, wy), multiply(uy, wx));
}
