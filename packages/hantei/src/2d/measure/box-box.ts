/** Two boxes, axis by axis: the gap between their intervals, or the middle of what they share. */
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import { chooseScale, gauge, gaugeBox, resetGauge, SCALE } from "../algorithms/outline.js";
import type { Box } from "../shapes/box.js";
import { codeOfGap, measureGap } from "./gap.js";

/** Measures two boxes; their points only where they are wanted. */
export function boxBox(a: Box, b: Box, wantsPoints: boolean): void {
  resetGauge();
  gaugeBox(a);
  gaugeBox(b);
  chooseScale();
  const scale = gauge[SCALE] as number;
  shareAxis(PX, a.minX * scale, a.maxX * scale, b.minX * scale, b.maxX * scale);
  shareAxis(PY, a.minY * scale, a.maxY * scale, b.minY * scale, b.maxY * scale);
  const dx = (found[QX] as number) - (found[PX] as number);
  const dy = (found[QY] as number) - (found[PY] as number);
  found[SQUARED] = dx * dx + dy * dy;
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** The nearest numbers of two intervals: their facing ends, or one number of both. */
function shareAxis(place: number, aMin: number, aMax: number, bMin: number, bMax: number): void {
  if (aMax < bMin) {
    found[place] = aMax;
    found[place + 2] = bMin;
  } else if (bMax < aMin) {
    found[place] = aMin;
    found[place + 2] = bMax;
  } else {
    const low = aMin > bMin ? aMin : bMin;
    const high = aMax < bMax ? aMax : bMax;
    const shared = middle(low, high);
    found[place] = shared;
    found[place + 2] = shared;
  }
}

/** The middle of an interval; of one without a bound, the bound it has, or 0. NaN stays. */
function middle(low: number, high: number): number {
  if (low === Number.NEGATIVE_INFINITY) return high === Number.POSITIVE_INFINITY ? 0 : high;
  return high === Number.POSITIVE_INFINITY ? low : low + (high - low) / 2;
}
