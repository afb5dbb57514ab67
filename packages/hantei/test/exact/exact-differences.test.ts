/** Whether a difference or a sum of two doubles is a double itself. */
import { expect, test } from "vitest";
import { areExactDifferences } from "../../src/exact/dot3d.js";
import { isExactDifference, isExactSum } from "../../src/exact/exact-double.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { wholes } from "./reference.js";
import { CASES } from "./sums.js";

test("differences and sums that are doubles are told from those that are not", () => {
  const random = new Random(85);
  const seen: [number, number] = [0, 0];
  for (let count = 0; count < CASES; count++) {
    const draw = (): number => random.sign() * (random.unit() + 1) * 2 ** random.integer(-60, 60);
    const short = (): number => random.integer(-9, 9) * 2 ** random.integer(-60, 60);
    const [a, b] = [random.pick([draw, short])(), random.pick([draw, short])()];
    const [wholeA, wholeB, difference] = wholes([a, b, a - b]) as [bigint, bigint, bigint];
    const exact = wholeA - wholeB === difference;
    registers.set([a, b, -b], 7);
    expect(isExactDifference(7, 8), `${a} - ${b}`).toBe(exact);
    expect(isExactSum(7, 9), `${a} - ${b}`).toBe(exact);
    if (exact) seen[1]++;
    else seen[0]++;
  }
  expect(Math.min(...seen)).toBeGreaterThan(CASES / 20);
});

test("of two triples, every difference is asked about", () => {
  registers.fill(Number.NaN);
  registers.set([1, 2, 3], 8);
  registers.set([4, 6, 8], 16);
  expect(areExactDifferences(8, 16)).toBe(true);
  for (let axis = 0; axis < 3; axis++) {
    registers[8 + axis] = 2 ** -60;
    expect(areExactDifferences(8, 16)).toBe(false);
    registers[8 + axis] = axis;
    registers[16 + axis] = 0.1;
    expect(areExactDifferences(8, 16)).toBe(axis === 0);
    registers[16 + axis] = 1;
  }
});
