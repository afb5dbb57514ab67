/**
 * Stretches whose centers are of many magnitudes, of which a grid tells the greatest few apart: where grids have left most of a
 * stretch in one cell several times in a row, it is dealt out to shells, one around the other, each 2⁸ times as wide as the next.
 */
import { grid, heart, type Level } from "./center-grid.js";

/** So many grids in a row have missed before a stretch is dealt out to shells. */
const MISSES = 2;
/** Up to so many boxes, another grid costs less than looking through all the shells. */
const FEW_FOR_SHELLS = 64;
const SHELL_BITS = 3;
/** The exponent of the widest grid; and how many shells there are to the least. */
const OUTERMOST: number = 1023 + 8;
const SHELLS: number = (OUTERMOST >> SHELL_BITS) + 1;
/** Each in four quarters, two before all that is within, two after it: the turns in which the curve comes and goes. */
const QUARTERS = 4;
const TURNS_OF_QUARTERS: readonly number[] = [2, 0, 0, 1];
export const ALL_QUARTERS: number = QUARTERS * SHELLS;

/** Whether a cell that so many boxes lie in has left a stretch of so many much as it was: the grid missed. */
export function isMost(count: number, all: number): boolean {
  return 2 * count > all;
}

/** Whether a stretch is dealt out to shells next. */
export function wantsShells(count: number, misses: number): boolean {
  return misses >= MISSES && count > FEW_FOR_SHELLS;
}

/** The quarter of a shell that an entry's center lies in, in the order of the curve; lengths are as the grid measures them. */
export function quarterOf({ axes, boxes }: Level, entry: number): number {
  const at = 2 * axes * entry;
  let farthest = 0;
  let quarter = 0;
  for (let axis = 0; axis < axes; axis++) {
    const center = 0.25 * (boxes[at + axis] as number) + 0.25 * (boxes[at + axes + axis] as number);
    const from = center - (heart[axis] as number);
    const away = Math.abs(from) * (grid[3 + axis] as number);
    if (away > farthest) farthest = away;
    // Around the heart: the third and the fourth quarter, as the curve goes, are to its right, the second and the third above.
    if (axis === 0 && !(from < 0)) quarter = 3;
    if (axis === 1 && !(from < 0)) quarter ^= 1;
  }
  // Centers at infinity are farther away than any grid is wide.
  const shell = Math.max(0, (OUTERMOST - exponentOf(farthest)) >> SHELL_BITS);
  return quarter < 2 ? 2 * shell + quarter : ALL_QUARTERS - QUARTERS - 2 * shell + quarter;
}

/** The turn in which the curve goes through a quarter. */
export function turnOfQuarter(quarter: number): number {
  return TURNS_OF_QUARTERS[quarter < 2 * SHELLS ? quarter & 1 : 2 + (quarter & 1)] as number;
}

const double: Float64Array = /* @__PURE__ */ new Float64Array(1);
const halves: Uint32Array = /* @__PURE__ */ new Uint32Array(double.buffer);
/** Which half of a double has its exponent: that depends on the machine. */
const UPPER: 0 | 1 = /* @__PURE__ */ new Uint32Array(/* @__PURE__ */ Float64Array.of(1).buffer)[0] === 0 ? 1 : 0;

/** The exponent of a double that is not negative, 0 for the least there are. */
function exponentOf(value: number): number {
  double[0] = value;
  return (halves[UPPER] as number) >>> 20;
}
