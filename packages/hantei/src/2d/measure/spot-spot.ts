/** Points and circles among each other. */
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import {
  chooseScale,
  gauge,
  gaugeRound,
  gaugeSpot,
  RADIUS_A,
  RADIUS_B,
  resetGauge,
  SCALE,
} from "../algorithms/outline.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import { codeOfGap, measureGap } from "./gap.js";

/** Measures two points or circles; their points only where they are wanted. */
export function spotSpot(a: Point | Circle, b: Point | Circle, wantsPoints: boolean): void {
  resetGauge();
  gaugeSpot(a);
  gaugeSpot(b);
  if (a.kind === "circle") gaugeRound(a, RADIUS_A);
  if (b.kind === "circle") gaugeRound(b, RADIUS_B);
  chooseScale();
  const scale = gauge[SCALE] as number;
  const dx = b.x * scale - a.x * scale;
  const dy = b.y * scale - a.y * scale;
  found[PX] = a.x * scale;
  found[PY] = a.y * scale;
  found[QX] = b.x * scale;
  found[QY] = b.y * scale;
  found[SQUARED] = dx * dx + dy * dy;
  measureGap(codeOfGap(a, b), wantsPoints);
}
