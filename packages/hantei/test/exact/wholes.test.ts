/** Doubles as integers of one unit. */
import { expect, test } from "vitest";
import { leastExponent, wholeOf } from "../../src/exact/wholes.js";
import { Random } from "../generators/random.js";

const LEAST = Number.MIN_VALUE;
const MOST = Number.MAX_VALUE;

test("are the doubles again, times the unit", () => {
  const random = new Random(74);
  const draw = (): number =>
    random.pick([0, -0, LEAST, -LEAST, MOST, 1, -0.1, random.unit() * 2 ** random.integer(-60, 60)]);
  for (let i = 0; i < 120; i++) {
    const values = Array.from({ length: random.integer(1, 6) }, draw);
    const unit = leastExponent(values);
    if (values.every((value) => value === 0)) {
      expect(unit).toBe(Number.POSITIVE_INFINITY);
      expect(values.map((value) => wholeOf(value, unit))).toEqual(values.map(() => 0n));
      continue;
    }
    expect(unit).toBeGreaterThanOrEqual(-1074);
    for (const value of values) {
      // As many units of the least double make it up.
      const whole = wholeOf(value, unit) << BigInt(unit + 1074);
      const sign = value < 0 ? -1n : 1n;
      expect(sign * whole).toBe(unitsOf(Math.abs(value)));
      expect(whole === 0n).toBe(value === 0);
    }
  }
});

test("of one unit are no larger than they have to be", () => {
  expect(leastExponent([1])).toBe(-52);
  expect(leastExponent(Float64Array.of(0, 2 ** 52, 2 ** 60))).toBe(0);
  expect(leastExponent([3, LEAST])).toBe(-1074);
  expect(wholeOf(-3, -1)).toBe(-6n);
});

/** How often the least double goes into another: an integer. */
function unitsOf(value: number): bigint {
  let units = 0n;
  for (let rest = value; rest > 0; ) {
    let power = LEAST;
    let count = 1n;
    for (; power <= rest / 2; power *= 2) count *= 2n;
    units += count;
    rest -= power;
  }
  return units;
}
