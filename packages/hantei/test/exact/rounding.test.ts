import { describe, expect, test } from "vitest";
import { differenceDown, sumUp } from "../../src/exact/rounding.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { lists } from "./numbers.js";
import { wholes } from "./reference.js";

/** Where one step may be two, as the docstrings say: a few powers of two above the least normal double. */
const NARROW = 2 ** -1019;

describe("sumUp and differenceDown", () => {
  test("hold the true sum, and no double between holds it, too", () => {
    const random = new Random(41);
    let rounded = 0;
    for (const [a, b] of lists(20_000, 2, random) as Generator<[number, number]>) {
      const up = sumUp(a, b);
      const down = differenceDown(a, b);
      // One is the other's mirror image; adding 0 turns −0 into 0.
      expect(down + 0).toBe(-sumUp(-a, b) + 0);
      if (Math.abs(a + b) === Number.POSITIVE_INFINITY) continue;
      if (up === Number.POSITIVE_INFINITY) {
        expect(a + b).toBe(Number.MAX_VALUE);
        continue;
      }
      const below = Math.max(nextDown(up), -Number.MAX_VALUE);
      const [wholeA, wholeB, wholeUp, wholeBelow] = wholes([a, b, up, below]) as [bigint, bigint, bigint, bigint];
      expect(wholeUp >= wholeA + wholeB).toBe(true);
      const tight = Math.abs(up) > NARROW || up === a + b;
      if (tight && below < up) expect(wholeBelow < wholeA + wholeB).toBe(true);
      if (up !== a + b) rounded += 1;
    }
    expect(rounded).toBeGreaterThan(1_000);
  });

  test.each([
    [1, 2 ** -53, nextUp(1)],
    [1, Number.MIN_VALUE, nextUp(1)],
    [1, -Number.MIN_VALUE, 1],
    [-1, Number.MIN_VALUE, nextUp(-1)],
    [0.1, 0.2, 0.30000000000000004],
    [Number.MAX_VALUE, Number.MIN_VALUE, Number.POSITIVE_INFINITY],
    [Number.MAX_VALUE, Number.MAX_VALUE, Number.POSITIVE_INFINITY],
    [Number.MIN_VALUE, Number.MIN_VALUE, 2 * Number.MIN_VALUE],
    [0, 0, 0],
  ])("sumUp(%d, %d) is %d", (a, b, up) => {
    expect(sumUp(a, b)).toBe(up);
  });

  test.each([
    [1, Number.MIN_VALUE, nextDown(1)],
    [1, -Number.MIN_VALUE, 1],
    [-Number.MAX_VALUE, Number.MIN_VALUE, Number.NEGATIVE_INFINITY],
    [-Number.MAX_VALUE, Number.MAX_VALUE, Number.NEGATIVE_INFINITY],
    [3, 2, 1],
  ])("differenceDown(%d, %d) is %d", (a, b, down) => {
    expect(differenceDown(a, b)).toBe(down);
  });
});
