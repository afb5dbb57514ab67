/**
 * Stage 1b for formulas of degree four: the sign of p · q − r · s, each of them a dot product of two vectors whose numbers lie on
 * a grid of 38 bits, as scenes made by hand and then scaled do. In whole numbers of three digits to the base 2²⁶, each digit a
 * double: about 200 operations one after the other and no branch on what they give, where expansions take thousands.
 *
 * Vector v has its four numbers in the registers from 4v on. The fourth counts negatively: a radius beside three sides, or 0.
 */
import { UNIT_ROUNDOFF } from "../base/tolerances.js";
import { registers } from "./registers.js";
import type { Sign } from "./sign.js";

/** 2²⁶ */
const BASE = 67108864;
const PER_BASE = 1 / BASE;
/** 1.5 · 2⁵², added and taken away, rounds what is below 2⁵¹ to a whole number. */
const TO_WHOLE = 6755399441055744;
/** The same to a multiple of `BASE`. */
const TO_BASE = TO_WHOLE * BASE;
/** 2⁵² + 1: with it, the power of two below a double comes out of a product and a difference. */
const TO_POWER = 4503599627370497;
const LAST_BIT = 1 - UNIT_ROUNDOFF;
/** 2³⁷: so many steps of the grid are the largest power of two in the sum of a vector's sizes. */
const STEPS = 137438953472;
const TO_STEP = TO_WHOLE / STEPS;
/** Sums of sizes for which nothing here over- or underflows. */
const SMALLEST = 1e-250;
const LARGEST = 1e250;

/** Of each vector the four low digits, then the four high ones. */
const parts: Float64Array = /* @__PURE__ */ new Float64Array(24);
/** Of each dot product its three digits, the lowest first. */
const digits: Float64Array = /* @__PURE__ */ new Float64Array(12);

/**
 * Takes a vector, 0 to 2, from its registers, and says whether it lies on a grid: whether its numbers are whole multiples of a
 * power of two, and their sizes add up to less than 2³⁸ of those.
 *
 * With φ = 2⁵² + 1, fl(φ · size) lies in the binade 2⁵² above that of `size`, or at its end, and less one part in 2⁵³ it is one last
 * bit less: the power of two below `size` (after Rump, Ogita, and Oishi 2008, algorithm 3.5). At the end it may be twice that, and
 * the grid twice as coarse, which only refuses more. High digits are multiples of 2²⁶, to nearest, so that low ones are at most 2²⁵.
 */
export function takeWhole(vector: number): boolean {
  const x = registers[4 * vector] as number;
  const y = registers[4 * vector + 1] as number;
  const z = registers[4 * vector + 2] as number;
  const t = registers[4 * vector + 3] as number;
  const size = Math.abs(x) + Math.abs(y) + Math.abs(z) + Math.abs(t);
  if (!(size > SMALLEST && size < LARGEST)) return false;
  const large = TO_POWER * size;
  const power = large - LAST_BIT * large;
  const toStep = TO_STEP * power;
  if (x + toStep - toStep !== x || y + toStep - toStep !== y) return false;
  if (z + toStep - toStep !== z || t + toStep - toStep !== t) return false;
  const perStep = STEPS / power;
  const wholeX = x * perStep;
  const wholeY = y * perStep;
  const wholeZ = z * perStep;
  const wholeT = t * perStep;
  const highX = wholeX + TO_BASE - TO_BASE;
  const highY = wholeY + TO_BASE - TO_BASE;
  const highZ = wholeZ + TO_BASE - TO_BASE;
  const highT = wholeT + TO_BASE - TO_BASE;
  const at = 8 * vector;
  parts[at] = wholeX - highX;
  parts[at + 1] = wholeY - highY;
  parts[at + 2] = wholeZ - highZ;
  parts[at + 3] = wholeT - highT;
  parts[at + 4] = highX * PER_BASE;
  parts[at + 5] = highY * PER_BASE;
  parts[at + 6] = highZ * PER_BASE;
  parts[at + 7] = highT * PER_BASE;
  return true;
}

