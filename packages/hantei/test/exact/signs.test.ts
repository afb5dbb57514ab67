/** The other predicates against BigInt: dot products and squared distances, at every magnitude. */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { pythagorean } from "../generators/contacts.js";
import { Random } from "../generators/random.js";
import { atAnyScale, jiggled, lists } from "./numbers.js";
import { FLAT, type Predicate } from "./predicates.js";

const BITS = [2, 8, 20, 26];

function whole(random: Random, bits: number): number {
  return random.integer(-(2 ** bits), 2 ** bits);
}

/** c lies at a right angle to b as seen from a. */
function rightAngle(random: Random): number[] {
  const bits = random.pick(BITS);
  const [ux, uy, k] = [whole(random, bits), whole(random, bits), random.integer(-9, 9)];
  const [ax, ay] = [whole(random, 50), whole(random, 50)];
  return [ax, ay, ax + ux, ay + uy, ax - k * uy, ay + k * ux];
}

/** Two points at a whole distance, and two radii that add up to it. */
function tangentBalls(dimension: number, random: Random): number[] {
  const { n, length } = pythagorean(dimension, random);
  const k = random.integer(0, 2 ** random.pick(BITS));
  const a = n.map(() => whole(random, random.pick([1, 50])));
  const b = a.map((value, axis) => value + k * (n[axis] as number));
  const r = random.integer(0, k * length);
  return [...a, ...b, r, k * length - r];
}

/** A line along a vector u of whole length h, and a point c with u × (c − a) = h · (r + s). */
function tangentLine(random: Random): number[] {
  const { n, length } = pythagorean(2, random);
  const [nx, ny] = n as [number, number];
  const k = random.integer(0, 2 ** random.pick([2, 8, 16]));
  const [ax, ay] = [whole(random, random.pick([1, 50])), whole(random, random.pick([1, 50]))];
  const [along, times] = [random.integer(-9, 9), random.integer(1, 9)];
  const r = random.integer(0, k * length);
  // c is k normals (−ny, nx) off the line, which makes it k · length away.
  return [
    ax,
    ay,
    ax + times * nx,
    ay + times * ny,
    ax - k * ny + along * nx,
    ay + k * nx + along * ny,
    r,
    k * length - r,
  ];
}

/** Whole numbers for which the predicate is exactly 0. */
const TIES: Readonly<Record<string, (random: Random) => number[]>> = {
  dot2dAt: rightAngle,
  compareDistance2d: (random) => tangentBalls(2, random),
  compareDistance3d: (random) => tangentBalls(3, random),
  compareLineDistance2d: tangentLine,
};

describe.each(Object.entries(TIES))("%s", (name, tie) => {
  const { length, radii, load, ask, truth } = FLAT.find((each) => each.name === name) as Predicate;

  /** Asks with the radii made positive; fails with the numbers in the message. */
  function check(numbers: readonly number[]): number {
    const values = numbers.map((value, index) => (radii.includes(index) ? Math.abs(value) : value));
    // What earlier calls left behind must not matter.
    registers.fill(Number.NaN);
    load(values);
    const sign = ask();
    if (sign !== truth(values)) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${truth(values)}`);
    return sign;
  }

  test("agrees with BigInt on numbers of every magnitude", () => {
    for (const values of lists(24_000, length, new Random(21))) check(values);
  });

  test("exact ties at every magnitude are 0, and a last bit tips them", () => {
    const random = new Random(22);
    const signs = new Set<number>();
    for (let count = 0; count < 8_000; count++) {
      const values = random.once(4) ? tie(random) : atAnyScale(tie(random), random);
      expect(check(values)).toBe(0);
      signs.add(check(jiggled(values, random)));
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("ties in tenths, each number rounded, agree with BigInt", () => {
    const random = new Random(23);
    for (let count = 0; count < 4_000; count++) check(tie(random).map((value) => value * 0.1));
  });
});
