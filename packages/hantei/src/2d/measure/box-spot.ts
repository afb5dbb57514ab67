/** A box and a point or circle: the box's nearest point is the spot's own coordinates, cut to the box. */
import { gauge, gaugeRound, RADIUS_A, RADIUS_B, resetGauge, SCALE } from "../../base/gauge.js";
import { chooseScale, gaugeBox, gaugeSpot } from "../algorithms/gauge.js";
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import type { Box } from "../shapes/box.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import { codeOfGap, measureGap } from "./gap.js";

/** Measures a box and a point; their points only where they are wanted. */
export function boxPoint(a: Box, b: Point, wantsPoints: boolean): void {
  resetGauge();
  cut(b, a);
  exchange();
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** Measures a circle and a box; their points only where they are wanted. */
export function circleBox(a: Circle, b: Box, wantsPoints: boolean): void {
  resetGauge();
  gaugeRound(a, RADIUS_A);
  cut(a, b);
  measureGap(codeOfGap(a, b), wantsPoints);
}

/** The spot as P, the box's nearest point as Q. */
function cut(spot: Point | Circle, b: Box): void {
  gaugeSpot(spot);
  gaugeBox(b);
  chooseScale();
  const scale = gauge[SCALE] as number;
  const { x, y } = spot;
  const nearX = x < b.minX ? b.minX : x > b.maxX ? b.maxX : x;
  const nearY = y < b.minY ? b.minY : y > b.maxY ? b.maxY : y;
  const dx = nearX * scale - x * scale;
  const dy = nearY * scale - y * scale;
  found[PX] = x * scale;
  found[PY] = y * scale;
  found[QX] = nearX * scale;
  found[QY] = nearY * scale;
  found[SQUARED] = dx * dx + dy * dy;
}

/** Exchanges P and Q. */
function exchange(): void {
  for (let axis = 0; axis < 2; axis++) {
    const p = found[PX + axis] as number;
    found[PX + axis] = found[QX + axis] as number;
    found[QX + axis] = p;
  }
  gauge[RADIUS_B] = gauge[RADIUS_A] as number;
  gauge[RADIUS_A] = 0;
}
