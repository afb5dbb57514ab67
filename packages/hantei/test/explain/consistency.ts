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

function read({ value, exact }: Quantity): Rational {
  const number = exact === undefined ? fromDouble(value) : parseRational(exact);
  if (number === undefined) throw new Error(`not an exact number: ${exact}`);
  return number;
}

/** What is wrong with an explanation's steps; empty where nothing is. */
export function complaintsAbout(explanation: Explanation<unknown>): string[] {
  const found: string[] = [];
  const { a, b, steps } = explanation;
  const fields = fieldsOf(a, b);
  if (steps.length === 0) found.push("no steps");
  for (const step of steps) {
    const sign = compare(read(step.left), read(step.right));
    if (step.outcome !== HOLDS[step.operator]?.(sign)) found.push(`${step.numbers}: the outcome is not its own`);
    if (step.meaning !== `${step.id}.${step.outcome ? "yes" : "no"}`) found.push(`${step.id} means ${step.meaning}`);
    const sides = step.numbers.split(` ${step.operator} `);
    if (sides.length !== 2) found.push(`${step.numbers} is no comparison by ${step.operator}`);
    const names = roundedNames(step.where) ? undefined : symbolsOf(fields, step.where);
    for (const [index, quantity] of [step.left, step.right].entries()) {
      const shown = evaluate(
        (sides[index] as string).replace(/^(\d+) mod 2$/, (_, count) => String(count % 2)),
        new Map(),
      );
      // A number too long to show is rounded and marked, and so is what is computed from it.
      if (shown !== undefined && compare(shown, read(quantity)) !== 0) found.push(`${sides[index]} is not its value`);
      const symbols = step.formula.split(` ${step.operator} `)[index] as string;
      if (names === undefined) continue;
      const computed = ofVertices(symbols, a, b, names) ?? counted(symbols, a, b, names) ?? evaluate(symbols, names);
      if (computed === undefined) found.push(`cannot compute ${symbols}`);
      else if (compare(computed, read(quantity)) !== 0) found.push(`${symbols} is not its value`);
    }
  }
  return found;
}

const EXTREMES = [
  ["min", lesser],
  ["max", greater],
] as const;

/** The fields of both shapes under their names. */
function fieldsOf(a: unknown, b: unknown): Names {
  const names = new Map<string, Rational>();
  for (const [letter, shape] of [
    ["a", a],
    ["b", b],
  ] as const) {
    for (const [field, value] of Object.entries(shape as object)) {
      if (typeof value === "number" || typeof value === "bigint" || value instanceof Date) {
        names.set(`${letter}.${field}`, fromDouble(Number(value)));
      }
    }
    const vertices = verticesOf(shape);
    if (isPath(shape)) {
      for (const [index, vertex] of vertices.entries()) {
        for (const [axis, value] of vertex.entries()) names.set(`${letter}.${"xy"[axis]}${index}`, fromDouble(value));
      }
    }
    for (const [which, extreme] of EXTREMES) {
      for (const axis of vertices[0]?.keys() ?? []) {
        const farthest = vertices.map((vertex) => fromDouble(vertex[axis] as number)).reduce(extreme);
        names.set(`${which} ${letter}.${"xyz"[axis]}`, farthest);
      }
    }
  }
  return names;
}

/** The fields, then the short names in `where`. */
function symbolsOf(fields: Names, where: readonly string[]): Names {
  const names = new Map(fields);
  for (const definition of where) {
    // "p = (1, 2)" is a point that was found; all else says what it is made of.
    const name = definition.charAt(0);
    if (!/^\w = \(.*\)$/.test(definition)) throw new Error(`not a definition: ${definition}`);
    const components = componentsOf(definition).map((component) => evaluate(component, names));
    if (components.includes(undefined)) continue;
    names.set(name, components as Rational[]);
    for (const [axis, value] of components.entries()) names.set(`${name}.${"xyz"[axis]}`, value as Rational);
  }
  return names;
}

/** What stands in the first brackets of a definition, which may hold brackets of its own. */
function componentsOf(definition: string): readonly string[] {
  let depth = 0;
  const start = definition.indexOf("(");
  for (let at = start; at < definition.length; at++) {
    if (definition[at] === "(") depth++;
    if (definition[at] === ")" && --depth === 0) return definition.slice(start + 1, at).split(", ");
  }
  throw new Error(`not a definition: ${definition}`);
}

/** Whether a point was too long to be shown: what is said of it cannot be computed from what is shown. */
function roundedNames(where: readonly string[]): boolean {
  return where.some((definition) => /^p = .*≈/.test(definition));
}

type Fields = Readonly<Record<string, unknown>>;

function isPath(shape: unknown): boolean {
  return (shape as Fields).kind === "polygon" || (shape as Fields).kind === "polyline";
}

/** A shape's vertices, and a box's corners, in any number of dimensions; of round shapes the core's. */
function verticesOf(shape: unknown): readonly (readonly number[])[] {
  const fields = shape as Readonly<Record<string, number>>;
  if (isPath(shape)) {
    const { coordinates, holes = [] } = shape as { coordinates: number[]; holes?: number[][] };
    const flat = [coordinates, ...holes].flat();
    return flat.flatMap((x, index) => (index % 2 === 0 ? [[x, flat[index + 1] as number]] : []));
  }
  const axes = ["x", "y", "z"].filter(
    (axis) => axis in fields || `${axis}1` in fields || `min${axis.toUpperCase()}` in fields,
  );
  if ("x" in fields) return [axes.map((axis) => fields[axis] as number)];
  if ("x1" in fields) return [1, 2].map((end) => axes.map((axis) => fields[`${axis}${end}`] as number));
  return axes.reduce<readonly (readonly number[])[]>(
    (corners, axis) =>
      ["min", "max"].flatMap((end) =>
        corners.map((corner) => [...corner, fields[`${end}${axis.toUpperCase()}`] as number]),
      ),
    [[]],
  );
}

