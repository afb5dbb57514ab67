/**
 * What only space makes hard: cores in two parallel planes that slant, box edges crossed askew, cores that are almost
 * parallel, and distances between inner points. All of whole numbers first; which relation a case has is the oracle's to say.
 */
import { ahead, below, dot, pythagorean } from "./contacts.js";
import { flattened, inTenths, nudged, type Pair, scaledByPowerOfTwo, stretched, unbounded } from "./dress.js";
import { type Draft, layoutOf, RADIUS, tidy } from "./layout.js";
import type { Random } from "./random.js";

type Vector = readonly number[];
type Trouble = (kindA: string, kindB: string, random: Random) => Pair;

function isRound(kind: string): boolean {
  return layoutOf(kind).axes.includes(RADIUS);
}

function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): number[] {
  const [a1, a2, a3, b1, b2, b3] = [ax, ay, az, bx, by, bz] as [number, number, number, number, number, number];
  return [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1];
}

/** Two whole vectors at right angles to n and to each other. */
function inPlane(n: Vector, random: Random): [number[], number[]] {
  const axis = random.integer(0, 2);
  const first = cross(
    n,
    [0, 1, 2].map((index) => (index === axis ? 1 : 0)),
  );
  const e = dot(first, first) === 0 ? cross(n, [1, 1, 1]) : first;
  return [e, cross(n, e)];
}

/** A shape whose core lies in the plane through p that e and f span. */
function lying(kind: string, p: Vector, [e, f]: readonly [Vector, Vector], radius: number, random: Random): Draft {
  const far = random.pick([0, 1, 1, 2, 4]);
  const somewhere = (): number[] => ahead(ahead(p, e, random.integer(-far, far)), f, random.integer(-far, far));
  const { axes } = layoutOf(kind);
  const [from, to] = [somewhere(), somewhere()];
  const corner = (index: number): Vector => (index < 3 ? from : to);
  return tidy({
    kind,
    numbers: axes.map((axis, index) => (axis === RADIUS ? radius : (corner(index)[axis] as number))),
  });
}

/** Two cores in parallel slanting planes (or in one), and radii that together are as long as the planes are apart. */
function layers(kindA: string, kindB: string, random: Random): Pair {
  const { n, length } = pythagorean(3, random);
  const plane = inPlane(n, random);
  const times = random.pick([1, 1, 3, 1025, 2 ** 18 - 5]);
  const apart = isRound(kindA) || isRound(kindB) ? random.pick([0, 1, 1, 2, times]) : 0;
  const p = [0, 0, 0].map(() => random.integer(-9, 9) * random.pick([1, times]));
  const wide = plane.map((vector) => vector.map((value) => value * times)) as unknown as [number[], number[]];
  const reach = apart * length;
  const share = isRound(kindB) ? (isRound(kindA) ? random.integer(0, reach) : reach) : 0;
  return [lying(kindA, p, wide, reach - share, random), lying(kindB, ahead(p, n, apart), wide, share, random)];
}

/** A box below a slanting plane, and a core in a plane above it, crossing over the box's corner, edge or face. */
function overBox(kindA: string, kindB: string, random: Random): Pair {
  const boxFirst = kindA === "box3";
  const other = boxFirst ? kindB : kindA;
  if (kindA !== "box3" && kindB !== "box3") return layers(kindA, kindB, random);
  const { n, length } = pythagorean(3, random);
  const times = random.pick([1, 2, 37, 2 ** 12 + 1]);
  const p = [0, 0, 0].map(() => random.integer(-9, 9));
  const apart = isRound(other) ? random.integer(0, times) : 0;
  const plane = inPlane(n, random).map((vector) => vector.map((value) => value * times));
  const box = below("box3", p, { n, length }, random);
  const core = lying(other, ahead(p, n, apart), plane as unknown as [number[], number[]], apart * length, random);
  return boxFirst ? [box, core] : [core, box];
}

