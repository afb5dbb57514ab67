// Points in a polygon of few edges, two points at a time: by the edges that a ray to the right crosses, as
// `src/2d/algorithms/locate.ts` counts them.
import { BOTH, saveCertain } from "./codes";
import { UNDERFLOW_GUARD } from "./tolerances";

/** DETERMINANT_ERROR of `src/exact/orient2d.ts`: 5 · 2⁻⁵³. */
const SIDE_ERROR: f64 = 5.551115123125783e-16;
/** Bytes of an edge: x1, y1, x2, y2. */
const EDGE: usize = 32;

/**
 * Codes of `count` points, an even number, to the polygon whose edges, those of all its rings, lie from `edges` on. A point on
 * an edge's end or on a level edge is uncertain, as one near an edge is. Whether every point was certain.
 */
export function points(px: usize, py: usize, edges: usize, edgeCount: u32, out: usize, count: u32): bool {
  const bytes: usize = (<usize>count) << 3;
  const edgesEnd = edges + <usize>edgeCount * EDGE;
  let allCertain = BOTH;
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(px + at);
    const y = v128.load(py + at);
    let odd = i64x2.splat(0);
    let uncertain = i64x2.splat(0);
    for (let edge = edges; edge < edgesEnd; edge += EDGE) {
      const y1 = v128.load64_splat(edge + 8);
      const y2 = v128.load64_splat(edge + 24);
      const passes = v128.xor(f64x2.gt(y1, y), f64x2.gt(y2, y));
      const starts = f64x2.eq(y1, y);
      if (!v128.any_true(v128.or(passes, starts))) continue;
      const x1 = v128.load64_splat(edge);
      const x2 = v128.load64_splat(edge + 16);
      const rise = f64x2.sub(y2, y1);
      const p = f64x2.mul(f64x2.sub(x2, x1), f64x2.sub(y, y1));
      const q = f64x2.mul(rise, f64x2.sub(x, x1));
      const side = f64x2.sub(p, q);
      const size = f64x2.add(f64x2.abs(p), f64x2.abs(q));
      const bound = f64x2.add(f64x2.mul(f64x2.splat(SIDE_ERROR), size), f64x2.splat(UNDERFLOW_GUARD));
      const close = v128.andnot(passes, f64x2.gt(f64x2.abs(side), bound));
      const atStart = v128.and(starts, v128.or(f64x2.eq(x1, x), f64x2.eq(y2, y)));
      uncertain = v128.or(uncertain, v128.or(close, atStart));
      // The point is left of the edge where the edge, seen upward, has it on its left: where both have one sign.
      odd = v128.xor(odd, v128.andnot(passes, v128.xor(side, rise)));
    }
    // Only the sign of `odd` was kept right: each time it is the edge's mask with the sign of the two.
    const certain = i64x2.bitmask(uncertain) ^ BOTH;
    saveCertain(out + (at >> 3), certain, i64x2.bitmask(odd));
    allCertain &= certain;
  }
  return allCertain == BOTH;
}
