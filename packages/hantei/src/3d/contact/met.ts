/** What a contact of space is made of, number by number, so that nothing is allocated on the way to it. */

/** Each number in its place below, in the shapes' own unit. */
export const met: Float64Array = /* @__PURE__ */ new Float64Array(34);
/** The unit normal from A to B: x, y and z. */
export const NORMAL = 0;
/** How far apart they must be moved: above 0 where they overlap, 0 where they touch, minus their distance where disjoint. */
export const DEPTH = 3;
/** How many points there are. */
export const COUNT = 4;
/** How far apart shapes may be and still be in contact: the question, not the answer. */
export const REACH = 5;
/** The first point: x, y, z, what A has there (VERTEX, EDGE or FACE) and its number, and the same of B; up to three follow. */
export const POINTS = 6;
export const POINT_SIZE = 7;
export const PART_A = 3;
export const PART_B = 5;

/** Exchanges A and B. */
export function exchangeMet(): void {
  // 0 − x, so that no −0 comes out.
  for (let axis = 0; axis < 3; axis++) met[NORMAL + axis] = 0 - (met[NORMAL + axis] as number);
  for (let at = POINTS; at < POINTS + 4 * POINT_SIZE; at += POINT_SIZE) {
    for (let each = 0; each < 2; each++) {
      const value = met[at + PART_A + each] as number;
      met[at + PART_A + each] = met[at + PART_B + each] as number;
      met[at + PART_B + each] = value;
    }
  }
}
