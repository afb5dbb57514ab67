// Circle against circle and sphere against sphere, by the forms and bounds of `src/2d/pairs/circle-circle.ts` and its twin in
// space: squared distances against squared sums of radii.
import { BOTH, saveCertain } from "./codes";
import { UNDERFLOW_GUARD } from "./tolerances";

/** DISTANCE_ERROR of `src/exact/compare-distance.ts`: 6 · 2⁻⁵³. */
const DISTANCE_ERROR: f64 = 6.661338147750939e-16;
/** ROUND_ERROR of `src/3d/foundation/round.ts`: 7 · 2⁻⁵³. */
const ROUND_ERROR: f64 = 7.771561172376096e-16;

/** Codes of `count` pairs of circles, an even number. Whether every pair was certain. */
export function circles(
  ax: usize,
  ay: usize,
  aRadius: usize,
  bx: usize,
  by: usize,
  bRadius: usize,
  out: usize,
  count: u32,
): bool {
  const bytes: usize = (<usize>count) << 3;
  let allCertain = BOTH;
  for (let at: usize = 0; at < bytes; at += 16) {
    const dx = f64x2.sub(v128.load(ax + at), v128.load(bx + at));
    const dy = f64x2.sub(v128.load(ay + at), v128.load(by + at));
    const radius = f64x2.add(v128.load(aRadius + at), v128.load(bRadius + at));
    const distanceSquared = f64x2.add(f64x2.mul(dx, dx), f64x2.mul(dy, dy));
    allCertain &= compare(distanceSquared, f64x2.mul(radius, radius), DISTANCE_ERROR, out + (at >> 3));
  }
  return allCertain == BOTH;
}

/** Codes of `count` pairs of spheres, an even number. Whether every pair was certain. */
export function spheres(
  ax: usize,
  ay: usize,
  az: usize,
  aRadius: usize,
  bx: usize,
  by: usize,
  bz: usize,
  bRadius: usize,
  out: usize,
  count: u32,
): bool {
  const bytes: usize = (<usize>count) << 3;
  let allCertain = BOTH;
  for (let at: usize = 0; at < bytes; at += 16) {
    const dx = f64x2.sub(v128.load(ax + at), v128.load(bx + at));
    const dy = f64x2.sub(v128.load(ay + at), v128.load(by + at));
    const dz = f64x2.sub(v128.load(az + at), v128.load(bz + at));
    const radius = f64x2.add(v128.load(aRadius + at), v128.load(bRadius + at));
    const distanceSquared = f64x2.add(f64x2.add(f64x2.mul(dx, dx), f64x2.mul(dy, dy)), f64x2.mul(dz, dz));
    allCertain &= compare(distanceSquared, f64x2.mul(radius, radius), ROUND_ERROR, out + (at >> 3));
  }
  return allCertain == BOTH;
}

function compare(distanceSquared: v128, radiusSquared: v128, error: f64, out: usize): i32 {
  const size = f64x2.mul(f64x2.splat(error), f64x2.add(distanceSquared, radiusSquared));
  const bound = f64x2.add(size, f64x2.splat(UNDERFLOW_GUARD));
  const certain = i64x2.bitmask(f64x2.gt(f64x2.abs(f64x2.sub(distanceSquared, radiusSquared)), bound));
  saveCertain(out, certain, i64x2.bitmask(f64x2.lt(distanceSquared, radiusSquared)));
  return certain;
}
