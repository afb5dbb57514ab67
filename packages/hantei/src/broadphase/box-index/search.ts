/** What is in `window`, or in `circle`: by a kernel where the tree has an image and it has room, else in TypeScript. */
import { findInTree, idsInTree, idsOfFound, listOf, searchImage, searchTree, takeFound } from "./find.js";
import { drawnImage, type Searched } from "./images.js";
import { isRound, searchRound } from "./round.js";

/** The ids of the boxes that are there. */
export function searchIds(searched: Searched, touching: boolean): number[] {
  const { tree } = searched;
  if (tree.count === 0) return [];
  const drawn = drawnImage(searched);
  if (isRound()) {
    const total = searchRound(tree, touching, drawn);
    return listOf(idsInTree(), total);
  }
  const entries = drawn === undefined ? -1 : searchImage(drawn, tree);
  if (entries >= 0) return idsOfFound(tree, touching, entries);
  const total = findInTree(tree, touching);
  return listOf(idsInTree(), total);
}

/** Writes them to `out`, as many as there is room for; gives how many there are. */
export function searchInto(searched: Searched, touching: boolean, out: Uint32Array): number {
  const { tree } = searched;
  if (tree.count === 0) return 0;
  const drawn = drawnImage(searched);
  if (isRound()) {
    const total = searchRound(tree, touching, drawn);
    const ids = idsInTree();
    const taken = Math.min(total, out.length);
    for (let at = 0; at < taken; at++) out[at] = ids[at] as number;
    return total;
  }
  const entries = drawn === undefined ? -1 : searchImage(drawn, tree);
  return entries >= 0 ? takeFound(tree, touching, entries, out) : searchTree(tree, touching, out);
}
