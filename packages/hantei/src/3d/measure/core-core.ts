/**
 * Any two shapes of space: the nearest points of their cores, then their radii.
 *
 * ```text
 *      A's radius                B's radius        gap = d − rA − rB: the distance, if the shapes are disjoint.
 *   P ───────────▶ ◁─── gap ───▷ ◀───────── Q      Where they are not, the common point is taken between P and Q, no
 *   ├──────────────── d ────────────────────┤      farther than rA from P and no farther than rB from Q.
 * ```
 */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { DISJOINT } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { findNearest, found, P, Q, SQUARED } from "../algorithms/nearest.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import { loadCores } from "./cores.js";

/** What was measured, in the shapes' own unit, each number in its place below. */
export const measured: Float64Array = /* @__PURE__ */ new Float64Array(7);
/** The distance: 0 where the shapes intersect. */
export const GAP = 0;
/** The nearest point of A, x, y and z, and that of B; a common point twice, where they intersect. */
export const A = 1;
export const B = 4;

/**
 * Rounding errors of a gap, relative to the pair's largest coordinate, as in the plane with √3 for √2: less than 48 · 2⁻⁵³. A gap
 * above it is a gap; any other is for `relate` to judge.
 */
export const GAP_ERROR: number = 48 * UNIT_ROUNDOFF;

/** Measures two shapes; their points only where they are wanted. */
export function coreCore(a: Shape3, b: Shape3, wantsPoints: boolean): void {
  loadCores(a, b);
  findNearest();
  const scale = gauge[SCALE] as number;
  const radiusA = (gauge[RADIUS_A] as number) * scale;
  const radiusB = (gauge[RADIUS_B] as number) * scale;
  const distance = Math.sqrt(found[SQUARED] as number);
  const room = distance - (radiusA + radiusB);
  const isDisjoint = room > GAP_ERROR * ((gauge[LARGEST] as number) * scale) || relateCode(a, b) === DISJOINT;
  const gap = room / scale;
  // Of a shape with a NaN, built past the constructors, only a part may have been measured: it is beyond everything.
  if (isDisjoint && Number.isNaN(gauge[LARGEST])) {
    measured.fill(Number.NaN);
    measured[GAP] = Number.POSITIVE_INFINITY;
    return;
  }
  // What rounded to nothing, or less, is something; NaN, of infinite coordinates built past the constructors, too far to tell.
  if (!isDisjoint) measured[GAP] = 0;
  else if (gap >= Number.MIN_VALUE) measured[GAP] = gap;
  else measured[GAP] = Number.isNaN(gap) ? Number.POSITIVE_INFINITY : Number.MIN_VALUE;
  if (!wantsPoints) return;
  // How far from P toward Q the points lie.
  let fromA = radiusA;
  let fromB = distance - radiusB;
  if (!isDisjoint) {
    const low = fromB > 0 ? fromB : 0;
    const high = radiusA < distance ? radiusA : distance;
    fromA = (low + high) / 2;
    fromB = fromA;
  }
  for (let axis = 0; axis < 3; axis++) {
    const p = found[P + axis] as number;
    const q = found[Q + axis] as number;
    measured[A + axis] = (distance > 0 ? p + (q - p) * (fromA / distance) : p) / scale;
    measured[B + axis] = (distance > 0 ? p + (q - p) * (fromB / distance) : isDisjoint ? q : p) / scale;
  }
  // In the shapes' own unit rounding may have led beyond the largest double.
  for (let at = A; at < measured.length; at++) {
    measured[at] = Math.min(Math.max(measured[at] as number, -Number.MAX_VALUE), Number.MAX_VALUE);
  }
}
