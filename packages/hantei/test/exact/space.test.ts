/** The predicates of space against BigInt, at every magnitude; and an arena that is too small. */
import { describe, expect, test } from "vitest";
import {
  beginExpansions,
  type Expansion,
  expansionSign,
  expansions,
  expansionsHold,
} from "../../src/exact/expansion.js";
import { isOnGrid } from "../../src/exact/grid.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { atAnyScale, jiggled, lists } from "./numbers.js";
import { LINES } from "./predicates.js";
import { wholes } from "./reference.js";

/** Two lines at right angles to a vector of whole length, that length times `apart` from each other; radii to match. */
function tangentLines(random: Random): number[] {
  const [n, length] = random.pick([
    [[2, 3, 6], 7],
    [[1, -2, 2], 3],
    [[0, 3, -4], 5],
    [[0, 0, 1], 1],
  ] as const);
  const across = (): number[] => {
    const [x, y, z] = [0, 0, 0].map(() => random.integer(-9, 9)) as [number, number, number];
    return [n[1] * z - n[2] * y, n[2] * x - n[0] * z, n[0] * y - n[1] * x];
  };
  const apart = random.integer(0, 2 ** random.pick([1, 6, 12]));
  const factor = random.pick([1, 3, 2 ** 10 + 1]);
  const a1 = [0, 0, 0].map(() => random.integer(-9, 9));
  const ahead = (p: readonly number[], way: readonly number[]): number[] => p.map((value, i) => value + (way[i] ?? 0));
  const a2 = ahead(
    a1,
    across().map((value) => value * factor),
  );
  const b1 = ahead(
    ahead(a1, across()),
    n.map((value) => value * apart),
  );
  const share = random.integer(0, apart * length);
  return [...a1, ...a2, ...b1, ...ahead(b1, across()), share, apart * length - share];
}

describe.each(LINES)("$name", ({ name, load, ask, truth }) => {
  function check(numbers: readonly number[]): number {
    const values = numbers.map((value, index) => (index < 12 ? value : Math.abs(value)));
    // What earlier calls left behind must not matter.
    registers.fill(Number.NaN);
    load(values);
    const wanted = truth(values);
    const sign = ask();
    if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
    expect(Object.is(sign, -0)).toBe(false);
    return sign;
  }

  test("agrees with BigInt on numbers of every magnitude", () => {
    for (const values of lists(12_000, 14, new Random(41))) check(values);
  });

  test("agrees with BigInt on ties and a last bit off, at every magnitude", () => {
    const random = new Random(42);
    const signs = new Set<number>();
    for (let count = 0; count < 4_000; count++) {
      const values = random.once(3) ? tangentLines(random) : atAnyScale(tangentLines(random), random);
      signs.add(check(values));
      signs.add(check(jiggled(values, random)));
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });
});

describe("isOnGrid", () => {
  const ask = (values: readonly number[], steps: number): boolean => {
    registers.set(values);
    return isOnGrid(values.length, steps);
  };

  test.each([
    [[1, 2, 31], 128, true],
    [[1, 2, 129], 128, false],
    [[0.1, 0.2, 0.3], 128, false],
    [[0.5, -15, 0], 128, true],
    [[3 * 2 ** -60, 5 * 2 ** -60], 128, true],
    [[1, 2 ** 20], 128, false],
    [[1, 2 ** 10 - 1], 1 << 12, true],
    [[0, 0], 128, false],
    [[1e-50], 128, false],
    [[1e50], 128, false],
    [[1, Number.NaN], 128, false],
    [[Number.NaN, 1], 128, false],
    [[1, Number.POSITIVE_INFINITY], 128, false],
  ])("%j within %d steps: %s", (values, steps, wanted) => {
    expect(ask(values, steps)).toBe(wanted);
  });

  test("says yes only to short multiples of a power of two", () => {
    const random = new Random(43);
    let yes = 0;
    for (let count = 0; count < 5_000; count++) {
      const unit = 2 ** random.integer(-60, 60);
      const values = [0, 0, 0].map(() => random.integer(-(2 ** random.pick([3, 5, 9])), 2 ** 5) * unit);
      if (!ask(values, 128)) continue;
      yes += 1;
      const whole = wholes(values).map((value) => (value < 0n ? -value : value));
      const all = whole.reduce((bits, value) => bits | value, 0n);
      const lowest = all & -all;
      for (const value of whole) expect(value / lowest).toBeLessThan(128n);
    }
    expect(yes).toBeGreaterThan(1_000);
  });
});

describe("an arena that is full", () => {
  test("is noticed, not overrun, and forgotten at the next formula", () => {
    registers.set([1, 2 ** -60, 2 ** 60, 3]);
    beginExpansions(2);
    let value: Expansion = expansions.at(0);
    for (let count = 0; count < 2_000; count++) value = expansions.sum(value, expansions.at(1));
    expect(expansionsHold()).toBe(false);
    beginExpansions(2);
    expansions.sum(expansions.at(0), expansions.at(3));
    expect(expansionsHold()).toBe(true);
  });

  test("has room for 1024 expansions", () => {
    registers.set([3]);
    beginExpansions(2);
    for (let count = 0; count < 1024; count++) expect(expansionSign(expansions.at(0))).toBe(1);
    expect(expansionsHold()).toBe(true);
    expansions.at(0);
    expect(expansionsHold()).toBe(false);
  });

  test("sums that fill it are noticed at the first that does not fit", () => {
    // 17 doubles that do not merge, their partial sums, and one of them again: 17 + (1 + … + 17) + 1 doubles.
    const parts = Array.from({ length: 17 }, (_, index) => 2 ** (54 * (index - 8)));
    registers.set([...parts, 0, 0]);
    beginExpansions(2);
    let value = parts.reduce(
      (sum: Expansion, _, index) => expansions.sum(sum, expansions.at(index)),
      expansions.at(18),
    );
    const least = expansions.at(0);
    let sums = 0;
    while (expansionsHold() && sums < 1_000) {
      const next = sums % 2 === 0 ? expansions.sum(value, least) : expansions.difference(value, least);
      if (!expansionsHold()) break;
      sums++;
      value = next;
    }
    // Each sum has 17 more, and 2^14 is the limit.
    expect(sums).toBe(Math.floor((2 ** 14 - 171) / 17));
    beginExpansions(2);
    expansions.sum(expansions.at(0), expansions.at(3));
    expect(expansionsHold()).toBe(true);
  });
});
