/**
 * Round against straight: whether a point, or a segment, is nearer to a segment than the sum of two radii, exactly.
 *
 * ```text
 *     beside a   |     between     |   beside b      u = b − a, w = c − a, v = c − b
 *                |                 |                 beside a where u · w ≤ 0: the distance is |w|
 *                a --------------- b                 beside b where u · v ≥ 0: it is |v|
 *                |                 |                 between: it is |u × w| / |u|
 * ```
 *
 * After C. Ericson, "Real-Time Collision Detection" (2005), section 5.1.2, without its division.
 *
 * Registers 8 to 11 hold a segment A, 12 to 15 a segment B, 16 and 17 the radii r and s, not both 0; 0 to 7 are scratch.
 */
import { type Code, certainCode, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { compareDistance2d, compareLineDistance2d, LINE_ERROR } from "../../exact/compare-distance.js";
import { dot2dAt } from "../../exact/dot2d.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { relateSides, type Straight } from "../foundation/segment-axes.js";

/** The first registers of A and of B. */
export const A = 8;
export const B = 12;

/** Puts a straight core into four registers. */
export function loadStraight(register: number, s: Straight): void {
  registers[register] = s.x1;
  registers[register + 1] = s.y1;
  registers[register + 2] = s.x2;
  registers[register + 3] = s.y2;
}

/** Puts a point into four registers: a core whose ends are equal. */
export function loadSpot(register: number, p: { readonly x: number; readonly y: number }): void {
  registers[register] = p.x;
  registers[register + 1] = p.y;
  registers[register + 2] = p.x;
  registers[register + 3] = p.y;
}

/** Capsule against capsule, or any core of two points or one: cores A and B, radii r and s. NaN is DISJOINT. */
export function relateCapsules(): Code {
  return outOfReach() ? DISJOINT : relateCores(false);
}

/** As `relateCapsules`, within reach; where B's second end is `known` by now, that is not asked about. */
export function relateCores(known: boolean): Code {
  if (coresMeet()) return OVERLAPPING;
  // Segments that do not meet are nearest at an end of one of them. Those of B are held against all of A, ends included.
  let code = relateDiscSegment(B, A);
  if (!known && code !== OVERLAPPING) code = larger(code, relateDiscSegment(B + 2, A));
  if (code !== OVERLAPPING) code = larger(code, relateDiscSegment(A, B, true));
  if (code !== OVERLAPPING) code = larger(code, relateDiscSegment(A + 2, B, true));
  return code;
}

/**
 * The disc about the point in register `center` (and the next) against the segment whose registers start at `segment`:
 * OVERLAPPING where the segment comes nearer than r + s, TOUCHING where it just reaches it. All numbers are finite. Of callers
 * who ask about the segment's ends elsewhere, ties at these are not asked about again: then any code but OVERLAPPING may come.
 */
export function relateDiscSegment(center: number, segment: number, within = false): Code {
  const reach = (registers[16] as number) + (registers[17] as number);
  const x1 = registers[segment] as number;
  const y1 = registers[segment + 1] as number;
  const x2 = registers[segment + 2] as number;
  const y2 = registers[segment + 3] as number;
  const ux = x2 - x1;
  const uy = y2 - y1;
  const wx = (registers[center] as number) - x1;
  const wy = (registers[center + 1] as number) - y1;
  const vx = (registers[center] as number) - x2;
  const vy = (registers[center + 1] as number) - y2;
  let left: number;
  let right: number;
  let size: number;
  // As in `2d/pairs/circle-segment.ts`, where it is said why a wrong choice near a border does no harm.
  if (ux * wx + uy * wy <= 0) {
    left = wx * wx + wy * wy;
    right = reach * reach;
    size = left + right;
  } else if (ux * vx + uy * vy >= 0) {
    left = vx * vx + vy * vy;
    right = reach * reach;
    size = left + right;
  } else {
    const p = ux * wy;
    const q = uy * wx;
    const spread = Math.abs(p) + Math.abs(q);
    const rx = reach * ux;
    const ry = reach * uy;
    left = (p - q) * (p - q);
    right = rx * rx + ry * ry;
    size = spread * spread + right;
  }
  if (Math.abs(left - right) > LINE_ERROR * size + UNDERFLOW_GUARD) return certainCode(left < right);
  return settleDiscSegment(center, segment, within);
}

/** As `relateDiscSegment`, where doubles could not tell. */
export function settleDiscSegment(center: number, segment: number, within = false): Code {
  const x = registers[center] as number;
  const y = registers[center + 1] as number;
  const x1 = registers[segment] as number;
  const y1 = registers[segment + 1] as number;
  const x2 = registers[segment + 2] as number;
  const y2 = registers[segment + 3] as number;
  registers[4] = registers[16] as number;
  registers[5] = registers[17] as number;
  if (x1 === x2 || y1 === y2) {
    // Along an axis the segment is a box, and comparisons alone find its nearest point.
    registers[0] = Math.max(Math.min(x1, x2), Math.min(x, Math.max(x1, x2)));
    registers[1] = Math.max(Math.min(y1, y2), Math.min(y, Math.max(y1, y2)));
  } else {
    const besideA = dot2dAt(segment, segment + 2, center) <= 0;
    const isBetween = !besideA && dot2dAt(segment + 2, segment, center) > 0;
    if (isBetween) return codeOf(compareLineDistance2d(segment, center, 16));
    if (within) return DISJOINT;
    registers[0] = besideA ? x1 : x2;
    registers[1] = besideA ? y1 : y2;
  }
  registers[2] = x;
  registers[3] = y;
  return codeOf(compareDistance2d());
}

/** Rounding is monotone: bounds whose rounded gap exceeds the rounded radius are out of reach in truth. NaN is, too. */
export function outOfReach(): boolean {
  registers[0] = (registers[16] as number) + (registers[17] as number);
  return !(isWithinReach(0) && isWithinReach(1));
}

/**
 * Whether the bounds of the cores are at most register 0 apart along an axis: a register, since a call may box a number. They
 * are farther where all ends of one are, on one side; without a branch, and NaN is far.
 */
function isWithinReach(axis: number): boolean {
  const reach = registers[0] as number;
  const a1 = registers[A + axis] as number;
  const a2 = registers[A + 2 + axis] as number;
  const b1 = registers[B + axis] as number;
  const b2 = registers[B + 2 + axis] as number;
  const d1 = b1 - a1;
  const d2 = b2 - a2;
  const e1 = b1 - a2;
  const e2 = b2 - a1;
  return (
    ((+(d1 <= reach) | +(d2 <= reach) | +(e1 <= reach) | +(e2 <= reach)) &
      (+(-d1 <= reach) | +(-d2 <= reach) | +(-e1 <= reach) | +(-e2 <= reach)) &
      +(d1 * d1 >= 0) &
      +(d2 * d2 >= 0)) !==
    0
  );
}

/** Whether A and B, whose bounds need not meet, have a common point. */
function coresMeet(): boolean {
  registers[0] = 0;
  if (!(isWithinReach(0) && isWithinReach(1))) return false;
  return (
    relateSides(orient2dAt(A, A + 2, B), orient2dAt(A, A + 2, B + 2)) !== DISJOINT &&
    relateSides(orient2dAt(B, B + 2, A), orient2dAt(B, B + 2, A + 2)) !== DISJOINT
  );
}

/** A negative sign of distance less radius is an overlap: no branch, and no −0, which an engine would keep as a double. */
export function codeOf(sign: Sign): Code {
  return (0 - sign) as Code;
}

function larger(a: Code, b: Code): Code {
  return a > b ? a : b;
}
