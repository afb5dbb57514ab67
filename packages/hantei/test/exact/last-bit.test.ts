/**
 * Every predicate where it is hardest: one number is moved, by halving, to the last bit before the answer changes. Some
 * vectors lie in the planes of the axes, where one term of a bound stands alone, and axes have sizes of their own.
 */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextUp } from "../generators/ulp.js";
import { CROSSINGS, FLAT, LINES, MOTIONS, type Predicate } from "./predicates.js";

const CASES = Number(process.env.HANTEI_CASES ?? 400);
/** Powers of two by which one axis, or everything, is stretched. */
const AXES = [0, 0, 0, 7, -7, 40, -40];
const SIZES = [0, 0, 0, 12, 60, -30, -160];
/** What earlier calls may have left in the other registers. */
const LEFTOVERS = [Number.NaN, 0, 1];

const view = new Float64Array(1);
const bits = new BigInt64Array(view.buffer);

/** Doubles in their order, as integers. */
function rank(value: number): bigint {
  view[0] = value + 0;
  const order = bits[0] as bigint;
  return order >= 0n ? order : -(order & 0x7fffffffffffffffn);
}

function ofRank(order: bigint): number {
  bits[0] = order < 0n ? -order : order;
  return order < 0n ? -(view[0] as number) : (view[0] as number);
}

function number(random: Random): number {
  const whole = random.integer(-9, 9);
  return random.pick([0, 0, whole, whole, whole / 10, whole / 3, random.unit() * 16 - 8, whole + 1e-20]);
}

function numbers({ length, radii }: Predicate, dimension: number, random: Random): number[] {
  const scales = Array.from({ length: dimension }, () => 2 ** random.pick(AXES));
  const size = 2 ** random.pick(SIZES);
  const flat = random.integer(0, 2 * dimension);
  return Array.from({ length }, (_, index) => {
    const axis = index % dimension;
    if (radii.includes(index)) return Math.abs(number(random)) * random.pick(scales) * size;
    return axis === flat ? 0 : number(random) * (scales[axis] as number) * size;
  });
}

function replaced(values: readonly number[], index: number, value: number): number[] {
  return values.map((old, place) => (place === index ? value : old));
}

/** The two neighboring values of number `index` between which the sign changes; undefined where none was found. */
function change(predicate: Predicate, values: number[], index: number, random: Random): [number, number] | undefined {
  const signAt = (value: number): number => predicate.truth(replaced(values, index, value));
  const from = values[index] as number;
  const sign = signAt(from);
  for (let attempt = 0; attempt < 4; attempt++) {
    const far = (random.unit() - (predicate.radii.includes(index) ? 0 : 0.5)) * 2 ** random.pick([5, 60, -30]);
    if (signAt(far) === sign) continue;
    let [same, other] = [rank(from), rank(far)];
    while (same - other > 1n || other - same > 1n) {
      const middle = (same + other) / 2n;
      if (signAt(ofRank(middle)) === sign) same = middle;
      else other = middle;
    }
    return [ofRank(same), ofRank(other)];
  }
  return undefined;
}

/** Each predicate with the number of its axes. */
const ALL = [
  ...FLAT.map((predicate) => [predicate.name, predicate, predicate.name.endsWith("3d") ? 3 : 2] as const),
  ...LINES.map((predicate) => [predicate.name, predicate, 3] as const),
  ...MOTIONS.map((predicate) => [predicate.name, predicate, 2] as const),
  ...CROSSINGS.map((predicate) => [predicate.name, predicate, 2] as const),
];

