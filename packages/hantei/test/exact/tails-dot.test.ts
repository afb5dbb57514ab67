/** Dot products whose large parts cancel, as the squares in tails-distance.test.ts do. */
import { describe, expect, test } from "vitest";
import { Random } from "../generators/random.js";
import { nextUp } from "../generators/ulp.js";
import { CASES, check, factors, predicate, SIZES, shuffled, tail } from "./sums.js";

/** Products that add up to 4M: two of them, large, or one. */
function sums(m: number): number[][][] {
  return [
    [[m, 4]],
    [
      [m + 1, m + 1],
      [m - 1, 1 - m],
    ],
  ];
}

describe("dot3dAt", () => {
  const dot = predicate("dot3dAt");

  test("where the large products cancel", () => {
    const random = new Random(82);
    const signs = new Set<number>();
    for (let count = 0; count < CASES; count++) {
      const { x, y, m, lost } = factors(random);
      const size = 2 ** random.pick(SIZES);
      const sign = random.sign();
      const third = random.pick([0, lost, nextUp(lost), 2 ** -random.integer(0, 60) * (random.unit() - 0.5)]);
      // M², or (M + 1)² − (M − 1)², beside x · y.
      const pairs = shuffled(
        [...random.pick(sums(m)), [x, -y], [third, random.pick([1, random.unit()])]].slice(0, 3),
        random,
      );
      const common = 2 ** -random.integer(30, 80);
      const a = random.once(2) ? [0, 0, 0] : pairs.map(([u]) => tail(u as number, common, random));
      const values = [...a, ...pairs.map(([u]) => u as number), ...pairs.map(([, w]) => (w as number) * sign)];
      signs.add(
        check(
          dot,
          [...values, 0, 0, 0, 0, 0].map((value) => value * size),
        ),
      );
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("where two products beside a tie are rounded apart, and what is left of them nearly cancels", () => {
    const random = new Random(86);
    const signs = new Set<number>();
    for (let count = 0; count < CASES; count++) {
      // x · (x − 2) is odd and of 54 bits: a tie, rounded up; the other product is less, and rounded down.
      const x = 2 * random.integer(50_000_000, 62_000_000) + 1;
      const step = random.integer(1, 9);
      const off = step * 2 ** -26;
      const left = step * 2 ** -25 + off * off;
      const third = random.pick([-1, 1, 0]) * 2 ** -random.integer(60, 74) - left;
      const pairs = shuffled(
        [
          [x, x - 2],
          [x + off, x - 2 - off],
          [third, 1],
        ],
        random,
      ).map(([u, w]) => [u as number, u === x + off ? -(w as number) : (w as number)] as const);
      const [size, sign] = [2 ** random.pick(SIZES), random.sign()];
      const values = [0, 0, 0, ...pairs.map(([u]) => u), ...pairs.map(([, w]) => w * sign), 0, 0, 0, 0, 0];
      signs.add(
        check(
          dot,
          values.map((value) => value * size),
        ),
      );
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });
});

/** Found by chance: what adding up the tails takes from them is all there is, and is easily overlooked. */
test.each([
  [[5675025123089647, 7028578286397839, 7832574123182258], [1844410465821063, 7801113510044294, -8336698986860866], -1],
  [
    [1114229832932661, 120544651739031, 0.7893071501874711],
    [430812986455292, -3982131724620298, -39183050138882.32],
    1,
  ],
  [
    [1114229832932661, 0.7893071501874711, 120544651739031],
    [430812986455292, -39183050138882.32, -3982131724620298],
    1,
  ],
])("a last sum that loses everything: products of %j and %j", (u, w, sign) => {
  const dot = predicate("dot3dAt");
  for (const way of [1, -1]) {
    const values = [0, 0, 0, ...u, ...w.map((value) => value * way), 0, 0, 0, 0, 0];
    expect(check(dot, values)).toBe(sign * way);
  }
});
