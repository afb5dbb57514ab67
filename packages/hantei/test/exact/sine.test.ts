import { describe, expect, test } from "vitest";
import { cosine, sine } from "../../src/base/sine.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";

/** Fixed-point numbers with 220 bits after the point. */
const BITS = 220n;
const UNIT = 1n << BITS;

/** π by Machin's formula, 16 arctan(1/5) − 4 arctan(1/239). */
const PI = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);

function arctanOfInverse(x: bigint): bigint {
  let power = UNIT / x;
  let sum = power;
  for (let n = 3n, sign = -1n; power !== 0n; n += 2n, sign = -sign) {
    power /= x * x;
    sum += (sign * power) / n;
  }
  return sum;
}

/** The sine of a double, in fixed point: whole turns taken off, then Taylor's series. */
function trueSine(angle: bigint): bigint {
  const x = angle % (2n * PI);
  let term = x;
  let sum = x;
  for (let n = 2n; term !== 0n; n += 2n) {
    term = (-term * x) / UNIT;
    term = (term * x) / UNIT / (n * (n + 1n));
    sum += term;
  }
  return sum;
}

/** A double in fixed point, exactly if it is 0 or at least 2⁻¹⁴⁸ in size. */
function fixed(value: number): bigint {
  const whole = Math.trunc(value);
  return (BigInt(whole) << BITS) + (BigInt(Math.round((value - whole) * 2 ** 200)) << (BITS - 200n));
}

/** By how much `value` misses the truth. */
function error(value: number, truth: bigint): number {
  return Number(fixed(value) - truth) / 2 ** Number(BITS);
}

const HALF_PI = PI / 2n;

describe("sine and cosine", () => {
  test("π, to 50 digits", () => {
    expect(String((PI * 10n ** 50n) / UNIT)).toBe("314159265358979323846264338327950288419716939937510");
  });

  test.each([1, 10, 1000, 2 ** 25])("are off by less than 2⁻⁵² up to %d radians", (most) => {
    const random = new Random(51);
    let worst = 0;
    for (let count = 0; count < 1_500; count++) {
      const angle = (random.unit() * 2 - 1) * most;
      worst = Math.max(worst, Math.abs(error(sine(angle), trueSine(fixed(angle)))));
      worst = Math.max(worst, Math.abs(error(cosine(angle), trueSine(fixed(angle) + HALF_PI))));
    }
    expect(worst).toBeLessThan(2 ** -52);
    expect(worst).toBeGreaterThan(0);
  });

  test("near multiples of a quarter turn, where the reduction loses most", () => {
    let worst = 0;
    for (const quarters of [1, 2, 3, 5, 1000, 65_537, 1_000_003, 20_000_000]) {
      for (const bits of [-4, -1, 1, 2, 7]) {
        const near = quarters * (Math.PI / 2);
        const angle = near * (1 + bits * Number.EPSILON);
        worst = Math.max(worst, Math.abs(error(sine(angle), trueSine(fixed(angle)))));
        worst = Math.max(worst, Math.abs(error(cosine(angle), trueSine(fixed(angle) + HALF_PI))));
      }
    }
    expect(worst).toBeLessThan(2 ** -52);
  });

  test("are exact at the doubles of quarter turns, forward and backward", () => {
    const sines = [0, 1, 0, -1];
    for (let quarters = -40; quarters <= 40; quarters++) {
      const at = ((quarters % 4) + 4) % 4;
      expect(sine(quarters * (Math.PI / 2))).toBe(sines[at]);
      expect(cosine(quarters * (Math.PI / 2))).toBe(sines[(at + 1) % 4]);
    }
    expect(Object.is(sine(-0), 0)).toBe(true);
    expect(sine((3 * Math.PI) / 2)).toBe(-1);
    expect(cosine(-Math.PI)).toBe(-1);
  });

  test("sine is odd, cosine even", () => {
    const random = new Random(52);
    for (let count = 0; count < 2_000; count++) {
      const angle = (random.unit() * 2 - 1) * 100;
      expect(sine(-angle)).toBe(-sine(angle) + 0);
      expect(cosine(-angle)).toBe(cosine(angle));
    }
  });

  test.each([2 ** 25 + 1, -1e300, Number.POSITIVE_INFINITY, Number.NaN])("refuse %d radians", (angle) => {
    expect(() => sine(angle)).toThrow(RangeError);
    expect(() => cosine(angle)).toThrow(code("ERR_NOT_REPRESENTABLE"));
  });

  test("accept ±2²⁵ radians", () => {
    expect(Math.abs(sine(2 ** 25))).toBeLessThanOrEqual(1);
    expect(Math.abs(sine(-(2 ** 25)))).toBeLessThanOrEqual(1);
  });
});
