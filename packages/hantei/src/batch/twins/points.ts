import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { UNCERTAIN } from "../codes.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/**
 * Codes of the points from `from` up to `to` to the polygon with these edges, four numbers each: x1, y1, x2, y2; whether all are
 * certain. A point on an edge's end or on a level edge is, as one near an edge is.
 */
export function pointsTwin(
  columns: readonly Float64Array[],
  edges: Float64Array,
  out: Int8Array,
  from: number,
  to: number,
): boolean {
  const [px, py] = columns as readonly [Float64Array, Float64Array];
  let left = 0;
  for (let i = from; i < to; i++) {
    const x = px[i] as number;
    const y = py[i] as number;
    let odd = 0;
    let uncertain = 0;
    for (let edge = 0; edge < edges.length; edge += 4) {
      const y1 = edges[edge + 1] as number;
      const y2 = edges[edge + 3] as number;
      const passes = +(y1 > y) ^ +(y2 > y);
      if (!passes && y1 !== y) continue;
      const x1 = edges[edge] as number;
      const rise = y2 - y1;
      const p = ((edges[edge + 2] as number) - x1) * (y - y1);
      const q = rise * (x - x1);
      const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
      const side = p - q;
      uncertain |= passes & +!(Math.abs(side) > bound);
      uncertain |= +(y1 === y) & (+(x1 === x) | +(y2 === y));
      // The point is left of the edge where the edge, seen upward, has it on its left.
      odd ^= passes & (+(side > 0) ^ +(rise < 0));
    }
    out[i] = uncertain ? UNCERTAIN : (odd << 1) - 1;
    left += uncertain;
  }
  return left === 0;
}
