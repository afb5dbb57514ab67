import { describe, expect, it } from "vitest";
import { doubles } from "../src/arithmetic/doubles.js";
import { arrangements, formulaOf, inDoubles } from "../src/index.js";
import { properOrders } from "../src/page/sections/slots.js";

/** The arrangements that a pair of slots matches. */
function matching(...ends: [number, number, number, number]): number[] {
  return arrangements.filter(({ test }) => test(doubles, ends)).map(({ number }) => number);
}

describe("the six arrangements", () => {
  it("match as article 002 draws them", () => {
    expect(matching(0, 1, 2, 3)).toEqual([1]);
    expect(matching(0, 2, 1, 3)).toEqual([2]);
    expect(matching(1, 2, 0, 3)).toEqual([3]);
    expect(matching(0, 3, 1, 2)).toEqual([2, 4, 5]);
    expect(matching(1, 3, 0, 2)).toEqual([5]);
    expect(matching(2, 3, 0, 1)).toEqual([6]);
    expect(matching(0, 1, 0, 1)).toEqual([3, 4]);
  });

  it("can lie in thirteen ways, and the negation agrees on each", () => {
    const orders = properOrders();
    expect(new Set(orders.map(String)).size).toBe(13);
    for (const ends of orders) {
      const overlap = matching(...ends).some((number) => number > 1 && number < 6);
      expect(inDoubles(formulaOf("slots/arrangements"), ends)).toBe(overlap);
      expect(inDoubles(formulaOf("slots/negated"), ends)).toBe(overlap);
      expect(matching(...ends).length).toBeGreaterThan(0);
    }
  });
});
