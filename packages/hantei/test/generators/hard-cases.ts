/**
 * Pairs of shapes that are hard to judge, by kind of trouble. Every trouble goes with every pair of kinds; which relation a
 * case has is the oracle's to say.
 */
import { ahead, below, dot, pythagorean, unitVector } from "./contacts.js";
import { flattened, inTenths, nudged, type Pair, scaledByPowerOfTwo, sharing, stretched, unbounded } from "./dress.js";
import { bounding, drawnPath, PATH_TROUBLES } from "./hard-paths.js";
import { axesOf, type Draft, isPathKind, isShape, layoutOf, RADIUS, tidy } from "./layout.js";
import { type Draw, PALETTES } from "./palettes.js";
import type { Random } from "./random.js";

type Trouble = (kindA: string, kindB: string, random: Random) => Pair;

/** A shape of independent numbers. */
function drawn(kind: string, draw: Draw, random: Random): Draft {
  if (isPathKind(kind)) return drawnPath(kind, draw, random);
  return tidy({ kind, numbers: layoutOf(kind).names.map(() => draw()) });
}

function fromPalette(name: string): Trouble {
  const palette = PALETTES[name];
  if (palette === undefined) throw new Error(`no palette ${name}`);
  return (kindA, kindB, random) => {
    const draw = palette(random);
    const pair: Pair = [drawn(kindA, draw, random), drawn(kindB, draw, random)];
    return random.once(4) ? sharing(pair, random) : pair;
  };
}

/** How far from the origin contacts lie, so that their last bits matter or do not. */
const ORIGINS = [0, 0, 5, 2 ** 20, 2 ** 45, 2 ** 51];

function contact(kindA: string, kindB: string, random: Random): Pair {
  const { dimension } = layoutOf(kindA);
  const normal = pythagorean(dimension, random);
  const opposite = { n: normal.n.map((value) => -value), length: normal.length };
  const origin = random.pick(ORIGINS);
  const p = Array.from({ length: dimension }, () => random.integer(-origin, origin));
  return [below(kindA, p, normal, random), below(kindB, p, opposite, random)];
}

/** Whole numbers, exactly touching (or lying in one line), at every size a double has. */
function touching(kindA: string, kindB: string, random: Random): Pair {
  const pair = contact(kindA, kindB, random);
  if (random.once(3)) return pair;
  if (isRound(pair[0]) || isRound(pair[1]) || random.once(2)) return scaledByPowerOfTwo(pair, random);
  return stretched(pair, random);
}

/** A last bit or two off a contact. */
function near(kindA: string, kindB: string, random: Random): Pair {
  const pair = nudged(touching(kindA, kindB, random), random);
  return random.once(3) ? nudged(pair, random) : pair;
}

/** A contact in decimal fractions, or other factors that are rounded: off by roundings of every number. */
function decimalContact(kindA: string, kindB: string, random: Random): Pair {
  return inTenths(contact(kindA, kindB, random), random);
}

/**
 * Contacts at a point that is no double: round shapes whose radii add up to the distance but divide it anyhow, and circles
 * whose foot on a tangent segment is a fraction.
 */
function fractionalContact(kindA: string, kindB: string, random: Random): Pair {
  const pair = contact(kindA, kindB, random);
  const [a, b] = pair;
  if (isRound(a) && isRound(b)) {
    const radiusA = a.numbers.at(-1) as number;
    const radiusB = b.numbers.at(-1) as number;
    const moved = random.integer(-radiusA, radiusB);
    return scaledByPowerOfTwo([withRadius(a, radiusA + moved), withRadius(b, radiusB - moved)], random);
  }
  if (kindA === "segment" && kindB === "circle") return scaledByPowerOfTwo(fractionalTangent(random), random);
  if (kindA === "circle" && kindB === "segment") {
    const [segment, circle] = fractionalTangent(random);
    return scaledByPowerOfTwo([circle, segment], random);
  }
  if (isPathKind(kindA) && kindB === "circle") {
    const [segment, circle] = fractionalTangent(random);
    return scaledByPowerOfTwo([bounding(kindA, segment, circle, random), circle], random);
  }
  // Whole numbers leave fractions where a line crosses a side: a random crossing of large whole numbers.
  const draw: Draw = () => random.integer(-(2 ** 26), 2 ** 26);
  return [drawn(kindA, draw, random), drawn(kindB, draw, random)];
}

