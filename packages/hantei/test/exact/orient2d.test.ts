import { orient2d as robust } from "robust-predicates";
import { describe, expect, test } from "vitest";
import { orient2d } from "../../src/exact/orient2d.js";
import { Random } from "../generators/random.js";
import { nextUp } from "../generators/ulp.js";
import { atAnyScale, jiggled, lists } from "./numbers.js";
import { orientation } from "./reference.js";

type Six = [number, number, number, number, number, number];

function check(values: readonly number[]): number {
  const sign = orient2d(...(values as Six));
  if (sign !== orientation(values))
    expect.fail(`orient2d(${values.join(", ")}) is ${sign}, not ${orientation(values)}`);
  return sign;
}

/** p, p + i·u, p + j·u in whole numbers of up to `bits` bits: collinear. */
function collinear(random: Random): number[] {
  const bits = random.pick([2, 8, 20, 26, 40]);
  const [ux, uy] = [random.integer(-(2 ** bits), 2 ** bits), random.integer(-(2 ** bits), 2 ** bits)];
  const [px, py] = [random.integer(-(2 ** 51), 2 ** 51), random.integer(-(2 ** 45), 2 ** 45)];
  const [i, j] = [random.integer(-99, 99), random.integer(-99, 99)];
  return [px, py, px + i * ux, py + i * uy, px + j * ux, py + j * uy];
}

describe("orient2d", () => {
  test("counter-clockwise is 1, clockwise −1, collinear 0", () => {
    expect(orient2d(0, 0, 1, 0, 0, 1)).toBe(1);
    expect(orient2d(0, 0, 0, 1, 1, 0)).toBe(-1);
    expect(orient2d(0, 0, 1, 1, 2, 2)).toBe(0);
    expect(orient2d(1, 2, 1, 2, 5, 9)).toBe(0);
  });

  test("agrees with BigInt on numbers of every magnitude", () => {
    const random = new Random(11);
    for (const values of lists(24_000, 6, random)) check(values);
  });

  test("exact ties at every magnitude are 0, and a last bit tips them", () => {
    const random = new Random(12);
    const signs = new Set<number>();
    for (let count = 0; count < 12_000; count++) {
      const values = atAnyScale(collinear(random), random);
      expect(check(values)).toBe(0);
      signs.add(check(jiggled(values, random)));
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test.each([
    ["products that underflow", [0, 0, 1e-200, 1e-200, 1e-200, nextUp(1e-200)], 1],
    ["the least numbers there are", [0, 0, 5e-324, 0, 0, 5e-324], 1],
    ["the least numbers there are, collinear", [0, 0, 5e-324, 5e-324, 1e-323, 1e-323], 0],
    ["products that overflow", [0, 0, 1e200, 1e200, 1e200, nextUp(1e200)], 1],
    ["products that overflow, collinear", [0, 0, 1e200, 1e200, 2e200, 2e200], 0],
    ["differences that overflow", [-1.7e308, -1.7e308, 1.7e308, 1.7e308, 0, 5e-324], 1],
    ["differences that overflow, collinear", [-1.7e308, -1.7e308, 1.7e308, 1.7e308, 0, 0], 0],
    ["huge beside tiny", [0, 0, 1e308, 5e-324, -1e308, -5e-324], 0],
    ["huge beside tiny, tipped", [0, 0, 1e308, 5e-324, -1e308, -1e-323], -1],
  ])("%s", (_name, values, sign) => {
    expect(check(values)).toBe(sign);
  });

  /**
   * After L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, "Classroom examples of robustness problems in geometric
   * computations" (2008), section 3: points on a grid of last bits beside the line through two points, where the plain
   * determinant paints stripes. Grid and points are computed here.
   */
  test.each([
    [0.5, 12, 24],
    [0.5, 8.8, 12.1],
    [0.5, 17.3, 24],
    [24, 12.1, 0.3],
  ])("a grid of last bits at %s against the diagonal through %s and %s", (near, q, r) => {
    const bit = nextUp(near) - near;
    let plainWrong = 0;
    for (let i = 0; i < 64; i++) {
      for (let j = 0; j < 64; j++) {
        const [x, y] = [near + i * bit, near + j * bit];
        const sign = check([x, y, q, q, r, r]);
        // With q and r on the diagonal, the determinant is (x − y)(q − r).
        expect(sign).toBe(Math.sign(i - j) * Math.sign(q - r) + 0);
        const plain = (q - x) * (r - y) - (q - y) * (r - x);
        if (Math.sign(plain) !== sign) plainWrong += 1;
      }
    }
    expect(plainWrong).toBeGreaterThan(0);
  });

  test("robust-predicates agrees, its sign reversed, where its products cannot underflow or overflow", () => {
    const random = new Random(13);
    for (let count = 0; count < 8_000; count++) {
      const values = jiggled(
        random.once(2) ? collinear(random) : collinear(random).map((value) => value * 0.1),
        random,
      );
      // Its orientation is positive where the points turn clockwise with y up.
      expect(Math.sign(-robust(...(values as Six))) + 0).toBe(check(values));
    }
  });
});
