/** Which of two edges' lines a spot reaches first, against BigInt: at every magnitude, at ties, and at both ends of the doubles. */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { jiggled, lists } from "./numbers.js";
import { CROSSINGS } from "./predicates.js";

describe.each(CROSSINGS)("$name", ({ name, length, load, ask, truth }) => {
  function check(values: readonly number[]): number {
    registers.fill(Number.NaN);
    load(values);
    const [sign, wanted] = [ask(), truth(values)];
    if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
    return sign;
  }

  test("agrees with BigInt on numbers of every magnitude", () => {
    for (const values of lists(2_000, length, new Random(121))) check(values);
  });

  test("agrees with BigInt on ties of whole numbers, and a last bit off", () => {
    const random = new Random(122);
    const signs = new Set<number>();
    for (let found = 0; found < 600; ) {
      const size = random.pick([1, 3, 9]);
      const values = Array.from({ length }, () => random.integer(-size, size));
      if (truth(values) !== 0) continue;
      found++;
      const scale = 2 ** random.pick([0, 0, -3, 40, -60, -130, 200, -200]);
      const moved = values.map((value) => value * scale);
      expect(check(moved)).toBe(0);
      signs.add(check(jiggled(moved, random)));
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("agrees with BigInt where a factor underflows, and is then multiplied by what is huge", () => {
    const random = new Random(123);
    for (let count = 0; count < 2_000; count++) {
      // Powers of the motion, the ways to the edges, and the edges: of the latter one times the motion, or the way, underflows.
      const [u, w, e, f] = random.pick([
        [0, -538, -538, 600],
        [0, -538, 600, -538],
        [-538, 0, -538, 600],
        [-538, 0, 600, -538],
        [-538, 600, 0, 0],
        [600, -538, 0, 0],
        [-538, 300, 0, 0],
      ] as const);
      const pair = (power: number): number[] => [0, 0].map(() => random.integer(-5, 5) * 2 ** power);
      const shifted = (from: readonly number[], way: readonly number[]): number[] =>
        from.map((value, axis) => value + (way[axis] as number));
      const [a, b] = [pair(w), random.pick([() => pair(w), () => [0, 0]])()];
      check([0, 0, ...pair(u), 0, 0, ...a, ...shifted(a, pair(e)), ...b, ...shifted(b, pair(f))]);
      // From an edge's end at the origin nothing is rounded.
      check([...a, ...pair(u), 0, 0, 0, 0, ...pair(e), 0, 0, ...pair(f)]);
    }
  });

  test("agrees with BigInt where one product overflows", () => {
    const random = new Random(124);
    const tail = (): number => random.sign() * random.unit() * 2 ** -53;
    const near = (value: number): number => value * (1 + random.integer(-3, 3) * 2 ** -53);
    const signs = new Set<number>();
    for (let count = 0; count < 2_500; count++) {
      // The edges are upright, and square to the motion, which goes to the right: all products but four are next to nothing.
      const u = 0.75 + random.unit() / 2;
      const e = name.includes("of a point") || name.endsWith("points") ? u : 0.75 + random.unit() / 2;
      const f = name.endsWith("point") || name.endsWith("points") ? u : 0.75 + random.unit() / 2;
      const [a, b] = [near(1 / (u * e * f)), near(1 / (u * e * f))];
      const way = random.sign();
      const values = [tail(), tail(), u, tail(), 0, 0, way * a, 0, way * a, e, way * b, 0, way * b, f];
      signs.add(check(values.map((value) => value * 2 ** 256)));
    }
    expect(signs.size).toBeGreaterThan(1);
  });
});
