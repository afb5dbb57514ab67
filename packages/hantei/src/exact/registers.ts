/**
 * The numbers a predicate is asked about. A kernel writes its coordinates here, then calls the predicate with their
 * indices; nothing calls back in between, so one set of registers serves all.
 *
 * ```text
 *            in the plane                                    in space
 *    0– 7    points and segments that are asked about        a point or two and radii; what is taken of two lines, 0–11
 *    8–15    two cores, or two edges                         a box and a center, 8–16
 *   16, 17   the radii of the cores
 *   20–23    the factors of two products (`exact-double.ts`), in either
 *   24–39    a spot that moves, and what it may meet         two cores, four registers an end
 *   40–47    a second edge; the sides of edges' ends         the radii of the cores, and a bounded box
 * ```
 *
 * Predicates overwrite 20 to 23, and those about lines of space 0 to 11; what lies elsewhere stays until it is written again.
 */
export const registers: Float64Array = /* @__PURE__ */ new Float64Array(48);
