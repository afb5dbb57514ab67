/**
 * Expansions are exact: whatever is summed, subtracted and multiplied, taking the true result away again leaves 0, and
 * taking away all but its last bit leaves the sign of that.
 */
import { describe, expect, test } from "vitest";
import {
  beginExpansions,
  type Expansion,
  expansionSign,
  expansions,
  expansionsHold,
} from "../../src/exact/expansion.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { signOf, wholes } from "./reference.js";

const { at, sum, difference, product } = expansions;

/** A formula in the first four registers, over expansions and over BigInt, and its degree. */
const FORMULAS: readonly [string, () => Expansion, (v: bigint[]) => bigint, number][] = [
  ["a + b", () => sum(at(0), at(1)), ([a, b]) => big(a) + big(b), 1],
  ["a − b", () => difference(at(0), at(1)), ([a, b]) => big(a) - big(b), 1],
  ["a · b", () => product(at(0), at(1)), ([a, b]) => big(a) * big(b), 2],
  [
    "a · b − c · d",
    () => difference(product(at(0), at(1)), product(at(2), at(3))),
    ([a, b, c, d]) => big(a) * big(b) - big(c) * big(d),
    2,
  ],
  [
    "(a + b)(c − d)",
    () => product(sum(at(0), at(1)), difference(at(2), at(3))),
    ([a, b, c, d]) => (big(a) + big(b)) * (big(c) - big(d)),
    2,
  ],
  [
    "((a − b)(c + d))²",
    () => {
      const half = product(difference(at(0), at(1)), sum(at(2), at(3)));
      return product(half, half);
    },
    ([a, b, c, d]) => ((big(a) - big(b)) * (big(c) + big(d))) ** 2n,
    4,
  ],
  [
    "(a + b + c + d)⁴",
    () => {
      const total = sum(sum(at(0), at(1)), sum(at(2), at(3)));
      return product(product(total, total), product(total, total));
    },
    ([a, b, c, d]) => (big(a) + big(b) + big(c) + big(d)) ** 4n,
    4,
  ],
];

function big(value: bigint | undefined): bigint {
  return value as bigint;
}

/** value / 2^shift as doubles that add up to it, largest first; each is the rest, rounded. */
function parts(value: bigint, shift: number): number[] {
  const found: number[] = [];
  for (let rest = value; rest !== 0n; ) {
    const part = Number(rest);
    found.push(part / 2 ** shift);
    rest -= BigInt(part);
  }
  return found;
}

describe("expansions", () => {
  test.each(FORMULAS)("%s", (_name, formula, truth, degree) => {
    const random = new Random(31);
    for (let count = 0; count < 3_000; count++) {
      // Whole numbers, some of 53 bits and some short, over 2^40: sizes from 2⁻⁴⁰ to 2³⁰.
      const values = Array.from({ length: 4 }, () => {
        const bits = random.pick([3, 20, 52, 62]);
        return (random.integer(-(2 ** 26), 2 ** 26) * 2 ** Math.max(0, bits - 26) + random.integer(-9, 9)) / 2 ** 40;
      });
      registers.set(values);
      const inputs = values.map((value) => BigInt(value * 2 ** 40));
      const result = truth(inputs);
      const pieces = parts(result, 40 * degree);
      // The registers from 4 on take the pieces; a result of degree 4 has no more than the 20 left.
      expect(pieces.length).toBeLessThanOrEqual(20);
      registers.set(pieces, 4);
      beginExpansions(Math.max(2, degree));
      const value = formula();
      expect(expansionSign(value)).toBe(signOf(result));
      let rest = value;
      let left = result;
      pieces.forEach((piece, index) => {
        rest = difference(rest, at(4 + index));
        left -= BigInt(piece * 2 ** (40 * degree));
        expect(expansionSign(rest)).toBe(signOf(left));
      });
      expect(expansionSign(rest)).toBe(0);
      expect(expansionsHold()).toBe(true);
    }
  });

  test("a register of 0 is the empty sum, −0 too", () => {
    registers.set([0, -0, 3]);
    beginExpansions(2);
    expect(expansionSign(at(0))).toBe(0);
    expect(expansionSign(at(1))).toBe(0);
    expect(expansionSign(product(at(2), at(0)))).toBe(0);
    expect(expansionSign(difference(at(0), at(2)))).toBe(-1);
  });

  test.each([
    [2, 1e-140, 1e145],
    [4, 1e-65, 1e73],
    [6, 1e-40, 1e49],
  ])("of degree %d: numbers outside their range are noticed, 0 is inside", (degree, small, large) => {
    for (const outside of [small, -small, large, -large, Number.POSITIVE_INFINITY, Number.NaN]) {
      registers.set([1, outside]);
      beginExpansions(degree);
      sum(at(0), at(1));
      expect(expansionsHold()).toBe(false);
    }
    registers.set([1, 0]);
    beginExpansions(degree);
    sum(at(0), at(1));
    expect(expansionsHold()).toBe(true);
  });

  test("whole numbers as BigInt sees them", () => {
    expect(wholes([0.5, 3])).toEqual([1n, 6n]);
  });
});