function isRound(draft: Draft): boolean {
  return axesOf(draft).includes(RADIUS);
}

function withRadius(draft: Draft, radius: number): Draft {
  return { kind: draft.kind, numbers: [...draft.numbers.slice(0, -1), radius] };
}

/**
 * A segment along u, |u| = h whole and u's parts without a common factor, and a circle at p + c with u × c = h · r: its
 * distance is r exactly. c comes from Euclid's algorithm: some t has u × t = 1, and c = h r t + k u.
 */
function fractionalTangent(random: Random): Pair {
  const { n, length } = pythagorean(2, random);
  const factor = greatestCommonDivisor(Math.abs(n[0] as number), Math.abs(n[1] as number));
  const u = n.map((value) => value / factor);
  const h = length / factor;
  const t = bezout(u[0] as number, u[1] as number);
  const r = random.integer(1, 2 ** random.pick([2, 8]));
  const p = [random.integer(-9, 9), random.integer(-9, 9)];
  const center = ahead(ahead(p, t, h * r), u, random.integer(-3, 3));
  // The foot lies at c · u / h² lengths of u from p; the segment ends a few lengths to either side, or shortly before.
  const foot = Math.round(dot(ahead(center, p, -1), u) / (h * h));
  const from = ahead(p, u, foot - random.integer(0, 4));
  const to = ahead(p, u, foot + random.integer(0, 4));
  return [
    { kind: "segment", numbers: [...from, ...to] },
    { kind: "circle", numbers: [...center, r] },
  ];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Whole (x, y) with a·y − b·x = 1, for a and b without a common factor. */
function bezout(a: number, b: number): [number, number] {
  if (b === 0) return [0, a];
  // With a = q b + rest: a·y − b·x = rest·y − b·(x − q y); so b·v − rest·u = 1 gives y = −u and x = −v − q u.
  const q = Math.trunc(a / b);
  const [u, v] = bezout(b, a - q * b);
  return [-v - q * u, -u];
}

/** Everything on one line: starts and lengths are whole multiples of one whole vector, or of an axis. */
function collinear(kindA: string, kindB: string, random: Random): Pair {
  const { dimension } = layoutOf(kindA);
  const scale = 2 ** random.pick([1, 3, 12, 24]);
  const way = random.once(3)
    ? unitVector(dimension, random.integer(0, dimension - 1), random.integer(1, scale))
    : Array.from({ length: dimension }, () => random.integer(-scale, scale));
  const origin = random.pick(ORIGINS);
  const p = Array.from({ length: dimension }, () => random.integer(-origin, origin));
  const onLine = (kind: string): Draft => {
    if (isPathKind(kind)) return pathOnLine(kind, p, way, random);
    const { names, axes } = layoutOf(kind);
    const steps = [random.integer(-4, 4), random.integer(-4, 4)];
    const place = (index: number): number[] => ahead(p, way, steps[Math.floor(index / dimension)] as number);
    return tidy({
      kind,
      numbers: names.map((_, index) => {
        const axis = axes[index] as number;
        return axis === RADIUS ? random.integer(0, 4) * Math.max(...way.map(Math.abs)) : (place(index)[axis] as number);
      }),
    });
  };
  const pair: Pair = [onLine(kindA), onLine(kindB)];
  const dressed = random.once(3) ? scaledByPowerOfTwo(pair, random) : random.once(3) ? inTenths(pair, random) : pair;
  return random.once(4) ? nudged(dressed, random) : dressed;
}

/** Vertices at whole steps along a line, and for a polygon one off it. */
function pathOnLine(kind: string, p: readonly number[], way: readonly number[], random: Random): Draft {
  const [x, y] = way as [number, number];
  const on = Array.from({ length: random.integer(2, 4) }, () => random.integer(-4, 4));
  const place = (steps: number): number[] => ahead(p, way, steps);
  if (kind === "polyline") return { kind, numbers: on.flatMap(place) };
  const off = ahead(place(random.integer(-4, 4)), [-y, x], random.integer(1, 3) * random.sign());
  return { kind, numbers: [...on.sort((a, b) => a - b).flatMap(place), ...off] };
}

/** A round shape far smaller, or far larger, than the coordinates it is among, and axes of different sizes. */
function lopsided(kindA: string, kindB: string, random: Random): Pair {
  const exponents = [random.integer(-500, 500), random.integer(-500, 500), random.integer(-500, 500)];
  const spread = random.once(2) ? 0 : 60;
  const radius = random.pick([...exponents, random.integer(-530, 510)]);
  const shape = (kind: string): Draft => {
    const axes = isPathKind(kind) ? [0, 1, 0, 1, 0, 1].slice(0, kind === "polygon" ? 6 : 4) : layoutOf(kind).axes;
    const exponent = (axis: number): number => (axis === RADIUS ? radius : (exponents[axis] as number));
    return tidy({
      kind,
      numbers: axes.map((axis) => random.integer(-3, 3) * 2 ** (exponent(axis) + random.integer(0, spread))),
    });
  };
  return [shape(kindA), shape(kindB)];
}

/** A speck of a few last bits at a random shape's corner, end, center or (rounded) inner point. */
function speck(kindA: string, kindB: string, random: Random): Pair {
  const sign = random.sign();
  const size = 2 ** random.pick([0, 0, 40, -300, 300]);
  const a = drawn(kindA, () => random.unit() * size * sign, random);
  const at = cornerOf(a, random);
  const bit = size * 2 ** -53;
  const b = speckAt(kindB, at, bit, random);
  return [a, b];
}

function speckAt(kind: string, at: readonly number[], bit: number, random: Random): Draft {
  const axes = isPathKind(kind) ? [0, 1, 0, 1, 0, 1] : layoutOf(kind).axes;
  const numbers = axes.map((axis) =>
    axis === RADIUS ? (random.integer(0, 100) * bit) / 8 : (at[axis] as number) + random.integer(-8, 8) * bit,
  );
  return tidy({ kind, numbers });
}

/** A corner or end of the shape, or a point between its first and its last; of a path any edge's. */
function cornerOf(draft: Draft, random: Random): number[] {
  const { dimension } = layoutOf(draft.kind);
  const at = isPathKind(draft.kind) ? 2 * random.integer(0, draft.numbers.length / 2 - 2) : 0;
  const numbers = at > 0 ? draft.numbers.slice(at, at + 4) : draft.numbers;
  const axes = axesOf({ ...draft, numbers });
  const between = random.pick([0, 0, 1, 1, 0.5, random.unit()]);
  return Array.from({ length: dimension }, (_, axis) => {
    const first = numbers[axes.indexOf(axis)] as number;
    const last = numbers[axes.lastIndexOf(axis)] as number;
    return first + between * (last - first);
  });
}

/** A round shape whose radius is its distance from the other, as doubles compute it, a few last bits up or down. */
function grazing(kindA: string, kindB: string, random: Random): Pair {
  const size = 2 ** random.pick([0, 0, 30, -250, 250]);
  const draw: Draw = () => (random.unit() * 2 - 1) * size;
  const pair: Pair = [drawn(kindA, draw, random), drawn(kindB, draw, random)];
  const which = isRound(pair[0]) ? 0 : 1;
  const round = pair[which];
  const other = pair[1 - which] as Draft;
  if (!isRound(round)) return nudged(sharing(pair, random), random);
  const otherRadius = isRound(other) ? (other.numbers.at(-1) as number) : 0;
  const distance = Math.abs(roughDistance(round.numbers, other) - otherRadius) * (1 + random.integer(-4, 4) * 2 ** -52);
  const grazed = withRadius(round, distance);
  return which === 0 ? [grazed, other] : [other, grazed];
}

/** The distance of a point to a shape's core, in doubles. */
function roughDistance(p: readonly number[], draft: Draft): number {
  const { kind, numbers } = draft;
  const { dimension, extent } = layoutOf(kind);
  if (isPathKind(kind)) {
    const edges = numbers.slice(0, -2).flatMap((_, at) => (at % 2 === 0 ? [numbers.slice(at, at + 4)] : []));
    return Math.min(...edges.map((edge) => roughDistance(p, { kind: "segment", numbers: edge })));
  }
  const axes = axesOf(draft);
  const first = Array.from({ length: dimension }, (_, axis) => numbers[axes.indexOf(axis)] as number);
  const last = Array.from({ length: dimension }, (_, axis) => numbers[axes.lastIndexOf(axis)] as number);
  if (extent) {
    const clamped = first.map((low, axis) => Math.min(Math.max(p[axis] as number, low), last[axis] as number));
    return Math.hypot(...clamped.map((value, axis) => value - (p[axis] as number)));
  }
  const way = ahead(last, first, -1);
  const lengthSquared = dot(way, way);
  const t = lengthSquared === 0 ? 0 : dot(way, ahead(p.slice(0, dimension), first, -1)) / lengthSquared;
  const nearest = ahead(first, way, Math.min(Math.max(t, 0), 1));
  return Math.hypot(...nearest.map((value, axis) => value - (p[axis] as number)));
}

/** Small whole numbers with zero sizes, at every scale. */
function zeroSizes(kindA: string, kindB: string, random: Random): Pair {
  const pair = random.once(3) ? contact(kindA, kindB, random) : integers(kindA, kindB, random);
  return scaledByPowerOfTwo(flattened(pair, random), random);
}

const integers: Trouble = fromPalette("integers");

function sharedVertices(kindA: string, kindB: string, random: Random): Pair {
  const trouble = random.pick(["integers", "decimals", "uniform", "tiny", "huge", "far", "mixed"]);
  const pair = sharing(fromPalette(trouble)(kindA, kindB, random), random);
  return random.once(3) ? nudged(pair, random) : pair;
}

/** Boxes and intervals without some of their bounds; pairs without either are small whole numbers. */
function infinite(kindA: string, kindB: string, random: Random): Pair {
  const pair = random.once(2) ? touching(kindA, kindB, random) : integers(kindA, kindB, random);
  return unbounded(pair, random);
}

/** Draws until both are shapes: what is rounded, nudged or shared may fold a polygon. */
function valid(trouble: Trouble): Trouble {
  return (kindA, kindB, random) => {
    for (;;) {
      const pair = trouble(kindA, kindB, random);
      if (pair.every(isShape)) return pair;
    }
  };
}

function allValid(troubles: Readonly<Record<string, Trouble>>): Readonly<Record<string, Trouble>> {
  return Object.fromEntries(Object.entries(troubles).map(([name, trouble]) => [name, valid(trouble)]));
}

/** Independent numbers from −4 to 4. */
export const smallIntegers: Trouble = valid(integers);

/** Exactly touching shapes of whole numbers below 2⁵³. */
export const wholeContact: Trouble = valid(contact);

export const TROUBLES: Readonly<Record<string, Trouble>> = allValid({
  uniform: fromPalette("uniform"),
  integers,
  decimals: fromPalette("decimals"),
  tiny: fromPalette("tiny"),
  huge: fromPalette("huge"),
  far: fromPalette("far"),
  mixed: fromPalette("mixed"),
  mixedPowers: fromPalette("mixedPowers"),
  lopsided,
  speck,
  grazing,
  zeroSizes,
  sharedVertices,
  collinear,
  touching,
  near,
  decimalContact,
  fractionalContact,
  infinite,
});

/** What is hard for polygons and polylines besides. */
export const TROUBLES_OF_PATHS: Readonly<Record<string, Trouble>> = allValid(PATH_TROUBLES);

/** Contacts come several times a round: they are the hard ones. */
const ROUND = [...Object.keys(TROUBLES), "touching", "touching", "near"].map((name) => TROUBLES[name] as Trouble);

/** Those of paths make up a third of a round. */
const ROUND_OF_PATHS = [...ROUND, ...Array(3).fill(Object.values(TROUBLES_OF_PATHS)).flat()] as Trouble[];

/** One case: case `index` of a run goes round the troubles, so that each has its share. */
export function hardCase(kindA: string, kindB: string, random: Random, index: number): Pair {
  const troubles = isPathKind(kindA) || isPathKind(kindB) ? ROUND_OF_PATHS : ROUND;
  return (troubles[index % troubles.length] as Trouble)(kindA, kindB, random);
}
