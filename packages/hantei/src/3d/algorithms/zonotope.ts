/**
 * Everything between two cores, as one set: Z holds b − a for every point a of the one and b of the other. Points, segments and
 * boxes are sums of segments, and so is Z: a base and one generator for each of their edges' directions.
 *
 * ```text
 *         ╱╲  ╲          Z = base + s₁ g₁ + s₂ g₂ + …, every s from 0 to 1
 *    g₂  ╱  ╲  ╲
 *       ╱    ╲ ╱         The cores are as far apart as Z is from the origin. Where A moves by u, Z moves by −u.
 *  base ──────▶ g₁
 * ```
 */

/** The vector `to − from`, which need not be representable. */
export interface Difference {
  readonly to: readonly number[];
  readonly from: readonly number[];
}

export interface Zonotope {
  readonly base: Difference;
  readonly generators: readonly Difference[];
}

/** How Z moves: by −u = −(m − k) in a unit of time, from time 0 to `end`. */
export interface Drift {
  readonly motion: Difference;
  readonly end: number;
}
