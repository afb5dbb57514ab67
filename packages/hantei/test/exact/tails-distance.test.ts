/**
 * Comparing a distance: sums of squares whose large parts cancel, so that what rounding took from the smaller ones decides.
 * (M + 1)² − (M − 1)² is 4M, and a square is that, but for its last bits. The predicates add these up and note what is lost on
 * the way; each of these notes must count.
 */
import { describe, expect, test } from "vitest";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { CASES, check, factors, predicate, SIZES, shuffled, tail } from "./sums.js";

describe("compareDistance3d", () => {
  const distance = predicate("compareDistance3d");

  test("where the large squares cancel", () => {
    const random = new Random(81);
    const signs = new Set<number>();
    for (let count = 0; count < CASES; count++) {
      const { x, y, m, lost } = factors(random);
      if (y !== x) continue;
      // A third side that is as small, or makes up for what was lost, up to its own last bits.
      const third = random.pick([0, Math.sqrt(Math.abs(lost)), random.unit() * 2 ** -random.integer(0, 60)]);
      const size = 2 ** random.pick(SIZES);
      const sides = shuffled([m - 1, x, random.pick([third, nextUp(third), nextDown(third)])], random);
      const reach = m + 1;
      const common = 2 ** -random.integer(30, 80);
      const tails = random.once(2) ? [0, 0, 0, 0] : [...sides, reach].map((side) => tail(side, common, random));
      const values = [...sides, ...tails.slice(0, 3).map((each) => -each), reach, Math.abs(tails[3] as number)];
      signs.add(
        check(
          distance,
          values.map((value) => value * size),
        ),
      );
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("where what rounding took from the sides nearly cancels, or all but its squares", () => {
    const random = new Random(83);
    const signs = new Set<number>();
    for (let count = 0; count < CASES; count++) {
      const [x, y, z, reach] = random.pick([
        [2, 2, 1, 3],
        [2, 3, 6, 7],
        [6, 6, 7, 11],
      ] as const);
      const size = 2 ** random.pick(SIZES);
      const tiny = 2 ** -random.integer(54, 70);
      const some = (): number => (random.unit() - 0.5) * tiny;
      const off = random.pick([
        [tiny, -tiny, 0],
        [some(), some(), 0],
        [some(), some(), some()],
      ]) as [number, number, number];
      const sum = x * off[0] + y * off[1] + z * off[2];
      const turn = random.integer(0, 2);
      const turned = (values: readonly number[]): number[] =>
        values.map((_, axis) => values[(axis + turn) % 3] as number);
      // Radii are not negative: where theirs would be, the sides go the other way.
      const way = sum < 0 ? -1 : 1;
      const values = [...turned([x, y, z]), ...turned(off).map((each) => -each * way), reach, Math.abs(sum / reach)];
      signs.add(
        check(
          distance,
          values.map((value) => value * size),
        ),
      );
    }
    expect(signs.size).toBeGreaterThan(1);
  });
});

test("compareDistance3d where squares of 24 bits are exact and their sum is not", () => {
  const random = new Random(84);
  const distance = predicate("compareDistance3d");
  const signs = new Map<number, number>();
  for (let count = 0; count < CASES; count++) {
    const [y, k] = [random.integer(2 ** 20, 2 ** 24 - 10), random.integer(1, 9)];
    // (y + k)² − y² is x², and a rest that is z² but for the last bits of z.
    const rest = 2 * k * y + k * k;
    const x = Math.floor(Math.sqrt(rest));
    const z = Math.fround(Math.sqrt(rest - x * x) * (1 + random.integer(-1, 1) * 2 ** -23));
    const size = 2 ** random.integer(-30, 30);
    const sides = shuffled([x, y, z], random).map((side) => side * random.sign() * size);
    const share = random.integer(0, y);
    const sign = check(distance, [...sides, 0, 0, 0, share * size, (y + k - share) * size]);
    signs.set(sign, (signs.get(sign) ?? 0) + 1);
  }
  for (const sign of [-1, 0, 1]) expect(signs.get(sign)).toBeGreaterThan(CASES / 2_000);
});

test("compareDistance3d where the sides come from a grid, and the radii do not", () => {
  const random = new Random(88);
  const distance = predicate("compareDistance3d");
  const signs = new Set<number>();
  for (let count = 0; count < CASES; count++) {
    const reach = 2 * random.integer(2 ** 51, 2 ** 52 - 1) + 1;
    // Each side in eights makes up for what the ones before it have left.
    const sides: number[] = [];
    let rest = BigInt(reach) * BigInt(reach);
    for (const less of [random.integer(0, 99), 0, random.integer(-9, 9)]) {
      const side = 8 * (Math.floor(Math.sqrt(Number(rest > 0n ? rest : 0n)) / 8) - less);
      sides.push(side);
      rest -= BigInt(side) * BigInt(side);
    }
    signs.add(check(distance, [...shuffled(sides, random), 0, 0, 0, reach, 0]));
    // (32k + 1)² − 1 is (32k)² + 64k, and k the sum of two squares.
    const [y, z] = [random.integer(2 ** 23, 2 ** 23.4), random.integer(1, 2 ** 23)].map(Math.floor) as [number, number];
    const length = 32 * (y * y + z * z);
    expect(check(distance, [...shuffled([length, 8 * y, 8 * z], random), 0, 0, 0, length + 1, 0])).toBe(-1);
  }
  expect(signs).toEqual(new Set([-1, 1]));
});

test("compareDistance2d where one of the radii's sum and the side, added and subtracted, is half a last bit too long", () => {
  const random = new Random(87);
  const distance = predicate("compareDistance2d");
  const signs = new Set<number>();
  for (let count = 0; count < CASES; count++) {
    const bit = 2 ** -52;
    const reach = 1 + 2 * random.integer(1, 2 ** 49) * bit;
    // The one is below 1, where half bits fit; the other above.
    const dx = reach - 1 + (2 * random.integer(1, 2 ** random.integer(1, 50)) + 1) * (bit / 2);
    const near = Math.sqrt((reach - dx) * (reach + dx));
    const dy = random.pick([near, near, nextUp(near), nextDown(near)]);
    const values = [dx * random.sign(), dy * random.sign(), 0, 0, reach, 0];
    signs.add(check(distance, values));
    // And the point itself beside one that is next to nothing, in each direction.
    const small = 2 ** -random.integer(54, 70);
    for (const each of [
      [1, 0, small, 0, 1, 0],
      [0, 1, 0, small, 1, 0],
      [small, 0, 1, 0, 1, 0],
      [0, small, 0, 1, 1, 0],
      [1, 0, 0, 0, 1, small],
      [1, 0, 0, 0, small, 1],
    ]) {
      expect(check(distance, each)).toBe(-1);
      expect(
        check(
          distance,
          each.map((value, at) => (at < 4 ? -value : value)),
        ),
      ).toBe(-1);
    }
  }
  expect([...signs].sort()).toEqual([-1, 1]);
});

/** Found by chance: what adding up the tails takes from them is all there is, and is easily overlooked. */
test.each([
  // Whole numbers, x² + y² + z² = s² + 1: a last bit of two sums of tails that are equally large.
  [[5014067247233394, 1938312179997951, 3567199671343792], 6451576393575630, 1],
  [[5451120519092471, 2308155301926120, 2870952806345981], 6579108285151301, 1],
  [[4759503451249951, 2267332837700200, 7069039161457992], 8818445779478408, 1],
  // s² − x² − y² is whole, and z its root, rounded: beside the tails of x² and y² that of z² is next to nothing.
  [[532294940600213, 992125343109249, 7955203.216512197], 1125899906842624, 1],
  [[5795220306288360, 6895292598301375, 37246398.57441037], 9007199254740992, -1],
  [[2596213873519144, 8624923880101980, 99910834.60131302], 9007199254740992, -1],
])("a last sum that loses everything: sides %j, and %d", (sides, reach, sign) => {
  const distance = predicate("compareDistance3d");
  for (const size of SIZES) {
    const scale = 2 ** size;
    const values = [...sides.map((side) => side * scale), 0, 0, 0, reach * scale, 0];
    expect(check(distance, values)).toBe(sign);
  }
});
