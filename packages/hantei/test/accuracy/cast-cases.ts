/** Motions that are hard for a pair: onto each other's corners, along edges, by last bits, too far, and any. */
import { hardCase } from "../generators/hard-cases.js";
import { type Draft, isPathKind, layoutOf, ringsOf } from "../generators/layout.js";
import type { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { minus, ZERO } from "../oracle/rational.js";
import { type Core, setOf } from "../oracle/sets.js";
import { leastGap } from "./cast-oracle.js";
import { cornersOf, exactly, root, toNumber } from "./reference.js";

export interface CastCase {
  readonly a: Draft;
  readonly b: Draft;
  /** A number for each axis. */
  readonly motionA: readonly number[];
  readonly motionB: readonly number[];
}

/** Sizes between which casts are judged, so that neither over- nor underflow makes a wrong number right. */
const LARGEST = 1e150;
const LEAST = 1e-150;

export function castCase(kindA: string, kindB: string, random: Random, index: number): CastCase {
  // Some kinds of trouble have no such sizes: then the next kind's turn comes.
  for (let turn = index; ; turn++) {
    const [a, b] = hardCase(kindA, kindB, random, turn);
    if (STRAIGHT.has(kindA) && STRAIGHT.has(kindB) && random.once(3)) {
      const beside = nearlyParallel(kindA, kindB, random);
      return random.once(4) ? grazing(beside, random) : beside;
    }
    const motionA = motionFor(a, b, random);
    const motionB = random.once(3) ? motionFor(b, a, random) : motionA.map(() => 0);
    const all = [...a.numbers, ...b.numbers, ...motionA, ...motionB];
    if (all.every((value) => value === 0 || (Math.abs(value) <= LARGEST && Math.abs(value) >= LEAST))) {
      return random.once(3) ? grazing({ a, b, motionA, motionB }, random) : { a, b, motionA, motionB };
    }
  }
}

const STRAIGHT: ReadonlySet<string> = new Set(["segment", "capsule", "segment3", "capsule3"]);

/** Two straight cores beside each other, whose directions differ by any power of ten or not at all, one on its way to the other. */
function nearlyParallel(kindA: string, kindB: string, random: Random): CastCase {
  const { dimension } = layoutOf(kindA);
  const vector = (size: number): number[] => Array.from({ length: dimension }, () => (2 * random.unit() - 1) * size);
  const sum = (...parts: readonly number[][]): number[] =>
    parts[0]?.map((_, axis) => parts.reduce((total, part) => total + (part[axis] as number), 0)) ?? [];
  const size = random.pick([1, 100]);
  const way = vector(size).map((value) => (random.once(5) ? 0 : value));
  const apart = vector(10 ** -random.integer(0, 8) * size);
  const little = (): number[] => vector(random.once(4) ? 0 : 10 ** -random.integer(2, 15) * size);
  const from = vector(size);
  const ends = [from, sum(from, way)];
  const others = ends.map((end) => sum(end, apart, little()));
  const radius = (): number => random.pick([0, 1e-12, 1e-6, 0.1]) * size * random.unit();
  const draft = (kind: string, [first = [], second = []]: readonly number[][]): Draft => ({
    kind,
    numbers: [...first, ...second, ...(RADII.has(kind) ? [radius()] : [])],
  });
  const onward = apart.map((value) => value * random.pick([1, 2, 30]));
  return {
    a: draft(kindA, ends),
    b: draft(kindB, others),
    motionA: random.once(3) ? sum(onward, way) : sum(onward, little()),
    motionB: apart.map(() => 0),
  };
}

/** The radii set so that the shapes just meet at their nearest, but for a last bit or two. */
function grazing(plain: CastCase, random: Random): CastCase {
  const { a, b, motionA, motionB } = plain;
  const which = RADII.has(a.kind) ? (RADII.has(b.kind) && random.once(2) ? "b" : "a") : "b";
  const drafts = { a, b };
  if (!RADII.has(drafts[which].kind)) return plain;
  const other = drafts[which === "a" ? "b" : "a"];
  const read = exactly([...a.numbers, ...b.numbers, ...motionA, ...motionB]);
  const [coreA, coreB] = [a, b].map((draft) => setOf(shapeOf(draft), read).core) as [Core, Core];
  if ([...cornersOf(coreA), ...cornersOf(coreB)].flat().some(({ d }) => d === 0n)) return plain;
  const u = motionA.map((value, axis) => minus(read(value), read(motionB[axis] as number)));
  const far = root(leastGap(coreA, u, coreB));
  const taken = RADII.has(other.kind) ? read(other.numbers.at(-1) as number) : ZERO;
  let radius = toNumber(minus(far, taken));
  for (let step = random.integer(0, 2); step > 0; step--) radius = random.pick([nextUp, nextDown])(radius);
  if (!(radius > 0)) return plain;
  const grazed = { ...drafts[which], numbers: [...drafts[which].numbers.slice(0, -1), radius] };
  return which === "a" ? { a: grazed, b, motionA, motionB } : { a, b: grazed, motionA, motionB };
}

const RADII: ReadonlySet<string> = new Set(["circle", "capsule", "sphere", "capsule3"]);

/** A shape as the oracle reads it. */
function shapeOf(draft: Draft): Record<string, unknown> {
  const { kind, numbers } = draft;
  if (kind === "polyline") {
    const isRepeat = (at: number): boolean => numbers[at] === numbers[at - 2] && numbers[at + 1] === numbers[at - 1];
    return { kind, coordinates: numbers.filter((_, index) => !isRepeat(index - (index % 2))) };
  }
  if (kind === "polygon") {
    const [coordinates, ...holes] = ringsOf(draft);
    return { kind, coordinates, holes };
  }
  return { kind, ...Object.fromEntries(layoutOf(kind).names.map((name, index) => [name, numbers[index]])) };
}

function dimensionOf(draft: Draft): number {
  return isPathKind(draft.kind) ? 2 : layoutOf(draft.kind).dimension;
}

function motionFor(a: Draft, b: Draft, random: Random): number[] {
  const dimension = dimensionOf(a);
  const corner = (draft: Draft): number[] => {
    const { numbers } = draft;
    const at = dimension * random.integer(0, Math.max(0, Math.floor(numbers.length / dimension) - 1));
    return Array.from({ length: dimension }, (_, axis) => numbers[at + axis] ?? (numbers[axis] as number));
  };
  const [p, q, r] = [corner(a), corner(b), corner(random.once(2) ? a : b)];
  const between = (from: number[], to: number[]): number[] => to.map((value, axis) => value - (from[axis] as number));
  const choice = random.integer(0, 9);
  if (choice < 3) return between(p, q);
  const onto = between(p, q).map((value) => value * random.pick([0.5, 1, 2, 3, 1.5]));
  if (choice < 5) return onto.map((value) => (random.once(3) ? random.pick([nextUp, nextDown])(value) : value));
  if (choice === 5) return onto.map((value) => (random.once(2) ? 0 : value));
  // Along an edge of one, or from one corner to another.
  if (choice === 6) return between(r, random.once(2) ? p : q);
  const size = Math.max(...a.numbers.map(Math.abs), ...b.numbers.map(Math.abs), 1e-100);
  if (choice === 7) return p.map(() => (random.unit() * 2 - 1) * size * 2);
  if (choice === 8) return p.map(() => random.integer(-4, 4) * size);
  return onto.map((value) => value * 1e6);
}
