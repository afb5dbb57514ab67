/** How far boxes are from a point. */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d, compareDistance3d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { RESULT } from "./best-first.js";
import type { Tree } from "./layout.js";

/** Where a query keeps its point, and how far it looks. */
export const POINT = 1;
export const REACH = 4;
export const QUERY_SIZE = 5;

/** Beyond 2⁵⁰⁰ and 2⁻⁴⁸⁰ squares would over- or underflow, and differences are brought nearer to 1 first: by powers of two, exactly. */
const HUGE = 3.273390607896142e150;
const TINY = 3.2033329522929615e-145;

/**
 * Bound on the error of a distance in doubles, and of comparing it, relative to it: half of 4e of the sum of three squares, e of
 * the differences, e of the root, and e more for computing the bound; with unit roundoff e. 8e leaves room.
 */
const ROOT_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * The distance of an entry's box from the query's point, rounded, and whether it is within reach: for a box itself, exactly.
 *
 * Each step is monotone, rounded as it is, so that no box is nearer than the box around it.
 */
export function measureDistance(tree: Tree, level: number, entry: number, query: Float64Array): boolean {
  const { axes, boxes, firstEntry } = tree;
  const at = 2 * axes * ((firstEntry[level] as number) + entry);
  let largest = 0;
  let squares = 0;
  for (let axis = 0; axis < axes; axis++) {
    const value = query[POINT + axis] as number;
    const below = (boxes[at + axis] as number) - value;
    const above = value - (boxes[at + axes + axis] as number);
    const difference = below > 0 ? below : above > 0 ? above : 0;
    if (difference > largest) largest = difference;
    squares += difference * difference;
  }
  const distance =
    largest > HUGE || (largest < TINY && largest > 0) ? scaledDistance(tree, at, query, largest) : Math.sqrt(squares);
  query[RESULT] = distance;
  const reach = query[REACH] as number;
  const doubt = ROOT_ERROR * distance + Number.MIN_VALUE;
  if (distance + doubt < reach) return true;
  if (distance - doubt > reach) return false;
  return level > 0 || !(reach < Number.POSITIVE_INFINITY) || isWithinReach(tree, at, query);
}

/** What huge and tiny differences are multiplied by: 2⁻⁵⁴⁰ and 2⁶⁰⁰. */
const DOWN = 2.778448436856347e-163;
const UP = 4.149515568880993e180;

function scaledDistance(tree: Tree, at: number, query: Float64Array, largest: number): number {
  const { axes, boxes } = tree;
  if (largest === Number.POSITIVE_INFINITY) return largest;
  const scale = largest > HUGE ? DOWN : UP;
  let squares = 0;
  for (let axis = 0; axis < axes; axis++) {
    const value = query[POINT + axis] as number;
    const below = (boxes[at + axis] as number) - value;
    const above = value - (boxes[at + axes + axis] as number);
    const difference = (below > 0 ? below : above > 0 ? above : 0) * scale;
    squares += difference * difference;
  }
  return Math.sqrt(squares) / scale;
}

/** Whether a box is within reach: the squared distance of its nearest point against the squared reach, exactly. */
function isWithinReach(tree: Tree, at: number, query: Float64Array): boolean {
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
  return (axes === 2 ? compareDistance2d() : compareDistance3d()) <= 0;
}
