/**
 * Two circles in doubles, where they overlap beyond doubt and at an angle: most calls. What is left (nearly touching, one center
 * upon or straight beside the other, huge or tiny numbers, circles that are apart) goes the general way.
 */
import { gauge, LARGEST } from "../algorithms/outline.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Circle } from "../shapes/circle.js";
import { EXTENT_ERROR, LEAST, MOVE_ERROR, PLACE_ERROR } from "./depth.js";
import {
  COUNT,
  DEPTH,
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

/** Writes the contact of two circles into `met`; false where there is none within reach. */
export function circleCircle(a: Circle, b: Circle): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const radii = a.radius + b.radius;
  let largest = a.radius > b.radius ? a.radius : b.radius;
  if (Math.abs(a.x) > largest) largest = Math.abs(a.x);
  if (Math.abs(a.y) > largest) largest = Math.abs(a.y);
  if (Math.abs(b.x) > largest) largest = Math.abs(b.x);
  if (Math.abs(b.y) > largest) largest = Math.abs(b.y);
  const distance = Math.sqrt(squared);
  const room = distance - radii;
  const slack = GAP_ERROR * largest;
  if (room > slack && squared > LEAST_SQUARED && squared < MOST_SQUARED && met[REACH] === 0) return false;
  const isPlain = room < -slack && squared > LEAST_SQUARED && squared < MOST_SQUARED && dx !== 0 && dy !== 0;
  if (!(isPlain && largest * largest < MOST_SQUARED)) return convexConvex(a, b);
  gauge[LARGEST] = largest;
  const nx = dx / distance;
  const ny = dy / distance;
  const extent = Math.abs(dx) > Math.abs(dy) ? Math.abs(dx) : Math.abs(dy);
  met[NX] = nx;
  met[NY] = ny;
  met[DEPTH] = -room + (EXTENT_ERROR * extent + PLACE_ERROR * largest - MOVE_ERROR * room + LEAST);
  met[MINIMAL] = 1;
  met[COUNT] = 1;
  // In the middle of what the two share on the line between their centers.
  const low = distance - b.radius > -a.radius ? distance - b.radius : -a.radius;
  const high = distance + b.radius < a.radius ? distance + b.radius : a.radius;
  met[POINTS + X] = a.x + (nx * (low + high)) / 2;
  met[POINTS + Y] = a.y + (ny * (low + high)) / 2;
  met[POINTS + TYPE_A] = VERTEX;
  met[POINTS + INDEX_A] = 0;
  met[POINTS + TYPE_B] = VERTEX;
  met[POINTS + INDEX_B] = 0;
  return true;
}
