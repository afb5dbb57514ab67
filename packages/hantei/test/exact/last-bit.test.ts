/**
 * Every predicate where it is hardest: one number is moved, by halving, to the last bit before the answer changes. Some
 * vectors lie in the planes of the axes, where one term of a bound stands alone, and axes have sizes of their own.
 */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextUp } from "../generators/ulp.js";
import { FLAT, LINES, type Predicate } from "./predicates.js";

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

describe.each([
  ...FLAT.map((predicate) => [predicate.name, predicate, predicate.name.endsWith("3d") ? 3 : 2] as const),
  ...LINES.map((predicate) => [predicate.name, predicate, 3] as const),
])("%s", (name, predicate, dimension) => {
  const { length, radii, load, ask, truth } = predicate;

  function check(values: readonly number[], leftover: number): number {
    registers.fill(leftover);
    load(values);
    const [sign, wanted] = [ask(), truth(values)];
    if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}, after ${leftover}`);
    return sign;
  }

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
        signs.add(check(moved, random.pick(LEFTOVERS)));
      }
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });
});

/** The three axes in turn, in all numbers but the radii. */
function turned(values: readonly number[], by: number): number[] {
  return values.map((_, index) => {
    const axis = index % 3;
    return values[index - axis + ((axis + by) % 3)] as number;
  });
}

describe.each(LINES)("$name", ({ name, load, ask, truth }) => {
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
      for (const values of [crossed, pillar]) {
        const all = [...turned(values, count % 3), reach, 0];
        registers.fill(Number.NaN);
        load(all);
        const [sign, wanted] = [ask(), truth(all)];
        if (sign !== wanted) expect.fail(`${name}(${all.join(", ")}) is ${sign}, not ${wanted}`);
      }
    }
  });
});
