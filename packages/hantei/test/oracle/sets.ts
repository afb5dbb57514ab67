/**
 * Shapes as sets: a core (point, segment, box, chain or region) and all points within a radius of it.
 *
 * To add a kind: a line in `CORES`, and for a new core its cases in `meet.ts`, and in `distance.ts` where something with a
 * radius may come near it.
 */
import { oddPart, type Rational, scaled, ZERO } from "./rational.js";

export type Vector = readonly Rational[];

export type Core =
  | { readonly type: "point"; readonly at: Vector }
  | { readonly type: "segment"; readonly from: Vector; readonly to: Vector }
  | { readonly type: "box"; readonly min: Vector; readonly max: Vector }
  | { readonly type: "chain"; readonly vertices: readonly Vector[] }
  /** What an odd number of the rings encloses, and the rings. */
  | { readonly type: "region"; readonly rings: readonly (readonly Vector[])[] };

export type Chain = Extract<Core, { type: "chain" }>;
export type Region = Extract<Core, { type: "region" }>;
export type Path = Chain | Region;

export interface SolidSet {
  readonly core: Core;
  readonly radius: Rational;
}

/** A shape as the oracle reads it: its kind, and its numbers by name. */
export type Numbers = Readonly<Record<string, unknown>>;

type FixedCore = readonly ["point" | "segment" | "box", string[], string[], string?];

/** For each kind with a fixed number of numbers the core's type, the names of its first vector, of its second, and of its radius. */
const CORES: Readonly<Record<string, FixedCore>> = {
  interval: ["box", ["start"], ["end"]],
  point: ["point", ["x", "y"], []],
  segment: ["segment", ["x1", "y1"], ["x2", "y2"]],
  box: ["box", ["minX", "minY"], ["maxX", "maxY"]],
  circle: ["point", ["x", "y"], [], "radius"],
  capsule: ["segment", ["x1", "y1"], ["x2", "y2"], "radius"],
  point3: ["point", ["x", "y", "z"], []],
  segment3: ["segment", ["x1", "y1", "z1"], ["x2", "y2", "z2"]],
  capsule3: ["segment", ["x1", "y1", "z1"], ["x2", "y2", "z2"], "radius"],
  box3: ["box", ["minX", "minY", "minZ"], ["maxX", "maxY", "maxZ"]],
  sphere: ["point", ["x", "y", "z"], [], "radius"],
};

/** Two shapes as sets of rationals. */
export function setsOf(a: Numbers, b: Numbers): [SolidSet, SolidSet] {
  const read = readerOf([...numbersOf(a), ...numbersOf(b)]);
  return [setOf(a, read), setOf(b, read)];
}

export type Read = (value: number) => Rational;

/**
 * Reads doubles as rationals, all scaled by one power of two that makes every one of them whole, and one of them odd: that
 * changes no relation, and keeps the fractions short.
 */
export function readerOf(numbers: readonly number[]): Read {
  const finite = numbers.filter((value) => value !== 0 && Number.isFinite(value));
  const exponents = finite.map((value) => oddPart(value).exponent);
  const least = Math.min(...exponents);
  return (value) => scaled(value, -least);
}

/** One shape as a set, its numbers read by `read`. */
export function setOf(shape: Numbers, read: Read): SolidSet {
  if (shape.kind === "polygon") {
    const rings = [shape.coordinates as number[], ...(shape.holes as number[][])];
    return { core: { type: "region", rings: rings.map((ring) => verticesOf(ring, read)) }, radius: ZERO };
  }
  if (shape.kind === "polyline") {
    return { core: { type: "chain", vertices: verticesOf(shape.coordinates as number[], read) }, radius: ZERO };
  }
  const [type, first, second, radius] = coreOf(shape);
  const vector = (names: string[]): Vector => names.map((name) => read(shape[name] as number));
  return {
    core: makeCore(type, vector(first), vector(second)),
    radius: radius === undefined ? ZERO : read(shape[radius] as number),
  };
}

/** A flat list x₀, y₀, x₁, y₁, … as vectors. */
export function verticesOf(coordinates: readonly number[], read: Read): Vector[] {
  const vertices: Vector[] = [];
  for (let i = 0; i < coordinates.length; i += 2) {
    vertices.push([read(coordinates[i] as number), read(coordinates[i + 1] as number)]);
  }
  return vertices;
}

function makeCore(type: FixedCore[0], first: Vector, second: Vector): Core {
  if (type === "point") return { type, at: first };
  return type === "segment" ? { type, from: first, to: second } : { type, min: first, max: second };
}

function numbersOf(shape: Numbers): number[] {
  if (shape.kind === "polygon") return [shape.coordinates as number[], ...(shape.holes as number[][])].flat();
  if (shape.kind === "polyline") return shape.coordinates as number[];
  const [, first, second, radius] = coreOf(shape);
  return [...first, ...second, ...(radius === undefined ? [] : [radius])].map((name) => shape[name] as number);
}

function coreOf(shape: Numbers): FixedCore {
  const core = CORES[shape.kind as string];
  if (core === undefined) throw new Error(`oracle: unknown kind ${String(shape.kind)}`);
  return core;
}
