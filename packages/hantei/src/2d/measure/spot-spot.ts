/** Points and circles among each other: each pair of kinds reads its own, so that no place sees several and boxes what it reads. */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { chooseScale } from "../algorithms/gauge.js";
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import { codeOfGap, measureGap } from "./gap.js";

/** Measures two points; their points only where they are wanted. */
export function pointPoint(a: Point, b: Point, wantsPoints: boolean): void {
  found[PX] = a.x;
  found[PY] = a.y;
  found[QX] = b.x;
  found[QY] = b.y;
  gauge[RADIUS_A] = 0;
  gauge[RADIUS_B] = 0;
  gaugeSpots();
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** Measures a circle and a point. */
export function circlePoint(a: Circle, b: Point, wantsPoints: boolean): void {
  found[PX] = a.x;
  found[PY] = a.y;
  found[QX] = b.x;
  found[QY] = b.y;
  gauge[RADIUS_A] = a.radius;
  gauge[RADIUS_B] = 0;
  gaugeSpots();
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** Measures two circles. */
export function circleCircle(a: Circle, b: Circle, wantsPoints: boolean): void {
  found[PX] = a.x;
  found[PY] = a.y;
  found[QX] = b.x;
  found[QY] = b.y;
  gauge[RADIUS_A] = a.radius;
  gauge[RADIUS_B] = b.radius;
  gaugeSpots();
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** Gauges the two centers found, and scales them. */
function gaugeSpots(): void {
  const ax = found[PX] as number;
  const ay = found[PY] as number;
  const bx = found[QX] as number;
  const by = found[QY] as number;
  // A NaN stays.
  const largestA = Math.max(Math.abs(ax), Math.abs(ay), gauge[RADIUS_A] as number);
  const largestB = Math.max(Math.abs(bx), Math.abs(by), gauge[RADIUS_B] as number);
  gauge[LARGEST] = Math.max(largestA, largestB);
  chooseScale();
  const scale = gauge[SCALE] as number;
  const dx = bx * scale - ax * scale;
  const dy = by * scale - ay * scale;
  found[PX] = ax * scale;
  found[PY] = ay * scale;
  found[QX] = bx * scale;
  found[QY] = by * scale;
  found[SQUARED] = dx * dx + dy * dy;
}
