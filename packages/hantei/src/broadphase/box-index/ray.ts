/**
 * Where a ray meets boxes: the points o + t · d with 0 ≤ t ≤ m, against the slabs that a box is made of.
 *
 * A. Williams, S. Barrus, R. K. Morley, P. Shirley, "An efficient and robust ray–box intersection algorithm" (2005), with
 * comparisons that are exact: the ray enters the slab of axis i at t = (near − oᵢ) / dᵢ and leaves it at (far − oᵢ) / dᵢ, and it
 * meets the box where no slab is entered after another, or the ray, has ended.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { registers } from "../../exact/registers.js";
import { exactSign, type Ring } from "../../exact/ring.js";
import type { Sign } from "../../exact/sign.js";
import { FAN_OUT, type Tree } from "./layout.js";

/** Where a query keeps the ray's start, its direction and how far it reaches, and whether touching counts. */
export const ORIGIN = 0;
export const DIRECTION = 3;
export const REACH = 6;
export const TOUCHING = 7;
/** Scratch of a query: when the ray enters each slab, and when it leaves it. */
const ENTRY = 8;
const EXIT = 11;
/** Where a query keeps, as bits, along which axes some box may be flat. */
export const FLAT = 14;

/**
 * Bound on the error of (near − o) / d, and of (near − o) · (1 / d), relative to it: a difference, a quotient and a product, each
 * off by the unit roundoff e, and 1 / d, where it is below 2⁻¹⁰²², by up to 4e; and what comparing and computing the bound lose.
 */
export const QUOTIENT_ERROR: number = 12 * UNIT_ROUNDOFF;
/** What underflow of the quotient can spoil, and of the bound: 2⁻¹⁰⁷⁵ each, and this is 16 times the least double. */
export const QUOTIENT_UNDERFLOW: number = 8e-323;

/** Writes when the ray meets entries' boxes, rounded, and NaN for those that it does not: for boxes themselves, exactly. */
export function measureRay(
  tree: Tree,
  level: number,
  first: number,
  last: number,
  query: Float64Array,
  values: Float64Array,
  into: number,
): void {
  if (tree.axes === 2) {
    measureInPlane(tree, level, first, last, query, values, into);
    return;
  }
  measureInSpace(tree, level, first, last, query, values, into);
}

/** In space, axis by axis. */
function measureInSpace(
  tree: Tree,
  level: number,
  first: number,
  last: number,
  query: Float64Array,
  values: Float64Array,
  into: number,
): void {
  const { boxes, firstEntry } = tree;
  const x = query[ORIGIN] as number;
  const y = query[ORIGIN + 1] as number;
  const z = query[ORIGIN + 2] as number;
  const dx = (query[DIRECTION] as number) + 0;
  const dy = (query[DIRECTION + 1] as number) + 0;
  const dz = (query[DIRECTION + 2] as number) + 0;
  const perX = 1 / dx;
  const perY = 1 / dy;
  const perZ = 1 / dz;
  const reach = query[REACH] as number;
  const nearX = dx >= 0 ? 0 : 3;
  const nearY = dy >= 0 ? 1 : 4;
  const nearZ = dz >= 0 ? 2 : 5;
  const farX = 3 - nearX;
  const farY = 5 - nearY;
  const farZ = 7 - nearZ;
  let at = 6 * ((firstEntry[level] as number) + first);
  for (let slot = 0; slot < FAN_OUT; slot++, at += 6) {
    let value = Number.NaN;
    if (first + slot < last) {
      const entersX = ((boxes[at + nearX] as number) - x) * perX;
      const entersY = ((boxes[at + nearY] as number) - y) * perY;
      const entersZ = ((boxes[at + nearZ] as number) - z) * perZ;
      const leavesX = ((boxes[at + farX] as number) - x) * perX;
      const leavesY = ((boxes[at + farY] as number) - y) * perY;
      const leavesZ = ((boxes[at + farZ] as number) - z) * perZ;
      let enters = entersX > 0 ? entersX : 0;
      if (entersY > enters) enters = entersY;
      if (entersZ > enters) enters = entersZ;
      let leaves = leavesX < reach ? leavesX : reach;
      if (leavesY < leaves) leaves = leavesY;
      if (leavesZ < leaves) leaves = leavesZ;
      const size = leaves > 0 ? leaves : -leaves;
      const doubt = QUOTIENT_ERROR * (enters + size) + QUOTIENT_UNDERFLOW;
      const isClear =
        leavesX - entersX > 0 &&
        leavesY - entersY > 0 &&
        leavesZ - entersZ > 0 &&
        (leavesX < Number.POSITIVE_INFINITY || dx === 0) &&
        (leavesY < Number.POSITIVE_INFINITY || dy === 0) &&
        (leavesZ < Number.POSITIVE_INFINITY || dz === 0);
      if (
        (isClear && enters + doubt < leaves) ||
        (!(enters - doubt > leaves) && meets(tree, level, first + slot, query))
      ) {
        value = level > 0 ? enters - doubt : enteredAt(tree, level, first + slot, query);
        if (!(value >= 0)) value = 0;
      }
    }
    values[into + slot] = value;
  }
}

