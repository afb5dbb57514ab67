// Cells of the plane: two lanes of 16 bits in an integer; `src/broadphase/box-index/cells.ts` says what they are.
import { SCALE } from "./memory";

export const GUARDS: i32 = 0x80008000;
export const LAST: i32 = 32766;
export const COVERS_LEAST: i32 = 0x00010001;
export const COVERS_GREATEST: i32 = LAST | (LAST << 16);

/** Cells of a corner, both in one integer, without guards. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function cellsOf(corner: v128, frame: usize): i32 {
  const raw = f64x2.add(f64x2.mul(f64x2.sub(corner, v128.load(frame)), v128.load(frame, SCALE)), f64x2.splat(1));
  // NaN fails the first comparison and becomes 1.
  const held = f64x2.pmin(f64x2.splat(LAST), f64x2.pmax(f64x2.splat(1), raw));
  const whole = i32x4.trunc_sat_f64x2_s_zero(held);
  return i32x4.extract_lane(whole, 0) | (i32x4.extract_lane(whole, 1) << 16);
}

/** Lanes not 0 where one of four entries misses: it begins after the greatest cells, or ends before the least. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function misses(least: v128, greatest: v128, from: v128, to: v128): v128 {
  return v128.or(i16x8.gt_s(least, to), i16x8.gt_s(from, greatest));
}

/** Lanes of ones where four numbers are of cells between a frame's first and its last, in which all that is beyond it is, too. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function areWithin(cells: v128): v128 {
  return i16x8.lt_u(i16x8.sub(cells, i16x8.splat(2)), i16x8.splat(<i16>(LAST - 2)));
}
