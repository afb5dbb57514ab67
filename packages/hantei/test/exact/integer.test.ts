/** Every finite double is its mantissa, a whole number of at most 53 bits, times a power of two. */
import { expect, test } from "vitest";
import { decompose } from "../../src/exact/integer.js";
import { PALETTES } from "../generators/palettes.js";
import { Random } from "../generators/random.js";

test.each([
  [0, 0n, -1074],
  [-0, 0n, -1074],
  [1, 2n ** 52n, -52],
  [-1.5, -3n * 2n ** 51n, -52],
  [5e-324, 1n, -1074],
  [-(2 ** -1022), -(2n ** 52n), -1074],
  [2 ** -1021, 2n ** 52n, -1073],
  [Number.MAX_VALUE, 2n ** 53n - 1n, 971],
])("%d", (value, mantissa, exponent) => {
  expect(decompose(value)).toEqual({ mantissa, exponent });
});

test("numbers of every magnitude are put together again", () => {
  const random = new Random(98);
  for (const draw of Object.values(PALETTES)) {
    const next = draw(random);
    for (let count = 0; count < 500; count++) {
      const value = next();
      const { mantissa, exponent } = decompose(value);
      // In two steps: a power of two may be too small for a double where the number is not.
      const half = Math.trunc(exponent / 2);
      expect(Number(mantissa) * 2 ** half * 2 ** (exponent - half), String(value)).toBe(value + 0);
    }
  }
});
