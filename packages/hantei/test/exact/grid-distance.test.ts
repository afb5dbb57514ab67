/** Distances whose sides come from a grid, up to the bits that the cut of `compareDistance3dAt` has room for, and beyond them. */
import { expect, test } from "vitest";
import { compareDistance2d, compareDistance3d } from "../../src/exact/compare-distance.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { distanceSign } from "./reference.js";

/** Sides of whole numbers and their length, which is whole, too: of up to twice as many bits as the four that make them, and two. */
function quadruple(random: Random): [number, number, number, number] {
  const most = 2 ** random.integer(1, 25);
  const [m, n, p, q] = [0, 0, 0, 0].map(() => random.integer(-most, most)) as [number, number, number, number];
  return [m * m + n * n - p * p - q * q, 2 * (m * q + n * p), 2 * (n * q - m * p), m * m + n * n + p * p + q * q];
}

/** Two points and two radii that just touch, on a grid of some scale, not always from the origin. */
function touching(random: Random): number[] {
  const [x, y, z, length] = quadruple(random);
  const scale = 2 ** random.pick([-60, -1, 0, 30]);
  const from = [0, 0, 0].map(() => (random.once(2) ? 0 : random.integer(-1000, 1000)));
  const share = random.integer(0, length);
  const to = [x, y, z].map((side, axis) => (from[axis] as number) + side);
  return [...from, ...to, share, length - share].map((value) => value * scale);
}

/** One of the numbers one or two last bits off; a radius stays one. */
function off(values: readonly number[], random: Random): number[] {
  const at = random.integer(0, values.length - 1);
  const step = random.once(2) ? nextUp : nextDown;
  return values.map((value, i) => (i === at ? Math.abs(step(random.once(2) ? step(value) : value)) : value));
}

function check(dimension: number, values: readonly number[]): number {
  registers.fill(Number.NaN);
  registers.set(values);
  const sign = dimension === 2 ? compareDistance2d() : compareDistance3d();
  const wanted = distanceSign(values, dimension);
  if (sign !== wanted) expect.fail(`${values.join(", ")} is ${sign}, not ${wanted}`);
  return sign;
}

test("of space agree with BigInt", () => {
  const random = new Random(60);
  const signs = [0, 0, 0];
  for (let count = 0; count < 10_000; count++) {
    const values = touching(random);
    for (const numbers of [values, off(values, random)]) {
      const sign = check(3, numbers);
      signs[sign + 1] = (signs[sign + 1] as number) + 1;
    }
  }
  // What is too long for doubles is rounded, and then it may not touch.
  expect(Math.min(...signs)).toBeGreaterThan(1000);
});

test("of the plane agree with BigInt", () => {
  const random = new Random(61);
  const signs = [0, 0, 0];
  for (let count = 0; count < 10_000; count++) {
    const [m, n] = [random.integer(0, 2 ** 25), random.integer(0, 2 ** random.integer(1, 25))];
    const [x, y, length] = [m * m - n * n, 2 * m * n, m * m + n * n];
    const share = random.integer(0, length);
    const values = [0, 0, x, y, share, length - share];
    for (const numbers of [values, off(values, random)]) {
      const sign = check(2, numbers);
      signs[sign + 1] = (signs[sign + 1] as number) + 1;
    }
  }
  expect(Math.min(...signs)).toBeGreaterThan(1000);
});
