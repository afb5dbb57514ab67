/**
 * The point of Z that is nearest to the origin at a time, and the part of Z it lies on: for boxes, boxes along a straight core, and
 * parallelograms between two straight cores.
 */

import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  forms,
  G,
  GAP,
  H,
  HIGH,
  HIGH_FIRST,
  HIGH_SECOND,
  LOW,
  LOW_FIRST,
  LOW_SECOND,
  numbers,
  PLACE,
  PLACE_A,
  STRAIGHT,
  TIME,
  WAY,
} from "./cast-numbers.js";

/** What Z is. */
export type Outline = typeof BOX_ALONE | typeof BOX_ALONG | typeof PARALLELOGRAM;
export const BOX_ALONE = 0;
export const BOX_ALONG = 1;
export const PARALLELOGRAM = 2;

export function outlineOf(): Outline {
  const a = forms[0] === STRAIGHT;
  const b = forms[1] === STRAIGHT;
  return a && b ? PARALLELOGRAM : a || b ? BOX_ALONG : BOX_ALONE;
}

/** On which side of Z's box the origin is, axis by axis: 1 below its least, −1 above its greatest, 0 between. */
export const sides: Int32Array = /* @__PURE__ */ new Int32Array(3);

/** Writes the vector from the origin to Z at the time in `numbers`, and the places on straight cores. */
export function nearestAt(outline: Outline): void {
  if (outline === BOX_ALONE) nearestOfBox();
  else if (outline === BOX_ALONG) nearestAlong();
  else nearestOfParallelogram();
}

function nearestOfBox(): void {
  const time = numbers[TIME] as number;
  for (let axis = 0; axis < 3; axis++) {
    const at = time * (numbers[WAY + axis] as number);
    const below = (numbers[LOW + axis] as number) - at;
    const above = (numbers[HIGH + axis] as number) - at;
    sides[axis] = below > 0 ? 1 : above < 0 ? -1 : 0;
    numbers[GAP + axis] = below > 0 ? below : above < 0 ? above : 0;
  }
}

/**
 * More steps than the six places at which the box's sides come into play need, and than halving takes until places are as good as one: at such
 * a place itself the bend may be that of either side of it, and Newton's step lead there again.
 */
const MOST_STEPS = 72;

/**
 * The box goes along g, to s g. Half the squared distance has the slope Σ g v, v the vector to the box, which rises with s, by
 * Σ g² over the axes on which the origin is outside: by Newton's steps to where it is 0, kept between the places known to be
 * below and above.
 */
function nearestAlong(): void {
  let s = numbers[PLACE] as number;
  // Places not yet looked at, at either end.
  let least = -1;
  let most = 2;
  for (let step = 0; step < MOST_STEPS; step++) {
    numbers[PLACE] = s;
    boxAt();
    let slope = 0;
    let bend = 0;
    for (let axis = 0; axis < 3; axis++) {
      const g = numbers[G + axis] as number;
      slope += g * (numbers[GAP + axis] as number);
      if (sides[axis] !== 0) bend += g * g;
    }
    if (slope > 0) most = s;
    else least = s;
    if (slope === 0 || (slope > 0 ? s === 0 : s === 1)) return;
    let next = s - slope / bend;
    if (next < 0) next = 0;
    if (next > 1) next = 1;
    if (Math.abs(next - s) <= 2 * UNIT_ROUNDOFF) return;
    if (!(next > least && next < most)) next = ((least > 0 ? least : 0) + (most < 1 ? most : 1)) / 2;
    s = next;
  }
}

/** The nearest point of the box that is at a place along its way. */
function boxAt(): void {
  const time = numbers[TIME] as number;
  const s = numbers[PLACE] as number;
  for (let axis = 0; axis < 3; axis++) {
    const at = time * (numbers[WAY + axis] as number);
    const along = s * (numbers[G + axis] as number);
    const low = s === 1 ? (numbers[LOW_SECOND + axis] as number) : (numbers[LOW_FIRST + axis] as number) + along;
    const high = s === 1 ? (numbers[HIGH_SECOND + axis] as number) : (numbers[HIGH_FIRST + axis] as number) + along;
    const below = low - at;
    const above = high - at;
    sides[axis] = below > 0 ? 1 : above < 0 ? -1 : 0;
    numbers[GAP + axis] = below > 0 ? below : above < 0 ? above : 0;
  }
}

