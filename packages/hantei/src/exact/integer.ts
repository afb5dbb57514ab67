/**
 * The last stage: doubles as integers. Every finite double is m · 2ᵉ with integers m and e ≥ −1074; times 2¹⁰⁷⁴ each becomes
 * an integer, and a homogeneous polynomial keeps its sign. Slow, and reached by extreme magnitudes only.
 */
import { registers } from "./registers.js";
import type { Ring } from "./ring.js";

/** Exact arithmetic on the registers' values times 2¹⁰⁷⁴. */
export const integers: Ring<bigint> = {
  at(index: number): bigint {
    const { mantissa, exponent } = decompose(registers[index] as number);
    return mantissa << BigInt(exponent + 1074);
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

/** One double, to be read as bits. */
const view: DataView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** A finite double as mantissa · 2^exponent, read from its bits (IEEE 754-2019, section 3.4). */
export function decompose(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const magnitude = biased === 0 ? fraction : fraction | 0x10000000000000n;
  return { mantissa: bits >> 63n === 1n ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}
