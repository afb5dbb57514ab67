/**
 * How deep two convex cores with radii overlap, rounded so that a move by it really parts them, in doubles.
 *
 * Along an axis of the coordinates nothing but the move itself rounds: there, the depth is the least double found that parts,
 * judged by exact comparisons. Along any other, the depth is computed and a bound on all rounding errors is added.
 */

import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { RADII, raise, spans, trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type Convex, coreA, coreB } from "../algorithms/convex.js";
import { axis, SEPARATION, UX, UY } from "../algorithms/separate.js";

/**
 * With u = 2⁻⁵³ and W the pair's larger extent: a dot product of two vertices' difference is off by 3u · √2 W; the ends of the
 * edge that gave the normal, and the vertex taken for the farthest one, lie that much off their place, and as much again.
 */
const EXTENT_ERROR: number = 14 * UNIT_ROUNDOFF;
/** The translated coordinates round to half a last place of the largest, on both axes. */
const PLACE_ERROR: number = 2 * UNIT_ROUNDOFF;
/** The move itself: the normal's length, its product with the depth, and the growth of coordinates under it. */
const MOVE_ERROR: number = 5 * UNIT_ROUNDOFF;
/**
 * The kernels for round shapes know better. With S the sizes of the coordinates that round when either shape is moved, R the sum
 * of the radii and D the depth: the computed normal n is at most u off the true one's direction and 3u off length 1, its product
 * with D rounds twice, the moved coordinates to uS. Between two points, their distance d is off by 3u d, R by u R; D itself rounds
 * twice. Altogether u (S + 3d + R + 7D), and d + D = R: no more than u (S + 8R).
 *
 * Across an edge of length L, the height h of the other's center c above it is a cross product over L. Its factors are off by u
 * each, so is the product, and c lies at most L + |h| from the edge's first end: 3u (L + |h|) for these, 4u |h| for the sum, the
 * length and the quotient. So u (S + 3L + 7|h| + R + 7D), D = R − h: no more than u (S + 3L + 8R + 14 max(−h, 0)).
 */
export const ROUND_ERROR: number = 8 * UNIT_ROUNDOFF;
export const EDGE_ERROR: number = 3 * UNIT_ROUNDOFF;
export const INSIDE_ERROR: number = 14 * UNIT_ROUNDOFF;

/** Distances of which no square over- or underflows. */
export const SHORTEST = 1e-100;
export const FARTHEST = 1e100;

/** Least doubles added where all else underflows. */
export const LEAST: number = 4 * Number.MIN_VALUE;

/** What has a radius. */
interface Round {
  readonly radius: number;
}

/**
 * Leaves the depth of two sides across a coordinate axis in `trial`, raised until it parts; false where that takes too much. The
 * trial's depth is that along the axis before it is rounded; the sides' numbers are in `facing`, B's above A's for the sign 1.
 */
export function raiseFacing(sign: number, a: Round | undefined, b: Round | undefined): boolean {
  spans[RADII] = a === undefined ? 0 : a.radius;
  spans[RADII + 1] = b === undefined ? 0 : b.radius;
  // The sides behind are out of sight; that they are not the same makes the shapes none that are flat.
  spans[0] = spans[2] = Number.NEGATIVE_INFINITY;
  spans[1] = spans[3] = Number.POSITIVE_INFINITY;
  spans[sign > 0 ? 1 : 0] = facing[0] as number;
  spans[sign > 0 ? 2 : 3] = facing[1] as number;
  return raise(sign);
}

/** The numbers of A's and B's side that face each other: not handed over, so that no call boxes them. */
export const facing: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Leaves the depth along the axis found in `trial`, in scaled numbers; the pair overlaps. */
export function roundDepth(): void {
  const ux = axis[UX] as number;
  const uy = axis[UY] as number;
  const scale = gauge[SCALE] as number;
  const largest = (gauge[LARGEST] as number) * scale;
  spans[RADII] = (gauge[RADIUS_A] as number) * scale;
  spans[RADII + 1] = (gauge[RADIUS_B] as number) * scale;
  const reach = (spans[RADII] as number) + (spans[RADII + 1] as number);
  const plain = reach - (axis[SEPARATION] as number);
  trial[0] = plain > 0 ? plain : 0;
  const depth = trial[0] as number;
  // Numbers that were scaled down may have lost bits.
  if ((ux === 0 || uy === 0) && scale >= 1) {
    span(0, coreA, uy === 0 ? 0 : 1);
    span(2, coreB, uy === 0 ? 0 : 1);
    if (ux + uy > 0 ? raise(1) : raise(-1)) return;
  }
  span(0, coreA, 0);
  span(2, coreB, 0);
  const width = Math.max(spans[1] as number, spans[3] as number) - Math.min(spans[0] as number, spans[2] as number);
  span(0, coreA, 1);
  span(2, coreB, 1);
  const height = Math.max(spans[1] as number, spans[3] as number) - Math.min(spans[0] as number, spans[2] as number);
  const extent = width > height ? width : height;
  trial[0] = depth + (EXTENT_ERROR * extent + PLACE_ERROR * largest + MOVE_ERROR * depth + LEAST);
}

function span(at: number, core: Convex, coordinate: number): void {
  let low = core.xy[coordinate] as number;
  let high = low;
  const end = 2 * core.count;
  for (let i = coordinate + 2; i < end; i += 2) {
    const value = core.xy[i] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  spans[at] = low;
  spans[at + 1] = high;
}
