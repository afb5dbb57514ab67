/** Products of dot products of whole numbers: up to the bits that there is room for, where they tie, and beyond. */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { compareWholeProducts, dotWhole, takeWhole } from "../../src/exact/whole-dots.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";

/** 2³⁸ */
const ROOM = 274877906944;
type Vector = readonly [number, number, number, number];

function load(...vectors: readonly Vector[]): boolean {
  registers.fill(Number.NaN);
  for (const [index, vector] of vectors.entries()) registers.set(vector, 4 * index);
  return vectors.every((_vector, index) => takeWhole(index));
}

function dot(p: Vector, q: Vector): bigint {
  return p.reduce((sum, value, i) => sum + (i === 3 ? -1n : 1n) * BigInt(value) * BigInt(q[i] as number), 0n);
}

/** Four numbers whose sizes add up to at most `most`, with a liking for the largest there is room for and for halves of 2²⁶. */
function vector(most: number, random: Random): Vector {
  let rest = most;
  const values = [0, 1, 2, 3].map(() => {
    const value = random.pick([
      () => rest,
      () => random.integer(0, rest),
      () => Math.min(rest, random.integer(0, 4096) * 2 ** 26 + random.pick([-1, 0, 1]) + 2 ** 25),
      () => random.integer(0, Math.min(rest, 8)),
    ])();
    const size = Math.max(0, value);
    rest -= size;
    return size * random.sign();
  });
  for (let i = 3; i > 0; i--) {
    const j = random.integer(0, i);
    [values[i], values[j]] = [values[j] as number, values[i] as number];
  }
  return values as unknown as Vector;
}

describe("takeWhole", () => {
  test("takes whole multiples of one power of two whose sizes add up to less than 2³⁸ of it", () => {
    for (const scale of [1, 2 ** -300, 2 ** 300]) {
      const scaled = (...values: Vector): Vector => values.map((value) => value * scale) as unknown as Vector;
      expect(load(scaled(ROOM - 4, 1, 0, 0))).toBe(true);
      expect(load(scaled(ROOM / 2, 1, 0, 0))).toBe(true);
      expect(load(scaled(0, 1, -ROOM / 2, 0))).toBe(true);
      expect(load(scaled(0, ROOM / 4, -ROOM / 2, 1))).toBe(true);
      for (const at of [0, 1, 2, 3]) {
        const half = [0, 1, 2, 3].map((i) => (i === at ? 0.5 : i === (at + 1) % 4 ? ROOM - 4 : 0)) as unknown as Vector;
        expect(load(scaled(...half))).toBe(false);
        expect(load(half.map((value) => (value === 0.5 ? -Number.MIN_VALUE : value)) as unknown as Vector)).toBe(false);
        expect(load(half.map((value) => (value === 0.5 ? nextUp(1) : value)) as unknown as Vector)).toBe(false);
      }
    }
  });

  test("leaves nothing, what is too small, too large, or no number to others", () => {
    expect(load([0, 0, 0, 0])).toBe(false);
    expect(load([2 ** -835, 0, 0, 0])).toBe(false);
    expect(load([0, 2 ** 835, 0, 0])).toBe(false);
    expect(load([0, 1, Number.NaN, 0])).toBe(false);
    expect(load([0, 1, 0, Number.POSITIVE_INFINITY])).toBe(false);
  });

  test("finds the power of two below any sum of sizes", () => {
    const random = new Random(7201);
    for (let count = 0; count < 20_000; count++) {
      const power = 2 ** random.integer(-800, 800);
      const size = random.pick([
        power,
        nextUp(power),
        nextDown(power),
        nextDown(nextDown(power)),
        power * (1 + random.unit()),
      ]);
      // Of its leading bits all are taken, and then one step of 2³⁶ more is in the grid, and one of 2³⁹ is not.
      const below = 2 ** Math.floor(Math.log2(size));
      const exact = below > size ? below / 2 : below;
      const whole = Math.floor(size / exact) * exact;
      expect(load([whole, 0, exact * 2 ** -36, 0])).toBe(true);
      expect(load([whole, exact * 2 ** -38, 0, 0])).toBe(false);
    }
  });
});

describe("compareWholeProducts", () => {
  function check(p: Vector, q: Vector, r: Vector, pairs: readonly (readonly [number, number])[]): number {
    const vectors = [p, q, r];
    expect(load(p, q, r)).toBe(true);
    const numbers = pairs.map(([i, j], into) => {
      dotWhole(i, j, into);
      return dot(vectors[i] as Vector, vectors[j] as Vector);
    }) as [bigint, bigint, bigint, bigint];
    // Every vector has its own scale: the products must have the same, as in the formulas.
    const value = numbers[0] * numbers[1] - numbers[2] * numbers[3];
    const wanted = value > 0n ? 1 : value < 0n ? -1 : 0;
    const sign = compareWholeProducts(0, 1, 2, 3);
    if (sign !== wanted) expect.fail(`${[p, q, r].join("; ")} is ${sign}, not ${wanted}`);
    return sign;
  }

  test("agrees with BigInt", () => {
    const random = new Random(7202);
    const signs = [0, 0, 0];
    for (let count = 0; count < 30_000; count++) {
      const [p, q, r] = [0, 1, 2].map(() =>
        vector(random.pick([ROOM - 8, ROOM / 2, 2 ** random.integer(1, 37)]), random),
      );
      if (![p, q, r].every((each) => (each as Vector).some((value) => value !== 0))) continue;
      for (const pairs of [
        [
          [0, 0],
          [1, 1],
          [0, 1],
          [0, 1],
        ],
        [
          [2, 0],
          [1, 1],
          [2, 1],
          [0, 1],
        ],
      ] as const) {
        const sign = check(p as Vector, q as Vector, r as Vector, pairs);
        signs[sign + 1] = (signs[sign + 1] as number) + 1;
      }
    }
    expect(Math.min(...signs)).toBeGreaterThan(100);
  });

  test("of multiples of one vector ties, and one step beside it does not", () => {
    const random = new Random(7203);
    const signs = new Set<number>();
    for (let count = 0; count < 10_000; count++) {
      const base = vector(2 ** random.integer(3, 30), random);
      if (base.every((value) => value === 0)) continue;
      const factor = random.integer(
        1,
        2 ** Math.floor(37.9 - Math.log2(base.reduce((sum, x) => sum + Math.abs(x), 0))) - 1,
      );
      const multiple = base.map((value) => value * factor) as unknown as Vector;
      const pairs = [
        [0, 0],
        [1, 1],
        [0, 1],
        [0, 1],
      ] as const;
      expect(check(base, multiple, base, pairs)).toBe(0);
      const at = random.integer(0, 3);
      const beside = multiple.map((value, i) => (i === at ? value + random.sign() : value)) as unknown as Vector;
      if (beside.some((value) => value !== 0)) signs.add(check(base, beside, base, pairs));
    }
    expect(signs).toContain(1);
    expect(signs).toContain(-1);
  });
});
