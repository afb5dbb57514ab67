// Segment against segment, two pairs at a time, by the form and the bound of `src/2d/algorithms/relate-segments.ts`. No branch
// depends on the numbers: the four sides of a pair are certain where the least of their sizes exceeds the bound, and then the
// segments overlap where both pairs of sides differ in sign, else they are disjoint.
import { BOTH, saveCertain } from "./codes";
import { UNDERFLOW_GUARD } from "./tolerances";

/** CROSS_ERROR of `relate-segments.ts`: 6 · 2⁻⁵³. */
const CROSS_ERROR: f64 = 6.661338147750939e-16;

/**
 * Codes of `count` pairs, an even number; columns and `out` are addresses. 3 where every pair was certain, else less.
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
): i32 {
  const error = f64x2.splat(CROSS_ERROR);
  const guard = f64x2.splat(UNDERFLOW_GUARD);
  const bytes: usize = (<usize>count) << 3;
  let allCertain: i32 = BOTH;
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(ax1 + at);
    const y = v128.load(ay1 + at);
    const x3 = v128.load(bx1 + at);
    const y3 = v128.load(by1 + at);
    const ux = f64x2.sub(v128.load(ax2 + at), x);
    const uy = f64x2.sub(v128.load(ay2 + at), y);
    const vx = f64x2.sub(v128.load(bx2 + at), x3);
    const vy = f64x2.sub(v128.load(by2 + at), y3);
    const wx = f64x2.sub(x3, x);
    const wy = f64x2.sub(y3, y);
    const k = f64x2.sub(f64x2.mul(ux, vy), f64x2.mul(uy, vx));
    const d1 = f64x2.sub(f64x2.mul(ux, wy), f64x2.mul(uy, wx));
    const d3 = f64x2.sub(f64x2.mul(wx, vy), f64x2.mul(wy, vx));
    const d2 = f64x2.add(d1, k);
    const d4 = f64x2.sub(d3, k);
    const sizeX = f64x2.add(f64x2.add(f64x2.abs(ux), f64x2.abs(vx)), f64x2.abs(wx));
    const sizeY = f64x2.add(f64x2.add(f64x2.abs(uy), f64x2.abs(vy)), f64x2.abs(wy));
    const bound = f64x2.add(f64x2.mul(error, f64x2.mul(sizeX, sizeY)), guard);
    const least = f64x2.pmin(f64x2.pmin(f64x2.abs(d1), f64x2.abs(d2)), f64x2.pmin(f64x2.abs(d3), f64x2.abs(d4)));
    const certain = i64x2.bitmask(f64x2.gt(least, bound));
    const meets = i64x2.bitmask(v128.and(v128.xor(d1, d2), v128.xor(d3, d4)));
    allCertain &= certain;
    saveCertain(out + (at >> 3), certain, meets);
  }
  return allCertain;
}
