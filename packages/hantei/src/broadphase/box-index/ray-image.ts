/** All boxes of the plane that a ray meets: a kernel finds those that it may meet, the boxes themselves decide. */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type BoxIndexKernels, foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import type { Scratch } from "./closest-first.js";
import type { Tree } from "./layout.js";
import { DIRECTION, measureCandidates, ORIGIN, REACH } from "./ray.js";

/** The end of a ray, o + m · d, is off by a product's and a sum's roundings: 4e of the larger sizes is twice that, and more. */
const END_ERROR = 4 * UNIT_ROUNDOFF;
/** What underflow can take from a product: 2⁻¹⁰⁷⁵. */
const END_UNDERFLOW = Number.MIN_VALUE;

/** The bounds of a ray: least coordinates, then greatest. */
const bounds: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Leaves the boxes that the ray of `scratch.query` meets in `scratch.found`, sorted; false, and nothing, where there are too many. */
export function castOnImage(tree: Tree, kernels: BoxIndexKernels, image: number, scratch: Scratch): boolean {
  const { query, found } = scratch;
  setBounds(query, 0);
  setBounds(query, 1);
  const total = kernels.castPlane(
    image,
    bounds[0] as number,
    bounds[1] as number,
    bounds[2] as number,
    bounds[3] as number,
    query[ORIGIN] as number,
    query[ORIGIN + 1] as number,
    query[DIRECTION] as number,
    query[DIRECTION + 1] as number,
  );
  if (total < 0) return false;
  found.clear(total);
  found.size = measureCandidates(tree, foundBoxes(), MOST_FOUND, total, query, found.values, found.ids);
  found.sortAll();
  return true;
}

/** Bounds of the ray along an axis, rounded outward. */
function setBounds(query: Float64Array, axis: number): void {
  const from = query[ORIGIN + axis] as number;
  const by = query[DIRECTION + axis] as number;
  if (by === 0) {
    bounds[axis] = from;
    bounds[2 + axis] = from;
    return;
  }
  const way = (query[REACH] as number) * by;
  const doubt = END_ERROR * (Math.abs(from) + Math.abs(way)) + END_UNDERFLOW;
  const end = from + way;
  bounds[axis] = by > 0 ? from : end - doubt;
  bounds[2 + axis] = by > 0 ? end + doubt : from;
  // Infinity less infinity: a ray without end, or one that overflowed.
  if (doubt === Number.POSITIVE_INFINITY) bounds[by > 0 ? 2 + axis : axis] = by > 0 ? doubt : -doubt;
}