/** Long cores, almost parallel: a step or two at the far end. */
function slivers(kindA: string, kindB: string, random: Random): Pair {
  const way = [0, 0, 0].map(() => random.integer(-9, 9) * 2 ** random.pick([0, 10, 24]));
  const step = (): number[] => [0, 0, 0].map(() => random.integer(-2, 2));
  const shape = (kind: string): Draft => {
    const start = ahead(step(), way, random.integer(-1, 1));
    const end = ahead(ahead(start, way, random.integer(1, 3)), step(), 1);
    const { axes } = layoutOf(kind);
    return tidy({
      kind,
      numbers: axes.map((axis, index) =>
        axis === RADIUS ? random.integer(0, 3) : ((index < 3 ? start : end)[axis] as number),
      ),
    });
  };
  return [shape(kindA), shape(kindB)];
}

/** Random shapes, a radius among them as near to the distance as doubles come. */
function grazing(kindA: string, kindB: string, random: Random): Pair {
  const size = 2 ** random.pick([0, 0, 20, -200, 150]);
  const shape = (kind: string): Draft =>
    tidy({ kind, numbers: layoutOf(kind).names.map(() => (random.unit() * 2 - 1) * size) });
  const [a, b] = [shape(kindA), shape(kindB)];
  const gap = roughDistance(a, b) * (1 + random.integer(-3, 3) * 2 ** -52);
  if (!isRound(kindA) && !isRound(kindB)) return nudged([a, b], random);
  const share = isRound(kindA) && isRound(kindB) ? random.unit() : isRound(kindA) ? 1 : 0;
  return [withRadius(a, gap * share), withRadius(b, gap * (1 - share))];
}

function withRadius(draft: Draft, radius: number): Draft {
  return isRound(draft.kind) ? { kind: draft.kind, numbers: [...draft.numbers.slice(0, -1), radius] } : draft;
}

/** The distance of two cores, by alternating projections: good to a few last bits where it converges. */
function roughDistance(a: Draft, b: Draft): number {
  let p: Vector = a.numbers.slice(0, 3);
  let q: Vector = nearest(b, p);
  for (let step = 0; step < 300; step++) {
    p = nearest(a, q);
    q = nearest(b, p);
  }
  return Math.hypot(...ahead(q, p, -1));
}

function nearest({ kind, numbers }: Draft, p: Vector): number[] {
  const { axes, extent } = layoutOf(kind);
  const first = numbers.slice(0, 3);
  const last = axes.lastIndexOf(0) > 0 ? numbers.slice(3, 6) : first;
  if (extent) return first.map((low, axis) => Math.min(Math.max(p[axis] as number, low), last[axis] as number));
  const way = ahead(last, first, -1);
  const lengthSquared = dot(way, way);
  const t = lengthSquared === 0 ? 0 : dot(way, ahead(p, first, -1)) / lengthSquared;
  return ahead(first, way, Math.min(Math.max(t, 0), 1));
}

/** A trouble of whole numbers at other sizes, in fractions, flat, without bounds, a last bit off. */
function dressed(trouble: Trouble): Trouble {
  return (kindA, kindB, random) => {
    let pair = trouble(kindA, kindB, random);
    if (random.once(5)) pair = flattened(pair, random);
    if (random.once(6)) pair = unbounded(pair, random);
    const dress = random.integer(0, 5);
    if (dress === 0) pair = scaledByPowerOfTwo(pair, random);
    if (dress === 1 && !isRound(kindA) && !isRound(kindB)) pair = stretched(pair, random);
    if (dress === 2) pair = inTenths(pair, random);
    return random.once(4) ? nudged(pair, random) : pair;
  };
}

const TROUBLES: readonly Trouble[] = [dressed(layers), dressed(layers), dressed(overBox), dressed(slivers), grazing];

/** Each trouble in turn. */
export function spaceCase(kindA: string, kindB: string, random: Random, index: number): Pair {
  return (TROUBLES[index % TROUBLES.length] as Trouble)(kindA, kindB, random);
}
