/**
 * The last stage: the registers as integers. Every finite double is m · 2ᵉ with integers m and e; scaled by the smallest
 * exponent among them all become integers, and a homogeneous polynomial keeps its sign.
 */

import { registers } from "./registers.js";
import type { Ring } from "./ring.js";

const scaled: bigint[] = [];

/** Exact arithmetic on the registers that `loadIntegers` scaled. */
export const integers: Ring<bigint> = {
  at(index: number): bigint {
    return scaled[index] as bigint;
  },
  sum(a: bigint, b: bigint): bigint {
    return a + b;
  },
  difference(a: bigint, b: bigint): bigint {
    return a - b;
  },
  product(a: bigint, b: bigint): bigint {
    return a * b;
  },
};

/** Scales the first `count` registers, all finite, by one power of two that makes them integers. */
export function loadIntegers(count: number): void {
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const value = registers[index] as number;
    if (value !== 0) lowest = Math.min(lowest, decompose(value).exponent);
  }
  for (let index = 0; index < count; index++) {
    const { mantissa, exponent } = decompose(registers[index] as number);
    scaled[index] = mantissa === 0n ? 0n : mantissa << BigInt(exponent - lowest);
  }
}

/** A finite double as mantissa · 2^exponent, read from its bits (IEEE 754-2019, section 3.4). */
export function decompose(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const magnitude = biased === 0 ? fraction : fraction | 0x10000000000000n;
  return { mantissa: bits >> 63n === 1n ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}
