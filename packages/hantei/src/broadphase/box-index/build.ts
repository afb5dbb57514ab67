/** Building an index, and all of it that follows from its boxes: with kernels where there are any and it is worth it, or without. */
import { areBoxIndexKernelsReady, boxIndexKernels, FREE } from "../../kernels/box-index.js";
import { checkValues, type Columns as GivenColumns } from "../columns.js";
import { areTiny, ENLARGEMENT, enlarge } from "../tiny.js";
import { fitEntries, fitTree } from "./bound.js";
import { sidesOf } from "./box-columns.js";
import { buildByKernel, fitByKernel, type Put } from "./build-plane.js";
import { emptyTree, noteSorted } from "./header.js";
import { scratchIn } from "./images.js";
import type { Tree } from "./layout.js";
import { type Sides, sortInto } from "./order.js";

/** For fewer boxes than these, at once or one index after another, the kernels are not compiled only to build. */
const MANY = 8192;
const MANY_SO_FAR = 32768;
/** Fewer moved boxes than one in so many are mended one by one; else all is fitted anew, which kernels do sooner. */
const FEW_MOVED = 16;
const FEW_MOVED_FOR_KERNELS = 128;

/**
 * The tree of a caller's boxes.
 *
 * @param where - What messages call the boxes.
 */
export function treeOf(where: string, given: GivenColumns, shared: boolean, kernel: "simd" | "js" | undefined): Tree {
  const columns = sidesOf(given);
  const tree = emptyTree(given.length, columns.least.length as 2 | 3, shared);
  // Which box is the first that is none, is asked only where there is one.
  if (!sortTree(tree, columns, kernel)) checkValues(where, given);
  return tree;
}

/** Sorts boxes into a tree, new or not; false where some box is none. */
export function sortTree(tree: Tree, columns: Sides, kernel: "simd" | "js" | undefined): boolean {
  if (tree.count > 0 && !buildTree(tree, columns, kernel)) return false;
  noteSorted(tree);
  return true;
}

/** Sorts boxes into a tree and fits it; false where some box is none. */
function buildTree(tree: Tree, columns: Sides, kernel: "simd" | "js" | undefined): boolean {
  const { least, greatest } = columns;
  const tiny = least.map((low, axis) => areTiny([low, greatest[axis] as Float64Array]));
  return tiny.includes(true) ? buildTiny(tree, columns, tiny, kernel) : build(tree, columns, kernel);
}

/** Sorts boxes as they lie where axes of tiny numbers are blown up, and gives them their own numbers back. */
function buildTiny(
  tree: Tree,
  { least, greatest }: Sides,
  tiny: readonly boolean[],
  kernel: "simd" | "js" | undefined,
): boolean {
  const large = (columns: readonly Float64Array[]): readonly Float64Array[] =>
    columns.map((column, axis) => (tiny[axis] ? enlarge(column) : column));
  if (!build(tree, { least: large(least), greatest: large(greatest) }, kernel)) return false;
  const { axes, boxes, count } = tree;
  for (let at = 0; at < 2 * axes * count; at++) {
    if (tiny[at % axes]) boxes[at] = (boxes[at] as number) / ENLARGEMENT;
  }
  refitTree(tree, kernel);
  return true;
}

function build(tree: Tree, columns: Sides, kernel: "simd" | "js" | undefined): boolean {
  const byKernels = isWorthKernels(tree, kernel);
  const done = byKernels ? buildByKernel(tree, columns, scratchIn()) : undefined;
  if (done === -1) return false;
  if (done === undefined && !sortInto(tree, columns)) return false;
  fitTree(tree, done ?? fitByKernels(tree, byKernels));
  return true;
}

/** Fits a tree to its boxes. */
function refitTree(tree: Tree, kernel: "simd" | "js" | undefined): void {
  fitTree(tree, fitFull(tree, kernel));
}

/** Fits the frames that kernels can fit, where they are worth it; gives how many. */
export function fitFull(tree: Tree, kernel: "simd" | "js" | undefined, put?: Put): number {
  return fitByKernels(tree, isWorthKernels(tree, kernel), put);
}

function fitByKernels(tree: Tree, byKernels: boolean, put?: Put): number {
  const kernels = byKernels ? boxIndexKernels(FREE) : undefined;
  return kernels === undefined ? 0 : fitByKernel(kernels, tree, put);
}

/** Mends a tree some of whose entries of level 0 have moved. */
export function refitMoved(tree: Tree, moved: Uint32Array, kernel: "simd" | "js" | undefined): void {
  const share = areKernelsFor(tree, kernel) ? FEW_MOVED_FOR_KERNELS : FEW_MOVED;
  if (share * moved.length > tree.count) refitTree(tree, kernel);
  else fitEntries(tree, moved.sort());
}

/** Whether there are boxes enough for kernels, or any where those are compiled already. */
function areKernelsFor({ axes, count }: Tree, kernel: "simd" | "js" | undefined): boolean {
  return axes === 2 && kernel !== "js" && (count >= MANY || kernel === "simd" || areBoxIndexKernelsReady());
}

/** How many boxes small indexes had that were built or fitted without kernels. */
let soFar = 0;

/** Whether to build with kernels; after enough small indexes, too. */
function isWorthKernels(tree: Tree, kernel: "simd" | "js" | undefined): boolean {
  if (areKernelsFor(tree, kernel)) return true;
  if (tree.axes === 3 || kernel === "js") return false;
  soFar += tree.count;
  return soFar > MANY_SO_FAR;
}
