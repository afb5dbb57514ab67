/**
 * Sums of products whose large parts cancel, so that what rounding took from the smaller ones decides: (M + 1)² − (M − 1)² is
 * 4M, and a square or a product of two doubles is that, but for its last bits. The predicates add these up and note what is
 * lost on the way; each of these notes must count.
 */
import { describe, expect, test } from "vitest";
import { areExactDifferences } from "../../src/exact/dot3d.js";
import { isExactDifference, isExactSum } from "../../src/exact/exact-double.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { FLAT, LINES, type Predicate } from "./predicates.js";
import { wholes } from "./reference.js";

const CASES = Number(process.env.HANTEI_CASES ?? 6_000);
const SIZES = [0, 0, 50, -50, 200, -200];

function predicate(name: string): Predicate {
  return [...FLAT, ...LINES].find((each) => each.name === name) as Predicate;
}

function check({ name, load, ask, truth }: Predicate, values: readonly number[]): number {
  registers.fill(Number.NaN);
  load(values);
  const [sign, wanted] = [ask(), truth(values)];
  if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
  return sign;
}

/** Less than half the last bit of a number, or nothing; sometimes a few of them have the same size. */
function tail(value: number, common: number, random: Random): number {
  const bit = (nextUp(Math.abs(value)) - Math.abs(value)) * 2 ** -random.integer(2, 60);
  return random.sign() * random.pick([0, 0, common, common, bit, bit * random.unit()]);
}

/** Two factors whose product is a whole multiple of four from 2⁵⁴ to 2⁵⁵, but for what rounding takes from it. */
function factors(random: Random): { x: number; y: number; m: number; lost: number } {
  for (;;) {
    const x = random.pick([
      2 ** 27 + random.unit() * 2 ** 25,
      2 ** 27 + random.integer(0, 99) * 2 ** -25,
      2 * random.integer(2 ** 26, 2 ** 26.4),
    ]);
    const y = random.once(2) ? x : 2 ** 27 + random.unit() * 2 ** 25;
    const product = x * y;
    // Both are whole multiples of 2⁻²⁵.
    const exact = BigInt(x * 2 ** 25) * BigInt(y * 2 ** 25);
    const lost = Number(exact - (BigInt(product) << 50n)) * 2 ** -50;
    if (product >= 2 ** 54 && product < 2 ** 55) return { x, y, m: product / 4, lost };
  }
}

/** Four numbers in the order of a permutation, then the others. */
function shuffled<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values];
  return values.map(() => rest.splice(random.integer(0, rest.length - 1), 1)[0] as T);
}

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

/** −(2⁵³ − 1) − 2 is rounded to −2⁵³, which is 1 too much: the one kind of difference whose parts all look exact. */
const ONES = 2 ** 53 - 1;