/**
 * The dot product of two vectors that were taken becomes number `into`, 0 to 3.
 *
 * Of sizes that add up to less than 2³⁸, the high digits' add up to at most 2¹² + 2 (four roundings by a half), so that `high`
 * is below 2²⁵, `middle` below 2³⁹, and `low`, four products of 2²⁵ and 2²⁵, at most 2⁵²: all are exact. What is carried leaves digits
 * of at most 2²⁵.
 */
export function dotWhole(first: number, second: number, into: number): void {
  const p = 8 * first;
  const q = 8 * second;
  const x = parts[p] as number;
  const y = parts[p + 1] as number;
  const z = parts[p + 2] as number;
  const t = parts[p + 3] as number;
  const highX = parts[p + 4] as number;
  const highY = parts[p + 5] as number;
  const highZ = parts[p + 6] as number;
  const highT = parts[p + 7] as number;
  const otherX = parts[q] as number;
  const otherY = parts[q + 1] as number;
  const otherZ = parts[q + 2] as number;
  const otherT = parts[q + 3] as number;
  const otherHighX = parts[q + 4] as number;
  const otherHighY = parts[q + 5] as number;
  const otherHighZ = parts[q + 6] as number;
  const otherHighT = parts[q + 7] as number;
  const low = x * otherX + y * otherY + z * otherZ - t * otherT;
  const high = highX * otherHighX + highY * otherHighY + highZ * otherHighZ - highT * otherHighT;
  const lowCarry = low * PER_BASE + TO_WHOLE - TO_WHOLE;
  const middle =
    x * otherHighX +
    highX * otherX +
    (y * otherHighY + highY * otherY) +
    (z * otherHighZ + highZ * otherZ) -
    (t * otherHighT + highT * otherT) +
    lowCarry;
  const carry = middle * PER_BASE + TO_WHOLE - TO_WHOLE;
  digits[3 * into] = low - lowCarry * BASE;
  digits[3 * into + 1] = middle - carry * BASE;
  digits[3 * into + 2] = high + carry;
}

/**
 * The exact sign of p · q − r · s, numbers that `dotWhole` made.
 *
 * Digits are at most 2²⁵, the third below 2²⁵: a column is a sum of at most six products of two, below 2⁵³, and exact. Once all
 * but the first column are carried down to at most 2²⁵, half the base, what follows a digit is less than 1 of it. So the first one
 * that is not 0 has the sign of the whole, and of the sum, which may be rounded.
 */
export function compareWholeProducts(p: number, q: number, r: number, s: number): Sign {
  const p0 = digits[3 * p] as number;
  const p1 = digits[3 * p + 1] as number;
  const p2 = digits[3 * p + 2] as number;
  const q0 = digits[3 * q] as number;
  const q1 = digits[3 * q + 1] as number;
  const q2 = digits[3 * q + 2] as number;
  const r0 = digits[3 * r] as number;
  const r1 = digits[3 * r + 1] as number;
  const r2 = digits[3 * r + 2] as number;
  const s0 = digits[3 * s] as number;
  const s1 = digits[3 * s + 1] as number;
  const s2 = digits[3 * s + 2] as number;
  const fifth = p0 * q0 - r0 * s0;
  const fifthCarry = fifth * PER_BASE + TO_WHOLE - TO_WHOLE;
  const fourth = p0 * q1 + p1 * q0 - (r0 * s1 + r1 * s0) + fifthCarry;
  const fourthCarry = fourth * PER_BASE + TO_WHOLE - TO_WHOLE;
  const third = p0 * q2 + p1 * q1 + p2 * q0 - (r0 * s2 + r1 * s1 + r2 * s0) + fourthCarry;
  const thirdCarry = third * PER_BASE + TO_WHOLE - TO_WHOLE;
  const second = p1 * q2 + p2 * q1 - (r1 * s2 + r2 * s1) + thirdCarry;
  const secondCarry = second * PER_BASE + TO_WHOLE - TO_WHOLE;
  const first = p2 * q2 - r2 * s2 + secondCarry;
  const sum =
    (((first * BASE + (second - secondCarry * BASE)) * BASE + (third - thirdCarry * BASE)) * BASE +
      (fourth - fourthCarry * BASE)) *
      BASE +
    (fifth - fifthCarry * BASE);
  return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}
