/**
 * Changes to a pair of shapes: some keep its relation exactly (a power of two), some only nearly (tenths, a last bit). The
 * oracle decides anew in each case; these only steer where the cases lie.
 */
import { axesOf, type Draft, isFinitePair, isShape, layoutOf, RADIUS, tidy } from "./layout.js";
import type { Random } from "./random.js";
import { nextDown, nextUp } from "./ulp.js";

export type Pair = readonly [Draft, Draft];

function mapPair(pair: Pair, change: (value: number, axis: number) => number): Pair {
  return pair.map((draft) => {
    const axes = axesOf(draft);
    return tidy({ ...draft, numbers: draft.numbers.map((value, index) => change(value, axes[index] as number)) });
  }) as unknown as Pair;
}

/**
 * Whole numbers times a power of two that loses no bit: anywhere from subnormal numbers to the largest, and most of all where
 * one product overflows (or underflows) and the next does not.
 */
export function scaledByPowerOfTwo(pair: Pair, random: Random): Pair {
  const most = Math.max(1, ...pair.flatMap(({ numbers }) => numbers.map(Math.abs)));
  const bits = Math.ceil(Math.log2(most));
  const highest = 1023 - bits;
  const exponent = random.pick([
    () => random.integer(-1074, highest),
    () => random.pick([-1074, highest, -540, 400]),
    () => random.integer(508, 514) - bits,
    () => random.integer(-550, -505) - bits,
  ])();
  // Two steps: 2 ** −1074 itself has only one bit, but whole numbers times it have all of theirs.
  const half = Math.trunc(exponent / 2);
  const result = mapPair(pair, (value) => value * 2 ** half * 2 ** (exponent - half));
  return isFinitePair(...result) ? result : pair;
}

/** Each axis times a power of two of its own. Exact, and the same relation, for everything that is not round. */
export function stretched(pair: Pair, random: Random): Pair {
  const exponents = [0, 1, 2].map(() => random.integer(-300, 300));
  return mapPair(pair, (value, axis) => (axis === RADIUS ? value : value * 2 ** (exponents[axis] as number)));
}

/** Whole numbers as tenths or so, each rounded: almost the same relation. */
export function inTenths(pair: Pair, random: Random): Pair {
  const unit = random.pick([0.1, 0.01, 1 / 3, 1e-5, 1e22, 1e-170]);
  return mapPair(pair, (value) => value * unit);
}

/** One number of one shape, a last bit or two up or down. */
export function nudged(pair: Pair, random: Random): Pair {
  const which = random.integer(0, 1);
  const { numbers } = pair[which] as Draft;
  const at = random.integer(0, numbers.length - 1);
  const step = random.once(2) ? nextUp : nextDown;
  const near = step(numbers[at] as number);
  const moved = random.once(3) ? step(near) : near;
  if (!Number.isFinite(moved)) return pair;
  const draft = tidy({
    ...(pair[which] as Draft),
    numbers: numbers.map((value, index) => (index === at ? moved : value)),
  });
  return which === 0 ? [draft, pair[1]] : [pair[0], draft];
}

/** Some bounds of boxes and intervals at infinity. */
export function unbounded(pair: Pair, random: Random): Pair {
  return pair.map((draft) => {
    const { kind, numbers } = draft;
    if (!layoutOf(kind).extent) return draft;
    const half = numbers.length / 2;
    const open = (index: number): number => (index < half ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    return { kind, numbers: numbers.map((value, index) => (random.once(3) ? open(index) : value)) };
  }) as unknown as Pair;
}

/** Some sizes set to zero: flat boxes, segments of length 0, circles that are points, polylines whose vertices coincide. */
export function flattened(pair: Pair, random: Random): Pair {
  return pair.map((draft) => flattenedShape(draft, random)) as unknown as Pair;
}

/** Each tried by itself: that two polygons at once are still polygons comes hardly ever, and of many vertices, one does not. */
function flattenedShape(draft: Draft, random: Random): Draft {
  const { numbers } = draft;
  const axes = axesOf(draft);
  for (let tries = 0; tries < 20; tries++) {
    const flat = tidy({
      ...draft,
      numbers: numbers.map((value, index) => {
        if (axes[index] === RADIUS) return random.once(2) ? 0 : value;
        const first = axes.indexOf(axes[index] as number);
        return first < index && random.once(2) ? (numbers[first] as number) : value;
      }),
    });
    if (isShape(flat)) return flat;
  }
  return draft;
}

/** Some coordinates of the second shape replaced by coordinates of the first on the same axis: shared vertices and lines. */
export function sharing(pair: Pair, random: Random): Pair {
  const [a, b] = pair;
  const axesOfA = axesOf(a);
  const axesOfB = axesOf(b);
  const numbers = b.numbers.map((value, index) => {
    const choices = a.numbers.filter((_, i) => axesOfA[i] === axesOfB[index]);
    return choices.length > 0 && random.once(2) ? random.pick(choices) : value;
  });
  return [a, tidy({ ...b, numbers })];
}
