/** How each index is built, and asked for windows, the nearest and rays: each gives how much it found. */
import Flatbush from "flatbush";
import { BoxIndex } from "hantei/broadphase";
import KDBush from "kdbush";
import { DynamicTree, Settings } from "planck";
import RBush from "rbush";

// planck fattens its boxes by a skin: here they are to be the same for all.
Settings.aabbExtension = 0;

export const buildOurs = (all) => new BoxIndex(all);
export const buildTwin = (all) => new BoxIndex(all, { kernel: "js" });
export function buildFlatbush(all) {
  const index = new Flatbush(all.minX.length);
  for (let i = 0; i < all.minX.length; i++) index.add(all.minX[i], all.minY[i], all.maxX[i], all.maxY[i]);
  index.finish();
  return index;
}
/** Of boxes without size: it knows points. */
export function buildKDBush(all) {
  const index = new KDBush(all.minX.length);
  for (let i = 0; i < all.minX.length; i++) index.add(all.minX[i], all.minY[i]);
  index.finish();
  return index;
}
export function buildRBush(all) {
  const items = Array.from(all.minX, (minX, i) => ({
    minX,
    minY: all.minY[i],
    maxX: all.maxX[i],
    maxY: all.maxY[i],
    i,
  }));
  return new RBush().load(items);
}
export function buildPlanck(all) {
  const tree = new DynamicTree();
  for (let i = 0; i < all.minX.length; i++) {
    tree.createProxy(
      { lowerBound: { x: all.minX[i], y: all.minY[i] }, upperBound: { x: all.maxX[i], y: all.maxY[i] } },
      i,
    );
  }
  return tree;
}

// Each loop has a text of its own: shared code would share what the compiler learns of it.
export function searchOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
export function searchTwin(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
const out = new Uint32Array(1 << 20);
export function searchIntoOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.searchInto({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }, out);
  }
  return hits;
}
export function searchFlatbush(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.search(w.minX[i], w.minY[i], w.maxX[i], w.maxY[i]).length;
  return hits;
}
export function searchKDBush(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.range(w.minX[i], w.minY[i], w.maxX[i], w.maxY[i]).length;
  return hits;
}
export function circlesOurs(index, w, radius) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.search({ x: w.minX[i], y: w.minY[i], radius }).length;
  return hits;
}
export function circlesTwin(index, w, radius) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.search({ x: w.minX[i], y: w.minY[i], radius }).length;
  return hits;
}
// flatbush has no circles but the nearest within a distance, which it sorts.
export function circlesFlatbush(index, w, radius) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.neighbors(w.minX[i], w.minY[i], Number.POSITIVE_INFINITY, radius).length;
  }
  return hits;
}
export function circlesKDBush(index, w, radius) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.within(w.minX[i], w.minY[i], radius).length;
  return hits;
}
// All windows at once: ours as one join, sorted among themselves first; the others have their loops.
export const joinOurs = (index, w) => index.join(w).length / 2;
export const joinTwin = (index, w) => index.join(w, { kernel: "js" }).length / 2;
export function searchRBush(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
export function nearestOurs(index, w, k, maxDistance) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.nearest(w.minX[i], w.minY[i], { k, maxDistance }).length;
  return sum;
}
export function nearestTwin(index, w, k, maxDistance) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.nearest(w.minX[i], w.minY[i], { k, maxDistance }).length;
  return sum;
}
export function nearestFlatbush(index, w, k, maxDistance) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.neighbors(w.minX[i], w.minY[i], k, maxDistance).length;
  return sum;
}
export function raysOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    const [x, y] = [w.minX[i], w.minY[i]];
    hits += index.castRay({ x, y, dx: w.maxX[i] - x, dy: w.maxY[i] - y }).length;
  }
  return hits;
}
export function raysTwin(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    const [x, y] = [w.minX[i], w.minY[i]];
    hits += index.castRay({ x, y, dx: w.maxX[i] - x, dy: w.maxY[i] - y }).length;
  }
  return hits;
}
export function raysPlanck(tree, w) {
  let hits = 0;
  const output = { fraction: 0, normal: { x: 0, y: 0 } };
  for (let i = 0; i < w.minX.length; i++) {
    const input = { p1: { x: w.minX[i], y: w.minY[i] }, p2: { x: w.maxX[i], y: w.maxY[i] }, maxFraction: 1 };
    tree.rayCast(input, (ray, id) => {
      const box = tree.getFatAABB(id);
      // planck's own box test says no where the ray starts inside.
      const { x, y } = ray.p1;
      const holds = box.lowerBound.x <= x && x <= box.upperBound.x && box.lowerBound.y <= y && y <= box.upperBound.y;
      if (holds || box.rayCast(output, ray)) hits++;
      return ray.maxFraction;
    });
  }
  return hits;
}
