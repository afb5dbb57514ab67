/** What a contact is made of, number by number, so that nothing is allocated on the way to it. */
import { WITHIN } from "../algorithms/nearest.js";
import type { Outline } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";

/** Each number in its place below, in the shapes' own unit. */
export const met: Float64Array = /* @__PURE__ */ new Float64Array(20);
/** The unit normal from A to B. */
export const NX = 0;
export const NY = 1;
/** How far apart they must be moved: above 0 where they overlap, 0 where they touch, minus their distance where disjoint. */
export const DEPTH = 2;
/** 1 where no shorter move parts them, 0 where one may. */
export const MINIMAL = 3;
/** How many points there are. */
export const COUNT = 4;
/** How far apart shapes may be and still be in contact: the question, not the answer. */
export const REACH = 5;
/** The first point: x, y, what A has there (VERTEX or EDGE) and its number, and the same of B; the second follows. */
export const POINTS = 6;
export const POINT_SIZE = 6;
export const X = 0;
export const Y = 1;
export const TYPE_A = 2;
export const INDEX_A = 3;
export const TYPE_B = 4;
export const INDEX_B = 5;

export const VERTEX = 0;
export const EDGE = 1;

/** Notes one side's feature of the point at `at`: the edge, or the end of it at the place that a search for nearest points left. */
export function noteFeature(at: number, place: number, edge: number, o: Outline): void {
  met[at] = place === WITHIN ? EDGE : VERTEX;
  met[at + 1] = place === WITHIN || place === 0 ? edge : endOf(edge, o);
}

/** The vertex where an edge ends. Edges and vertices count on from ring to ring; the last edge of each ends where the ring begins. */
function endOf(edge: number, { coordinates, holes }: Outline): number {
  let first = 0;
  let end = coordinates.length >> 1;
  for (let i = 0; edge >= end && i < holes.length; i++) {
    first = end;
    end += (holes[i] as Coordinates).length >> 1;
  }
  return edge + 1 < end ? edge + 1 : first;
}
