import { CROSS_ERROR } from "../../2d/algorithms/relate-segments.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { UNCERTAIN } from "../codes.js";

/** Codes of the pairs of segments from `from` up to `to`; how many are uncertain. The form is that of `relateSegments`. */
export function segmentsTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): number {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = columns as readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let uncertain = 0;
  for (let i = from; i < to; i++) {
    const x = ax1[i] as number;
    const y = ay1[i] as number;
    const x3 = bx1[i] as number;
    const y3 = by1[i] as number;
    const ux = (ax2[i] as number) - x;
    const uy = (ay2[i] as number) - y;
    const vx = (bx2[i] as number) - x3;
    const vy = (by2[i] as number) - y3;
    const wx = x3 - x;
    const wy = y3 - y;
    const k = ux * vy - uy * vx;
    const d1 = ux * wy - uy * wx;
    const d2 = d1 + k;
    const d3 = wx * vy - wy * vx;
    const d4 = d3 - k;
    const bound =
      CROSS_ERROR * ((Math.abs(ux) + Math.abs(vx) + Math.abs(wx)) * (Math.abs(uy) + Math.abs(vy) + Math.abs(wy))) +
      UNDERFLOW_GUARD;
    const certain =
      +(Math.abs(d1) > bound) & +(Math.abs(d2) > bound) & +(Math.abs(d3) > bound) & +(Math.abs(d4) > bound);
    const meets = +(d1 * d2 < 0) & +(d3 * d4 < 0);
    out[i] = UNCERTAIN + certain * ((meets << 1) - 1 - UNCERTAIN);
    uncertain += 1 - certain;
  }
  return uncertain;
}
