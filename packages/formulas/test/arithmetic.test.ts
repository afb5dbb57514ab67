import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arithmeticOf, countingDoubles, noCounts } from "../src/arithmetic/counting.js";
import { doubles } from "../src/arithmetic/doubles.js";
import { nearly, rationalOf, rationals } from "../src/arithmetic/rationals.js";
import { type Step, tracingDoubles } from "../src/page/trace.js";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe("rationals", () => {
  it("hold every double exactly", () => {
    expect(rationals.equal(rationalOf(-0), rationalOf(0))).toBe(true);
    expect(rationals.equal(rationalOf(-1.5), { numerator: -3n, denominator: 2n })).toBe(true);
    const tenth = { numerator: 3602879701896397n, denominator: 2n ** 55n };
    expect(rationals.equal(rationalOf(0.1), tenth)).toBe(true);
    expect(rationalOf(Number.MIN_VALUE).numerator * 2n ** 1074n).toBe(rationalOf(Number.MIN_VALUE).denominator);
    expect(rationalOf(Number.MAX_VALUE)).toEqual({ numerator: (2n ** 53n - 1n) * 2n ** 971n, denominator: 1n });
  });

  it("compare as doubles do", () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        expect(rationals.less(rationalOf(a), rationalOf(b))).toBe(a < b);
        expect(rationals.lessOrEqual(rationalOf(a), rationalOf(b))).toBe(a <= b);
        expect(rationals.equal(rationalOf(a), rationalOf(b))).toBe(a === b);
      }),
    );
  });

  it("add, subtract, multiply and divide whole numbers", () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const [x, y] = [rationalOf(a), rationalOf(b)];
        expect(rationals.equal(rationals.add(x, y), rationalOf(a + b))).toBe(true);
        expect(rationals.equal(rationals.subtract(x, y), rationalOf(a - b))).toBe(true);
        expect(rationals.equal(rationals.multiply(x, y), rationalOf(a * b))).toBe(true);
        expect(rationals.equal(rationals.absolute(x), rationalOf(Math.abs(a)))).toBe(true);
        if (b !== 0) {
          const quotient = rationals.divide(x, y);
          expect(quotient.denominator > 0n).toBe(true);
          expect(rationals.equal(rationals.multiply(quotient, y), x)).toBe(true);
        }
      }),
    );
  });

  it("know that 0.1 + 0.2 is not 0.3", () => {
    const sum = rationals.add(rationalOf(0.1), rationalOf(0.2));
    expect(rationals.less(rationalOf(0.3), sum)).toBe(true);
    expect(rationals.less(sum, rationalOf(0.1 + 0.2))).toBe(true);
  });

  it("are told to the last digits of a double, and only 0 as 0", () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(nearly(rationalOf(value))).toBe(value === 0 ? 0 : value);
      }),
    );
    const huge = 10n ** 400n;
    expect(nearly({ numerator: -huge, denominator: 3n * huge })).toBeCloseTo(-1 / 3, 15);
    expect(nearly({ numerator: 1n, denominator: huge })).toBe(Number.MIN_VALUE);
    expect(nearly({ numerator: -1n, denominator: huge })).toBe(-Number.MIN_VALUE);
  });

  it("refuse what is no real number", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => rationalOf(value)).toThrow(expect.objectContaining({ code: "ERR_NOT_FINITE" }));
    }
    expect(() => rationals.divide(rationalOf(1), rationalOf(0))).toThrow(
      expect.objectContaining({ code: "ERR_NOT_FINITE" }),
    );
  });
});

describe("counting doubles", () => {
  it("count each operation under its own name and answer as doubles do", () => {
    const counts = noCounts();
    const m = countingDoubles(counts);
    expect(m.add(0.1, 0.2)).toBe(0.1 + 0.2);
    expect(m.subtract(1, m.multiply(2, 3))).toBe(-5);
    expect(m.divide(1, 3)).toBe(1 / 3);
    expect(m.absolute(-1)).toBe(1);
    expect(m.less(1, 2) && m.lessOrEqual(2, 2) && m.equal(2, 2)).toBe(true);
    expect(m.exactly((n, [a, b]) => n.less(a as never, b as never), [1, 2])).toBe(true);
    expect(counts).toEqual({
      comparisons: 3,
      additions: 2,
      multiplications: 1,
      divisions: 1,
      absolutes: 1,
      exact: 1,
    });
    expect(arithmeticOf(counts)).toBe(5);
  });
});

describe("tracing doubles", () => {
  it("answer as doubles do and tell each step's error", () => {
    const steps: Step[] = [];
    const m = tracingDoubles(steps);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
        expect(m.divide(a, b)).toBe(doubles.divide(a, b));
      }),
    );
    steps.length = 0;
    m.less(m.add(1, 1e16), m.subtract(1e16, 1));
    expect(steps).toEqual([
      { text: "1 + 10000000000000000", result: 1e16, error: -1 },
      { text: "10000000000000000 − 1", result: 1e16, error: 1 },
      { text: "10000000000000000 < 10000000000000000", result: false, error: 0 },
    ]);
  });

  it("tell an error as small as the smallest double", () => {
    const steps: Step[] = [];
    const m = tracingDoubles(steps);
    m.add(1, Number.MIN_VALUE);
    m.add(2 ** -1022, m.divide(Number.MIN_VALUE, 3));
    expect(steps.map(({ error }) => error)).toEqual([-Number.MIN_VALUE, -Number.MIN_VALUE, 0]);
  });

  it("tell an overflow where a number is beyond the doubles, and go on", () => {
    const steps: Step[] = [];
    const m = tracingDoubles(steps);
    m.less(m.absolute(m.subtract(m.add(1e308, 1e308), m.add(1e308, 1e308))), 1);
    m.divide(1, 0);
    expect(steps.map(({ result }) => result)).toEqual([Infinity, Infinity, Number.NaN, Number.NaN, false, Infinity]);
    expect(new Set(steps.map(({ error }) => error))).toEqual(new Set([Infinity]));
  });
});
