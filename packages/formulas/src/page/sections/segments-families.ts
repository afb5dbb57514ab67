/** Article 003: the pairs of segments that its tests are judged on. */
import type { Text } from "../../formulas/formula.js";
import { MersenneTwister } from "../../mersenne-twister.js";

const SEED = 4992;
const HARD_SCENES = 3_000;

/** A family of segment pairs; those without a count are all there are. */
export interface Family {
  readonly name: Text;
  readonly scenes: readonly number[][];
  /** Whether they touch as they are written, in decimals: rounded, some do not. */
  readonly touchInDecimals?: true;
}

/** All pairs of segments, points among them, with ends on a grid of 3 × 3. */
export function grid(): number[][] {
  const scenes: number[][] = [];
  for (let code = 0; code < 6561; code++) {
    scenes.push([2187, 729, 243, 81, 27, 9, 3, 1].map((weight) => Math.floor(code / weight) % 3));
  }
  return scenes;
}

/** All families; each run gives the same pairs. */
export function families(): Family[] {
  const random = new MersenneTwister(SEED);
  const many = (make: () => number[]): number[][] => Array.from({ length: HARD_SCENES }, make);
  const integers = (): number[] => Array.from({ length: 8 }, () => random.below(10));
  const scaled = (factor: number) => (): number[] => integers().map((value) => value * factor);
  return [
    {
      name: { en: "random, unit square", ja: "乱数、単位正方形" },
      scenes: many(() => Array.from({ length: 8 }, () => random.res53())),
    },
    { name: { en: "all on the grid 0..2", ja: "0..2 の格子のすべて" }, scenes: grid() },
    {
      name: { en: "on one line, integers", ja: "同一直線上、整数" },
      scenes: many(() => {
        const [x, y, dx, dy] = [random.below(10), random.below(10), random.below(10) - 5, 1 + random.below(9)];
        return [0, 1, 2, 3].flatMap(() => {
          const t = random.below(20);
          return [x + t * dx, y + t * dy];
        });
      }),
    },
    {
      name: { en: "a of length 0, integers", ja: "a の長さが 0、整数" },
      scenes: many(() => {
        const [x, y, , , ...b] = integers() as [number, number, number, number, ...number[]];
        return [x, y, x, y, ...b];
      }),
    },
    {
      name: { en: "b starts on a, one decimal place", ja: "b の端が a の上、小数第 1 位まで" },
      touchInDecimals: true,
      scenes: many(() => {
        const [x, y, dx, dy] = [random.below(50), random.below(50), random.below(11) - 5, 1 + random.below(9)];
        const [length, at] = [2 + random.below(5), random.below(7)];
        const b = [x + at * dx, y + at * dy, random.below(100), random.below(100)];
        return [x, y, x + length * dx, y + length * dy, ...b].map((value) => value / 10);
      }),
    },
    { name: { en: "integers 0..9 times 1e-85", ja: "0..9 の整数の 1e-85 倍" }, scenes: many(scaled(1e-85)) },
    { name: { en: "integers 0..9 times 1e-170", ja: "0..9 の整数の 1e-170 倍" }, scenes: many(scaled(1e-170)) },
    { name: { en: "integers 0..9 times 1e155", ja: "0..9 の整数の 1e155 倍" }, scenes: many(scaled(1e155)) },
  ];
}
