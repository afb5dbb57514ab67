/** Boxes of every kind that a join may trip over, one axis at a time: each axis picks a way of its own. */
import type { Boxes } from "../../src/broadphase/index.js";
import type { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";

/** Draws a low end and a size. */
type Draw = (random: Random, count: number) => readonly [number, number];

/** 2^`exponent`, for −1022 to 1023. */
const power = (exponent: number): number => 2 ** exponent;

export const DRAWS: Readonly<Record<string, Draw>> = {
  uniform: (random, count) => [random.unit(), (random.unit() * 2) / Math.sqrt(count)],
  "few neighbors": (random, count) => [random.unit(), (random.unit() * 30) / count],
  hundredths: (random) => [random.unit(), random.unit() * 0.02],
  lattice: (random) => [random.integer(0, 11), random.integer(0, 2)],
  "decimal lattice": (random) => [random.integer(0, 29) * 0.1, random.integer(0, 3) * 0.1],
  "one ulp apart": (random) => [1 + random.integer(0, 19) * power(-52), random.integer(0, 2) * power(-52)],
  points: (random) => [random.integer(0, 7), 0],
  "all equal": () => [3, 1],
  giants: (random) => [random.unit(), random.once(20) ? random.unit() * 2 : random.unit() * 0.01],
  "sizes over 10⁸×": (random) => [random.unit(), power(random.integer(-30, -3)) * random.unit()],
  "clusters 10⁶ apart": (random) => [random.once(2) ? random.unit() : 1e6 + random.unit(), random.unit() * 0.02],
  "clusters 10¹² apart": (random) => [random.once(2) ? random.unit() : 1e12 + random.unit(), random.unit() * 0.02],
  "one in a hundred far off": (random) => [random.once(100) ? 1e30 : random.unit(), 0.1],
  "one in eight far off": (random) => [random.once(8) ? -1.7e308 * random.unit() : random.unit(), 0.1],
  "all scales": (random) => {
    const value = random.sign() * random.unit() * power(random.integer(-1000, 1000));
    return [value, Math.abs(value) * random.unit() * 0.3];
  },
  subnormal: (random) => [random.integer(-25, 25) * 5e-324, random.integer(0, 2) * 5e-324],
  huge: (random) => [random.sign() * random.unit() * 1.7e308, random.unit() * 1e306],
  infinite: (random) => {
    const low = random.once(15) ? Number.NEGATIVE_INFINITY : random.unit();
    return [low, random.once(15) ? Number.POSITIVE_INFINITY : random.unit() * 0.05];
  },
  "both zeros": (random) => [random.once(2) ? 0 : -0, random.integer(0, 1)],
};

const NAMES = Object.keys(DRAWS);

/** Names of draws, an axis each: all alike half of the time. */
export function pickDraws(random: Random, axes: number): string[] {
  const same = random.pick(NAMES);
  const alike = random.once(2);
  return Array.from({ length: axes }, () => (alike ? same : random.pick(NAMES)));
}

/** Boxes with an axis for each name. */
export function drawBoxes(random: Random, names: readonly string[], count: number): Axes {
  return names.map((name) => {
    const [low, high] = [new Float64Array(count), new Float64Array(count)];
    for (let i = 0; i < count; i++) {
      const [start, size] = (DRAWS[name] as Draw)(random, count);
      low[i] = start;
      // Of an unbounded start, the size is the end.
      high[i] = start === Number.NEGATIVE_INFINITY ? size : size === 0 ? start : start + size;
    }
    return [low, high];
  });
}

/** The same boxes, as the library takes them. */
export function columnsOf(axes: Axes): Boxes {
  const [x, y, z] = axes as [Axes[0], Axes[1] | undefined, Axes[2] | undefined];
  if (x === undefined) throw new Error("no axis");
  if (y === undefined) return { start: x[0], end: x[1] };
  const plane = { minX: x[0], maxX: x[1], minY: y[0], maxY: y[1] };
  return z === undefined ? plane : { ...plane, minZ: z[0], maxZ: z[1] };
}