describe("53 ones", () => {
  /**
   * Three products that add up to 1. Their rounded values add up to −2⁵³, and what rounding took from two of them is 53 ones; with
   * 2 more, from the third product or from the sum before, that makes 2⁵³ + 1, which is rounded to 2⁵³. That loss must not be lost.
   */
  test.each([
    [872415232, 7.4367171524159164e22, 7436623483804683, -8724262205788067, 66, 1091781727847393],
    [6777995264, 6.557317385218265e21, 5048285057433917, -8804072209849877, 66, 1091781727847393],
    [47043313664, 1.203860556257828e21, 2, 1, 7769334235714797, -7289374872742117],
    [201326592, 2.2670449888281854e23, 2, 1, 5907362807030449, -7726230069503569],
  ])("and two among the tails of %d · %d + %d · %d + %d · %d", (...factors) => {
    const [ux, wx, uy, wy, uz, wz] = factors as [number, number, number, number, number, number];
    const dot = predicate("dot3dAt");
    for (const sign of [1, -1]) {
      const asked = [0, 0, 0, ux, uy, uz, wx * sign, wy * sign, wz * sign, 0, 0, 0, 0, 0];
      expect(check(dot, asked)).toBe(sign);
    }
  });

  test.each([
    [-ONES, 2],
    [2, -ONES],
    [ONES, -2],
    [-2, ONES],
    [-ONES * 2 ** 60, 2 ** 61],
    [2 ** -100, -ONES * 2 ** -101],
  ])("%d and %d are not parted exactly", (a, b) => {
    registers.set([a, b, -b], 7);
    expect(isExactDifference(7, 8)).toBe(false);
    expect(isExactSum(7, 9)).toBe(false);
    // With half of the smaller one they are.
    registers.set(Math.abs(a) < Math.abs(b) ? [a / 2, b, -b] : [a, b / 2, -b / 2], 7);
    expect(isExactDifference(7, 8)).toBe(true);
    expect(isExactSum(7, 9)).toBe(true);
  });

  /** Points a, b and c, and what follows them; one difference of a and b is rounded, and the rounded one makes a tie. */
  test.each([
    ["orient2dAt", [2, 0, -ONES, 1, 2 - 2 ** 54, 2]],
    ["dot2dAt", [2, 0, -ONES, 1, 3, 2 ** 53]],
    ["compareDistance2d", [2, 0, -ONES, 0, 2 ** 53, 0]],
    ["compareDistance2d", [0, 0, 2 ** 53, 0, ONES, 2]],
    ["compareDistance3d", [2, 0, 0, -ONES, 0, 0, 2 ** 53, 0]],
    ["compareDistance3d", [0, 0, 0, 2 ** 53, 0, 0, ONES, 2]],
  ])("%s of %j", (name, values) => {
    const asked = predicate(name);
    const axes = name.endsWith("3d") ? 3 : 2;
    const points = asked.radii[0] ?? values.length;
    for (let by = 0; by < axes; by++) {
      const turned = values.map((value, at) =>
        at < points ? (values[at - (at % axes) + ((at + by) % axes)] as number) : value,
      );
      const [a, b, c] = [0, 1, 2].map((point) => turned.slice(point * axes, (point + 1) * axes)) as [
        number[],
        number[],
        number[],
      ];
      const orders =
        asked.radii.length > 0 ? [turned, [...b, ...a, ...turned.slice(points)]] : [turned, [...a, ...c, ...b]];
      for (const each of orders) {
        const mirrored = each.map((value, at) => (at < points ? -value : value));
        for (const one of [each, mirrored]) expect(check(asked, one)).not.toBe(0);
      }
    }
  });
});

/** Sides, or factors, found by chance: what adding up the tails takes from them is all there is, and is easily overlooked. */
describe("a last sum that loses everything", () => {
  test.each([
    // Whole numbers, x² + y² + z² = s² + 1: a last bit of two sums of tails that are equally large.
    [[5014067247233394, 1938312179997951, 3567199671343792], 6451576393575630, 1],
    [[5451120519092471, 2308155301926120, 2870952806345981], 6579108285151301, 1],
    [[4759503451249951, 2267332837700200, 7069039161457992], 8818445779478408, 1],
    // s² − x² − y² is whole, and z its root, rounded: beside the tails of x² and y² that of z² is next to nothing.
    [[532294940600213, 992125343109249, 7955203.216512197], 1125899906842624, 1],
    [[5795220306288360, 6895292598301375, 37246398.57441037], 9007199254740992, -1],
    [[2596213873519144, 8624923880101980, 99910834.60131302], 9007199254740992, -1],
  ])("sides %j, and %d", (sides, reach, sign) => {
    const distance = predicate("compareDistance3d");
    for (const size of SIZES) {
      const scale = 2 ** size;
      const values = [...sides.map((side) => side * scale), 0, 0, 0, reach * scale, 0];
      expect(check(distance, values)).toBe(sign);
    }
  });

  test.each([
    [
      [5675025123089647, 7028578286397839, 7832574123182258],
      [1844410465821063, 7801113510044294, -8336698986860866],
      -1,
    ],
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
  ])("products of %j and %j", (u, w, sign) => {
    const dot = predicate("dot3dAt");
    for (const way of [1, -1]) {
      const values = [0, 0, 0, ...u, ...w.map((value) => value * way), 0, 0, 0, 0, 0];
      expect(check(dot, values)).toBe(sign * way);
    }
  });
});
