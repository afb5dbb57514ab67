/**
 * From the nearest points of two cores to the shapes' own: their distance and their nearest, or common, points.
 *
 * ```text
 *      A's radius                B's radius        gap = d − rA − rB: the distance, if the shapes are disjoint.
 *   P ───────────▶ ◁─── gap ───▷ ◀───────── Q      Where they are not, the common point is taken between P and Q, no
 *   ├──────────────── d ────────────────────┤      farther than rA from P and no farther than rB from Q.
 * ```
 */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { type Code, DISJOINT } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { locateStart } from "../algorithms/locate.js";
import { found, PX, PY, QX, QY, SQUARED } from "../algorithms/nearest.js";
import { outlineA, outlineB } from "../algorithms/outline.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";

/** What was measured, in the shapes' own unit, each number in its place below. */
export const measured: Float64Array = /* @__PURE__ */ new Float64Array(5);
/** The distance: 0 where the shapes intersect. */
export const GAP = 0;
/** The nearest point of A, x and y, and that of B; a common point twice, where they intersect. */
export const AX = 1;
export const AY = 2;
export const BX = 3;
export const BY = 4;

/**
 * Rounding errors of a gap, relative to the pair's largest coordinate M. Coordinates differ by at most 2M, rounded to 2uM
 * (u = 2⁻⁵³); a foot's parameter is off by 6u, so the foot by 6u · 2√2 M, its two products and sums by 4uM more; the distance's
 * square and root by 3u · 2√2 M; the radii's sum and its difference by 6uM: together less than 40uM. A gap above it is a gap; any
 * other is for `relate` to judge.
 */
export const GAP_ERROR: number = 40 * UNIT_ROUNDOFF;

/** The code of two shapes, without asking `relate` where the gap between their cores' edges is beyond doubt. */
export function codeOfGap(a: Shape, b: Shape): Code {
  const scale = gauge[SCALE] as number;
  // Scaled before they are added: the sum may overflow.
  const reach = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  const room = Math.sqrt(found[SQUARED] as number) - reach;
  if (room > GAP_ERROR * ((gauge[LARGEST] as number) * scale)) return DISJOINT;
  return relateCode(a, b);
}

/** Measures two shapes of a known relation, whose nearest core points were found. */
export function measureGap(code: Code, wantsPoints: boolean): void {
  const scale = gauge[SCALE] as number;
  const radiusA = (gauge[RADIUS_A] as number) * scale;
  const radiusB = (gauge[RADIUS_B] as number) * scale;
  const distance = Math.sqrt(found[SQUARED] as number);
  // Of a shape with a NaN, built past the constructors, only some edges may have been measured: it is beyond everything.
  if (code === DISJOINT && Number.isNaN(gauge[LARGEST])) {
    measured.fill(Number.NaN);
    measured[GAP] = Number.POSITIVE_INFINITY;
    return;
  }
  if (code === DISJOINT) {
    const room = (distance - (radiusA + radiusB)) / scale;
    // What rounded to nothing, or less, is something; NaN, of infinite coordinates built past the constructors, too far to tell.
    measured[GAP] = room >= Number.MIN_VALUE ? room : Number.isNaN(room) ? Number.POSITIVE_INFINITY : Number.MIN_VALUE;
  } else {
    measured[GAP] = 0;
  }
  if (!wantsPoints) return;
  if (code !== DISJOINT && distance - (radiusA + radiusB) > GAP_ERROR * ((gauge[LARGEST] as number) * scale)) {
    holding();
  } else {
    // How far from P toward Q the two points lie, as parts of the way: on both skins, or both in the middle of what is shared.
    let toA = 0;
    let toB = 1;
    if (code === DISJOINT) {
      toA = distance > 0 ? radiusA / distance : 0;
      toB = distance > 0 ? radiusB / distance : 0;
    } else {
      const from = distance > radiusB ? distance - radiusB : 0;
      const to = distance < radiusA ? distance : radiusA;
      toA = distance > 0 ? (from + to) / 2 / distance : 0;
    }
    const px = found[PX] as number;
    const py = found[PY] as number;
    const qx = found[QX] as number;
    const qy = found[QY] as number;
    measured[AX] = px + (qx - px) * toA;
    measured[AY] = py + (qy - py) * toA;
    measured[BX] = code === DISJOINT ? qx - (qx - px) * toB : (measured[AX] as number);
    measured[BY] = code === DISJOINT ? qy - (qy - py) * toB : (measured[AY] as number);
  }
  // Rounding may lead beyond the largest double.
  for (let at = AX; at <= BY; at++) {
    measured[at] = Math.min(Math.max((measured[at] as number) / scale, -Number.MAX_VALUE), Number.MAX_VALUE);
  }
}

/** The cores' edges are out of reach of each other, so one shape lies inside the other, and its nearest point is common. */
function holding(): void {
  const aHoldsB = outlineA.solid && locateStart(outlineB.coordinates, outlineA) >= 0;
  const from = aHoldsB ? QX : PX;
  measured[AX] = found[from] as number;
  measured[AY] = found[from + 1] as number;
  measured[BX] = found[from] as number;
  measured[BY] = found[from + 1] as number;
}
