// Numbers become keys.
import { FRAMES } from "./memory";

/** Adding 2⁵² rounds a double to an integer in its low half. */
export const MAGIC: f64 = 4503599627370496;

/** Keys of four numbers. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function keysOf(from: usize, factor: v128, summand: v128, least: v128, most: v128): v128 {
  const a = f64x2.add(f64x2.mul(v128.load(from), factor), summand);
  const b = f64x2.add(f64x2.mul(v128.load(from, 16), factor), summand);
  const heldA = f64x2.pmin(most, f64x2.pmax(least, a));
  const heldB = f64x2.pmin(most, f64x2.pmax(least, b));
  return v128.shuffle<i32>(heldA, heldB, 0, 2, 4, 6);
}

/** Whether low ≤ high, and that neither NaN nor at infinity as a whole: then the difference is no number, or below 0. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function areExtents(low: usize, high: usize): v128 {
  const a = f64x2.sub(v128.load(high), v128.load(low));
  const b = f64x2.sub(v128.load(high, 16), v128.load(low, 16));
  return v128.and(f64x2.ge(a, f64x2.splat(0)), f64x2.ge(b, f64x2.splat(0)));
}

/**
 * Entries of `count` boxes (a multiple of 4): their keys x0, y0, x1, y1, and z0, z1 at `depths` unless that is 0. A key is
 * number · scale + offset, rounded and held between 0 and the limit. Columns of `stride` bytes: low x, high x, low y, and so on.
 * Their numbers, from `id` on, go to `ids`. Returns whether all were bounds.
 */
export function encode(columns: usize, stride: usize, count: i32, entries: usize, depths: usize, ids: usize, id: i32): bool {
  const factorX = v128.load64_splat(FRAMES);
  const factorY = v128.load64_splat(FRAMES, 24);
  const magic = f64x2.splat(MAGIC);
  const summandX = f64x2.add(v128.load64_splat(FRAMES, 8), magic);
  const summandY = f64x2.add(v128.load64_splat(FRAMES, 32), magic);
  const mostX = f64x2.add(v128.load64_splat(FRAMES, 16), magic);
  const mostY = f64x2.add(v128.load64_splat(FRAMES, 40), magic);
  // 2⁵², by way of memory: V8 would build a constant anew at every turn.
  const least = f64x2.sub(mostX, v128.load64_splat(FRAMES, 16));
  let all = i64x2.splat(-1);
  let numbers = i32x4.add(i32x4.splat(id), i32x4(0, 1, 2, 3));
  const end = columns + ((<usize>count) << 3);
  for (; columns < end; columns += 32, entries += 64, ids += 16) {
    v128.store(ids, numbers);
    numbers = i32x4.add(numbers, i32x4.splat(4));
    let at = columns;
    const x0 = keysOf(at, factorX, summandX, least, mostX);
    const x1 = keysOf(at + stride, factorX, summandX, least, mostX);
    all = v128.and(all, areExtents(at, at + stride));
    at += 2 * stride;
    const y0 = keysOf(at, factorY, summandY, least, mostY);
    const y1 = keysOf(at + stride, factorY, summandY, least, mostY);
    all = v128.and(all, areExtents(at, at + stride));
    const low01 = v128.shuffle<i32>(x0, y0, 0, 4, 1, 5);
    const low23 = v128.shuffle<i32>(x0, y0, 2, 6, 3, 7);
    const high01 = v128.shuffle<i32>(x1, y1, 0, 4, 1, 5);
    const high23 = v128.shuffle<i32>(x1, y1, 2, 6, 3, 7);
    v128.store(entries, v128.shuffle<i64>(low01, high01, 0, 2));
    v128.store(entries, v128.shuffle<i64>(low01, high01, 1, 3), 16);
    v128.store(entries, v128.shuffle<i64>(low23, high23, 0, 2), 32);
    v128.store(entries, v128.shuffle<i64>(low23, high23, 1, 3), 48);
    if (depths) {
      at += 2 * stride;
      const factorZ = v128.load64_splat(FRAMES, 48);
      const summandZ = f64x2.add(v128.load64_splat(FRAMES, 56), least);
      const mostZ = f64x2.add(v128.load64_splat(FRAMES, 64), least);
      const z0 = keysOf(at, factorZ, summandZ, least, mostZ);
      const z1 = keysOf(at + stride, factorZ, summandZ, least, mostZ);
      all = v128.and(all, areExtents(at, at + stride));
      v128.store(depths, v128.shuffle<i32>(z0, z1, 0, 4, 1, 5));
      v128.store(depths, v128.shuffle<i32>(z0, z1, 2, 6, 3, 7), 16);
      depths += 32;
    }
  }
  return i64x2.all_true(all);
}
