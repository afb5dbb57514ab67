/** How far boxes are from a point. */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d, compareDistance3d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { FAN_OUT, type Tree } from "./layout.js";

/** Where a query keeps its point, and how far it looks. */
export const POINT = 0;
export const REACH = 3;

/** Beyond 2⁵⁰⁰ and 2⁻⁴⁸⁰ squares would over- or underflow: differences are brought nearer to 1 first, by powers of two, exactly. */
export const HUGE = 3.273390607896142e150;
export const TINY = 3.2033329522929615e-145;
/** What they are multiplied by: 2⁻⁵⁴⁰ and 2⁶⁰⁰. */
const DOWN = 2.778448436856347e-163;
const UP = 4.149515568880993e180;

/**
 * Bound on the error of a distance in doubles, and of comparing it, relative to it: half of 4e of the sum of three squares, e of
 * the differences, e of the root, and e more for computing the bound; with unit roundoff e. 8e leaves room.
 */
const ROOT_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Writes the distances of entries' boxes from the query's point, rounded, and NaN for those out of reach: for boxes themselves,
 * exactly. Each step is monotone, rounded as it is, so that no box is nearer than the box around it.
 */
export function measureDistances(
  tree: Tree,
  level: number,
  first: number,
  last: number,
  query: Float64Array,
  values: Float64Array,
  into: number,
): void {
  const { axes, boxes, firstEntry } = tree;
  const size = 2 * axes;
  const x = query[POINT] as number;
  const y = query[POINT + 1] as number;
  const z = query[POINT + 2] as number;
  const count = last - first;
  const start = size * ((firstEntry[level] as number) + first);
  let at = start;
  for (let slot = 0; slot < count; slot++, at += size) {
    const belowX = (boxes[at] as number) - x;
    const aboveX = x - (boxes[at + axes] as number);
    const belowY = (boxes[at + 1] as number) - y;
    const aboveY = y - (boxes[at + axes + 1] as number);
    // The positive one of two, doubled, or 0: without a branch, whose outcome nobody could foretell.
    const dx = 0.5 * (belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX)));
    const dy = 0.5 * (belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY)));
    let dz = 0;
    if (axes === 3) {
      const belowZ = (boxes[at + 2] as number) - z;
      const aboveZ = z - (boxes[at + 5] as number);
      dz = 0.5 * (belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ)));
    }
    const sum = dx + dy + dz;
    if (!(sum <= HUGE && (sum >= TINY || sum === 0))) measureSlowly(tree, at, query, values, into + slot);
    else values[into + slot] = Math.sqrt(axes === 2 ? dx * dx + dy * dy : sumOfSquares(dx, dy, dz));
  }
  for (let slot = count; slot < FAN_OUT; slot++) values[into + slot] = Number.NaN;
  if ((query[REACH] as number) < Number.POSITIVE_INFINITY) cutOff(tree, level, start, count, query, values, into);
}

/** Writes the distance of any box, in the plane or in space, near or far, bounded or not. */
export function measureSlowly(tree: Tree, at: number, query: Float64Array, values: Float64Array, into: number): void {
  const { axes, boxes } = tree;
  const x = apart(boxes[at] as number, query[POINT] as number, boxes[at + axes] as number);
  const y = apart(boxes[at + 1] as number, query[POINT + 1] as number, boxes[at + axes + 1] as number);
  const z = axes === 2 ? 0 : apart(boxes[at + 2] as number, query[POINT + 2] as number, boxes[at + 5] as number);
  const largest = Math.max(x, y, z);
  let distance = Math.sqrt(sumOfSquares(x, y, z));
  if (largest > HUGE || (largest < TINY && largest > 0)) {
    const scale = largest > HUGE ? DOWN : UP;
    distance =
      largest < Number.POSITIVE_INFINITY ? Math.sqrt(sumOfSquares(scale * x, scale * y, scale * z)) / scale : largest;
  }
  values[into] = distance;
}

/** The greatest square is added last: rounded as it is, the sum is the same for any order of the axes, and monotone. */
function sumOfSquares(x: number, y: number, z: number): number {
  if (x >= y && x >= z) return y * y + z * z + x * x;
  return y >= z ? x * x + z * z + y * y : x * x + y * y + z * z;
}

/** How far a number is from an extent. */
function apart(min: number, value: number, max: number): number {
  return value < min ? min - value : value > max ? value - max : 0;
}

/** Makes NaN of distances out of reach. */
function cutOff(
  tree: Tree,
  level: number,
  start: number,
  count: number,
  query: Float64Array,
  values: Float64Array,
  into: number,
): void {
  const reach = query[REACH] as number;
  for (let slot = 0; slot < count; slot++) {
    const distance = values[into + slot] as number;
    const doubt = doubtOf(distance);
    if (distance + doubt < reach) continue;
    const isOut =
      level === 0 ? isOutOfReach(tree, start + 2 * tree.axes * slot, query, distance) : distance - doubt > reach;
    if (isOut) values[into + slot] = Number.NaN;
  }
}

/** Whether the box at a place is out of reach, exactly, whose rounded distance is given. */
export function isOutOfReach(tree: Tree, at: number, query: Float64Array, distance: number): boolean {
  const reach = query[REACH] as number;
  const doubt = doubtOf(distance);
  // 0 is never rounded.
  if (distance === 0 || distance + doubt < reach) return false;
  return distance - doubt > reach || compareReach(tree, at, query) > 0;
}

/** By how much a rounded distance may be off. */
export function doubtOf(distance: number): number {
  return ROOT_ERROR * distance + Number.MIN_VALUE;
}

/** The exact sign of a box's distance less the query's reach: of its nearest point, both squared. */
export function compareReach(tree: Tree, at: number, query: Float64Array): Sign {
  const { axes, boxes } = tree;
  for (let axis = 0; axis < axes; axis++) {
    const value = query[POINT + axis] as number;
    const min = boxes[at + axis] as number;
    const max = boxes[at + axes + axis] as number;
    registers[axis] = value;
    registers[axes + axis] = value < min ? min : value > max ? max : value;
  }
  registers[2 * axes] = query[REACH] as number;
  registers[2 * axes + 1] = 0;
  return axes === 2 ? compareDistance2d() : compareDistance3d();
}