function check({ name, load, ask, truth }: Predicate, values: readonly number[], leftover: number): number {
  registers.fill(leftover);
  load(values);
  const [sign, wanted] = [ask(), truth(values)];
  if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}, after ${leftover}`);
  return sign;
}

describe.each(ALL)("%s", (_name, predicate, dimension) => {
  const { length, radii, truth } = predicate;

  test("at the last bit before the sign changes, and behind it", () => {
    const random = new Random(61);
    const signs = new Set<number>();
    for (let found = 0; found < CASES; ) {
      const values = numbers(predicate, dimension, random);
      const index = random.integer(0, length - 1);
      const ends = change(predicate, values, index, random);
      if (ends === undefined) continue;
      found++;
      const [same, other] = ends;
      for (const value of [same, other, nextUp(other), -nextUp(-other)]) {
        const moved = replaced(values, index, radii.includes(index) ? Math.abs(value) : value);
        signs.add(check(predicate, moved, random.pick(LEFTOVERS)));
      }
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("where all numbers are whole but one, which is next to nothing", () => {
    const random = new Random(63);
    let ties = 0;
    for (let found = 0; found < CASES; ) {
      const values = Array.from({ length }, (_, index) => random.integer(radii.includes(index) ? 0 : -2, 2));
      const zeros = values.flatMap((value, index) => (value === 0 ? [index] : []));
      if (zeros.length === 0 || truth(values) !== 0) continue;
      found++;
      const index = random.pick(zeros);
      const small = 2 ** random.pick([-60, -70, -100]) * (radii.includes(index) || random.once(2) ? 1 : -1);
      if (check(predicate, replaced(values, index, small), random.pick(LEFTOVERS)) === 0) ties++;
    }
    expect(ties).toBeLessThan(CASES * 0.95);
  });
});

/** The three axes in turn, in all numbers but the radii. */
function turned(values: readonly number[], by: number): number[] {
  return values.map((_, index) => {
    const axis = index % 3;
    return values[index - axis + ((axis + by) % 3)] as number;
  });
}

describe.each(LINES)("$name", (predicate) => {
  test("where all is on a grid that is so fine that what guards against underflow is larger", () => {
    const random = new Random(65);
    const signs = new Set<number>();
    for (let count = 0; count < 4 * CASES; count++) {
      // Numbers a little above 1e-40, of which products of four are below the guard, 2⁻⁵⁰⁰.
      const step = 2 ** random.integer(-131, -126);
      const values = Array.from({ length: 14 }, (_, at) => random.integer(at < 12 ? -4 : 0, 4) * step);
      signs.add(check(predicate, values, random.pick(LEFTOVERS)));
    }
    expect([...signs].sort()).toEqual([-1, 0, 1]);
  });

  test("where products underflow and are then multiplied by what is huge", () => {
    const random = new Random(62);
    for (let count = 0; count < 600; count++) {
      const some = (): number => random.integer(-9, 9);
      // Products of two tiny numbers are a few times the least double, or halves of it.
      const tiny = 2 ** -538;
      const huge = 2 ** random.pick([500, 996]);
      const [ux, uy] = [some() * tiny, some() * tiny];
      const crossing = [0, 0, 0, ux, uy, 0, some() * huge, some() * huge, 0];
      const crossed = [...crossing, ...crossing.slice(6, 8), some() * tiny];
      const upright = [0, 0, 0, ux, uy, 0, some() * tiny, some() * tiny, 0];
      const pillar = [...upright, ...upright.slice(6, 8), huge];
      const reach = random.pick([0, 0, 1, tiny, 2 ** -1074]);
      for (const values of [crossed, pillar]) check(predicate, [...turned(values, count % 3), reach, 0], Number.NaN);
    }
  });

  test("where one product stands alone, large, and what cancels in it is not", () => {
    const random = new Random(64);
    for (let count = 0; count < 6 * CASES; count++) {
      const size = 2 ** random.integer(0, 40);
      const some = (): number => (random.unit() * 2 - 1) * size;
      const times = random.integer(-30, 30) / 7;
      const [ux, uy, vx, vy] = [some(), some(), some(), some()];
      // Along u or at right angles to it, as near as doubles come; v upright, or in the plane.
      const [wx, wy] = random.pick([
        [times * ux, times * uy],
        [-times * uy, times * ux],
        [-times * vy, times * vx],
      ]) as [number, number];
      const [cx, cy] = [ux + wx, uy + wy];
      const ways = random.pick([
        [0, 0, some()],
        [vx, vy, 0],
        [vx, vy, some()],
      ]) as [number, number, number];
      const values = [
        0,
        0,
        0,
        ux,
        uy,
        0,
        ...random.pick([
          [wx, wy],
          [cx, cy],
        ] as const),
        0,
      ];
      const all = [...values, ...ways.map((way, axis) => (values[6 + axis] as number) + way)];
      // The ways along an axis and between the lines at right angles, and the other line at right angles to that one.
      const skew = [0, 0, 0, ux, 0, 0, ux, wx, wy, ux + vx, wx - times * wy, wy + times * wx];
      const reach = random.pick([0, Math.abs(some()), 1, 2 ** -30, 2 ** -50 * size]);
      for (const each of [all, skew]) check(predicate, [...turned(each, count % 3), reach, 0], random.pick(LEFTOVERS));
    }
  });
});

/** Two lines, each by two points, and the distance, found by chance: the bounds on both errors are needed, and almost reached. */
test.each([
  [
    [-4096, 0, -1351079888211148.8, -12288, 3602879701896397, -13510798882111488],
    [4096, 0, 31525197391593470, 0, 9007199254740992, 1351079888211148.8],
    2383872.0000000168,
  ],
  [
    [-4096, 0, -1351079888211148.8, -12288, 3602879701896397, -13510798882111488],
    [4096, 0, 31525197391593470, 0, 9007199254740992, 1351079888211148.8],
    2383872.000000017,
  ],
  [
    [-7.99167628880894e146, -2, -7.99167628880894e146, 1.2528584578557167e-52, 2.397502886642682e147, -2],
    [
      -7.99167628880894e146, 7.99167628880894e146, -7.99167628880894e146, -1.2528584578557167e-52,
      -4.176194859519056e-53, 1.2528584578557167e-52,
    ],
    8.352389719038111e-53,
  ],
])("lines %j and %j, %d apart", (a, b, apart) => {
  const predicate = LINES.find(({ name }) => name === "compareLinesDistance3d") as Predicate;
  for (let by = 0; by < 3; by++) {
    const [first, second] = [turned(a, by), turned(b, by)];
    for (const lines of [
      [first, second],
      [second, first],
    ]) {
      const values = [...lines.flat(), apart, 0];
      check(predicate, values, 0);
      check(
        predicate,
        values.map((value, at) => (at < 12 ? -value : value)),
        0,
      );
    }
  }
});

/**
 * Nearly all roundings err the same way, as far as they can: differences by just under half a last bit, up in one product and
 * down in the other, and so do their products. The volume's error is 9.3 units of 2⁻⁵³ of each of the two.
 */
test.each([
  [
    [-1184522430607186400, 32638, 32642, -1184522430607186400, 1180545367495219200, 1177810187290428200],
    [130, -302061218998894260000, 32642, 1184149042953514500, -302061218998894260000, 301266384080186900000],
  ],
  [
    [-1189635428919818500, 32638, 32642, -1189635428919818500, 1190270269214520300, 1180484720233957000],
    [130, -307159325531237060000, 32642, 1186286054285700400, -307159325531237060000, 303776395713844800000],
  ],
])("lines %j and %j, nearly in one plane", (a, b) => {
  const predicate = LINES.find(({ name }) => name === "orientLines3d") as Predicate;
  const distance = LINES.find(({ name }) => name === "compareLinesDistance3d") as Predicate;
  for (let by = 0; by < 3; by++) {
    for (const lines of [
      [a, b],
      [b, a],
    ]) {
      for (const way of [1, -1]) {
        const values = lines.flatMap((line) => turned(line, by).map((value) => value * way));
        expect(check(predicate, [...values, 0, 0], 0)).not.toBe(0);
        // They are a little nearer to each other than this.
        for (const reach of [12, 20]) expect(check(distance, [...values, reach, 0], 0)).toBe(-1);
      }
    }
  }
});

test("footSide3d where a line is as good as at right angles to the other, and all that is left is rounding", () => {
  const predicate = LINES.find(({ name }) => name === "footSide3d") as Predicate;
  const found = [
    ...[-0.09625207055173779, 0.26977265927323835, 0, 54054053223.69339, 0.26977265927323835, -450.97949629502773],
    ...[-0.09625207055173779, 427419.1990715014, 711251.2956568983, 909275.0024449669, 69763.20261715772],
    ...[926180.8676145391, 0, 0],
  ];
  for (let by = 0; by < 3; by++) check(predicate, [...turned(found.slice(0, 12), by), 0, 0], 0);
  const random = new Random(66);
  for (let count = 0; count < 6 * CASES; count++) {
    const size = 2 ** random.integer(0, 40);
    const some = (): number => (random.unit() * 2 - 1) * size;
    const [wx, ox, oy, oz, dy] = [some(), some(), some(), some(), some()];
    const [y, z] = [random.unit() - 0.5, random.unit() - 0.5];
    const own = [0, y, z, 0, y + dy, z - (dy * oy) / oz];
    const other = [wx, y, z, wx + ox, y + oy, z + oz];
    check(predicate, [...turned([...own, ...other], count % 3), 0, 0], 0);
    // The same from right beside the end: of w · d nothing is left, and of w · o one product.
    const [endY, endZ] = [own[4] as number, own[5] as number];
    const beside = [wx, endY, endZ, wx + ox, endY + oy, endZ + oz];
    check(predicate, [...turned([...own, ...beside], count % 3), 0, 0], 0);
  }
});