/** The same where two slabs are all there is, in one loop. What it is not certain of goes to `meets`. */
function measureInPlane(
  tree: Tree,
  level: number,
  first: number,
  last: number,
  query: Float64Array,
  values: Float64Array,
  into: number,
): void {
  const { boxes, firstEntry } = tree;
  const x = query[ORIGIN] as number;
  const y = query[ORIGIN + 1] as number;
  // Minus zero is zero: its inverse would be −∞.
  const dx = (query[DIRECTION] as number) + 0;
  const dy = (query[DIRECTION + 1] as number) + 0;
  const perX = 1 / dx;
  const perY = 1 / dy;
  const reach = query[REACH] as number;
  // Where the near and the far side of a box lie in its record.
  const nearX = dx >= 0 ? 0 : 2;
  const nearY = dy >= 0 ? 1 : 3;
  const farX = 2 - nearX;
  const farY = 4 - nearY;
  let at = 4 * ((firstEntry[level] as number) + first);
  for (let slot = 0; slot < FAN_OUT; slot++, at += 4) {
    let value = Number.NaN;
    if (first + slot < last) {
      // Where the ray does not move along an axis: −∞ and ∞ between the bounds, NaN at one of them.
      const entersX = ((boxes[at + nearX] as number) - x) * perX;
      const entersY = ((boxes[at + nearY] as number) - y) * perY;
      const leavesX = ((boxes[at + farX] as number) - x) * perX;
      const leavesY = ((boxes[at + farY] as number) - y) * perY;
      // Not NaN, or a ray along a border would look into every part before the nearest one.
      const entersLast = entersX > entersY || dy === 0 ? entersX : entersY;
      const enters = entersLast > 0 ? entersLast : 0;
      const leavesFirst = leavesX < leavesY ? leavesX : leavesY;
      const leaves = leavesFirst < reach ? leavesFirst : reach;
      const size = leaves > 0 ? leaves : -leaves;
      const doubt = QUOTIENT_ERROR * (enters + size) + QUOTIENT_UNDERFLOW;
      // An infinite end that is not of an axis without movement may have overflowed: nothing is certain of that, nor of NaN.
      const isClear =
        leavesX - entersX > 0 &&
        leavesY - entersY > 0 &&
        (leavesX < Number.POSITIVE_INFINITY || dx === 0) &&
        (leavesY < Number.POSITIVE_INFINITY || dy === 0);
      if (
        (isClear && enters + doubt < leaves) ||
        (!(enters - doubt > leaves) && meets(tree, level, first + slot, query))
      ) {
        value = level > 0 ? enters - doubt : enteredAt(tree, level, first + slot, query);
        // Nothing is known of a bound that overflowed.
        if (!(value >= 0)) value = 0;
      }
    }
    values[into + slot] = value;
  }
}

/** When the ray enters a box that it meets, by one quotient, and not beyond its end. */
export function enteredAt(tree: Tree, level: number, entry: number, query: Float64Array): number {
  const { axes, boxes, firstEntry } = tree;
  const at = 2 * axes * ((firstEntry[level] as number) + entry);
  let enters = 0;
  for (let axis = 0; axis < axes; axis++) {
    const direction = query[DIRECTION + axis] as number;
    if (direction === 0) continue;
    const near = boxes[at + axis + (direction > 0 ? 0 : axes)] as number;
    const entersAt = quotient(near, query[ORIGIN + axis] as number, direction);
    if (entersAt > enters) enters = entersAt;
  }
  const reach = query[REACH] as number;
  return enters < reach ? enters : reach;
}

/** Whether the ray meets an entry's box: for a box itself, exactly; above level 0, true in doubt. */
export function meets(tree: Tree, level: number, entry: number, query: Float64Array): boolean {
  const { axes, boxes, firstEntry } = tree;
  const at = 2 * axes * ((firstEntry[level] as number) + entry);
  const counts = query[TOUCHING] === 1;
  // Above level 0, where quotients leave it in doubt, touching always counts: a box below may be entered.
  const touching = level > 0 || counts;
  for (let axis = 0; axis < axes; axis++) {
    const direction = query[DIRECTION + axis] as number;
    const origin = query[ORIGIN + axis] as number;
    const min = boxes[at + axis] as number;
    const max = boxes[at + axes + axis] as number;
    if (direction === 0) {
      if (!(min <= origin && origin <= max)) return false;
      if (!counts && (origin === min || origin === max)) {
        // A border is that of all boxes below, too, but for flat ones, whose interior is there.
        const mayBeFlat = level > 0 ? ((query[FLAT] as number) & (1 << axis)) !== 0 : min === max;
        if (!mayBeFlat) return false;
      }
      query[ENTRY + axis] = Number.NEGATIVE_INFINITY;
      query[EXIT + axis] = Number.POSITIVE_INFINITY;
      continue;
    }
    const entersAt = quotient(direction > 0 ? min : max, origin, direction);
    const leavesAt = quotient(direction > 0 ? max : min, origin, direction);
    // The start of the ray: comparisons of coordinates, exact.
    if (direction > 0 ? !(origin <= max) : !(min <= origin)) return false;
    if (!touching && (direction > 0 ? origin === max : origin === min)) return false;
    query[ENTRY + axis] = entersAt;
    query[EXIT + axis] = leavesAt;
  }
  for (let axis = 0; axis < axes; axis++) {
    if (query[DIRECTION + axis] === 0) continue;
    const sign = compareToReach(tree, level, at, axis, query);
    if (sign > 0 || (sign === 0 && !touching)) return false;
    for (let other = 0; other < axes; other++) {
      if (other === axis || query[DIRECTION + other] === 0) continue;
      const order = compareSlabs(tree, level, at, axis, other, query);
      if (order > 0) return false;
      // Two flat slabs are crossed at one time: then the box's interior, too, is met there.
      if (order === 0 && !touching && compareSlabs(tree, level, at, other, axis, query) !== 0) return false;
    }
  }
  return true;
}

