/**
 * Exactly touching shapes, from whole numbers alone: two shapes that have a point p in common and lie on the two sides of the
 * line (or plane) through p with normal n. Their interiors meet only where both lie in that line.
 */
import { latticePath, pairsOf } from "./lattice.js";
import { type Draft, isPathKind, ringsOf } from "./layout.js";
import type { Random } from "./random.js";

type Vector = readonly number[];

/** A whole vector whose length is a whole number, so that a round shape can touch exactly along it. */
export interface Normal {
  readonly n: Vector;
  readonly length: number;
}

/** (2 × 3 × 3 × …): whole vectors of whole length in space, all signs and orders to be taken. */
const QUADRUPLES: readonly Vector[] = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [0, 3, 4, 5],
  [0, 5, 12, 13],
  [12, 15, 16, 25],
];

/** A normal of whole length; along an axis once in three times. */
export function pythagorean(dimension: number, random: Random): Normal {
  const axis = random.integer(0, dimension - 1);
  if (dimension === 1 || random.once(3)) return { n: unitVector(dimension, axis, random.sign()), length: 1 };
  if (dimension === 3) {
    const [length, ...sides] = [...random.pick(QUADRUPLES)].reverse() as [number, ...number[]];
    return { n: shuffled(sides, random).map((side) => side * random.sign()), length };
  }
  // Euclid's formula for Pythagorean triples, small ones and such as need more than 24 bits.
  const most = random.pick([3, 9, 1000]);
  const p = random.integer(1, most) + 1;
  const q = random.integer(1, p - 1);
  const legs = shuffled([p * p - q * q, 2 * p * q], random);
  return { n: legs.map((leg) => leg * random.sign()), length: p * p + q * q };
}

export function unitVector(dimension: number, axis: number, value: number): number[] {
  return Array.from({ length: dimension }, (_, index) => (index === axis ? value : 0));
}

function shuffled(from: Vector, random: Random): number[] {
  const left = [...from];
  return from.map(() => left.splice(random.integer(0, left.length - 1), 1)[0] as number);
}

export function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, value, axis) => sum + value * (b[axis] as number), 0);
}

/** p + times · v. */
export function ahead(p: Vector, v: Vector, times: number): number[] {
  return p.map((value, axis) => value + times * (v[axis] as number));
}

/** Bits of a shape's size: mostly few, so that more than one thing coincides. */
const SIZES = [1, 1, 2, 4, 10, 20, 26];

/** A shape that has p and lies where (q − p) · n ≤ 0. Zero sizes are among them. */
type Below = (p: Vector, normal: Normal, random: Random) => number[];

/** A whole number up to a few bits or many. */
function size(random: Random): number {
  return random.integer(0, 2 ** random.pick(SIZES));
}

const pointBelow: Below = (p) => [...p];

const segmentBelow: Below = (p, { n }, random) => {
  const lying = across(n, random);
  // Through p along the line, or from p down.
  if (random.once(2)) return inAnyOrder(ahead(p, lying, -size(random)), ahead(p, lying, size(random)), random);
  const scale = 2 ** random.pick(SIZES);
  const way = n.map(() => random.integer(-scale, scale));
  return inAnyOrder(p, ahead(p, way, dot(way, n) > 0 ? -1 : 1), random);
};

/** A whole vector at a right angle to n. */
function across(n: Vector, random: Random): number[] {
  const [x, y, z] = n as [number, number, number];
  if (n.length === 2) return [-y, x];
  // The cross product with a random vector.
  const [u, v, w] = [random.integer(-2, 2), random.integer(-2, 2), random.integer(-2, 2)];
  return [y * w - z * v, z * u - x * w, x * v - y * u];
}

function inAnyOrder(p: Vector, q: Vector, random: Random): number[] {
  return random.once(2) ? [...p, ...q] : [...q, ...p];
}

const boxBelow: Below = (p, { n }, random) => {
  const min = p.map((value, axis) => value - ((n[axis] as number) < 0 ? 0 : size(random)));
  const max = p.map((value, axis) => value + ((n[axis] as number) > 0 ? 0 : size(random)));
  return [...min, ...max];
};

const roundBelow: Below = (p, { n, length }, random) => {
  const times = size(random);
  return [...ahead(p, n, -times), times * length];
};

/** The segment below the point a radius down. */
const capsuleBelow: Below = (p, normal, random) => {
  const times = size(random);
  return [...segmentBelow(ahead(p, normal.n, -times), normal, random), times * normal.length];
};

/** One line a kind; a box is a box in any number of dimensions. */
const BELOW: Readonly<Record<string, Below>> = {
  interval: boxBelow,
  point: pointBelow,
  segment: segmentBelow,
  box: boxBelow,
  circle: roundBelow,
  capsule: capsuleBelow,
  point3: pointBelow,
  segment3: segmentBelow,
  box3: boxBelow,
  sphere: roundBelow,
  capsule3: capsuleBelow,
};

/**
 * A path of the lattice, pushed up to the line: a point that it has in common with it, a vertex or the middle of an edge, goes
 * to p. The lattice's x runs along the line, its y down from it.
 */
function pathBelow(kind: string, p: Vector, { n }: Normal, random: Random): Draft {
  const draft = latticePath(kind, random);
  const vertices = pairsOf(draft.numbers);
  const top = Math.min(...vertices.map(([, y]) => y));
  const ring = pairsOf(random.pick(ringsOf(draft).filter((each) => pairsOf(each).some(([, y]) => y === top))));
  const index = random.pick([...ring.keys()].filter((each) => ring[each]?.[1] === top));
  const [x1] = ring[index] as [number, number];
  const [x2, y2] = ring[index + 1] ?? [x1, top];
  // Every lattice step counts twice, so that middles are whole.
  const middle = x1 + (y2 === top && random.once(2) ? x2 : x1);
  const along = across(n, random);
  const stretch = 2 ** random.pick([0, 0, 1, 4, 8]);
  const place = ([x, y]: readonly [number, number]): number[] =>
    ahead(ahead(p, along, (2 * x - middle) * stretch), n, -2 * (y - top));
  return { ...draft, numbers: vertices.flatMap(place) };
}

export function below(kind: string, p: Vector, normal: Normal, random: Random): Draft {
  if (isPathKind(kind)) return pathBelow(kind, p, normal, random);
  const make = BELOW[kind];
  if (make === undefined) throw new Error(`no contact for the kind ${kind}: add it to test/generators/contacts.ts`);
  return { kind, numbers: make(p, normal, random) };
}
