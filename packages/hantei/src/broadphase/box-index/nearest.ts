/** How far boxes are from a point. */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance2d, compareDistance3d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";
import { FAN_OUT, type Tree } from "./layout.js";

/** Where a query keeps its point, and how far it looks. */
export const POINT = 0;
export const REACH = 3;
export const QUERY_SIZE = 4;

/** Beyond 2⁵⁰⁰ and 2⁻⁴⁸⁰ squares would over- or underflow: differences are brought nearer to 1 first, by powers of two, exactly. */
const HUGE = 3.273390607896142e150;
const TINY = 3.2033329522929615e-145;
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
  const reach = query[REACH] as number;
  const isNear = reach < Number.POSITIVE_INFINITY;
  let at = size * ((firstEntry[level] as number) + first);
  for (let slot = 0; slot < FAN_OUT; slot++, at += size) {
    if (first + slot >= last) {
      values[into + slot] = Number.NaN;
      continue;
    }
    const belowX = (boxes[at] as number) - x;
    const aboveX = x - (boxes[at + axes] as number);
    const belowY = (boxes[at + 1] as number) - y;
    const aboveY = y - (boxes[at + axes + 1] as number);
    const dx = belowX > 0 ? belowX : aboveX > 0 ? aboveX : 0;
    const dy = belowY > 0 ? belowY : aboveY > 0 ? aboveY : 0;
    let dz = 0;
    if (axes === 3) {
      const belowZ = (boxes[at + 2] as number) - z;
      const aboveZ = z - (boxes[at + 5] as number);
      dz = belowZ > 0 ? belowZ : aboveZ > 0 ? aboveZ : 0;
    }
    const sum = dx + dy + dz;
    let distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (sum > HUGE || (sum < TINY && sum > 0)) {
      const scale = sum > HUGE ? DOWN : UP;
      distance = Math.sqrt(dx * scale * (dx * scale) + dy * scale * (dy * scale) + dz * scale * (dz * scale)) / scale;
    }
    if (isNear) {
      const doubt = ROOT_ERROR * distance + Number.MIN_VALUE;
      if (
        !(distance + doubt < reach) &&
        (distance - doubt > reach || (level === 0 && !isWithinReach(tree, at, query)))
      ) {
        distance = Number.NaN;
      }
    }
    values[into + slot] = distance;
  }
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