/** (bound − origin) / direction, also where the difference overflows. */
function quotient(bound: number, origin: number, direction: number): number {
  const difference = bound - origin;
  if (difference - difference !== 0 && bound - bound === 0) return 2 * ((0.5 * bound - 0.5 * origin) / direction);
  return difference / direction;
}

/** The sign of when the slab of an axis is entered, less the ray's end; above level 0, where in doubt, −1. */
function compareToReach(tree: Tree, level: number, at: number, axis: number, query: Float64Array): Sign {
  const enters = query[ENTRY + axis] as number;
  const reach = query[REACH] as number;
  // Infinite of itself, and not by overflow: entered before all, or never ending.
  if (enters === Number.NEGATIVE_INFINITY || reach === Number.POSITIVE_INFINITY) return -1;
  const sign = certainSign(enters, reach);
  if (sign !== 0 || level > 0) return sign > 0 ? 1 : -1;
  const direction = query[DIRECTION + axis] as number;
  registers[0] = nearBound(tree, at, axis, direction);
  registers[1] = query[ORIGIN + axis] as number;
  registers[2] = direction > 0 ? 1 : -1;
  registers[3] = reach;
  registers[4] = 0;
  registers[5] = direction > 0 ? direction : -direction;
  return exactSign(differenceOfProducts, 2, 0, 3, 0);
}

/** The sign of when the slab of one axis is entered, less when that of another is left; above level 0, where in doubt, −1. */
function compareSlabs(tree: Tree, level: number, at: number, axis: number, other: number, query: Float64Array): Sign {
  const direction = query[DIRECTION + axis] as number;
  const otherDirection = query[DIRECTION + other] as number;
  const near = nearBound(tree, at, axis, direction);
  const far = farBound(tree, at, other, otherDirection);
  if (near - near !== 0 || far - far !== 0) return -1;
  const sign = certainSign(query[ENTRY + axis] as number, query[EXIT + other] as number);
  if (sign !== 0 || level > 0) return sign > 0 ? 1 : -1;
  // (near − o) / d against (far − o′) / d′, times |d| |d′|.
  registers[0] = near;
  registers[1] = query[ORIGIN + axis] as number;
  const size = direction > 0 ? direction : -direction;
  const otherSize = otherDirection > 0 ? otherDirection : -otherDirection;
  registers[2] = direction > 0 ? otherSize : -otherSize;
  registers[3] = far;
  registers[4] = query[ORIGIN + other] as number;
  registers[5] = otherDirection > 0 ? size : -size;
  return exactSign(differenceOfProducts, 2, 0, 3, 0);
}

function nearBound(tree: Tree, at: number, axis: number, direction: number): number {
  return tree.boxes[at + axis + (direction > 0 ? 0 : tree.axes)] as number;
}

function farBound(tree: Tree, at: number, axis: number, direction: number): number {
  return tree.boxes[at + axis + (direction > 0 ? tree.axes : 0)] as number;
}

/** The sign of a − b where two quotients, rounded, tell it for certain; else 0. */
function certainSign(a: number, b: number): Sign {
  const doubt = QUOTIENT_ERROR * (Math.abs(a) + Math.abs(b)) + QUOTIENT_UNDERFLOW;
  const difference = a - b;
  // Overflow makes the doubt infinite, and nothing certain.
  return difference > doubt ? 1 : difference < -doubt ? -1 : 0;
}

/** (r₀ − r₁) r₂ − (r₃ − r₄) r₅, with three registers from i and three from j on. */
function differenceOfProducts<T>(ring: Ring<T>, i: number, j: number, _: number): T {
  return ring.difference(
    ring.product(ring.difference(ring.at(i), ring.at(i + 1)), ring.at(i + 2)),
    ring.product(ring.difference(ring.at(j), ring.at(j + 1)), ring.at(j + 2)),
  );
}
