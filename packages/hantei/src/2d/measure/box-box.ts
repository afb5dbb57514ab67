/** Two boxes, axis by axis: the gap between their intervals, or the middle of what they share. */
import { gauge, resetGauge, SCALE } from "../../base/gauge.js";
import { chooseScale, gaugeBox } from "../algorithms/gauge.js";
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import type { Box } from "../shapes/box.js";
import { codeOfGap, measureGap } from "./gap.js";

/** Measures two boxes; their points only where they are wanted. */
export function boxBox(a: Box, b: Box, wantsPoints: boolean): void {
  resetGauge();
  gaugeBox(a);
  gaugeBox(b);
  chooseScale();
  const scale = gauge[SCALE] as number;
  sides[0] = a.minX * scale;
  sides[1] = a.maxX * scale;
  sides[2] = b.minX * scale;
  sides[3] = b.maxX * scale;
  shareAxis(PX);
  sides[0] = a.minY * scale;
  sides[1] = a.maxY * scale;
  sides[2] = b.minY * scale;
  sides[3] = b.maxY * scale;
  shareAxis(PY);
  const dx = (found[QX] as number) - (found[PX] as number);
  const dy = (found[QY] as number) - (found[PY] as number);
  found[SQUARED] = dx * dx + dy * dy;
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** The two intervals on an axis, A's and B's: not handed over, so that no call boxes them. */
const sides: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** The nearest numbers of the two intervals: their facing ends, or one number of both. */
function shareAxis(place: number): void {
  const aMin = sides[0] as number;
  const aMax = sides[1] as number;
  const bMin = sides[2] as number;
  const bMax = sides[3] as number;
  if (aMax < bMin) {
    found[place] = aMax;
    found[place + 2] = bMin;
  } else if (bMax < aMin) {
    found[place] = aMin;
    found[place + 2] = bMax;
  } else {
    // The middle of what they share; without a bound, the bound there is, or 0. NaN stays.
    const low = aMin > bMin ? aMin : bMin;
    const high = aMax < bMax ? aMax : bMax;
    const isLow = low === Number.NEGATIVE_INFINITY;
    const isHigh = high === Number.POSITIVE_INFINITY;
    const shared = isLow ? (isHigh ? 0 : high) : isHigh ? low : low + (high - low) / 2;
    found[place] = shared;
    found[place + 2] = shared;
  }
}
