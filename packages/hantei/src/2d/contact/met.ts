/** What a contact is made of, in registers, so that nothing is allocated on the way to it. */
import { WITHIN } from "../algorithms/nearest.js";

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

/** Exchanges A and B. */
export function exchangeMet(): void {
  // 0 − x, so that no −0 comes out.
  met[NX] = 0 - (met[NX] as number);
  met[NY] = 0 - (met[NY] as number);
  for (let at = POINTS; at < POINTS + 2 * POINT_SIZE; at += POINT_SIZE) {
    const type = met[at + TYPE_A] as number;
    const index = met[at + INDEX_A] as number;
    met[at + TYPE_A] = met[at + TYPE_B] as number;
    met[at + INDEX_A] = met[at + INDEX_B] as number;
    met[at + TYPE_B] = type;
    met[at + INDEX_B] = index;
  }
}

/** Writes one side's feature of the point at `at`: the edge, or the end of it at the place that a search for nearest points left. */
export function writeFeature(at: number, place: number, edge: number, vertices: number): void {
  met[at] = place === WITHIN ? EDGE : VERTEX;
  met[at + 1] = place === WITHIN ? edge : (edge + place) % vertices;
}
