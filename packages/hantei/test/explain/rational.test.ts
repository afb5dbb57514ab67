import { describe, expect, test } from "vitest";
import { scientific } from "../../src/base/scientific.js";
import {
  add,
  compare,
  divide,
  fromDouble,
  fromInteger,
  greater,
  isBounded,
  lesser,
  multiply,
  negate,
  ONE,
  parseRational,
  type Rational,
  signOf,
  squareRoot,
  subtract,
  TWO,
  toExactText,
  toNumber,
  ZERO,
} from "../../src/exact/rational.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";

/** A double of any size, by its bits. */
function anyDouble(random: Random): number {
  const words = new Uint32Array([random.bits(), random.bits()]);
  const value = new Float64Array(words.buffer)[0] as number;
  return Number.isFinite(value) ? value : random.unit();
}

const one = { n: 1n, d: 1n };
const third: Rational = { n: 1n, d: 3n };

describe("fractions", () => {
  test("hold every double, and give it back", () => {
    const random = new Random(1);
    for (const value of [0, 1, -1, 0.1, Number.MIN_VALUE, Number.MAX_VALUE, -(2 ** -1022), Infinity, -Infinity]) {
      expect(toNumber(fromDouble(value))).toBe(value);
    }
    for (let index = 0; index < 3000; index++) {
      const value = anyDouble(random);
      expect(toNumber(fromDouble(value))).toBe(value + 0);
    }
    expect(() => fromDouble(Number.NaN)).toThrow(code("ERR_NOT_FINITE"));
  });

  test("round as the machine does, in all four operations", () => {
    const random = new Random(2);
    const operations = [
      [add, (a: number, b: number) => a + b],
      [subtract, (a: number, b: number) => a - b],
      [multiply, (a: number, b: number) => a * b],
      [divide, (a: number, b: number) => a / b],
    ] as const;
    for (let index = 0; index < 4000; index++) {
      const a = anyDouble(random);
      const b = index % 2 === 0 ? anyDouble(random) : a * (random.unit() + 0.5);
      if (b === 0 || !Number.isFinite(b)) continue;
      for (const [exact, machine] of operations) {
        expect(toNumber(exact(fromDouble(a), fromDouble(b)))).toBe(machine(a, b) + 0);
      }
    }
  });

  test("round ties to even, also among subnormal numbers", () => {
    const half = divide(fromDouble(Number.MIN_VALUE), fromDouble(2));
    expect(toNumber(half)).toBe(0);
    expect(toNumber(multiply(half, fromDouble(3)))).toBe(2 * Number.MIN_VALUE);
    expect(toNumber(add(half, multiply(half, third)))).toBe(Number.MIN_VALUE);
    expect(toNumber(add(one, fromDouble(2 ** -53)))).toBe(1);
    expect(toNumber(add(fromDouble(1 + 2 ** -52), fromDouble(2 ** -53)))).toBe(1 + 2 ** -51);
    const brim = add(fromDouble(Number.MAX_VALUE), fromDouble(2 ** 970));
    expect(toNumber(brim)).toBe(Infinity);
    expect(toNumber(subtract(brim, third))).toBe(Number.MAX_VALUE);
  });

  test("know infinity", () => {
    const [up, down] = [fromDouble(Infinity), fromDouble(-Infinity)];
    expect([compare(up, one), compare(down, one), compare(up, up), compare(down, up)]).toEqual([1, -1, 0, -1]);
    expect(toNumber(add(up, one))).toBe(Infinity);
    expect(toNumber(add(up, up))).toBe(Infinity);
    expect(toNumber(multiply(down, fromDouble(-2)))).toBe(Infinity);
    expect(toNumber(divide(up, fromDouble(-2)))).toBe(-Infinity);
    for (const nonsense of [
      () => add(up, down),
      () => multiply(up, fromDouble(0)),
      () => divide(one, up),
      () => divide(one, fromDouble(0)),
    ]) {
      expect(nonsense).toThrow(RangeError);
    }
  });

  test("are in lowest terms, and one number is one pair", () => {
    expect([ZERO, ONE, TWO]).toEqual([0, 1, 2].map(fromDouble));
    expect([0n, -3n, 2n ** 99n].map(fromInteger)).toEqual([0, -3, 2 ** 99].map(fromDouble));
    expect(subtract(third, third)).toEqual(ZERO);
    expect(multiply(ZERO, third)).toEqual(ZERO);
    expect(multiply(fromInteger(-6n), divide(third, fromInteger(4n)))).toEqual({ n: -1n, d: 2n });
    expect(divide(fromInteger(35n), fromInteger(-21n))).toEqual({ n: -5n, d: 3n });
    expect(add(third, divide(third, TWO))).toEqual({ n: 1n, d: 2n });
  });

  test("are told apart by sign and size", () => {
    const [up, down] = [fromDouble(Infinity), fromDouble(-Infinity)];
    const inOrder = [down, fromInteger(-2n), negate(third), ZERO, third, ONE, up];
    expect(inOrder.map(signOf)).toEqual([-1, -1, -1, 0, 1, 1, 1]);
    expect(inOrder.map(isBounded)).toEqual([false, true, true, true, true, true, false]);
    for (const [i, a] of inOrder.entries()) {
      for (const [j, b] of inOrder.entries()) {
        expect(compare(a, b)).toBe(Math.sign(i - j));
        expect(lesser(a, b)).toBe(inOrder[Math.min(i, j)]);
        expect(greater(a, b)).toBe(inOrder[Math.max(i, j)]);
      }
    }
    expect(scientific(12345n * 10n ** 600n, 1n)).toBe("1.234e+604");
    expect(scientific(-(10n ** 400n), 2n)).toBe("-5.000e+399");
    expect(scientific(10n ** 400n, 3n)).toBe("3.333e+399");
    expect(scientific(-12345n, 10n ** 700n)).toBe("-1.234e-696");
    expect(scientific(1n, 3n * 10n ** 400n)).toBe("3.333e-401");
    expect(scientific(999_999n, 1_000_000n)).toBe("9.999e-1");
  });

  test("say what has no value", () => {
    const up = fromDouble(Infinity);
    for (const nonsense of [() => subtract(up, up), () => divide(ONE, ZERO), () => divide(ONE, up)]) {
      expect(nonsense).toThrow(code("ERR_NOT_FINITE"));
    }
    expect(toNumber(divide(up, TWO))).toBe(Infinity);
    expect(toNumber(divide(negate(up), fromInteger(-3n)))).toBe(Infinity);
    for (const b of [ONE, negate(ONE), up]) {
      expect(add(up, b)).toEqual(up);
      expect(add(b, up)).toEqual(up);
    }
    expect(add(negate(ONE), negate(up))).toEqual(negate(up));
    expect(toExactText(negate(up))).toBe("-Infinity");
  });

  test("are written exactly, and read back", () => {
    const random = new Random(3);
    expect(toExactText(fromDouble(0.125))).toBe("0.125");
    expect(toExactText(fromDouble(-0.75))).toBe("-0.75");
    expect(toExactText(negate(third))).toBe("-1/3");
    expect(toExactText(fromDouble(1e21))).toBe("1000000000000000000000");
    expect(toExactText(fromDouble(0.1))).toBe("3602879701896397/36028797018963968");
    expect(toExactText(divide(one, fromDouble(10)))).toBe("0.1");
    expect(toExactText(fromDouble(Infinity))).toBe("Infinity");
    expect(toExactText(divide(one, fromInteger(10n ** 22n)))).toBe("0.0000000000000000000001");
    expect(toExactText(divide(one, fromInteger(10n ** 23n)))).toBe(`1/1${"0".repeat(23)}`);
    expect(parseRational("02/06")).toEqual(third);
    for (const bound of [Infinity, -Infinity]) expect(parseRational(String(bound))).toEqual(fromDouble(bound));
    for (let index = 0; index < 500; index++) {
      const value = divide(fromDouble(anyDouble(random)), fromDouble(random.integer(1, 50)));
      expect(parseRational(toExactText(value))).toEqual(value);
    }
    for (const text of ["", "x", "1/0", "1/00", "0x10", "1e5", "1.", ".5", "--1", "1/-2", " 1", "NaN"]) {
      expect(parseRational(text)).toBeUndefined();
    }
  });

  test("take roots from below, to 128 bits", () => {
    const random = new Random(4);
    expect(squareRoot(fromDouble(49))).toEqual(fromDouble(7));
    expect(squareRoot(fromDouble(0))).toEqual(fromDouble(0));
    for (let index = 0; index < 300; index++) {
      const value = fromDouble(Math.abs(anyDouble(random)) || 1);
      const root = squareRoot(value);
      const next = multiply(root, add(one, { n: 1n, d: 1n << 128n }));
      expect(compare(multiply(root, root), value)).toBeLessThanOrEqual(0);
      expect(compare(multiply(next, next), value)).toBe(1);
    }
  });
});
