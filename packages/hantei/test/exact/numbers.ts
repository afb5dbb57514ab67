/** Lists of numbers that are hard for predicates: each a name and a maker of `count` numbers. */
import { PALETTES } from "../generators/palettes.js";
import type { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";

/** A number of the list, now and then, a last bit up or down. */
export function jiggled(values: readonly number[], random: Random): number[] {
  return values.map((value) => {
    const moved = random.once(4) ? (random.once(2) ? nextUp(value) : nextDown(value)) : value;
    return Number.isFinite(moved) ? moved : value;
  });
}

/** `count` numbers of each palette in turn, some of them equal. */
export function* lists(count: number, length: number, random: Random): Generator<number[]> {
  const palettes = Object.values(PALETTES);
  for (let index = 0; index < count; index++) {
    const draw = (palettes[index % palettes.length] as (typeof palettes)[number])(random);
    const values = Array.from({ length }, draw);
    if (random.once(3)) values[random.integer(0, length - 1)] = random.pick(values);
    yield random.once(3) ? jiggled(values, random) : values;
  }
}

/** Whole numbers times a power of two that fits: exact at every magnitude, subnormal to the largest. */
export function atAnyScale(whole: readonly number[], random: Random): number[] {
  const largest = Math.max(1, ...whole.map(Math.abs));
  const exponent = random.integer(-1074, 1023 - Math.ceil(Math.log2(largest)));
  const half = Math.trunc(exponent / 2);
  return whole.map((value) => value * 2 ** half * 2 ** (exponent - half));
}
