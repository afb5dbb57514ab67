/** Where on a shape something happens. */

/**
 * A part of a shape: of a box, the faces at minX, maxX, minY, maxY, minZ, maxZ, from 0 on; of a segment its ends, vertices 0 and
 * 1, and edge 0; of a capsule the rounded ends, vertices 0 and 1, and face 0; of a sphere face 0.
 */
export interface Feature3 {
  readonly type: "vertex" | "edge" | "face";
  readonly index: number;
}

/**
 * A part of a shape that `contact` writes, named as a ray's hit names it. Besides, a box's vertices are numbered by bits, 1, 2
 * and 4 where x, y and z are greatest, and its edges by 4 times their axis and the bits of the other two; a point is vertex 0.
 */
export interface MutableFeature3 {
  type: Feature3["type"];
  index: number;
}
