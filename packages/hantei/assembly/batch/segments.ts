// Segment against segment, four pairs at a time, by the form of `src/2d/algorithms/relate-segments.ts`. No branch depends on
// the numbers: where all four sides of a pair are certain, the segments overlap if both pairs of sides differ in sign, else
// they are disjoint.
//
// What is certain. With M the largest of |p1|, |p3|, |pk|, |d1|, |d2| and |d3|, as computed, the other products are at most
// |q1|, |q3| ≤ 2M and |qk| ≤ |pk| + |d1| + |d2| ≤ 3M, and |d4| ≤ |d3| + |k| ≤ 3M. With unit roundoff e a product is off by at
// most 3e of itself, so k by 4 · 3eM + 2eM, d1 and d3 by 3 · 3eM + eM, d2 and d4 by at most 10eM + 14eM + 3eM: 32e = 2⁻⁴⁸
// covers it all. So the sides are certain where the least of them is above 2⁻⁴⁸ M, and above what underflow can take.
//
// The upper halves of doubles without their signs are integers in the same order, and taking 48 from an exponent divides by
// 2⁴⁸: four pairs' halves fit into one register, and the whole test is a few instructions for all of them. Where a half is only
// as large as it must be, the pair counts as uncertain.
import { UNCERTAIN } from "./codes";

/** A double's upper half without its sign. */
const MAGNITUDE: i32 = 0x7fffffff;
/** 48 in the exponent. */
const MARGIN: i32 = 48 << 20;
/** The upper half of `UNDERFLOW_GUARD` of `src/base/tolerances.ts`, 2⁻⁵⁰⁰. */
const GUARD: i32 = 0x20b00000;
/** The upper half of infinity; NaN has a larger one. */
const INFINITE: i32 = 0x7ff00000;
/** Each of them four times: read from memory they stay in registers, which V8 refills with constants at every turn. */
const CONSTANTS: usize = memory.data<i32>([
  MAGNITUDE, MAGNITUDE, MAGNITUDE, MAGNITUDE, MARGIN, MARGIN, MARGIN, MARGIN, GUARD, GUARD, GUARD, GUARD, INFINITE,
  INFINITE, INFINITE, INFINITE, UNCERTAIN, UNCERTAIN, UNCERTAIN, UNCERTAIN,
]);

/**
 * Codes of `count` pairs, a multiple of four; columns and `out` are addresses. Whether every pair was certain.
 */
export function segments(
  ax1: usize,
  ay1: usize,
  ax2: usize,
  ay2: usize,
  bx1: usize,
  by1: usize,
  bx2: usize,
  by2: usize,
  out: usize,
  count: u32,
): bool {
  const magnitude = v128.load(CONSTANTS);
  const margin = v128.load(CONSTANTS, 16);
  const guard = v128.load(CONSTANTS, 32);
  const infinite = v128.load(CONSTANTS, 48);
  const bytes: usize = (<usize>count) << 3;
  const uncertain = v128.load(CONSTANTS, 64);
  let allCertain = i32x4.splat(-1);
  for (let at: usize = 0; at < bytes; at += 32) {
    const xa = v128.load(ax1 + at);
    const ya = v128.load(ay1 + at);
    const x3a = v128.load(bx1 + at);
    const y3a = v128.load(by1 + at);
    const uxa = f64x2.sub(v128.load(ax2 + at), xa);
    const uya = f64x2.sub(v128.load(ay2 + at), ya);
    const vxa = f64x2.sub(v128.load(bx2 + at), x3a);
    const vya = f64x2.sub(v128.load(by2 + at), y3a);
    const wxa = f64x2.sub(x3a, xa);
    const wya = f64x2.sub(y3a, ya);
    const pka = f64x2.mul(uxa, vya);
    const p1a = f64x2.mul(uxa, wya);
    const p3a = f64x2.mul(wxa, vya);
    const ka = f64x2.sub(pka, f64x2.mul(uya, vxa));
    const d1a = f64x2.sub(p1a, f64x2.mul(uya, wxa));
    const d3a = f64x2.sub(p3a, f64x2.mul(wya, vxa));
    const d2a = f64x2.add(d1a, ka);
    const d4a = f64x2.sub(d3a, ka);

    const xb = v128.load(ax1 + at, 16);
    const yb = v128.load(ay1 + at, 16);
    const x3b = v128.load(bx1 + at, 16);
    const y3b = v128.load(by1 + at, 16);
    const uxb = f64x2.sub(v128.load(ax2 + at, 16), xb);
    const uyb = f64x2.sub(v128.load(ay2 + at, 16), yb);
    const vxb = f64x2.sub(v128.load(bx2 + at, 16), x3b);
    const vyb = f64x2.sub(v128.load(by2 + at, 16), y3b);
    const wxb = f64x2.sub(x3b, xb);
    const wyb = f64x2.sub(y3b, yb);
    const pkb = f64x2.mul(uxb, vyb);
    const p1b = f64x2.mul(uxb, wyb);
    const p3b = f64x2.mul(wxb, vyb);
    const kb = f64x2.sub(pkb, f64x2.mul(uyb, vxb));
    const d1b = f64x2.sub(p1b, f64x2.mul(uyb, wxb));
    const d3b = f64x2.sub(p3b, f64x2.mul(wyb, vxb));
    const d2b = f64x2.add(d1b, kb);
    const d4b = f64x2.sub(d3b, kb);

    const d1 = upper(d1a, d1b);
    const d2 = upper(d2a, d2b);
    const d3 = upper(d3a, d3b);
    const d4 = upper(d4a, d4b);
    const e1 = v128.and(d1, magnitude);
    const e2 = v128.and(d2, magnitude);
    const e3 = v128.and(d3, magnitude);
    const e4 = v128.and(d4, magnitude);
    const ek = v128.and(upper(pka, pkb), magnitude);
    const f1 = v128.and(upper(p1a, p1b), magnitude);
    const f3 = v128.and(upper(p3a, p3b), magnitude);
    const least = i32x4.min_s(i32x4.min_s(e1, e2), i32x4.min_s(e3, e4));
    const most = i32x4.max_s(i32x4.max_s(i32x4.max_s(e1, e2), i32x4.max_s(e3, ek)), i32x4.max_s(f1, f3));
    const bound = i32x4.max_s(i32x4.sub(most, margin), guard);
    const certain = v128.and(i32x4.gt_s(least, bound), i32x4.gt_s(infinite, most));
    allCertain = v128.and(allCertain, certain);
    // −1 where they meet, and 0: the codes are 1 and −1 for these, which is −1 − 2 · meets.
    const meets = i32x4.shr_s(v128.and(v128.xor(d1, d2), v128.xor(d3, d4)), 31);
    const codes = v128.bitselect(v128.not(i32x4.add(meets, meets)), uncertain, certain);
    v128.store_lane<u32>(out + (at >> 3), lowest(codes), 0);
  }
  return i32x4.all_true(allCertain);
}

/** The upper halves of four doubles. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function upper(a: v128, b: v128): v128 {
  return v128.shuffle<i32>(a, b, 1, 3, 5, 7);
}

/** The lowest bytes of four numbers, one beside another. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function lowest(a: v128): v128 {
  return v128.shuffle<i8>(a, a, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
}
