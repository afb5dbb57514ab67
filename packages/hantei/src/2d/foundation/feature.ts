/** Where on a shape something happens. */

/**
 * A part of a shape, in stored order: of a polygon the outer ring's vertices, then each hole's, an edge named after the vertex
 * it starts from; of a box the corners and sides from (minX, minY) on, by way of (maxX, minY); of a capsule or segment its ends
 * 0 and 1. The skin of a circle is edge 0, that of a capsule edge 0 with the rounded ends vertex 0 and 1; an inside is face 0.
 */
export interface Feature {
  readonly type: "vertex" | "edge" | "face";
  readonly index: number;
}

/** A feature that a question writes its answer into. */
export interface MutableFeature {
  type: Feature["type"];
  index: number;
}
