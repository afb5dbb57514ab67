/**
 * Searching in a circle, or a sphere: the boxes of the window around it are candidates, and their distances decide.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import type { Sign } from "../../exact/sign.js";
import { foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import { ID, idsInTree, listEntries, roomForIds } from "./find.js";
import type { Drawn } from "./images.js";
import type { Tree } from "./layout.js";
import { compareReach, doubtOf, measureSlowly, POINT, REACH } from "./nearest.js";
import { window } from "./window.js";

/** The center and the radius, where a nearest query has its point and its reach; a radius of 0 where the search is in a window alone. */
export const circle: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Where a distance is measured that squares do not tell from the radius. */
const measured: Float64Array = /* @__PURE__ */ new Float64Array(1);

/**
 * A squared distance and a squared radius are each off by no more than 7 roundings of themselves: where one exceeds the other by so much,
 * doubles tell. Twice of that would do. It is infinite where a square beyond all doubles may be as good as equal to the radius's.
 */
const MARGIN = 32;

/** Whether the search is in a circle; one without extent is the window of its center. */
export function isRound(): boolean {
  return (circle[REACH] as number) > 0;
}

/** Makes `window` alone what is searched. */
export function noCircle(): void {
  circle[REACH] = 0;
}

/** Makes what stands in `circle` what is searched, a sphere where there are three axes, and `window` the box around it. */
export function boundCircle(axes: 2 | 3): void {
  const radius = circle[REACH] as number;
  for (let axis = 0; axis < axes; axis++) {
    const center = circle[POINT + axis] as number;
    // Rounded, they lose no box: rounding keeps the order, and a box's bound is a double.
    window[axis] = center - radius;
    window[axes + axis] = center + radius;
  }
}

/** Leaves the ids of the boxes that meet the circle in `idsInTree`; gives how many. */
export function searchRound(tree: Tree, touching: boolean, drawn: Drawn | undefined): number {
  const total = drawn === undefined ? -1 : searchImageRound(drawn, tree);
  return total >= 0 ? keepFound(tree, touching, total) : keepListed(tree, touching, listEntries(tree));
}

/** As `searchImage`, for the circle. */
function searchImageRound({ kernels, at }: Drawn, { axes }: Tree): number {
  const x = circle[POINT] as number;
  const y = circle[POINT + 1] as number;
  const radius = circle[REACH] as number;
  if (axes === 2) return kernels.searchCircle(at, x, y, radius);
  return kernels.searchSphere(at, x, y, circle[POINT + 2] as number, radius);
}

/** Of so many boxes that a kernel found, leaves the ids of those that meet the circle in `idsInTree`. */
function keepFound(tree: Tree, touching: boolean, total: number): number {
  const found = foundBoxes();
  const kept = roomForIds(total);
  let count = 0;
  for (let at = 0; at < total; at++) {
    const id = found[at] as number;
    if (id > ID && !meetsRound(tree, found[at + MOST_FOUND] as number, touching)) continue;
    kept[count++] = id & ID;
  }
  return count;
}

/** Whether the distance of an entry's box tells that it meets the circle. */
function meetsRound(tree: Tree, entry: number, touching: boolean): boolean {
  const sign = compareSlowly(tree, 2 * tree.axes * entry);
  return sign < 0 || (sign === 0 && touching);
}

/** Of so many listed entries, leaves those whose boxes meet the circle in `idsInTree`, as ids. */
function keepListed(tree: Tree, touching: boolean, listed: number): number {
  const { axes, boxes, ids } = tree;
  // The entries themselves are there: no id is written before its entry is read.
  const kept = idsInTree();
  const x = circle[POINT] as number;
  const y = circle[POINT + 1] as number;
  const z = circle[POINT + 2] as number;
  const radius = circle[REACH] as number;
  const squared = radius * radius;
  const margin = MARGIN * squared * UNIT_ROUNDOFF + UNDERFLOW_GUARD;
  const size = 2 * axes;
  let count = 0;
  for (let candidate = 0; candidate < listed; candidate++) {
    const entry = kept[candidate] as number;
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
    kept[count] = ids[entry] as number;
    // Nobody could foretell either whether it is in. NaN, as of a bound at infinity, is left to the slow way.
    if (Math.abs(distance - squared) > margin) {
      count += distance < squared ? 1 : 0;
      continue;
    }
    if (meetsRound(tree, entry, touching)) count++;
  }
  return count;
}

/** The exact sign of a box's distance less the radius, by its root where that tells: squares may be beyond all doubles. */
function compareSlowly(tree: Tree, at: number): Sign {
  measureSlowly(tree, at, circle, measured, 0);
  const distance = measured[0] as number;
  const doubt = doubtOf(distance);
  const radius = circle[REACH] as number;
  if (distance + doubt < radius) return -1;
  return distance - doubt > radius ? 1 : compareReach(tree, at, circle);
}
