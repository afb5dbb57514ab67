/**
 * Searching in a circle, or a sphere: the boxes of the window around it are candidates, and their distances decide.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { differenceDown, sumUp } from "../../exact/rounding.js";
import { type BoxIndexKernels, foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import { idsInTree, listEntries, roomForIds, searchImage } from "./find.js";
import type { Tree } from "./layout.js";
import { compareReach, POINT, REACH } from "./nearest.js";
import { window } from "./window.js";

/** The center and the radius, where a nearest query has its point and its reach; a radius of 0 where the search is in a window alone. */
const circle: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * A squared distance and a squared radius are each off by no more than 7 roundings of themselves: where one exceeds the other by so much,
 * doubles tell. Twice of that would do.
 */
const MARGIN = 32 * UNIT_ROUNDOFF;

/** Whether the search is in a circle; one without extent is the window of its center. */
export function isRound(): boolean {
  return (circle[REACH] as number) > 0;
}

/** Makes `window` alone what is searched. */
export function noCircle(): void {
  circle[REACH] = 0;
}

/** Makes a circle what is searched, a sphere where there are three axes, and `window` the one around it. */
export function setCircle(axes: 2 | 3, x: number, y: number, z: number, radius: number): void {
  circle[POINT] = x;
  circle[POINT + 1] = y;
  circle[POINT + 2] = z;
  circle[REACH] = radius;
  for (let axis = 0; axis < axes; axis++) {
    const center = circle[POINT + axis] as number;
    window[axis] = differenceDown(center, radius);
    window[axes + axis] = sumUp(center, radius);
  }
}

/** Leaves the ids of the boxes that meet the circle in `idsInTree`; gives how many. */
export function searchRound(
  tree: Tree,
  touching: boolean,
  kernels: BoxIndexKernels | undefined,
  image: number,
): number {
  const total = kernels === undefined ? -1 : searchImage(kernels, tree, image);
  if (total < 0) return keepMeeting(tree, touching, listEntries(tree));
  // Out of the kernels' memory: the loop below is twice as fast where it sees one kind of array.
  roomForIds(total).set(foundBoxes().subarray(MOST_FOUND, MOST_FOUND + total));
  return keepMeeting(tree, touching, total);
}

/** Of so many listed entries, keeps those whose boxes meet the circle, as ids in the same place. */
function keepMeeting(tree: Tree, touching: boolean, total: number): number {
  const { axes, boxes, ids } = tree;
  const listed = idsInTree();
  const x = circle[POINT] as number;
  const y = circle[POINT + 1] as number;
  const z = circle[POINT + 2] as number;
  const radius = circle[REACH] as number;
  const squared = radius * radius;
  const margin = MARGIN * squared + UNDERFLOW_GUARD;
  const size = 2 * axes;
  let count = 0;
  for (let candidate = 0; candidate < total; candidate++) {
    const entry = listed[candidate] as number;
    const at = size * entry;
    // The distance along each axis, or 0: without a branch, whose outcome nobody could foretell.
    const belowX = (boxes[at] as number) - x;
    const aboveX = x - (boxes[at + axes] as number);
    const belowY = (boxes[at + 1] as number) - y;
    const aboveY = y - (boxes[at + axes + 1] as number);
    const dx = 0.5 * (belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX)));
    const dy = 0.5 * (belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY)));
    let distance = dx * dx + dy * dy;
    if (axes === 3) {
      const belowZ = (boxes[at + 2] as number) - z;
      const aboveZ = z - (boxes[at + 5] as number);
      const dz = 0.5 * (belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ)));
      distance += dz * dz;
    }
    listed[count] = ids[entry] as number;
    // Nobody could foretell either whether it is in. NaN, as of a bound at infinity, is left to exact arithmetic.
    if (Math.abs(distance - squared) > margin) {
      count += distance < squared ? 1 : 0;
      continue;
    }
    const sign = compareReach(tree, at, circle);
    if (sign < 0 || (sign === 0 && touching)) count++;
  }
  return count;
}
