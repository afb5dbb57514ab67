/** a − b against c, and a circle's reach against a line, where only the last bits tell. */
import { describe, expect, test } from "vitest";
import { circle, relate, segment } from "../../src/2d/index.js";
import { compareDifference } from "../../src/exact/compare-difference.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { signOf, wholes } from "./reference.js";

function ask(a: number, b: number, c: number): number {
  registers[7] = a;
  registers[3] = b;
  registers[11] = c;
  return compareDifference(7, 3, 11);
}

function truth(a: number, b: number, c: number): number {
  const [x, y, z] = wholes([a, b, c]) as [bigint, bigint, bigint];
  return signOf(x - y - z);
}

describe("compareDifference", () => {
  test("is the sign of a − b − c, whatever is rounded away", () => {
    const random = new Random(481);
    const seen = new Set<number>();
    for (let index = 0; index < 4000; index++) {
      const draw = (): number => random.pick([1, -1]) * random.unit() * 2 ** random.integer(-60, 60);
      const [a, b] = [draw(), random.once(2) ? draw() : random.integer(-9, 9)];
      const near = a - b;
      for (const c of [near, nextUp(near), nextDown(near), draw()]) {
        const sign = truth(a, b, c);
        seen.add(c === near ? sign + 10 : sign);
        expect(ask(a, b, c), `${a} ${b} ${c}`).toBe(sign);
      }
    }
    // Rounded ties were above, below and equal in truth.
    expect([...seen].sort((x, y) => x - y)).toEqual([-1, 1, 9, 10, 11]);
  });

  test("NaN leaves no room", () => {
    expect(ask(Number.NaN, 0, 0)).toBe(-1);
    expect(ask(1, Number.NaN, 0)).toBe(-1);
    expect(ask(1, 0, Number.NaN)).toBe(-1);
  });
});

describe("a long coordinate beside short ones", () => {
  // 5 · wy − 12 · wx = 13 · 84: the line's distance is 84, and 12 · wx has more bits than a double.
  const wy = 12 * (2 ** 20 - 1) * 2 ** 30;
  const wx = 5 * (2 ** 20 - 1) * 2 ** 30 - 91;
  const scale = 2 ** 53;

  test.each([
    ["x", segment(0, 0, 5 * scale, 12 * scale), (r: number) => circle(wx, wy, r)],
    ["y", segment(0, 0, 12 * scale, 5 * scale), (r: number) => circle(wy, wx, r)],
  ])("in %s", (_, line, around) => {
    expect(relate(line, around(84))).toBe("touching");
    expect(relate(line, around(nextDown(84)))).toBe("disjoint");
    expect(relate(line, around(nextUp(84)))).toBe("overlapping");
    expect(relate(line, around(83.9921875))).toBe("disjoint");
    expect(relate(line, around(84.0078125))).toBe("overlapping");
  });
});
