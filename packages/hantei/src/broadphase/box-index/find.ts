/** What a search found, on its way to the caller: of what a kernel left in doubt, the boxes themselves decide. */
import { foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import type { Drawn } from "./images.js";
import type { Tree } from "./layout.js";
import { searchPlane } from "./search-plane.js";
import { searchSpace } from "./search-space.js";
import { meetsExactly, window } from "./window.js";

/** Engines keep longer arrays that are made at their size as maps of their indices. */
const LARGE_ARRAY = 1_000_000;
/** All bits of an id but the sign, which marks it. */
export const ID = 0x7fffffff;

/**
 * Has a kernel leave the boxes that meet `window` in `foundBoxes`, those in doubt marked.
 *
 * @returns How many; −1 where there is no room for so many.
 */
export function searchImage({ kernels, at }: Drawn, { axes }: Tree): number {
  if (axes === 3) {
    return kernels.searchSpace(
      at,
      window[0] as number,
      window[1] as number,
      window[2] as number,
      window[3] as number,
      window[4] as number,
      window[5] as number,
    );
  }
  return kernels.searchPlane(at, window[0] as number, window[1] as number, window[2] as number, window[3] as number);
}

/** The ids of the first `total` found boxes, without those that do not meet `window` after all. */
export function idsOfFound(tree: Tree, touching: boolean, total: number): number[] {
  const ids = foundBoxes();
  // Made at its size: an array that grows by pushing takes room for seventeen at once.
  const taken: number[] = new Array(total);
  let size = 0;
  for (let at = 0; at < total; at++) {
    const id = ids[at] as number;
    if (id > ID && !meetsExactly(tree, ids[at + MOST_FOUND] as number, touching)) continue;
    taken[size++] = id & ID;
  }
  if (size < total) taken.length = size;
  return taken;
}

/** Writes them to `out`, as many as there is room for; gives how many there are. */
export function takeFound(tree: Tree, touching: boolean, total: number, out: Uint32Array): number {
  const ids = foundBoxes();
  const capacity = out.length;
  let size = 0;
  for (let at = 0; at < total; at++) {
    const id = ids[at] as number;
    if (id > ID && !meetsExactly(tree, ids[at + MOST_FOUND] as number, touching)) continue;
    if (size < capacity) out[size] = id & ID;
    size++;
  }
  return size;
}

const nothing: Uint32Array = /* @__PURE__ */ new Uint32Array(0);
/** What a search in TypeScript found, on its way out. Nothing calls back while it is here. */
let inTree: Uint32Array = /* @__PURE__ */ new Uint32Array(1024);

/** Searches `window` in TypeScript, and leaves all ids in `idsInTree`; gives how many. */
export function findInTree(tree: Tree, touching: boolean): number {
  const total = searchTree(tree, touching, inTree);
  return total <= inTree.length ? total : searchTree(tree, touching, roomForIds(total));
}

/** How many boxes meet `window`, be it at a border. */
export function countInTree(tree: Tree): number {
  return searchTree(tree, true, nothing);
}

/** Gives back the room for ids where there is more of it. */
export function forgetIds(most: number): void {
  if (inTree.length > most) inTree = new Uint32Array(1024);
}

export function idsInTree(): Uint32Array {
  return inTree;
}

/** Searches `window` in TypeScript; the first ids go to `out`. */
export function searchTree(tree: Tree, touching: boolean, out: Uint32Array): number {
  return search(tree, touching, out, false);
}

function search(tree: Tree, touching: boolean, out: Uint32Array, asEntries: boolean): number {
  return tree.axes === 2 ? searchPlane(tree, touching, out, asEntries) : searchSpace(tree, touching, out, asEntries);
}

/** Leaves the entries that meet `window`, be it at a border, where `idsInTree` has ids; gives how many. */
export function listEntries(tree: Tree): number {
  const total = search(tree, true, inTree, true);
  return total <= inTree.length ? total : search(tree, true, roomForIds(countInTree(tree)), true);
}

/** Where so many ids, or more, have room; what was there is lost where there was less. */
export function roomForIds(size: number): Uint32Array {
  if (size > inTree.length) inTree = new Uint32Array(2 * size);
  return inTree;
}

/**
 * The first ids, made at its size: an array that grows by pushing takes room for seventeen at once. Not so a huge one, which
 * would be a map.
 */
export function listOf(from: Uint32Array, size: number): number[] {
  if (size > LARGE_ARRAY) return Array.from(from.subarray(0, size));
  const ids: number[] = new Array(size);
  for (let at = 0; at < size; at++) ids[at] = from[at] as number;
  return ids;
}
