import { describe, expect, test } from "vitest";
import { bitLength, greatestCommonDivisor } from "../../src/exact/gcd.js";
import { Random } from "../generators/random.js";

function euclid(a: bigint, b: bigint): bigint {
  return b === 0n ? a : euclid(b, a % b);
}

describe("greatestCommonDivisor", () => {
  const random = new Random(20261121);
  const ofBits = (bits: number): bigint => {
    let value = 1n;
    for (let at = 1; at < bits; at++) value = 2n * value + BigInt(random.integer(0, 1));
    return value;
  };

  test.each([1, 50, 52, 53, 54, 64, 105, 200, 1000])(
    "is Euclid's at %i bits, with and without a common factor",
    (bits) => {
      for (let round = 0; round < 40; round++) {
        const factor = ofBits(random.integer(1, bits));
        const a = ofBits(bits) * factor;
        const b = ofBits(random.integer(1, bits)) * factor;
        expect(greatestCommonDivisor(a, b)).toBe(euclid(a, b));
        expect(greatestCommonDivisor(b, a)).toBe(euclid(a, b));
      }
    },
  );

  test("takes neighbors in Fibonacci's sequence, powers of two and 0", () => {
    let [a, b] = [1n, 1n];
    for (let step = 0; step < 500; step++) {
      expect(greatestCommonDivisor(a, b)).toBe(1n);
      [a, b] = [b, a + b];
    }
    expect(greatestCommonDivisor(2n ** 300n, 2n ** 100n)).toBe(2n ** 100n);
    expect(greatestCommonDivisor(2n ** 300n - 1n, 2n ** 300n)).toBe(1n);
    expect(greatestCommonDivisor(0n, 7n)).toBe(7n);
    expect(greatestCommonDivisor(7n, 0n)).toBe(7n);
    expect(greatestCommonDivisor(0n, 0n)).toBe(0n);
  });
});

describe("bitLength", () => {
  test.each([
    [1n, 1],
    [2n, 2],
    [255n, 8],
    [256n, 9],
    [2n ** 1000n - 1n, 1000],
  ])("of %s is %i", (value, bits) => {
    expect(bitLength(value)).toBe(bits);
  });
});
