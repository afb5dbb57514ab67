/** All boxes of the plane that a ray meets: a kernel finds those that it may meet, another measures and sorts them. */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { foundBoxes, MOST_FOUND, rayRoom } from "../../kernels/box-index.js";
import type { Drawn } from "./images.js";
import type { Tree } from "./layout.js";
import { DIRECTION, enteredAt, meets, ORIGIN, QUOTIENT_ERROR, QUOTIENT_UNDERFLOW, REACH } from "./ray.js";

/** The end of a ray, o + m · d, is off by a product's and a sum's roundings: 4e of the larger sizes is twice that, and more. */
const END_ERROR = 4 * UNIT_ROUNDOFF;
/** What underflow can take from a product: 2⁻¹⁰⁷⁵. */
const END_UNDERFLOW = Number.MIN_VALUE;

/** The bounds of a ray: least coordinates, then greatest. */
const bounds: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** What a ray meets, in order: where on its way, and which boxes; the first `size` of each. */
export interface Hits {
  readonly values: Float64Array;
  readonly ids: Uint32Array;
  readonly size: number;
}

/** All boxes that the ray of `query` meets, until the next one is asked about; undefined where there are too many. */
export function castOnImage(tree: Tree, { kernels, at: image }: Drawn, query: Float64Array): Hits | undefined {
  setBounds(query, 0);
  setBounds(query, 1);
  const x = query[ORIGIN] as number;
  const y = query[ORIGIN + 1] as number;
  // Minus zero is zero: its inverse would be −∞.
  const dx = (query[DIRECTION] as number) + 0;
  const dy = (query[DIRECTION + 1] as number) + 0;
  const total = kernels.castPlane(
    image,
    bounds[0] as number,
    bounds[1] as number,
    bounds[2] as number,
    bounds[3] as number,
    x,
    y,
    dx,
    dy,
  );
  if (total < 0) return undefined;
  const room = rayRoom(kernels);
  const found = foundBoxes();
  giveBoxes(tree, found, total, room.boxes);
  const measured = kernels.measureHits(total, x, y, dx, dy, query[REACH] as number, QUOTIENT_ERROR, QUOTIENT_UNDERFLOW);
  const { values, ids, doubts } = room;
  let size = measured & 0xffff;
  for (let doubt = (measured >>> 16) - 1; doubt >= 0; doubt--) {
    const at = doubts[doubt] as number;
    const entry = found[MOST_FOUND + at] as number;
    if (!meets(tree, 0, entry, query)) continue;
    values[size] = enteredAt(tree, 0, entry, query);
    ids[size++] = found[at] as number;
  }
  kernels.sortHits(size);
  return { values: room.sortedValues, ids: room.sortedIds, size };
}

/** Puts the boxes found where kernels take them: those that lie in no cache are waited for together. */
function giveBoxes({ boxes }: Tree, found: Uint32Array, total: number, to: Float64Array): void {
  for (let at = 0; at < total; at++) {
    const from = 4 * (found[MOST_FOUND + at] as number);
    to[4 * at] = boxes[from] as number;
    to[4 * at + 1] = boxes[from + 1] as number;
    to[4 * at + 2] = boxes[from + 2] as number;
    to[4 * at + 3] = boxes[from + 3] as number;
  }
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
