/** Straight things of space, and the registers that they and round things are asked about in. */

import { relateExtents } from "../../base/extent.js";
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import type { Vector3 } from "./vector.js";

/** Anything with two ends: a segment, or the core of a capsule. */
export interface Straight3 {
  readonly x1: number;
  readonly y1: number;
  readonly z1: number;
  readonly x2: number;
  readonly y2: number;
  readonly z2: number;
}

/** Anything that fills its least and greatest coordinates. */
export interface Bounds3 {
  readonly minX: number;
  readonly minY: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ: number;
}

/**
 * Where two cores lie in the registers. Each end has four: x, y, z, x, so that the planes xy, yz and zx are each two
 * neighbors; the second end follows the first. Below 24 is scratch.
 */
export const A = 24;
export const B = 32;
/** From one end of a core to the other. */
export const END = 4;
/** The radii of both, next to each other. */
export const RADII = 40;

/** Puts a point into four registers. */
export function loadSpot(register: number, p: Vector3): void {
  registers[register] = p.x;
  registers[register + 1] = p.y;
  registers[register + 2] = p.z;
  registers[register + 3] = p.x;
}

/** Puts a straight core into eight registers. */
export function loadStraight(register: number, s: Straight3): void {
  registers[register] = s.x1;
  registers[register + 1] = s.y1;
  registers[register + 2] = s.z1;
  registers[register + 3] = s.x1;
  registers[register + 4] = s.x2;
  registers[register + 5] = s.y2;
  registers[register + 6] = s.z2;
  registers[register + 7] = s.x2;
}

/**
 * How a segment of the plane lies to a set on the segment's own normal, where the segment is the number 0 and the set an
 * interval whose ends have these signs.
 */
export function relateSides(low: Sign, high: Sign): Code {
  // Opposite signs are 1, equal ones −1, one 0 is 0, two are 1: without a branch, for which of them it is cannot be foreseen.
  return ((+(low === 0) & +(high === 0)) - Math.imul(low, high)) as Code;
}

/** How the bounding boxes of two cores in the registers A and B lie: the least of their relations on the axes. */
export function relateBounds(): Code {
  let code: Code = OVERLAPPING;
  for (let axis = 0; axis < 3 && code !== DISJOINT; axis++) {
    const a1 = registers[A + axis] as number;
    const a2 = registers[A + END + axis] as number;
    const b1 = registers[B + axis] as number;
    const b2 = registers[B + END + axis] as number;
    const along = relateExtents(Math.min(a1, a2), Math.max(a1, a2), Math.min(b1, b2), Math.max(b1, b2));
    if (along < code) code = along;
  }
  return code;
}

/** Rounding is monotone: bounds whose rounded gap exceeds the rounded reach are out of reach in truth. NaN is, too. */
export function isOutOfReach(): boolean {
  return !(isWithinReach(0) && isWithinReach(1) && isWithinReach(2));
}

function isWithinReach(axis: number): boolean {
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const a1 = registers[A + axis] as number;
  const a2 = registers[A + END + axis] as number;
  const b1 = registers[B + axis] as number;
  const b2 = registers[B + END + axis] as number;
  return Math.min(b1, b2) - Math.max(a1, a2) <= reach && Math.min(a1, a2) - Math.max(b1, b2) <= reach;
}

/** A negative sign of distance less radius is an overlap: no branch, and no −0, which an engine would keep as a double. */
export function codeOf(sign: Sign): Code {
  return (0 - sign) as Code;
}
