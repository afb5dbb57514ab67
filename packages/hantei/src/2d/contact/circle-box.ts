/**
 * A circle whose center is outside of a box with bounds, where the two overlap beyond doubt or are apart: the box's nearest point
 * is the center's own coordinates, cut to the box. What is left goes the general way.
 *
 * ```text
 *   corner │ side │ corner     Beside a side, the axis is one of the coordinates'; the depth is raised till it parts.
 *   ───────┼──────┼───────
 *     side │ box  │ side       Beyond a corner, it leads from the center to the corner, at an angle.
 * ```
 */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../algorithms/outline.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Box } from "../shapes/box.js";
import type { Circle } from "../shapes/circle.js";
import { EXTENT_ERROR, LEAST, MOVE_ERROR, PLACE_ERROR, raise, spans, trial } from "./depth.js";
import {
  COUNT,
  DEPTH,
  EDGE,
  INDEX_A,
  INDEX_B,
  MINIMAL,
  met,
  NX,
  NY,
  POINTS,
  REACH,
  TYPE_A,
  TYPE_B,
  VERTEX,
  X,
  Y,
} from "./met.js";
import { convexConvex } from "./pair.js";

/** Squares of distances between these neither overflowed nor lost bits to underflow. */
const LEAST_SQUARED = 1e-200;
const MOST_SQUARED = 1e200;

/** Writes the contact of a circle and a box into `met`; false where there is none within reach. */
export function circleBox(a: Circle, b: Box): boolean {
  const { x, y, radius } = a;
  const nearX = x < b.minX ? b.minX : x > b.maxX ? b.maxX : x;
  const nearY = y < b.minY ? b.minY : y > b.maxY ? b.maxY : y;
  const dx = nearX - x;
  const dy = nearY - y;
  const squared = dx * dx + dy * dy;
  const distance = Math.sqrt(squared);
  let largest = radius;
  if (Math.abs(x) > largest) largest = Math.abs(x);
  if (Math.abs(y) > largest) largest = Math.abs(y);
  if (Math.abs(b.minX) > largest) largest = Math.abs(b.minX);
  if (Math.abs(b.minY) > largest) largest = Math.abs(b.minY);
  if (Math.abs(b.maxX) > largest) largest = Math.abs(b.maxX);
  if (Math.abs(b.maxY) > largest) largest = Math.abs(b.maxY);
  const room = distance - radius;
  const slack = GAP_ERROR * largest;
  // An infinite bound makes the slack infinite: then nothing is beyond doubt.
  if (room > slack && squared > LEAST_SQUARED && squared < MOST_SQUARED && met[REACH] === 0) return false;
  const isPlain = room < -slack && squared > LEAST_SQUARED && largest * largest < MOST_SQUARED;
  if (!isPlain || b.minX === b.maxX || b.minY === b.maxY) return convexConvex(a, b);
  if (dx !== 0 && dy !== 0) {
    const width = (x > b.maxX ? x : b.maxX) - (x < b.minX ? x : b.minX);
    const height = (y > b.maxY ? y : b.maxY) - (y < b.minY ? y : b.minY);
    const extent = width > height ? width : height;
    met[NX] = dx / distance;
    met[NY] = dy / distance;
    met[DEPTH] = -room + (EXTENT_ERROR * extent + PLACE_ERROR * largest - MOVE_ERROR * room + LEAST);
  } else {
    gauge[SCALE] = 1;
    gauge[RADIUS_A] = radius;
    gauge[RADIUS_B] = 0;
    spans[0] = dx !== 0 ? x : y;
    spans[1] = spans[0];
    spans[2] = dx !== 0 ? b.minX : b.minY;
    spans[3] = dx !== 0 ? b.maxX : b.maxY;
    trial[0] = -room;
    const sign = dx + dy > 0 ? 1 : -1;
    if (!raise(sign)) return convexConvex(a, b);
    met[NX] = dx !== 0 ? sign : 0;
    met[NY] = dx !== 0 ? 0 : sign;
    met[DEPTH] = trial[0] as number;
  }
  gauge[LARGEST] = largest;
  met[MINIMAL] = 1;
  met[COUNT] = 1;
  // The box's nearest point: the circle holds it.
  met[POINTS + X] = nearX;
  met[POINTS + Y] = nearY;
  met[POINTS + TYPE_A] = VERTEX;
  met[POINTS + INDEX_A] = 0;
  met[POINTS + TYPE_B] = dx !== 0 && dy !== 0 ? VERTEX : EDGE;
  if (dx === 0) met[POINTS + INDEX_B] = dy > 0 ? 0 : 2;
  else if (dy === 0) met[POINTS + INDEX_B] = dx > 0 ? 3 : 1;
  else met[POINTS + INDEX_B] = dy > 0 ? (dx > 0 ? 0 : 1) : dx > 0 ? 3 : 2;
  return true;
}
