/**
 * Round against round: the distance of two points against the sum of two radii, both squared.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareDistance3d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";

/**
 * Bound on the error of dx² + dy² + dz² − r² in doubles, relative to dx² + dy² + dz² + r². With unit roundoff e, dx, dy, dz
 * and r are each off by (1 + δ), |δ| ≤ e, their squares by (1 + δ)³, the sum by two more, and the difference rounds once:
 * 6e(1 + 4e). Adding up and scaling the bound loses at most 5e of it. 7e covers all of it.
 */
export const ROUND_ERROR: number = 7 * UNIT_ROUNDOFF;

/**
 * The relation of a ball to a point or to another ball where doubles could not tell. Registers 0 to 5 hold the two points,
 * 6 and 7 the radii r and s; two equal points overlap. A tie `isWithinReach` where nothing is NaN or overflowed, and r + s is not 0.
 */
export function relateRound(isWithinReach: boolean): Code {
  if (!isWithinReach) {
    const dx = (registers[0] as number) - (registers[3] as number);
    const dy = (registers[1] as number) - (registers[4] as number);
    const dz = (registers[2] as number) - (registers[5] as number);
    const radius = (registers[6] as number) + (registers[7] as number);
    // Rounding is monotone: a rounded difference above the rounded radius is above it in truth. NaN ends here.
    if (!(Math.abs(dx) <= radius && Math.abs(dy) <= radius && Math.abs(dz) <= radius)) return DISJOINT;
    if (radius === 0) return OVERLAPPING;
  }
  const sign = compareDistance3d();
  return sign > 0 ? DISJOINT : sign === 0 ? TOUCHING : OVERLAPPING;
}
