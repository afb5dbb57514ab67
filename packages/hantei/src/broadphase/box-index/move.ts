/** Boxes that move within an index: which entries they are, and their new bounds. */
import { rangeError, typeError } from "../../base/errors.js";
import { checkIndices } from "../collect.js";
import { type Boxes2, type Boxes3, checkValues } from "../columns.js";
import { readBoxes, sidesOf, sidesOfTree } from "./box-columns.js";
import { sortsOf } from "./header.js";
import type { Tree } from "./layout.js";
import type { Sides } from "./order.js";

/** Which entry each box of a tree is, and the sort for which that holds. */
export interface Places {
  entries: Uint32Array | undefined;
  sorts: number;
}

/** What is known at first. */
export function noPlaces(): Places {
  return { entries: undefined, sorts: 0 };
}

/** The new bounds; throws where an id, or a box, is none of the tree's. */
export function readMoves({ axes, count }: Tree, ids: Uint32Array, boxes: Boxes2 | Boxes3): Sides {
  const given = readBoxes("update: boxes", boxes);
  checkValues("update: boxes", given);
  const columns = sidesOf(given);
  if (columns.least.length !== axes) {
    typeError("ERR_TYPE", `update: the index has ${axes} axes, but the boxes have ${columns.least.length}`);
  }
  // Reading boxes may have taken them away.
  checkIndices("update: ids", ids);
  const length = (columns.least[0] as Float64Array).length;
  if (length !== ids.length) {
    rangeError("ERR_LENGTH", `update: ${ids.length} ids, but columns of ${length} numbers; they must be as many`);
  }
  for (let at = 0; at < ids.length; at++) {
    if ((ids[at] as number) >= count) {
      rangeError("ERR_RANGE", `update: ids[${at}] is ${ids[at]}, but the index has ${count} boxes, from 0 on`);
    }
  }
  return columns;
}

/** The sides of all boxes, in the order of their indices, once some have moved: where all have, in that order, the given ones. */
export function sidesMoved(tree: Tree, ids: Uint32Array, moved: Sides): Sides {
  if (ids.length === tree.count && isInOrder(ids)) return moved;
  const sides = sidesOfTree(tree);
  for (let axis = 0; axis < tree.axes; axis++) {
    put(sides.least[axis] as Float64Array, ids, moved.least[axis] as Float64Array);
    put(sides.greatest[axis] as Float64Array, ids, moved.greatest[axis] as Float64Array);
  }
  return sides;
}

function isInOrder(ids: Uint32Array): boolean {
  for (let at = 0; at < ids.length; at++) if (ids[at] !== at) return false;
  return true;
}

function put(column: Float64Array, ids: Uint32Array, values: Float64Array): void {
  for (let at = 0; at < ids.length; at++) column[ids[at] as number] = values[at] as number;
}

/** Which entries of level 0 some boxes are. */
export function entriesOf(tree: Tree, places: Places, ids: Uint32Array): Uint32Array {
  const byId = entriesById(tree, places);
  const entries = new Uint32Array(ids.length);
  for (let at = 0; at < ids.length; at++) entries[at] = byId[ids[at] as number] as number;
  return entries;
}

/** Writes new bounds into level 0. */
export function moveBoxes({ axes, boxes }: Tree, entries: Uint32Array, { least, greatest }: Sides): void {
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    for (let axis = 0; axis < axes; axis++) {
      boxes[2 * axes * entry + axis] = least[axis]?.[at] as number;
      boxes[2 * axes * entry + axes + axis] = greatest[axis]?.[at] as number;
    }
  }
}

function entriesById(tree: Tree, places: Places): Uint32Array {
  const sorts = sortsOf(tree);
  // Another thread may have sorted a shared index.
  if (places.entries === undefined || places.sorts !== sorts) {
    const { ids } = tree;
    const entries = new Uint32Array(ids.length);
    for (let entry = 0; entry < ids.length; entry++) entries[ids[entry] as number] = entry;
    places.entries = entries;
    places.sorts = sorts;
  }
  return places.entries;
}
