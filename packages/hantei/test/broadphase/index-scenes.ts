/** Boxes that are hard to keep apart, by kind of trouble. */
import type { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import type { Axes } from "./brute-force.js";
import type { RayOf, Window } from "./index-oracle.js";

/** A low and a high bound along one axis, for box i. */
type Extent = (random: Random, i: number) => readonly [number, number];

const sorted = (a: number, b: number): readonly [number, number] => (a <= b ? [a, b] : [b, a]);
const sized = (low: number, size: number): readonly [number, number] => [low, Math.max(low, low + size)];
const SPECIAL = [
  0,
  -0,
  1,
  -1,
  0.1,
  0.2,
  0.1 + 0.2,
  0.3,
  1e300,
  -1e300,
  1e-300,
  5e-324,
  -5e-324,
  2 ** 53,
  1e16,
  2 ** -1022,
];

export const SCENES: Readonly<Record<string, Extent>> = {
  "on a lattice, touching": (random) => sized(random.integer(0, 30), random.integer(0, 3)),
  uniform: (random) => sized(100 * random.unit(), 4 * random.unit()),
  "a last bit apart": (random) => {
    const step = (value: number): number => random.pick([nextUp, nextDown, (same: number) => same])(value);
    return sorted(step(random.integer(0, 12) / 8), step(random.integer(0, 12) / 8));
  },
  "sizes over 10⁸×": (random) => sized(1000 * random.unit(), 1000 * random.pick([1, 1e-3, 1e-6, 1e-8]) * random.unit()),
  "two clusters far apart": (random, i) => sized((i % 2 === 0 ? 0 : 1e6) + random.unit(), random.unit() / 50),
  "clusters in clusters": (random) => sized(random.pick([1, 1e-4, 1e-8, 1e-12]) * random.unit(), 1e-13 * random.unit()),
  "far from the origin": (random) => sized(2 ** 52 + random.integer(0, 40), random.integer(0, 2)),
  "tiny and huge": (random) =>
    sorted(random.sign() * 10 ** random.integer(-320, 308), random.sign() * 10 ** random.integer(-320, 308)),
  subnormal: (random) => sized(5e-324 * random.integer(0, 50), 5e-324 * random.integer(0, 5)),
  special: (random) => sorted(random.pick(SPECIAL), random.pick(SPECIAL)),
  unbounded: (random) => {
    const [low, high] = sized(random.integer(0, 20), random.integer(0, 3));
    return [random.once(8) ? Number.NEGATIVE_INFINITY : low, random.once(8) ? Number.POSITIVE_INFINITY : high];
  },
  "all equal": () => [3, 4],
  "all one point": () => [7, 7],
  "without size": (random) => {
    const at = random.integer(0, 40);
    return [at, at];
  },
  "on a diagonal": (_, i) => [i, i + 1],
  "a giant in dust": (random, i) => (i === 5 ? [-1e6, 1e6] : sized(50 * random.unit(), 0.01)),
  "an outlier": (random, i) => (i === 3 ? [1e300, 1.5e300] : sized(random.integer(0, 25), 1)),
};

export function boxesOf(scene: string, axes: 2 | 3, count: number, random: Random): Axes {
  const extent = SCENES[scene] as Extent;
  return Array.from({ length: axes }, () => {
    const [low, high] = [new Float64Array(count), new Float64Array(count)];
    for (let i = 0; i < count; i++) [low[i], high[i]] = extent(random, i) as [number, number];
    return [low, high] as const;
  });
}

/** The columns that the library takes. */
export function columnsOf(axes: Axes): {
  minX: Float64Array;
  minY: Float64Array;
  maxX: Float64Array;
  maxY: Float64Array;
} {
  const [x, y, z] = axes as [Axes[number], Axes[number], Axes[number]?];
  const plane = { minX: x[0], minY: y[0], maxX: x[1], maxY: y[1] };
  return z === undefined ? plane : Object.assign(plane, { minZ: z[0], maxZ: z[1] });
}

/** A bound of some box, or a last bit off it; or one of the scene's own. */
function bound(scene: string, axis: Axes[number], random: Random): number {
  const count = axis[0].length;
  const own = random.pick((SCENES[scene] as Extent)(random, random.integer(0, count)));
  const taken = count === 0 ? own : (random.pick(axis)[random.integer(0, count - 1)] as number);
  const value = random.once(3) ? own : taken;
  if (!Number.isFinite(value) || random.once(2)) return value;
  return random.pick([nextUp, nextDown])(value);
}

/** A window whose borders are others' borders, a point, all there is, or nothing in particular. */
export function windowOf(scene: string, boxes: Axes, random: Random): Window {
  const form = random.integer(0, 9);
  const extents = boxes.map((axis): readonly [number, number] => {
    if (form === 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const value = bound(scene, axis, random);
    if (form === 1) return [value, value];
    if (form === 2) return [value, Number.POSITIVE_INFINITY];
    if (form < 6) {
      const i = random.integer(0, axis[0].length - 1);
      return axis[0].length === 0 ? [value, value] : [axis[0][i] as number, axis[1][i] as number];
    }
    return sorted(value, bound(scene, axis, random));
  });
  return { low: extents.map(([low]) => low), high: extents.map(([, high]) => high) };
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

export function pointOf(scene: string, boxes: Axes, random: Random): number[] {
  return boxes.map((axis) => finite(bound(scene, axis, random)));
}

/** A ray through corners, along edges, or anyhow. */
export function rayOf(scene: string, boxes: Axes, random: Random): RayOf {
  const origin = pointOf(scene, boxes, random);
  const target = pointOf(scene, boxes, random);
  const direction: number[] = origin.map((from, axis) =>
    random.once(4) ? 0 : finite((target[axis] as number) - from),
  );
  if (!direction.some((by) => by !== 0)) direction[0] = 1;
  return { origin, direction, reach: random.pick([1, 1, 0.5, 2, Number.POSITIVE_INFINITY, nextUp(1), nextDown(1)]) };
}
