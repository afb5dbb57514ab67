/** Where coordinates come from. Each palette is drawn from once a pair, and then gives as many numbers as are wanted. */
import type { Random } from "./random.js";

/** A source of coordinates of one flavor. */
export type Draw = () => number;
export type Palette = (random: Random) => Draw;

/** Few small integers: equal and exactly touching coordinates abound. */
const integers: Palette = (random) => () => random.integer(-4, 4);
/** Tenths and hundredths, none of which is a double. */
const decimals: Palette = (random) => () => random.integer(-30, 30) / (random.once(4) ? 100 : 10);
const uniform: Palette = (random) => () => random.unit() * 2 - 1;
/** Down to the least positive double, and all of one size or of several. */
const tiny: Palette = (random) => {
  const spread = random.pick([0, 4, 52, 400]);
  return () => random.integer(-4, 4) * Number.MIN_VALUE * 2 ** random.integer(0, spread);
};
/** Up to the largest double: sums and differences overflow. */
const huge: Palette = (random) => {
  const brim = random.once(2);
  return () => {
    if (brim) return random.once(6) ? random.sign() * Number.MAX_VALUE : random.integer(-15, 15) * 2 ** 1020;
    return random.integer(-9, 9) * 1e300;
  };
};
/** 10¹⁵ and a little: the last bits of a coordinate matter. */
const far: Palette = (random) => {
  const origin = random.sign() * random.pick([1e15, 2 ** 52, 1e12, 1e8]);
  return () => origin + random.integer(-8, 8) / 8;
};
/** Every number of a size of its own, from the least to the largest. */
const mixed: Palette = (random) => () => random.sign() * (1 + random.unit()) * 2 ** random.integer(-1074, 1022);
/** Sizes of their own, but few enough that they meet. */
const mixedPowers: Palette = (random) => {
  const sizes = [random.integer(-1074, 1000), random.integer(-540, 510), 0];
  return () => random.integer(-3, 3) * 2 ** random.pick(sizes);
};

export const PALETTES: Readonly<Record<string, Palette>> = {
  integers,
  decimals,
  uniform,
  tiny,
  huge,
  far,
  mixed,
  mixedPowers,
};