/** Where the corner of a parallelogram is at which its cores have these ends, 0 or 1: of B, of A. */
export function cornerOf(endB: number, endA: number): number {
  return LOW_FIRST + 3 * (endB + 2 * endA);
}

/** The square of the distance of the best point so far. */
const best: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** An edge is nearest, or the foot on the plane where it lies within: as two segments in `nearest.ts`. */
function nearestOfParallelogram(): void {
  best[0] = Number.POSITIVE_INFINITY;
  tryEdge(0, 0, false);
  tryEdge(1, 0, false);
  tryEdge(0, 0, true);
  tryEdge(0, 1, true);
  tryInside();
}

function tryEdge(endB: number, endA: number, alongB: boolean): void {
  const corner = cornerOf(endB, endA);
  const along = alongB ? G : H;
  const time = numbers[TIME] as number;
  const gx = numbers[along] as number;
  const gy = numbers[along + 1] as number;
  const gz = numbers[along + 2] as number;
  const cx = (numbers[corner] as number) - time * (numbers[WAY] as number);
  const cy = (numbers[corner + 1] as number) - time * (numbers[WAY + 1] as number);
  const cz = (numbers[corner + 2] as number) - time * (numbers[WAY + 2] as number);
  let s = -(gx * cx + gy * cy + gz * cz) / (gx * gx + gy * gy + gz * gz);
  s = s > 0 ? (s < 1 ? s : 1) : 0;
  const far = cornerOf(alongB ? 1 : endB, alongB ? endA : 1);
  const vx = s === 1 ? (numbers[far] as number) - time * (numbers[WAY] as number) : cx + s * gx;
  const vy = s === 1 ? (numbers[far + 1] as number) - time * (numbers[WAY + 1] as number) : cy + s * gy;
  const vz = s === 1 ? (numbers[far + 2] as number) - time * (numbers[WAY + 2] as number) : cz + s * gz;
  const squared = vx * vx + vy * vy + vz * vz;
  if (!(squared < (best[0] as number))) return;
  best[0] = squared;
  numbers[GAP] = vx;
  numbers[GAP + 1] = vy;
  numbers[GAP + 2] = vz;
  numbers[PLACE] = endB;
  numbers[PLACE_A] = endA;
  numbers[alongB ? PLACE : PLACE_A] = s;
}

function tryInside(): void {
  const time = numbers[TIME] as number;
  const gx = numbers[G] as number;
  const gy = numbers[G + 1] as number;
  const gz = numbers[G + 2] as number;
  const hx = numbers[H] as number;
  const hy = numbers[H + 1] as number;
  const hz = numbers[H + 2] as number;
  const cx = (numbers[LOW_FIRST] as number) - time * (numbers[WAY] as number);
  const cy = (numbers[LOW_FIRST + 1] as number) - time * (numbers[WAY + 1] as number);
  const cz = (numbers[LOW_FIRST + 2] as number) - time * (numbers[WAY + 2] as number);
  const gg = gx * gx + gy * gy + gz * gz;
  const gh = (gx * hx + gy * hy + gz * hz) / gg;
  const gc = (gx * cx + gy * cy + gz * cz) / gg;
  // What of h and c is square to g: the usual g² h² − (g · h)² loses its digits where the two are nearly parallel.
  // Once more, for what is left of g by rounding counts where little else is left.
  const nx = hx - gh * gx;
  const ny = hy - gh * gy;
  const nz = hz - gh * gz;
  const gn = (gx * nx + gy * ny + gz * nz) / gg;
  const px = nx - gn * gx;
  const py = ny - gn * gy;
  const pz = nz - gn * gz;
  const rx = cx - gc * gx;
  const ry = cy - gc * gy;
  const rz = cz - gc * gz;
  const r = -(px * rx + py * ry + pz * rz) / (px * px + py * py + pz * pz);
  const s = -gc - r * (gh + gn);
  if (!(r > 0 && r < 1 && s > 0 && s < 1)) return;
  const vx = cx + s * gx + r * hx;
  const vy = cy + s * gy + r * hy;
  const vz = cz + s * gz + r * hz;
  const squared = vx * vx + vy * vy + vz * vz;
  if (!(squared < (best[0] as number))) return;
  best[0] = squared;
  numbers[GAP] = vx;
  numbers[GAP + 1] = vy;
  numbers[GAP + 2] = vz;
  numbers[PLACE] = s;
  numbers[PLACE_A] = r;
}
