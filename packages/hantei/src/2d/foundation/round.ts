/**
 * Round against round: the distance of two points against the sum of two radii, both squared.
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { compareDistance2d } from "../../exact/compare-distance.js";
import { registers } from "../../exact/registers.js";

/**
 * The relation of a disc to a point or to another disc where doubles could not tell. Registers 0 to 3 hold the two points,
 * 4 and 5 the radii. Where these are 0 and no difference is above them, the points are equal, and overlap.
 */
export function relateRound(): Code {
  const dx = (registers[0] as number) - (registers[2] as number);
  const dy = (registers[1] as number) - (registers[3] as number);
  const radius = (registers[4] as number) + (registers[5] as number);
  // Rounding is monotone: a rounded difference above the rounded radius is above it in truth. NaN ends here.
  if (!(Math.abs(dx) <= radius && Math.abs(dy) <= radius)) return DISJOINT;
  if (radius === 0) return OVERLAPPING;
  // Nearer is overlapping: no branch, and no −0, which an engine would keep as a double.
  return (0 - compareDistance2d()) as Code;
}
