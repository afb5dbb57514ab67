/**
 * Shapes as sets: a core (point, segment or box, in any number of dimensions) and all points within a radius of it.
 *
 * To add a kind: a line in `CORES`, and for a new core (a polygon, a polyline) its cases in `meet.ts`, and in `distance.ts` where something with a radius may come near it.
 */
import { doublings, type Rational, scaled } from "./rational.js";

export type Vector = readonly Rational[];

export type Core =
  | { readonly type: "point"; readonly at: Vector }
  | { readonly type: "segment"; readonly from: Vector; readonly to: Vector }
  | { readonly type: "box"; readonly min: Vector; readonly max: Vector };

export interface SolidSet {
  readonly core: Core;
  readonly radius: Rational;
}

/** A shape as the oracle reads it: its kind, and its numbers by name. */
export type Numbers = Readonly<Record<string, unknown>>;

/** For each kind the core's type, the names of its first vector, of its second, and of its radius. */
const CORES: Readonly<Record<string, readonly [Core["type"], string[], string[], string?]>> = {
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

/**
 * Two shapes as sets of rationals. Both are scaled by one power of two that makes every number whole: that changes no
 * relation, and keeps the fractions short.
 */
export function setsOf(a: Numbers, b: Numbers): [SolidSet, SolidSet] {
  const shift = Math.max(
    ...namesOf(a).map((name) => doublings(a[name] as number)),
    ...namesOf(b).map((name) => doublings(b[name] as number)),
  );
  return [setOf(a, shift), setOf(b, shift)];
}

function setOf(shape: Numbers, shift: number): SolidSet {
  const [type, first, second, radius] = coreOf(shape);
  const vector = (names: string[]): Vector => names.map((name) => scaled(shape[name] as number, shift));
  return {
    core: makeCore(type, vector(first), vector(second)),
    radius: scaled(radius === undefined ? 0 : (shape[radius] as number), shift),
  };
}

function makeCore(type: Core["type"], first: Vector, second: Vector): Core {
  if (type === "point") return { type, at: first };
  return type === "segment" ? { type, from: first, to: second } : { type, min: first, max: second };
}

function namesOf(shape: Numbers): string[] {
  const [, first, second, radius] = coreOf(shape);
  return [...first, ...second, ...(radius === undefined ? [] : [radius])];
}

function coreOf(shape: Numbers): readonly [Core["type"], string[], string[], string?] {
  const core = CORES[shape.kind as string];
  if (core === undefined) throw new Error(`oracle: unknown kind ${String(shape.kind)}`);
  return core;
}