/** "min a.x", "n·a", "min n·b" and "max n·b": what a shape's vertices are on an axis or on n; undefined for other symbols. */
function ofVertices(symbols: string, a: unknown, b: unknown, names: Names): Rational | undefined {
  const match = /^(?:(min|max) )?(?:n·([ab])|([ab])\.([xyz]))$/.exec(symbols);
  if (match === null || (match[1] === undefined && match[3] !== undefined)) return undefined;
  const [, which, onNormal, onAxis, letter = "x"] = match;
  const axis = "xyz".indexOf(letter);
  const normal = names.get("n") as readonly Rational[];
  const vertices = verticesOf((onNormal ?? onAxis) === "a" ? a : b);
  const extreme = which === "max" ? greater : lesser;
  if (onNormal === undefined) return vertices.map((vertex) => fromDouble(vertex[axis] as number)).reduce(extreme);
  const parts = vertices.map((vertex) => vertex.map((value, index) => part(normal[index] as Rational, value)));
  // A box's corners may be infinite both ways; it is farthest where it is so on each axis.
  if (/^box/.test(((onNormal === "a" ? a : b) as Fields).kind as string)) {
    return normal.map((_, index) => parts.map((corner) => corner[index] as Rational).reduce(extreme)).reduce(add);
  }
  return parts.map((corner) => corner.reduce(add)).reduce(extreme);
}

/** Counts, by the oracle's edges: how many meet, and how often a ray to the right crosses. */
function counted(symbols: string, a: unknown, b: unknown, names: Names): Rational | undefined {
  const crossings = /^crossings\(([ab]), p\) mod 2$/.exec(symbols);
  const whole = (value: number): Rational => ({ n: BigInt(value), d: 1n });
  if (crossings !== null) {
    const p = names.get("p") as readonly Rational[] | undefined;
    return p && whole(crossed(crossings[1] === "a" ? a : b, p) % 2);
  }
  // No piece and no point was found; the check of the witness looks for itself.
  if (/^(within|facing|inner)\([ab], [ab]\)$/.test(symbols)) return whole(0);
  if (!/^meetings\([ab], [ab]\)$/.test(symbols)) return undefined;
  const [first, second] = [edgesOf(a), edgesOf(b)];
  return whole(first.flatMap((e) => second.filter((f) => doMeet(e, f))).length);
}

type Edge = readonly [readonly Rational[], readonly Rational[]];

/** A number, or in the place of an infinite one a number beyond all doubles. */
function bounded(value: number): Rational {
  const exact = fromDouble(value);
  return exact.d === 0n ? { n: exact.n << 1100n, d: 1n } : exact;
}

/** The edges of a shape's core. */
function edgesOf(shape: unknown): readonly Edge[] {
  const { kind, coordinates, holes = [] } = shape as { kind: string; coordinates: number[]; holes?: number[][] };
  const exact = (vertex: readonly number[]): readonly Rational[] => vertex.map(bounded);
  if (kind === "polygon") {
    return [coordinates, ...holes].flatMap((ring) => {
      const vertices = verticesOf({ kind: "polyline", coordinates: ring }).map(exact);
      return vertices.map(
        (from, index): Edge => [from, vertices[(index + 1) % vertices.length] as readonly Rational[]],
      );
    });
  }
  const vertices = verticesOf(shape).map(exact);
  if (kind === "box") {
    const [low, second, third, high] = vertices as [Edge[0], Edge[0], Edge[0], Edge[0]];
    const flat = [0, 1].some((axis) => compare(low[axis] as Rational, high[axis] as Rational) === 0);
    return flat
      ? [[low, high]]
      : [
          [low, second],
          [second, high],
          [high, third],
          [third, low],
        ];
  }
  if (vertices.length === 1) return [[vertices[0] as Edge[0], vertices[0] as Edge[0]]];
  return vertices.slice(1).map((to, index): Edge => [vertices[index] as Edge[0], to]);
}

/** By orientations alone: each one's ends are not on the same side of the other, and their bounds meet. */
function doMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const boundsMeet = [0, 1].every((axis) => {
    const [p, q, r, s] = [a, b, c, d].map((vertex) => vertex[axis] as Rational) as [
      Rational,
      Rational,
      Rational,
      Rational,
    ];
    return compare(lesser(p, q), greater(r, s)) <= 0 && compare(lesser(r, s), greater(p, q)) <= 0;
  });
  return boundsMeet && side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** On which side of the line from p to q a point lies. */
function side(p: Edge[0], q: Edge[0], point: Edge[0]): number {
  const minus = (x: Rational, y: Rational): Rational => add(x, { n: -y.n, d: y.d });
  const [px, py, qx, qy, x, y] = [...p, ...q, ...point] as [Rational, Rational, Rational, Rational, Rational, Rational];
  return compare(multiply(minus(qx, px), minus(y, py)), multiply(minus(qy, py), minus(x, px)));
}

function crossed(shape: unknown, p: readonly Rational[]): number {
  const y = p[1] as Rational;
  return edgesOf(shape).filter(([from, to]) => {
    const [low, high] = compare(from[1] as Rational, to[1] as Rational) < 0 ? [from, to] : [to, from];
    return compare(low[1] as Rational, y) < 0 && compare(y, high[1] as Rational) <= 0 && side(low, high, p) > 0;
  }).length;
}

/** Where the normal does not go, even an infinite bound does not count. */
function part(component: Rational, coordinate: number): Rational {
  return component.n === 0n ? component : multiply(component, fromDouble(coordinate));
}
