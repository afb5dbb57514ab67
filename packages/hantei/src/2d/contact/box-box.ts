/**
 * Two boxes with width, height and bounds, where they overlap or are apart: by comparisons and one subtraction. What is left
 * (flat, unbounded or huge boxes, touching ones) goes the general way.
 *
 * ```text
 *        3 ──── 2          The least of four moves: by a.maxX − b.minX to the right, and so on. They meet in all that they
 *        │      │          share of the side that is pushed: its two ends.
 *        0 ──── 1
 * ```
 */
import { trial } from "../../base/parting.js";
import type { Box } from "../shapes/box.js";
import { convexConvex } from "./convex-convex.js";
import { FARTHEST, facing, raiseFacing } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, type ContactPoint, writePart } from "./result.js";

/** Writes the contact of two boxes; false where there is none within reach. */
export function boxBox(a: Box, b: Box, into: ContactBuffer, isTurned: boolean): boolean {
  const right = a.maxX - b.minX;
  const left = b.maxX - a.minX;
  const up = a.maxY - b.minY;
  const down = b.maxY - a.minY;
  // Comparisons are exact, and a difference of doubles is 0 only where they are equal.
  if ((right < 0 || left < 0 || up < 0 || down < 0) && met[REACH] === 0) return false;
  const across = right < left ? right : left;
  const along = up < down ? up : down;
  const least = across < along ? across : along;
  const most = right + left + up + down;
  const isPlain = least > 0 && most < FARTHEST && a.minX < a.maxX && a.minY < a.maxY;
  if (!(isPlain && b.minX < b.maxX && b.minY < b.maxY)) return convexConvex(a, b, into, isTurned);
  const isAcross = across === least;
  const isUpward = isAcross ? right === least : up === least;
  facing[0] = isAcross ? (isUpward ? a.maxX : a.minX) : isUpward ? a.maxY : a.minY;
  facing[1] = isAcross ? (isUpward ? b.minX : b.maxX) : isUpward ? b.minY : b.maxY;
  const sign = isUpward ? 1 : -1;
  // The move rounds: where it falls short, it is raised.
  trial[0] = least;
  if (!raiseFacing(sign, undefined, undefined)) return convexConvex(a, b, into, isTurned);
  into.normal.x = isAcross ? (isTurned ? -sign : sign) : 0;
  into.normal.y = isAcross ? 0 : isTurned ? -sign : sign;
  into.depth = trial[0] as number;
  into.minimal = true;
  into.count = 2;
  // Sides as edges: 0 at minY, 1 at maxX, 2 at maxY, 3 at minX.
  const sideA = isAcross ? (isUpward ? 1 : 3) : isUpward ? 2 : 0;
  const sideB = (sideA + 2) & 3;
  const lowX = a.minX > b.minX ? a.minX : b.minX;
  const lowY = a.minY > b.minY ? a.minY : b.minY;
  const highX = a.maxX < b.maxX ? a.maxX : b.maxX;
  const highY = a.maxY < b.maxY ? a.maxY : b.maxY;
  for (let end = 0; end < 2; end++) {
    const point = into.points[end] as ContactPoint;
    point.x = isAcross ? (isUpward ? lowX : highX) : end === 0 ? lowX : highX;
    point.y = isAcross ? (end === 0 ? lowY : highY) : isUpward ? lowY : highY;
    // Whose corner the end is: the box's that ends there.
    const isOfA = isAcross
      ? end === 0
        ? lowY === a.minY
        : highY === a.maxY
      : end === 0
        ? lowX === a.minX
        : highX === a.maxX;
    const featureA = isTurned ? point.featureB : point.featureA;
    const featureB = isTurned ? point.featureA : point.featureB;
    writePart(featureA, isOfA ? "vertex" : "edge", isOfA ? cornerOf(sideA, end) : sideA);
    writePart(featureB, isOfA ? "edge" : "vertex", isOfA ? sideB : cornerOf(sideB, end));
  }
  return true;
}

/** The corner at the lower or the upper end of a side. */
function cornerOf(side: number, end: number): number {
  // Sides 0 and 1 run upward, 2 and 3 downward.
  return side < 2 ? (side + end) & 3 : (side + 1 - end) & 3;
}
