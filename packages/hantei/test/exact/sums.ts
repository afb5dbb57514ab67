/** Sums of products whose large parts cancel, and whether a predicate adds them up as it must. */
import { expect } from "vitest";
import { registers } from "../../src/exact/registers.js";
import type { Random } from "../generators/random.js";
import { nextUp } from "../generators/ulp.js";
import { FLAT, LINES, type Predicate } from "./predicates.js";

export const CASES = Number(process.env.HANTEI_CASES ?? 6_000);
/** Powers of two by which all numbers of a case are scaled. */
export const SIZES = [0, 0, 50, -50, 200, -200];

export function predicate(name: string): Predicate {
  return [...FLAT, ...LINES].find((each) => each.name === name) as Predicate;
}

/** The sign that a predicate gives, which must be the true one. */
export function check({ name, load, ask, truth }: Predicate, values: readonly number[]): number {
  registers.fill(Number.NaN);
  load(values);
  const [sign, wanted] = [ask(), truth(values)];
  if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
  return sign;
}

/** Less than half the last bit of a number, or nothing; sometimes a few of them have the same size. */
export function tail(value: number, common: number, random: Random): number {
  const bit = (nextUp(Math.abs(value)) - Math.abs(value)) * 2 ** -random.integer(2, 60);
  return random.sign() * random.pick([0, 0, common, common, bit, bit * random.unit()]);
}

/** Two factors whose product is a whole multiple of four from 2⁵⁴ to 2⁵⁵, but for what rounding takes from it. */
export function factors(random: Random): { x: number; y: number; m: number; lost: number } {
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

/** The values in an order by chance. */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values];
  return values.map(() => rest.splice(random.integer(0, rest.length - 1), 1)[0] as T);
}
